// What only the board of Viscounts has: the others' boards behind their names, and the ring turned on a phone.

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { clickOption } from "./helpers/clicking";
import { address, bot, guest, makeTable, me, myTurn, openBrowser, type Guest } from "./helpers/browser";

/** Sits down with two others and sets up: the first turn begins with a card, and every viscount stands somewhere. */
async function sitDown(wish: Guest): Promise<{ page: Page; leave: () => Promise<void> }> {
  const { context, page } = await guest(wish);
  const { table, key } = await makeTable([me, bot, bot], {}, "viscounts");
  await page.goto(`${address}table/${table}#${key}`);
  for (;;) {
    await myTurn(page);
    if (await page.locator(".decision [data-choice^='s0 play ']").count()) break;
    await clickOption(page, 0);
  }
  return { page, leave: () => context.close() };
}

describe.skipIf(!address)("the board of Viscounts", () => {
  openBrowser();

  it("unfolds another player's whole board by keyboard, and folds it again", async () => {
    const { page, leave } = await sitDown({ width: 1440, height: 900 });
    const name = page.getByRole("table", { name: "Players" }).getByRole("button").first();
    const board = page.locator(".whole:popover-open .seat");
    await name.focus();
    await page.keyboard.press("Enter");
    await board.getByText((await name.innerText()).trim()).waitFor();
    await page.keyboard.press("Escape");
    await board.waitFor({ state: "hidden" });
    await leave();
  });

  it("opens at one's own segment on a phone; arrows turn it all round, and the whole ring is one key away", async () => {
    const { page, leave } = await sitDown({ width: 360, height: 780 });
    await page.locator(".tabs").getByRole("button", { name: "Kingdom" }).click();
    const segments = page.getByRole("group", { name: "Segment seen from near" });
    const pressed = segments.locator("[aria-pressed=true]");
    await expect.poll(() => pressed.innerText()).toContain("Anna");
    const own = await pressed.getAttribute("title");
    await pressed.focus();
    const seen = new Set<string | null>();
    for (let turn = 0; turn < 5; turn++) {
      await page.keyboard.press("ArrowRight");
      seen.add(await segments.locator("[aria-pressed=true]:focus").getAttribute("title"));
    }
    expect(seen.size).toBe(5);
    expect(await pressed.getAttribute("title")).toBe(own);
    await segments.getByRole("button").first().press("Enter");
    expect(await pressed.getAttribute("title")).toBe("The whole kingdom");
    await leave();
  });
});
