// What a click on the board means: equal things, what a guide has marked, cards put in order; and where the focus goes.

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { click, decision, onBoard, untilAnswered } from "./helpers/clicking";
import { address, bot, guest, makeTable, me, myTurn, openBrowser, options } from "./helpers/browser";

interface Told {
  view: { over: boolean };
  plies: { ply: number; seat: number | null; events: { kind: string }[] }[];
  table: string;
  key: string;
}

async function ask(table: string, key: string, request: object): Promise<Told> {
  const answer = await fetch(`${address}api/tables/${table}/ask`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${key}` },
    body: JSON.stringify(request),
  });
  return (await answer.json()) as Told;
}

/** Castle, dealt as its guide deals it. */
async function guided(game: string): Promise<{ table: string; key: string }> {
  const answer = await fetch(`${address}api/games/${game}/guide`, {
    method: "POST",
    body: JSON.stringify({ name: "Anna" }),
  });
  return (await answer.json()) as { table: string; key: string };
}

async function choose(page: Page, choice: string): Promise<void> {
  const before = await decision(page);
  await options(page).filter({ hasText: choice }).first().click();
  await untilAnswered(page, before);
  await myTurn(page);
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.className ?? "");

describe.skipIf(!address)("a click on the board", () => {
  openBrowser();

  it("on any of several equal buildings builds one of them", async () => {
    const { page, context } = await guest();
    const { table, key } = await guided("castle");
    await page.goto(`${address}table/${table}#${key}`);
    await page.getByRole("button", { name: "Close the guide" }).click();
    await choose(page, "trader and the worker (sand, clay)");
    await choose(page, "stone cart");
    expect(await page.locator("[data-choice*='tower_2']").count()).toBe(0);
    const before = await decision(page);
    await page.locator(".board [data-element='building:tower_2'].lit").click();
    await untilAnswered(page, before, "tower 2");
    await context.close();
  });

  it.each(["castle", "crusaders"])(
    "on what the guide of %s has marked makes the choice that it asks for",
    { timeout: 240_000 },
    async (game) => {
      const { page, context } = await guest();
      const { table, key } = await guided(game);
      await page.goto(`${address}table/${table}#${key}`);
      await page.locator(".guide").waitFor();
      let clicks = 0;
      for (let turn = 0; turn < 150; turn++) {
        await myTurn(page);
        const next = page.locator(".guide .next");
        while ((await next.count()) > 0) await next.click();
        if ((await page.locator(".guide").getAttribute("data-page")) === "done") break;
        await page.locator(".decision .option.advised").waitFor();
        const done = await click(page, onBoard(turn, "advised"));
        if (done) clicks += 1;
        else await page.locator(".decision .option.advised").click();
        // One click is enough: nothing is left to be asked.
        expect(done?.narrowed ?? false, done?.what).toBe(false);
        await page.locator(".guide").waitFor();
      }
      expect(clicks).toBeGreaterThan(3);
      await context.close();
    },
  );

  it("on a card to be put in order numbers it and leaves the orders that begin so", { timeout: 120_000 }, async () => {
    const { page, context } = await guest();
    const { table, key } = await makeTable([me, bot], {}, "viscounts");
    await ask(table, key, { do: "hand-over", bot: "random" });
    const played = async (): Promise<Told> => ask(table, key, { do: "view" });
    await expect.poll(async () => (await played()).view.over, { timeout: 60_000 }).toBe(true);
    const { plies } = await played();
    const arranged = plies.find(({ seat, events }) => seat === 0 && events.some(({ kind }) => kind === "arranged"));
    expect(arranged).toBeDefined();
    const branch = await ask(table, key, { do: "branch", ply: (arranged?.ply ?? 0) - 1, bot: "random" });
    await page.goto(`${address}table/${branch.table}#${branch.key}`);
    await myTurn(page);
    const [before, orders] = [await decision(page), await options(page).count()];
    expect(orders).toBeGreaterThan(2);
    const card = page.locator(".board .lit[data-element^='townsfolk:']");
    await card.last().click();
    await page.locator(".board .order", { hasText: "1" }).waitFor();
    const left = await options(page).count();
    expect(left).toBeLessThan(orders);
    // Once more, and the order begins anew.
    await page.locator(".board .picked[data-element^='townsfolk:']").click();
    await expect.poll(() => options(page).count()).toBe(orders);
    for (let i = 0; (await decision(page)) === before && i < 6; i++) {
      const next = page.locator(".board .lit[data-element^='townsfolk:']:not(.picked)").first();
      if (await next.count()) await next.click();
    }
    await untilAnswered(page, before, "the last card");
    await context.close();
  });
});

describe.skipIf(!address)("the focus", () => {
  openBrowser();

  it("stays with the question after “Do it” and after every answer", async () => {
    const { page, context } = await guest({ confirm: true });
    const { table, key } = await makeTable([me, bot, bot]);
    await page.addInitScript(() => {
      const lost: string[] = [];
      Object.assign(window, { lost });
      // Where the focus is whenever something on the page has changed and been drawn.
      const look = (): void => {
        if (document.querySelector(".decision") && document.activeElement === document.body)
          lost.push(document.querySelector(".question")?.textContent ?? "");
        requestAnimationFrame(look);
      };
      addEventListener("focusin", look, { once: true });
    });
    await page.goto(`${address}table/${table}#${key}`);
    await myTurn(page);
    await options(page).first().focus();
    for (let turn = 0; turn < 6 && (await myTurn(page)); turn++) {
      const before = await decision(page);
      await page.keyboard.press("Enter");
      const state = await page.waitForFunction(
        (id) =>
          document.querySelector(".sure")
            ? "sure"
            : document.querySelector<HTMLElement>(".decision")?.dataset["decision"] !== id && "answered",
        before,
        { polling: 20 },
      );
      if ((await state.jsonValue()) === "sure") await page.keyboard.press("Enter");
      await untilAnswered(page, before);
      await myTurn(page);
      await expect.poll(() => focused(page)).toContain("option");
    }
    expect(await page.evaluate(() => (window as unknown as { lost: string[] }).lost)).toEqual([]);
    await context.close();
  });

  it("“Do not ask again” says that it holds for all games", async () => {
    const { page, context } = await guest({ confirm: true });
    const { table, key } = await makeTable([me, bot]);
    await page.goto(`${address}table/${table}#${key}`);
    await myTurn(page);
    await options(page).first().click();
    await page.getByLabel("in any game").waitFor();
    await context.close();
  });
});
