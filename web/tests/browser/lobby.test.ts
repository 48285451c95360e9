// From the start page to a game in one click; settings that say what they mean; an invitation that says what one is asked to.

import { describe, expect, it } from "vitest";
import { address, bot, games, guest, LANGUAGES, makeTable, me, myTurn, openBrowser } from "./helpers/browser";

describe.skipIf(!address)("coming to play", () => {
  openBrowser();

  it.each(games.map(({ id }) => id))("one click on the start page begins %s against the easiest bot", async (game) => {
    const { page, context } = await guest();
    await page.goto(address);
    const at = games.findIndex(({ id }) => id === game);
    await page.getByRole("button", { name: "Play now" }).nth(at).click();
    await myTurn(page);
    await page.locator(".board > *").first().waitFor();
    expect(await page.locator(".seatbar").innerText()).toContain("Novice");
    await context.close();
  });

  it.each(LANGUAGES)(
    "settings tell in %s what the chosen value means, and only those of the season are listed",
    async (lang) => {
      const { page, context } = await guest({ lang });
      await page.goto(`${address}new/castle`);
      const hint = page.locator("#variant-season-hint");
      const summer = await hint.innerText();
      expect(await page.locator("#variant-winter_cards").count()).toBe(0);
      await page.locator("#variant-season").selectOption("winter");
      expect(await hint.innerText()).not.toBe(summer);
      await page.locator("#variant-winter_cards").waitFor();
      await page.goto(`${address}new/crusaders`);
      const strategy = page.locator("#variant-ai_france-hint");
      const drawn = await strategy.innerText();
      await page.locator("#variant-ai_france").selectOption("ferox");
      expect((await strategy.innerText()).length).toBeGreaterThan(drawn.length);
      await context.close();
    },
  );

  it("an invitation says what the game is about, for how many and how long", async () => {
    const { page, context } = await guest({ width: 360, height: 640 });
    const { table } = await makeTable([me, { kind: "person" }, bot], {}, "viscounts");
    await page.goto(`${address}table/${table}`);
    await page.getByRole("heading", { name: "What it is about" }).waitFor();
    const told = await page.locator("main").innerText();
    for (const part of ["Travel the kingdom", "3 players", "60–90 minutes", "Move your viscount"])
      expect(told).toContain(part);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await context.close();
  });
});
