// What happens is seen: pieces travel from where they were to where they are, one event at a time; any key ends it, and
// nobody has to wait for it.

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { address, guest, myTurn, openBrowser, type Guest } from "./helpers/browser";
import { clickOption } from "./helpers/clicking";
import { game, Seat } from "./helpers/match";
import { offBoard, placeKind, type Told, watchMotion } from "./helpers/motion";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const CHOICES = 8;

/** Sits down, with an eye on everything that is played. */
async function sit(wish: Guest): Promise<{ page: Page; seat: Seat; close: () => Promise<void> }> {
  const { page, context } = await guest({ pace: "quick", ...wish });
  await watchMotion(page);
  const seat = await Seat.take(page);
  return { page, seat, close: () => context.close() };
}

const told = (page: Page): Promise<Told> => page.evaluate(() => window.told);

/** Until everything has been told. */
const atRest = (page: Page) =>
  page.waitForFunction(
    () =>
      !document.querySelector(".motion :is(.caption, .banner, .flight, .frame)") &&
      performance.now() - window.told.last > 250,
  );

const carried = (flights: Told["flights"]): string[] => flights.map(({ move }) => move);

async function play(page: Page, choices: number): Promise<void> {
  for (let turn = 0; turn < choices && (await myTurn(page)); turn++) {
    await atRest(page);
    await clickOption(page, turn * 7);
  }
  await myTurn(page);
  await atRest(page);
}

/** What lies on the board, and every figure there. */
const board = (page: Page): Promise<string[]> =>
  page
    .locator(".board :is([data-piece], [data-count])")
    .evaluateAll((all) =>
      all.map(
        (one) => one.getAttribute("data-piece") ?? (one.hasAttribute("data-count") ? (one.textContent ?? "") : ""),
      ),
    );

describe.skipIf(!address)(`what happens in ${game}`, () => {
  openBrowser();

  it.each(SIZES)("is played piece by piece at $width x $height", async (size) => {
    const { page, close } = await sit({ ...size, moving: true });
    await play(page, CHOICES);
    const { moves, flights, skipped, seen, strays } = await told(page);
    expect(moves.length).toBeGreaterThan(5);

    // Every place that events name is found on the board at some time, or is known to be off it.
    const kinds = new Set(moves.flatMap(({ from, to }) => [placeKind(from), placeKind(to)]));
    expect([...kinds].filter((kind) => !seen.includes(kind) && !offBoard(size.width).includes(kind))).toEqual([]);

    // Whatever moved was carried, and set out and arrived where its places are. A click may have come upon some of it.
    const drawn = moves.filter(({ onBoard }) => onBoard);
    const missing = drawn.map((move) => move.told).filter((move) => !carried(flights).includes(move));
    expect(missing.filter((move) => !skipped.includes(move))).toEqual([]);
    expect(missing.length).toBeLessThan(drawn.length / 4);
    expect(strays).toEqual([]);

    // The board then stands as it does for whoever comes now, to whom nothing old is played.
    const after = await board(page);
    await page.reload();
    await myTurn(page);
    await page.locator(".board > *").first().waitFor();
    await expect.poll(() => board(page)).toEqual(after);
    expect((await told(page)).flights).toEqual([]);
    await close();
  });

  it("ends with any key, and one can choose while it plays", async () => {
    const { page, close } = await sit({ moving: true, pace: "slow" });
    const shown = page.locator(".motion :is(.caption, .banner, .flight)");
    let during = 0;
    let skipped = 0;
    for (let turn = 0; turn < 10 && (await myTurn(page)); turn++) {
      // The question can be answered although the last answer is still being told.
      if (turn % 2 && (await shown.count())) {
        await page.keyboard.press("Shift");
        expect(await shown.count()).toBe(0);
        skipped++;
      } else if (await shown.count()) during++;
      await clickOption(page, turn * 7);
    }
    expect(during).toBeGreaterThan(0);
    expect(skipped).toBeGreaterThan(0);
    await myTurn(page);
    await page.keyboard.press("Shift");
    expect(await page.locator("[data-awaited]").count()).toBe(0);
    await close();
  });

  it("is told in the same words where nothing may travel", async () => {
    const captions: string[][] = [];
    for (const moving of [true, false]) {
      const { page, close } = await sit({ moving });
      await play(page, 4);
      const { lines, flights } = await told(page);
      captions.push(lines);
      expect(flights.length > 0).toBe(moving);
      await close();
    }
    expect(captions[0]!.length).toBeGreaterThan(3);
    expect(captions[1]).toEqual(captions[0]);
  });

  it("does not keep the page busy", async () => {
    const { page, seat, close } = await sit({ moving: true });
    await play(page, 2);
    const began = (await told(page)).lines.length;
    const cost = await seat.costOf(() => play(page, 4));
    const steps = (await told(page)).lines.length - began;
    // A step takes half a second and more: part of it the page is free, also on a machine that does much else.
    expect(cost / Math.max(1, steps)).toBeLessThan(400);
    await close();
  });
});
