// The whole table at a glance: on a desktop's screen nobody scrolls, however many play and in whatever language; and what
// belongs to whom is seen without colours.

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { address, bot, games, guest, LANGUAGES, makeTable, me, myTurn, openBrowser } from "./helpers/browser";
import { game } from "./helpers/match";
import { overhang, playOn } from "./helpers/onScreen";

const SCREEN = { width: 1440, height: 900 };
/** Plies by which the boards have filled; even the shortest game, alone, has some twenty more. */
const MIDDLE = 40;

const [fewest, most] = games.find((one) => one.id === game)?.seats ?? [2, 2];
const SEATS = Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);

/** Words on the board that something else lies on: where they end or in their middle, the eye meets another thing. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const forEars = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).clipPath !== "none" || forEars(one.parentElement));
    const texts = document.createTreeWalker(document.querySelector(".board")!, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const holder = node.parentElement!;
      const seen = holder.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !forEars(holder);
      // Marks of what others did float above what they are about, and let every click through.
      if (!node.textContent?.trim() || !seen || holder.closest("svg, .marks")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        for (const x of [left + 1, (left + right) / 2, right - 1]) {
          const hit = document.elementFromPoint(x, (top + bottom) / 2);
          if (hit && !hit.contains(holder) && !holder.contains(hit))
            found.push(`${node.textContent.trim()} below ${hit.tagName} ${hit.getAttribute("class") ?? ""}`);
        }
      }
    }
    return [...new Set(found)];
  });

async function expectAtAGlance(page: Page, where: string): Promise<void> {
  for (const lang of LANGUAGES) {
    await page.locator("header select").first().selectOption(lang);
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, lang);
    await page.waitForLoadState("networkidle");
    // Boards are fitted to their room in a few steps.
    await expect.poll(() => overhang(page), { message: `${where}, ${lang}` }).toEqual({});
    await expect.poll(() => covered(page), { message: `${where}, ${lang}` }).toEqual([]);
  }
}

/** The marks of two seats differ in shape and in number: nobody has to see their colours. */
async function expectToldApart(page: Page, seats: number): Promise<void> {
  const marks = await page
    .locator(".pawn")
    .evaluateAll((all) => all.map((one) => [one.querySelector("path")?.getAttribute("d"), one.textContent?.trim()]));
  const different = (part: (mark: unknown[]) => unknown): number => new Set(marks.map(part)).size;
  const [shapes, numbers, both] = [different(([shape]) => shape), different(([, number]) => number), different(String)];
  expect.soft([shapes, numbers], "shapes and numbers in sight").toEqual([both, both]);
  expect.soft(both, "seats in sight").toBeGreaterThanOrEqual(seats);
}

describe.skipIf(!address)(`the table of ${game}`, () => {
  openBrowser();

  it.each(SEATS)("lies on one screen, with %i at it", { timeout: 180_000 }, async (seats) => {
    const { context, page } = await guest(SCREEN);
    const table = await makeTable([me, ...Array<unknown>(seats - 1).fill(bot)], {}, game);
    await page.goto(`${address}table/${table.table}#${table.key}`);
    await myTurn(page);
    await expectAtAGlance(page, `${seats} seats, at the start`);
    await playOn(table, MIDDLE);
    await myTurn(page);
    await expectAtAGlance(page, `${seats} seats, in the middle`);
    const watcher = await guest(SCREEN);
    await watcher.page.goto(`${address}table/${table.table}`);
    await watcher.page.locator(".board > *").first().waitFor();
    await expectAtAGlance(watcher.page, `${seats} seats, watched`);
    await expectToldApart(watcher.page, seats);
    await Promise.all([context, watcher.context].map((one) => one.close()));
  });
});
