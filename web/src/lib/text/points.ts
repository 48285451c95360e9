// Points that are only expected: with a decimal, and a sign where they are a lead.

import type { Goal } from "../server/wire";
import { withMinus, type Language } from "./speaker";

export function expectedPoints(points: number, goal: Goal, lang: Language): string {
  const signDisplay = goal === "margin" ? "exceptZero" : "auto";
  return withMinus(new Intl.NumberFormat(lang, { maximumFractionDigits: 1, signDisplay }).format(points));
}

/** How long the bar of each value is, from 0 to 1: the least is barely to be seen. */
export function barLengths(values: readonly number[]): number[] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return values.map((value) => (most === least ? 1 : 0.06 + (0.94 * (value - least)) / (most - least)));
}
