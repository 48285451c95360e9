// What two boards differ in. A new round begins afresh.

import { differing } from "../../lib/news";
import type { Board, Player } from "./types";

const COUNTED = ["silver", "provisions", "unpaid", "paid", "quests"] as const;

/** Marks are paths: "1/silver", "1/worker/scout", "1/done/fortify", "space/r2_3", "favour/…", "tavern/…", "tax". */
export function changes(before: Board, after: Board): Set<string> {
  const found = new Set<string>();
  if (before.round !== after.round) return found;
  after.players.forEach((player, seat) => {
    const old = before.players[seat];
    if (old) for (const mark of of(old, player)) found.add(`${seat}/${mark}`);
  });
  for (const [space, piece] of Object.entries(after.pieces)) {
    if (before.pieces[space]?.seat !== piece.seat) found.add(`space/${space}`);
  }
  for (const { favour, seat } of after.favours) {
    if (seat !== null && before.favours.find((one) => one.favour === favour)?.seat !== seat) found.add(`favour/${favour}`);
  }
  for (const { tavern, taken } of after.taverns) {
    if (taken >= 0 && before.taverns.find((one) => one.tavern === tavern)?.taken !== taken) found.add(`tavern/${tavern}`);
  }
  for (const card of [...after.townsfolk, ...after.outsiders]) {
    if (card && !before.townsfolk.includes(card) && !before.outsiders.includes(card)) found.add(`card/${card}`);
  }
  if (before.tax !== after.tax) found.add("tax");
  return found;
}

function of(old: Player, player: Player): string[] {
  return [
    ...COUNTED.filter((one) => old[one] !== player[one]),
    ...(old.suspicion.length === player.suspicion.length ? [] : ["suspicion"]),
    ...differing(old.workers, player.workers).map((kind) => `worker/${kind}`),
    ...differing(old.attributes, player.attributes),
    ...differing(old.done, player.done).map((action) => `done/${action}`),
    ...Object.keys(player.board)
      .filter((action) => old.board[action]?.join() !== player.board[action]?.join())
      .map((action) => `action/${action}`),
    ...player.jars.filter((jar) => !old.jars.includes(jar)).map((jar) => `jar/${jar}`),
    ...(old.passed === player.passed ? [] : ["passed"]),
  ];
}
