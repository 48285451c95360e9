// What others did since one's own last choice, as marks on the board: where, how much, and who.

import type { GameEvent, Move } from "../server/wire";
import { spot } from "./holds";
import { actorOf } from "./steps";

export interface Mark {
  place: string;
  what: string;
  /** More there than before, or less. */
  n: number;
  /** Who did it last. */
  seat: number;
}

/** A ply, or a part of one. */
interface Doings {
  seat: number | null;
  events: readonly GameEvent[];
}

/** Only what has changed in the end; `own` knows what it did itself. */
export function marksOf(plies: readonly Doings[], own: number | null): Mark[] {
  const found = new Map<string, Mark>();
  const add = (place: string, what: string, n: number, seat: number): void => {
    const key = spot(place, what);
    found.set(key, { place, what, n: (found.get(key)?.n ?? 0) + n, seat });
  };
  for (const { moves, seat } of doneBy(plies)) {
    if (seat === null || seat === own) continue;
    for (const { what, from, to, n } of moves) {
      add(from, what, -n, seat);
      add(to, what, n, seat);
    }
  }
  return [...found.values()].filter(({ n }) => n !== 0);
}

const doneBy = (plies: readonly Doings[]): { moves: Move[]; seat: number | null }[] =>
  plies.flatMap((ply) => ply.events.map((event) => ({ moves: event.moves, seat: actorOf(event, ply) })));
