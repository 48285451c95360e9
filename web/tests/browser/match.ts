// How every game is played in tests: at which table, how long a round is, and what a person does there.

import type { CDPSession, Page } from "playwright-core";
import { expect } from "vitest";
import { address, bot, makeTable, me, myTurn, options } from "./house";

/** What one run is about; tests/browser runs the files that use them for each game in each language. */
export const game = process.env["GREATHALL_GAME"] ?? "castle";
export const lang = process.env["GREATHALL_LANG"] ?? "en";

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
const match = MATCHES[game] ?? PLAIN;

/** After so many choices the person passes whenever that is possible: a whole game, but a short one. */
const HURRY = 40;
const PASSING = /^s\d+ (?:[\w-]+-)?(?:pass|decline|nothing|more|none|stop|refuse|skip|no)$/;

interface News {
  is?: string;
  view?: { over: boolean; decision: { id: string } | null } | null;
  events?: { ply: number; kind: string }[];
}

/** A table of the game of this run, opened in a page; listens to what the page is told. */
export class Seat {
  private begun = new Set<number>();
  private news = 0;
  /** The question that the page was told last. */
  private asked = "";
  private meter: CDPSession | undefined;
  readonly choices: string[] = [];

  private constructor(readonly page: Page) {
    page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => this.hear(JSON.parse(String(payload)) as News));
    });
  }

  static async take(page: Page): Promise<Seat> {
    const seat = new Seat(page);
    const { table, key } = await makeTable([me, ...Array<unknown>(match.bots).fill(bot)], match.variants, game);
    await page.goto(`${address}table/${table}#${key}`);
    await myTurn(page);
    await page.locator(".board > *").first().waitFor();
    return seat;
  }

  private hear(told: News): void {
    if (told.is === "news") this.news += 1;
    if (told.view) this.asked = told.view.over ? "over" : (told.view.decision?.id ?? "");
    for (const event of told.events ?? []) if (event.kind === "round") this.begun.add(event.ply);
  }

  /** Whether the first round, as the game counts them, is behind us. */
  get roundIsOver(): boolean {
    return this.begun.size > match.rounds;
  }

  /** Makes a choice in one of the ways in which people do; says in which. */
  async choose(turn: number): Promise<"board" | "list"> {
    const before = await this.decision();
    if (turn > HURRY && (await this.pass())) {
      await this.answered(before);
      return "list";
    }
    const way = turn % 2 === 0 && (await this.clickBoard(turn)) ? "board" : "list";
    // A click on the board may have meant several options: another one, or the list, says which.
    if (way === "board" && (await this.narrowed()) && turn % 4 === 0) await this.clickBoard(turn);
    if (way === "list" || (await this.narrowed())) await this.clickList(turn);
    await this.answered(before);
    return way;
  }

  /** Makes a choice from the list; tells what showing each of the news cost the page, in milliseconds of its own thread. */
  async costOfChoosing(turn: number): Promise<number> {
    const before = await this.decision();
    const [began, heard] = [await this.busy(), this.news];
    // Nothing looks at the page meanwhile: that would be measured too.
    await this.page.evaluate(async (at) => {
      for (let several = true; several; ) {
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

  /** The time that scripts, layout and painting have taken. Not by the clock on the wall: others may use the processor. */
  private async busy(): Promise<number> {
    if (!this.meter) {
      this.meter = await this.page.context().newCDPSession(this.page);
      await this.meter.send("Performance.enable", { timeDomain: "threadTicks" });
    }
    const { metrics } = await this.meter.send("Performance.getMetrics");
    return 1000 * (metrics.find((one) => one.name === "TaskDuration")?.value ?? NaN);
  }

  decision(): Promise<string> {
    return decision(this.page);
  }

  async answered(before: string): Promise<void> {
    await untilAnswered(this.page, before).catch(() => {
      throw new Error(`nothing came of it: ${this.choices.slice(-3).join(" / ")}`);
    });
  }

  private async narrowed(): Promise<boolean> {
    return (await this.page.locator(".decision .widen").count()) > 0;
  }

  private async pass(): Promise<boolean> {
    const choice = await this.page.evaluate((source) => {
      const all = [...document.querySelectorAll<HTMLElement>(".decision button.option")];
      return all.map((one) => one.dataset["choice"] ?? "").find((one) => new RegExp(source).test(one)) ?? null;
    }, PASSING.source);
    if (choice === null) return false;
    this.choices.push(choice);
    await this.page.locator(`.decision button.option[data-choice="${choice}"]`).click();
    return true;
  }

  private async clickList(turn: number): Promise<void> {
    this.choices.push(await clickOption(this.page, turn * 7));
  }

  private async clickBoard(turn: number): Promise<boolean> {
    const element = await clickMarked(this.page, "lit", turn);
    if (element !== null) this.choices.push(element);
    return element !== null;
  }
}

/** Clicks an option, also through the stages of a long list; tells which. */
export async function clickOption(page: Page, at: number): Promise<string> {
  const list = options(page);
  for (;;) {
    const one = list.nth(at % (await list.count()));
    const choice = await one.getAttribute("data-choice");
    await one.click();
    if (choice !== null) return choice;
  }
}

/** Clicks a marked element of the board where nothing covers it, and tells which; null when none is in sight. */
export async function clickMarked(page: Page, mark: "lit" | "advised", turn: number): Promise<string | null> {
  const before = await state(page);
  // News may move the board under the hand: whoever misses clicks again.
  for (let attempt = 0; ; attempt++) {
    const place = await page.evaluate(aim, { turn, mark });
    if (place === null) return null;
    await page.mouse.click(place.x, place.y);
    if (attempt === 2 || (await state(page)) !== before) return place.element;
  }
}

/** What a click changes: the question, its list, or that the answer is on its way. */
function state(page: Page): Promise<string> {
  return page.evaluate(() => {
    const choices = [...document.querySelectorAll(".decision button.option")].map((one) => one.getAttribute("data-choice"));
    const { decision = "" } = document.querySelector<HTMLElement>(".decision")?.dataset ?? {};
    return [decision, document.querySelector(".decision .busy") !== null, ...choices].join("|");
  });
}

/** What tells the open question from others; empty when there is none. No message may be missing on the page. */
export function decision(page: Page): Promise<string> {
  return page.evaluate(() => {
    const missing = /⟨[^⟩]*⟩/.exec(document.body.textContent ?? "");
    if (missing) throw new Error(`a message is missing: ${missing[0]}`);
    return document.querySelector<HTMLElement>(".decision")?.dataset["decision"] ?? "";
  });
}

export async function untilAnswered(page: Page, before: string): Promise<void> {
  await page.waitForFunction((id) => (document.querySelector<HTMLElement>(".decision")?.dataset["decision"] ?? "") !== id, before);
}

/** In the page: a point at which one of the marked elements can be hit. */
function aim({ turn, mark }: { turn: number; mark: string }): { x: number; y: number; element: string } | null {
  const SPOTS = [0.5, 0.25, 0.75, 0.08, 0.92];
  const lit = [...document.querySelectorAll(`.board .lit.${mark}:not(.picked)`)].filter((one) => one.getClientRects().length > 0);
  for (let i = 0; i < lit.length; i++) {
    const one = lit[(turn + i) % lit.length]!;
    one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = one.getBoundingClientRect();
    for (const across of SPOTS) {
      for (const down of SPOTS) {
        const [x, y] = [box.left + box.width * across, box.top + box.height * down];
        if (document.elementFromPoint(x, y)?.closest(".lit") === one) return { x, y, element: one.getAttribute("data-element") ?? "" };
      }
    }
  }
  if (lit.length) throw new Error(`lit, but nobody can click it: ${lit.map((one) => one.getAttribute("data-element")).join(", ")}`);
  return null;
}

/** Until what has changed is on the screen. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** Nothing is wider than a phone. */
export async function expectNarrow(page: Page, where: string): Promise<void> {
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  await drawn(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(360);
  if (usual) await page.setViewportSize(usual);
}
