// Figures while pieces are still on their way: the board has the newest view, what has not been told is taken off again.

import type { Move } from "../server/wire";

/** By place and piece: how many of what the view shows there have not arrived yet; less than none: not left yet. */
export type Holds = ReadonlyMap<string, number>;

export const NO_HOLDS: Holds = new Map();

export const spot = (place: string, what: string): string => `${place} ${what}`;

/** How many of a thing, or of all things of a kind ("suspicion:*"), a place has to wait for. */
export function heldOf(holds: Holds, place: string, what: string): number {
  if (!what.endsWith("*")) return holds.get(spot(place, what)) ?? 0;
  const kind = spot(place, what.slice(0, -1));
  let held = 0;
  for (const [key, n] of holds) if (key.startsWith(kind)) held += n;
  return held;
}

/** `part` of the pieces: figures count up while they arrive. */
export function holdsOf(moves: readonly Move[], part = 1): Map<string, number> {
  const holds = new Map<string, number>();
  const add = (key: string, n: number): void => void holds.set(key, (holds.get(key) ?? 0) + n);
  for (const { what, from, to, n } of moves) {
    const held = Math.round(n * part);
    add(spot(to, what), held);
    add(spot(from, what), -held);
  }
  return holds;
}

export function sumOf(one: Holds, other: Holds): Holds {
  const sum = new Map(one);
  for (const [key, n] of other) sum.set(key, (sum.get(key) ?? 0) + n);
  return sum;
}
