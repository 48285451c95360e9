// Several questions answered in one go, as whole payments and the rest of a turn; taken back in one go as well.

import { isHeading } from "../motion/steps";
import type { TableConnection } from "../server/tableConnection.svelte";
import type { Decision, Option } from "../server/wire";

/** What answers the next question; null ends the series. */
export type Answer = (decision: Decision) => Option | null;

export class Series {
  private answer: Answer | null = null;
  /** The question that was answered last. */
  private answered = "";
  /** The ply at which the last series began, while it is the last thing that this seat did. */
  private began: number | null = $state(null);

  /** `sure` tells whether choices that cannot be taken back are made without asking. */
  constructor(
    private readonly connection: TableConnection,
    private readonly sure: () => boolean,
  ) {}

  start(answer: Answer): void {
    this.answer = answer;
    this.answered = "";
    this.began = this.connection.view?.ply ?? 0;
    this.follow();
  }

  /** A choice that somebody makes by hand ends what was begun. */
  stop(): void {
    this.answer = null;
    this.began = null;
  }

  /** To be called whenever the table has changed. */
  follow(): void {
    const { connection } = this;
    const decision = connection.view?.decision;
    if (!this.answer || connection.sending || decision?.id === this.answered) return;
    const option = decision && !connection.unconfirmed && !this.interrupted() ? this.answer(decision) : null;
    if (!decision || !option) return void (this.answer = null);
    this.answered = decision.id;
    connection.choose(decision, option, this.sure());
  }

  /** Whether somebody else has acted since, or a new turn has begun: what comes then wants to be looked at. */
  private interrupted(): boolean {
    const { connection } = this;
    return connection.plies.some(
      ({ ply, seat, events }) =>
        ply > (this.began ?? 0) && ((seat !== null && seat !== connection.seat) || events.some(isHeading)),
    );
  }

  /** Takes back the last choice; where several were made in one go, all of them. */
  async takeBack(): Promise<void> {
    const { connection, began } = this;
    this.stop();
    do {
      const before = connection.view?.ply ?? 0;
      const answer = await connection.takeBack("step");
      if (answer.is === "error" || (connection.view?.ply ?? 0) >= before) return;
    } while (began !== null && connection.undo && (connection.view?.ply ?? 0) > began);
  }
}
