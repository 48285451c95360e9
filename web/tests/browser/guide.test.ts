// A newcomer's first round, by the script of every game that has one.

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { click, clickOption, decision, onBoard, untilAnswered } from "./helpers/clicking";
import { address, games, guest, myTurn, openBrowser } from "./helpers/browser";

const guided = games.filter((one) => one.guide).map((one) => one.id);
const ENDLESS = 150;

async function begin(page: Page, game: string): Promise<void> {
  await page.goto(address);
  const card = page.locator("article", { has: page.locator(`a[href="new/${game}"]`) });
  await card.getByRole("button", { name: "Guided first round" }).click();
  await page.locator(".guide").waitFor();
}

/** Reads on to the page on which something is to be done, or to the last one. */
async function read(page: Page): Promise<string[]> {
  const pages: string[] = [];
  const next = page.locator(".guide .next");
  for (;;) {
    pages.push((await page.locator(".guide").getAttribute("data-page")) ?? "");
    if ((await next.count()) === 0) return pages;
    await next.click();
  }
}

describe.skipIf(!address)("the guided first round", () => {
  openBrowser();

  it.each(guided)(
    "of %s leads from the lobby to its last page by what is marked",
    { timeout: 240_000 },
    async (game) => {
      const { page, context } = await guest();
      await begin(page, game);
      const ways = new Set<string>();
      const told = new Set<string>();
      for (let turn = 0; ; turn++) {
        if (turn > ENDLESS) throw new Error("the guide does not end");
        await myTurn(page);
        for (const one of await read(page)) told.add(one);
        if (told.has("done")) break;
        await page.locator(".decision .option.advised").waitFor();
        const board = turn % 2 === 0 ? await click(page, onBoard(turn, "advised")) : null;
        ways.add(board ? "board" : "list");
        // Several options may touch what was clicked: the marked one is still in the list, and the first.
        if (!board || board.narrowed) await clickOption(page, 0);
        await page.locator(".guide").waitFor();
      }
      expect(ways).toEqual(new Set(["board", "list"]));
      expect(told.size).toBeGreaterThan(8);
      await context.close();
    },
  );

  it("frames the part of the board that a page is about, and goes back a page", async () => {
    const { page, context } = await guest();
    await begin(page, "castle");
    for (const part of ["castle", "town", "people"]) {
      await page.getByRole("button", { name: "Next" }).click();
      await page.locator(`[data-panel=${part}].framed`).waitFor();
    }
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await page.locator("[data-panel=town].framed").waitFor();
    await context.close();
  });

  it("can be left, by who says so twice", async () => {
    const { page, context } = await guest();
    await begin(page, "castle");
    await read(page);
    const other = page.locator(".decision .option:not(.advised)").first();
    await other.click();
    await page.keyboard.press("Escape");
    await page.locator(".decision .option.advised").waitFor();
    const before = await decision(page);
    await other.click();
    await page.getByText("This leaves the guided round").waitFor();
    await page.keyboard.press("Enter");
    await untilAnswered(page, before);
    await expect.poll(() => page.locator(".guide").count()).toBe(0);
    expect(await myTurn(page)).toBe(true);
    await context.close();
  });
});
