// A whole round by keyboard alone, in each language.

import { describe, expect, it } from "vitest";
import { address, bot, guest, LANGUAGES, makeTable, me, myTurn, openHouse, question, untilChanged } from "./house";

describe.skipIf(!address)("the keyboard", () => {
  openHouse();

  it.each(LANGUAGES)("is enough for a whole round (%s)", async (lang) => {
    const { context, page } = await guest({ lang });
    const { table, key } = await makeTable([me, bot]);
    await page.goto(`${address}table/${table}#${key}`);
    await myTurn(page);
    // Tab reaches the list; from then on the focus stays in it.
    const focused = () => page.evaluate(() => document.activeElement?.classList.contains("option") ?? false);
    for (let i = 0; i < 30 && !(await focused()); i++) await page.keyboard.press("Tab");
    expect(await focused()).toBe(true);

    const round = page.locator(".track .now");
    for (let turn = 0; turn < 40 && (await round.innerText()).trim().startsWith("1"); turn++) {
      await myTurn(page);
      await expect.poll(focused).toBe(true);
      const before = await question(page);
      const first = await page.evaluate(() => document.activeElement?.textContent);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowUp");
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(first);
      for (let i = 0; i < turn % 3; i++) await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await untilChanged(page, before);
    }
    expect((await round.innerText()).trim()).toMatch(/^2/);
    expect(await page.locator("html").getAttribute("lang")).toBe(lang);
    expect(await page.locator("body").innerText()).not.toContain("⟨"); // no message is missing
    await context.close();
  });
});
