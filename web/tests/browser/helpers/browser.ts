// A real Chromium at a real server, and what people do there.

import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import args from "../../../scripts/chromiumFlags.json" with { type: "json" };

export const address = process.env["GREATHALL_ADDRESS"] ?? "";
export const LANGUAGES = ["en", "ru", "uk"] as const;
/** Longer than anything takes that works, on however busy a machine. */
const PATIENCE = 60_000;

let browser: Browser;
const faults: string[] = [];

/** Starts a browser for a file of tests; at its end nothing may have gone wrong inside the pages. */
export function openBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: process.env["GREATHALL_CHROMIUM"] ?? "chromium", args });
  });
  afterAll(async () => {
    await browser.close();
    expect(faults).toEqual([]);
  });
}

export interface Guest {
  lang?: string;
  theme?: string;
  name?: string;
  width?: number;
  height?: number;
  /** Whether to be asked before a choice that cannot be taken back. */
  confirm?: boolean;
  /** Requests that the server is meant to refuse. */
  refused?: RegExp;
  /** How fast what happens is told; at once where it is not what is tested. */
  pace?: "instant" | "quick" | "normal" | "slow";
  /** Whether pieces may travel. */
  moving?: boolean;
}

export async function guest(wish: Guest = {}): Promise<{ context: BrowserContext; page: Page }> {
  const { lang = "en", theme = "light", name = "Anna", width = 1280, height = 900, confirm = false, refused } = wish;
  const { pace = "instant", moving = false } = wish;
  const reducedMotion = moving ? "no-preference" : "reduce";
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(
    (stored) => {
      if (!localStorage.getItem("greathall.settings")) localStorage.setItem("greathall.settings", stored);
    },
    JSON.stringify({ lang, theme, name, gender: "female", confirm, pace }),
  );
  const page = await context.newPage();
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("response", (answer) => {
    if (answer.status() >= 400 && !refused?.test(answer.url())) faults.push(`${answer.status()} ${answer.url()}`);
  });
  page.on("console", (line) => {
    if (line.type() === "error" && !/WebSocket|Failed to load resource/.test(line.text())) faults.push(line.text());
  });
  return { context, page };
}

interface Game {
  id: string;
  seats: [number, number];
  guide: boolean;
}
export const games: readonly Game[] = address
  ? ((await (await fetch(`${address}api/games`)).json()) as { games: Game[] }).games
  : [];

export const me = { kind: "person", mine: true, name: "Anna", gender: "female" };
export const bot = { kind: "bot", bot: "random" };

export async function makeTable(
  seats: unknown[],
  variants: Record<string, string> = {},
  game = "castle",
  clock?: unknown,
): Promise<{ table: string; key: string }> {
  const answer = await fetch(`${address}api/tables`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ game, variants, seats, clock }),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as { table: string; key: string };
}

const OPTION = ".decision button.option:not([aria-disabled=true])";
export const options = (page: Page) => page.locator(OPTION);

/** Waits for one's turn; false when the game has ended instead. */
export async function myTurn(page: Page): Promise<boolean> {
  const come = (option: string): string | null =>
    document.querySelector(".outcome") ? "over" : document.querySelector(option) && "asked";
  const found = await page.waitForFunction(come, OPTION, { polling: 20 });
  return (await found.jsonValue()) === "asked";
}

/** What identifies the question that is open now. */
export const question = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const choices = [...document.querySelectorAll(".decision button.option")].map((one) =>
      one.getAttribute("data-choice"),
    );
    const log = document.querySelector(".log .lines")?.textContent ?? "";
    return `${document.querySelector(".decision h2")?.textContent ?? ""} ${choices.join("|")} ${log}`;
  });

export async function untilChanged(page: Page, before: string): Promise<void> {
  await expect.poll(() => question(page), { timeout: PATIENCE, interval: 20 }).not.toBe(before);
}
