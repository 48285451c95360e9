// The board is the largest thing on the screen, nothing of it is cut off on a small one, and it keeps its place.

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { address, bot, games, guest, makeTable, me, myTurn, openBrowser } from "./helpers/browser";
import { game } from "./helpers/match";
import { overhang, playOn, share, spilt } from "./helpers/onScreen";

/** Plies by which the boards have filled. */
const MIDDLE = 40;
/** The longest language. */
const LANG = "ru";
const DESK = { width: 1440, height: 900 };
const LAPTOP = { width: 1280, height: 720 };
const TABLET = { width: 820, height: 1180 };
const PHONE = { width: 390, height: 844 };
/** What people look at most, and the share of the screen that it has. */
const HEART: Record<string, { part: string; least: number }> = {
  castle: { part: "svg[data-place=castle]", least: 0.35 },
  crusaders: { part: ".map .frame svg", least: 0.35 },
};
const most = games.find((one) => one.id === game)?.seats[1] ?? 2;

async function sit(page: Page, seats: number, plies: number): Promise<void> {
  const table = await makeTable([me, ...Array<unknown>(seats - 1).fill(bot)], {}, game);
  await playOn(table, plies);
  await page.goto(`${address}table/${table.table}#${table.key}`);
  await myTurn(page);
  await page.locator(".board .panels").waitFor();
}

describe.skipIf(!address)(`the layout of ${game}`, () => {
  openBrowser();

  it.each([3, most])("cuts nothing off on a laptop's screen, with %i seats", { timeout: 120_000 }, async (seats) => {
    const { context, page } = await guest({ ...LAPTOP, lang: LANG });
    await sit(page, seats, MIDDLE);
    await expect.poll(() => overhang(page)).toEqual({});
    await expect.poll(() => spilt(page)).toEqual({});
    await page.setViewportSize(DESK);
    await expect.poll(() => overhang(page)).toEqual({});
    const heart = HEART[game];
    if (heart) await expect.poll(() => share(page, heart.part)).toBeGreaterThanOrEqual(heart.least);
    await context.close();
  });

  it("folds the question of a phone away and back, and keeps one's goods in sight", async () => {
    const { context, page } = await guest({ ...PHONE, lang: LANG });
    await sit(page, 3, MIDDLE);
    const fold = page.locator(".decide .fold[aria-expanded]");
    const height = async (): Promise<number> => (await page.locator(".rest").boundingBox())?.height ?? 0;
    await page.locator(".purse").waitFor();
    const before = await height();
    await fold.click();
    await expect.poll(height).toBeGreaterThan(before + 20);
    await page.locator(".purse").waitFor();
    expect(await fold.getAttribute("aria-expanded")).toBe("false");
    await fold.click();
    await expect.poll(height).toBe(before);
    const log = page.locator(".decide .fold[aria-pressed]");
    await log.click();
    await page.locator(".rest > .board").waitFor({ state: "hidden" });
    await page.locator(".log .lines").waitFor();
    await log.click();
    await page.locator(".rest > .board").waitFor();
    await context.close();
  });

  it.runIf(game === "crusaders")("shows a tablet the map beside every other part", async () => {
    const { context, page } = await guest({ ...TABLET, lang: LANG });
    await sit(page, 3, MIDDLE);
    for (const tab of await page.locator(".tabs button").all()) {
      await tab.click();
      await expect.poll(() => share(page, ".map .frame svg")).toBeGreaterThan(0.15);
    }
    await context.close();
  });

  it.runIf(game === "castle")("keeps the castle in its place when something to choose is laid out", async () => {
    const { context, page } = await guest({ ...LAPTOP, lang: LANG });
    await sit(page, 3, 0);
    const castle = page.locator("svg[data-place=castle]");
    const before = await castle.boundingBox();
    await page.locator(".own .points").evaluate((last) => {
      const tray = document.createElement("div");
      tray.className = "tray";
      tray.style.display = "flex";
      for (let i = 0; i < 12; i++)
        tray.append(Object.assign(document.createElement("button"), { textContent: "2 + 3" }));
      last.before(tray);
    });
    expect(await castle.boundingBox()).toEqual(before);
    await context.close();
  });
});
