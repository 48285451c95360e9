// Which options lie on the tray: those that no other place on the board stands for.

import type { Option } from "../../lib/server/wire";
import type { OptionKind } from "./wire";

const TRAY = new Set<Option["kind"]>([
  "choose",
  "place",
  "keep",
  "pass",
  "decline",
  "skip",
  "ability-none",
  "discard",
  "pay-debt",
  "destroy-debt",
] satisfies OptionKind[]);

export const lies = (option: Option): boolean => TRAY.has(option.kind);

/** The workers an option is about, each as often as it goes. */
export function crew(option: Option): string[] {
  const workers = option.params["workers"];
  return Array.isArray(workers) ? workers.map((one) => String(one).replace("worker:", "")) : [];
}

/** Whether a crew has these workers, each at least as often as it is named. */
export function holds(whole: readonly string[], part: readonly string[]): boolean {
  const often = (list: readonly string[], kind: string): number => list.filter((one) => one === kind).length;
  return part.every((kind) => often(whole, kind) >= often(part, kind));
}
