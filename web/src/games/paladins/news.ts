// What has changed on the table since one was last asked, so that it can be marked.

import type { View } from "../../lib/types";
import type { Board, Player } from "./types";

const COUNTED = ["silver", "provisions", "unpaid", "paid", "quests"] as const;

/** Marks are paths: "1/silver", "1/worker/scout", "1/done/fortify", "space/r2_3", "favour/…", "tavern/…", "tax". */
export function changes(before: Board, after: Board): Set<string> {
  const found = new Set<string>();
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

function differing(old: Record<string, number>, now: Record<string, number>): string[] {
  return Object.keys(now).filter((key) => old[key] !== now[key]);
}

/** Follows the views of one seat: what others did stays marked through one's own next turn. */
export class News {
  private question = "";
  private ply = 0;
  private asked: Board | null = null;
  private base: Board | null = null;

  see({ board, decision, ply }: View<Board>): Set<string> {
    if (decision && decision.id !== this.question) {
      // One's own choice is a single ply: more of them mean that others have moved.
      if (ply > this.ply + 1) this.base = this.asked;
      this.asked = board;
      this.ply = ply;
      this.question = decision.id;
    }
    const since = decision ? this.base : this.asked;
    return since?.round === board.round ? changes(since, board) : new Set();
  }
}
