// What led to an open question: choices that were made for one, and what others did.

import { actorOf } from "../motion/steps";
import type { GameEvent, Ply } from "../server/wire";

/** What a seat was told to have chosen after a ply although it did not; `sent` is what it did choose there. */
export function madeFor(plies: readonly Ply[], seat: number | null, since: number, sent: string): Ply[] {
  const own = plies.filter((ply) => ply.ply > since && ply.seat === seat && ply.choice !== null);
  const chosen = own.findIndex(({ choice }) => choice === sent);
  return own.filter((_, i) => i !== chosen);
}

/** What somebody else did last, from which a question follows; null where it follows from one's own choice. */
export function causeOf(plies: readonly Ply[], seat: number | null): GameEvent | null {
  const last = plies.at(-1);
  if (!last || last.seat === seat) return null;
  return last.events.findLast((event) => actorOf(event, last) !== seat) ?? null;
}
