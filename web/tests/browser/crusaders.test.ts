// The board of Crusader Kings: what the tests of all boards do not see.

import { describe, expect, it } from "vitest";
import { address, bot, guest, makeTable, me, myTurn, openBrowser, type Guest } from "./helpers/browser";

async function sit(wish: Guest): Promise<Awaited<ReturnType<typeof guest>>> {
  const { table, key } = await makeTable([me, bot, bot], {}, "crusaders");
  const { context, page } = await guest(wish);
  await page.goto(`${address}table/${table}#${key}`);
  await myTurn(page);
  await page.locator(".crusaders").waitFor();
  return { context, page };
}

describe.skipIf(!address)("the board of Crusader Kings", () => {
  openBrowser();

  it("shows another house whole after a click on its name, until Escape", async () => {
    const { context, page } = await sit({ width: 1440 });
    const glance = page.locator(".glance").first();
    const name = await glance.locator("header b").first().innerText();
    await glance.locator("header button").click();
    const whole = page.locator(".house:not(.own)");
    await whole.waitFor();
    const told = await whole.innerText();
    expect(told).toContain(name);
    // At a glance decks that no card was taken from are left out.
    expect(await whole.locator(".pile").count()).toBeGreaterThanOrEqual(5);
    await page.keyboard.press("Escape");
    await expect.poll(() => whole.count()).toBe(0);
    await context.close();
  });

  it("turns the map of a phone to one's own land", async () => {
    const { context, page } = await sit({ width: 360, height: 780 });
    await page.getByRole("button", { name: "Map", exact: true }).click();
    /** How far the middle of one's land is from the middle of the map's frame, in widths of the frame. */
    const aside = () =>
      page.locator(".frame").evaluate((frame) => {
        const { left, width } = frame.getBoundingClientRect();
        const own = [...frame.querySelectorAll('.region[aria-label*="Anna"]')].map((land) =>
          land.getBoundingClientRect(),
        );
        const middle = own.reduce((sum, land) => sum + land.left + land.width / 2, 0) / own.length;
        return Math.abs(middle - left - width / 2) / width;
      });
    await expect.poll(aside).toBeLessThan(0.2);
    await context.close();
  });
});
