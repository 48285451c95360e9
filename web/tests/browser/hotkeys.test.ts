// Keys at a table: what each does, in any alphabet and with nothing lost; the page that lists them; ending a turn at once.

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { decision, untilAnswered } from "./helpers/clicking";
import { address, bot, guest, LANGUAGES, makeTable, me, myTurn, openBrowser, options } from "./helpers/browser";

async function sit(game = "castle", wish = {}): Promise<{ page: Page; done: () => Promise<void> }> {
  const { page, context } = await guest(wish);
  const { table, key } = await makeTable([me, bot], {}, game);
  await page.goto(`${address}table/${table}#${key}`);
  await myTurn(page);
  await page.locator(".board > *").first().waitFor();
  return { page, done: () => context.close() };
}
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("aria-keyshortcuts"));
const ply = (page: Page) => decision(page);

describe.skipIf(!address)("keys at a table", () => {
  openBrowser();

  it("choose by number, take back, reach log, chat and board, open and close what they name", async () => {
    const { page, done } = await sit();
    const before = await ply(page);
    const second = await options(page).nth(1).getAttribute("data-choice");
    expect(second).toBeTruthy();
    await page.keyboard.press("2");
    await untilAnswered(page, before, "2");
    await myTurn(page);
    if (await page.getByRole("button", { name: "Undo" }).count()) {
      await page.keyboard.press("u");
      await expect.poll(() => ply(page)).toBe(before);
    }
    await page.keyboard.press("b");
    expect(await focused(page)).toBe("B");
    await page.keyboard.press("c");
    expect(await focused(page)).toBe("C");
    // What is typed into the chat chooses nothing.
    await page.keyboard.type("1 u");
    expect(await page.getByLabel("Say something").inputValue()).toBe("1 u");
    await page.getByLabel("Say something").fill("");
    await page.locator(".board").focus();
    await page.keyboard.press("l");
    expect(await focused(page)).toBe("L");
    await page.keyboard.press("m");
    expect(await page.getByRole("button", { name: "Sounds" }).getAttribute("aria-pressed")).toBe("true");
    await page.keyboard.press("w");
    await page.locator(".decision [aria-keyshortcuts=W][aria-expanded=true]").waitFor();
    await page.keyboard.press("r");
    await page.getByRole("heading", { name: "Rules" }).first().waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("h");
    await page.locator("[aria-keyshortcuts=H][aria-pressed=true]").waitFor();
    await done();
  });

  it.each(LANGUAGES)("are listed in %s, can be switched off, and the focus comes back", async (lang) => {
    const { page, done } = await sit("castle", { lang });
    await options(page).first().focus();
    await page.keyboard.press("?");
    const list = page.getByRole("dialog");
    await list.waitFor();
    expect(await list.locator("dt").count()).toBe(14);
    expect(await list.innerText()).not.toMatch(/⟨/);
    await list.getByRole("checkbox").uncheck();
    await page.keyboard.press("Escape");
    await list.waitFor({ state: "hidden" });
    expect(await page.evaluate(() => document.activeElement?.className)).toContain("option");
    const before = await ply(page);
    await page.keyboard.press("1");
    expect(await ply(page)).toBe(before);
    await done();
  });

  it("work where letters are Cyrillic: a key is meant by its place", async () => {
    const { page, done } = await sit();
    await page.evaluate(() =>
      document.body.dispatchEvent(
        new KeyboardEvent("keydown", { key: "ь", code: "KeyM", bubbles: true, cancelable: true }),
      ),
    );
    expect(await page.getByRole("button", { name: "Sounds" }).getAttribute("aria-pressed")).toBe("true");
    await done();
  });
});

describe.skipIf(!address)("ending a turn", () => {
  openBrowser();

  it("declines with one key all that the turn still asks", { timeout: 120_000 }, async () => {
    const { page, done } = await sit("viscounts");
    const end = page.getByRole("button", { name: "End turn" });
    for (let turn = 0; !(await end.count()); turn++) {
      expect(turn).toBeLessThan(20);
      const before = await decision(page);
      await options(page).first().click();
      await untilAnswered(page, before);
      await myTurn(page);
    }
    const before = await decision(page);
    await page.keyboard.press("e");
    await untilAnswered(page, before, "e");
    await myTurn(page);
    // Whatever is asked now cannot be declined any more: it belongs to another turn, or has to be answered.
    await expect.poll(() => end.count()).toBe(0);
    await done();
  });
});
