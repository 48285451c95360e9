// Looking back: a game as a row of moments, event by event.

import type { GameEvent, Ply, View } from "../server/wire";
import { stepsOf, type Moments, type Step } from "./steps";

export interface Moment {
  ply: number;
  /** All steps of its ply, and which of them was told last; -1 where the ply told this seat nothing. */
  steps: readonly Step[];
  index: number;
}

/** What is shown while somebody looks back. */
export interface Past {
  view: View;
  moment: Moment;
}

/** Kinds of events with which a new part of the game begins. */
const PARTS = ["round", "era"];

/** The set-up is one moment; whatever came later is told step by step. */
export function momentsOf(plies: readonly Ply[], moments: Moments): Moment[] {
  return plies.flatMap((ply) => {
    const steps = stepsOf([ply], moments);
    if (ply.ply === 0 || !steps.length) return [{ ply: ply.ply, steps: [], index: -1 }];
    return steps.map((_, index) => ({ ply: ply.ply, steps, index }));
  });
}

export const stepAt = ({ steps, index }: Moment): Step | null => steps[index] ?? null;

/** What had not happened yet at a moment, although its ply tells it. */
export const untoldAt = ({ steps, index }: Moment): ReadonlySet<GameEvent> =>
  new Set(steps.slice(index + 1).flatMap(({ events }) => events));

/** The moment at which the next part of the game begins, or the one before; the first or last where there is none. */
export function partFrom(all: readonly Moment[], at: number, by: 1 | -1): number {
  const begins = (moment: Moment): boolean => {
    const kind = stepAt(moment)?.events[0].kind;
    return kind !== undefined && PARTS.includes(kind);
  };
  for (let i = at + by; i > 0 && i < all.length; i += by) if (begins(all[i]!)) return i;
  return by > 0 ? all.length - 1 : 0;
}
