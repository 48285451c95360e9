// A whole round by keyboard alone: every game, every language. Nothing here touches a mouse or moves the focus itself.

import { describe, expect, it } from "vitest";
import { address, guest, myTurn, openHouse } from "./house";
import { game, lang, Seat } from "./match";

const ENDLESS = 200;

describe.skipIf(!address)("the keyboard", () => {
  openHouse();

  it(`is enough for a whole round of ${game} (${lang})`, { timeout: 300_000 }, async () => {
    const { page } = await guest({ lang });
    const seat = await Seat.take(page);
    const focused = () => page.evaluate(() => document.activeElement?.classList.contains("option") ?? false);
    const choice = () => page.evaluate(() => document.activeElement?.getAttribute("data-choice"));
    // Tab reaches the list; from then on the focus stays in it.
    for (let i = 0; i < 30 && !(await focused()); i++) await page.keyboard.press("Tab");
    expect(await focused()).toBe(true);

    for (let turn = 0; !seat.roundIsOver && (await myTurn(page)); turn++) {
      if (turn > ENDLESS) throw new Error("the round does not end");
      await expect.poll(focused, { timeout: 20_000 }).toBe(true);
      const before = await seat.decision();
      const first = await choice();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowUp");
      expect(await choice()).toBe(first);
      for (let i = 0; i < turn % 3; i++) await page.keyboard.press("ArrowDown");
      const whole = await choice();
      await page.keyboard.press("Enter");
      // A stage of a long list leads to what is left of it.
      if (whole !== null) await seat.answered(before);
    }
    expect(seat.roundIsOver).toBe(true);
    expect(await page.locator("html").getAttribute("lang")).toBe(lang);
  });
});
