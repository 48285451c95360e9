// How every game is played in tests: at which table, how long a round is, and what a person does there.

import type { CDPSession, Page } from "playwright-core";
import { expect } from "vitest";
import { click, clickOption, decision, drawn, inList, onBoard, type Target } from "./clicking";
import { address, bot, makeTable, me, myTurn } from "./browser";

/** What one run is about; tests/browser runs the files that use it for each game. */
export const game = process.env["GREATHALL_GAME"] ?? "castle";

interface Match {
  /** Bots at the table; few, so that a whole game is short. */
  bots: number;
  variants: Record<string, string>;
  /** How many "round" events make a round: some games count a turn of each seat as one. */
  rounds: number;
}
const PLAIN: Match = { bots: 1, variants: {}, rounds: 1 };
const MATCHES: Record<string, Match> = {
  viscounts: { ...PLAIN, rounds: 4 },
  crusaders: { ...PLAIN, variants: { scenario: "kingdom_of_jerusalem_tournament" } },
};
export const match = MATCHES[game] ?? PLAIN;

/** After so many choices the person passes whenever that is possible: a whole game, but a short one. */
const HURRY = 30;
const PASSES = [
  "pass",
  "decline",
  "done",
  "nothing",
  "nobody",
  "more",
  "none",
  "stop",
  "refuse",
  "withdraw",
  "concede",
  "reveal-card",
  "skip",
  "no",
];
const PASSING = `^s\\d+ (?:no-\\w+|(?:[\\w-]+-)?(?:${PASSES.join("|")}))$`;

interface Choice {
  notation: string;
  touches: string[];
}

interface View {
  over: boolean;
  decision: { id: string; options: Choice[] } | null;
}

interface Message {
  is?: string;
  view?: View | null;
  changes?: [(string | number)[], unknown][];
  plies?: { ply: number; events: { kind: string }[] }[];
}

/** A seat at a table of the game of this run; listens to what its page is told. */
export class Seat {
  private roundPlies = new Set<number>();
  private news = 0;
  private view: View = { over: false, decision: null };
  /** The question that the page was told last, and its options. */
  private asked = "";
  private options: readonly Choice[] = [];
  private meter: CDPSession | undefined;
  readonly choices: string[] = [];

  constructor(readonly page: Page) {
    page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => this.receive(JSON.parse(String(payload)) as Message));
    });
  }

  /** Sits down at a new table. */
  static async take(page: Page): Promise<Seat> {
    const seat = new Seat(page);
    const { table, key } = await makeTable([me, ...Array<unknown>(match.bots).fill(bot)], match.variants, game);
    await page.goto(`${address}table/${table}#${key}`);
    await seat.ready();
    return seat;
  }

  /** Until the board lies there and something is asked. */
  async ready(): Promise<void> {
    await myTurn(this.page);
    await this.page.locator(".board > *").first().waitFor();
  }

  private receive(message: Message): void {
    if (message.is === "news" || message.is === "changes") this.news += 1;
    if (message.view) this.view = message.view;
    for (const [place, value] of message.changes ?? []) {
      if (place[0] !== "view") continue;
      if (place.length === 1) this.view = value as View;
      else if (place.length === 2) this.view = { ...this.view, [String(place[1])]: value };
    }
    this.asked = this.view.over ? "over" : (this.view.decision?.id ?? "");
    this.options = this.view.decision?.options ?? [];
    for (const { ply, events } of message.plies ?? [])
      if (events.some(({ kind }) => kind === "round")) this.roundPlies.add(ply);
  }

  /** Whether the first round, as the game counts them, is behind us. */
  get roundIsOver(): boolean {
    return this.roundPlies.size > match.rounds;
  }

  /** Options about something on the table that nothing on the board stands for. */
  unlit(): Promise<string[]> {
    return this.page.evaluate((options) => {
      const lit = new Set([...document.querySelectorAll(".board .lit")].map((one) => one.getAttribute("data-element")));
      const stood = ({ notation, touches }: Choice): boolean =>
        [notation, ...touches].some((element) => lit.has(element));
      return options.filter((option) => option.touches.length > 0 && !stood(option)).map((option) => option.notation);
    }, this.options);
  }

  /** Makes a choice in one of the ways in which people do; says in which. */
  async choose(turn: number): Promise<"board" | "list"> {
    if (turn > HURRY && (await this.click(inList(0, PASSING)))) return "list";
    let clicked = turn % 2 === 0 ? await this.click(onBoard(turn)) : null;
    const way = clicked ? "board" : "list";
    // A click on the board may have meant several options: another one, or the list, says which.
    if (clicked?.narrowed && turn % 4 === 0) clicked = (await this.click(onBoard(turn))) ?? clicked;
    if (!clicked || clicked.narrowed) this.choices.push(await clickOption(this.page, turn * 7));
    return way;
  }

  /** Makes a choice from the list; tells what showing each of the news cost the page, in milliseconds of its own thread. */
  async costOfChoosing(turn: number): Promise<number> {
    const before = await decision(this.page);
    const [began, heard] = [await this.busy(), this.news];
    // Nothing looks at the page meanwhile: that would be measured too.
    await this.page.evaluate(async (at) => {
      for (let several = true; several;) {
        const all = document.querySelectorAll<HTMLElement>(".decision button.option");
        const one = all[at % all.length];
        several = one?.dataset["several"] !== undefined;
        one?.click();
        await new Promise(requestAnimationFrame);
      }
    }, turn * 7);
    await expect.poll(() => this.asked !== before && this.asked !== "", { timeout: 60_000, interval: 10 }).toBe(true);
    await drawn(this.page);
    return ((await this.busy()) - began) / Math.max(1, this.news - heard);
  }

  /** What something costs the page, in milliseconds of its own thread. */
  async costOf(act: () => Promise<void>): Promise<number> {
    const began = await this.busy();
    await act();
    return (await this.busy()) - began;
  }

  /** The time that scripts, layout and painting have taken. Not by the clock on the wall: others may use the processor. */
  private async busy(): Promise<number> {
    if (!this.meter) {
      this.meter = await this.page.context().newCDPSession(this.page);
      await this.meter.send("Performance.enable", { timeDomain: "threadTicks" });
    }
    const { metrics } = await this.meter.send("Performance.getMetrics");
    return 1000 * (metrics.find((one) => one.name === "TaskDuration")?.value ?? NaN);
  }

  private async click(target: Target): ReturnType<typeof click> {
    const clicked = await click(this.page, target);
    if (clicked) this.choices.push(clicked.what);
    return clicked;
  }
}
