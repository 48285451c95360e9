// From the lobby through a whole round by keyboard alone: every game, every language. Nothing here touches a mouse or
// moves the focus itself.

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { decision, untilAnswered } from "./helpers/clicking";
import { address, guest, LANGUAGES, myTurn, openBrowser } from "./helpers/browser";
import { game, match, Seat } from "./helpers/match";

const ENDLESS = 200;
/** As many stops as Tab may make on its way. */
const FAR = 60;

async function tabTo(page: Page, wanted: string): Promise<void> {
  await page.locator(wanted).first().waitFor();
  const there = () => page.evaluate((selector) => document.activeElement?.matches(selector), wanted);
  for (let stops = 0; !(await there()); stops++) {
    if (stops > FAR) throw new Error(`Tab does not lead to ${wanted}`);
    await page.keyboard.press("Tab");
  }
}

async function pick(page: Page, list: string, value: string): Promise<void> {
  await tabTo(page, list);
  const picked = () => page.evaluate(() => (document.activeElement as HTMLSelectElement).value);
  await page.keyboard.press("Home");
  for (let last = ""; (await picked()) !== value; await page.keyboard.press("ArrowDown")) {
    expect(await picked(), `${list} has no ${value}`).not.toBe(last);
    last = await picked();
  }
}

async function sitDown(page: Page): Promise<Seat> {
  const seat = new Seat(page);
  await page.goto(address);
  await tabTo(page, `a[href="new/${game}"]`);
  await page.keyboard.press("Enter");
  await pick(page, "#how-many", String(1 + match.bots));
  await pick(page, ".seat + .seat select", "novice");
  for (const [name, value] of Object.entries(match.variants)) await pick(page, `#variant-${name}`, value);
  await tabTo(page, "button.main[type=submit]");
  await page.keyboard.press("Enter");
  await seat.ready();
  return seat;
}

describe.skipIf(!address)("the keyboard", () => {
  openBrowser();

  it.each(LANGUAGES)(
    `is enough for making a table and a whole round of ${game} (%s)`,
    { timeout: 300_000 },
    async (lang) => {
      const { context, page } = await guest({ lang });
      const seat = await sitDown(page);
      const choice = () => page.evaluate(() => document.activeElement?.getAttribute("data-choice"));
      await tabTo(page, ".option");

      for (let turn = 0; !seat.roundIsOver && (await myTurn(page)); turn++) {
        if (turn > ENDLESS) throw new Error("the round does not end");
        // Tab has reached the list; from then on the focus stays in it.
        await page.waitForFunction(() => document.activeElement?.matches(".option"), undefined, { polling: 20 });
        const before = await decision(page);
        const first = await choice();
        await page.keyboard.press("ArrowDown");
        await page.keyboard.press("ArrowUp");
        expect(await choice()).toBe(first);
        for (let i = 0; i < turn % 3; i++) await page.keyboard.press("ArrowDown");
        const whole = await choice();
        await page.keyboard.press("Enter");
        // A stage of a long list leads to what is left of it.
        if (whole !== null) await untilAnswered(page, before, whole);
      }
      expect(seat.roundIsOver).toBe(true);
      expect(await page.locator("html").getAttribute("lang")).toBe(lang);
      await context.close();
    },
  );
});
