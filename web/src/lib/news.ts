// What has changed on the table since one was last asked, so that it can be marked.

import type { View } from "./types";

/** The keys under which two sets of figures differ. */
export function differing(old: Readonly<Record<string, number>>, now: Readonly<Record<string, number>>): string[] {
  return Object.keys(now).filter((key) => old[key] !== now[key]);
}

/** Follows the views of one seat: what others did stays marked through one's own next turn. */
export class News<Board> {
  private question = "";
  private ply = 0;
  private asked: Board | null = null;
  private base: Board | null = null;

  /** `changes` names what two boards differ in. */
  constructor(private readonly changes: (before: Board, after: Board) => Set<string>) {}

  see({ board, decision, ply }: View<Board>): Set<string> {
    if (decision && decision.id !== this.question) {
      // One's own choice is a single ply: more of them mean that others have moved.
      if (ply > this.ply + 1) this.base = this.asked;
      this.asked = board;
      this.ply = ply;
      this.question = decision.id;
    }
    const since = decision ? this.base : this.asked;
    return since ? this.changes(since, board) : new Set();
  }
}
