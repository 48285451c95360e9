// What stands around every board, used by clicking: undo, confirmation, switches, log, clock, sound, the end of a game.

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { address, bot, guest, makeTable, me, myTurn, openBrowser, options, type Guest } from "./helpers/browser";
import { clickOption, decision, untilAnswered } from "./helpers/clicking";

async function sit(
  wish: Guest = {},
  table: { seats?: unknown[]; clock?: unknown; game?: string; variants?: Record<string, string> } = {},
) {
  const { context, page } = await guest(wish);
  const made = await makeTable(table.seats ?? [me, bot], table.variants ?? {}, table.game ?? "castle", table.clock);
  await page.goto(`${address}table/${made.table}#${made.key}`);
  await myTurn(page);
  return { context, page, ...made };
}

async function choose(page: Page, choice: string | RegExp): Promise<void> {
  const before = await decision(page);
  await options(page).filter({ hasText: choice }).first().click();
  await untilAnswered(page, before);
  await myTurn(page);
}

/** Castle, dealt and played as its guide says, until one's worker may build. */
async function atTheWorker() {
  const { context, page } = await guest();
  const answer = await fetch(`${address}api/games/castle/guide`, {
    method: "POST",
    body: JSON.stringify({ name: "Anna" }),
  });
  const { table, key } = (await answer.json()) as { table: string; key: string };
  await page.goto(`${address}table/${table}#${key}`);
  await page.getByRole("button", { name: "Close the guide" }).click();
  await choose(page, "trader and the worker (sand, clay)");
  await choose(page, "stone cart");
  return { context, page };
}

const menu = (page: Page) => page.locator(".seatbar summary").first().click();

describe.skipIf(!address)("around the board", () => {
  openBrowser();

  it("one choice is taken back, or the whole turn", async () => {
    const { page, context } = await atTheWorker();
    const [before, told] = [await decision(page), await page.locator(".line").count()];
    await choose(page, "Build tower 1");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => decision(page)).toBe(before);
    expect(await page.locator(".line").count()).toBe(told);
    await choose(page, "Build tower 1");
    await page.getByRole("button", { name: "Reset turn" }).click();
    await expect.poll(() => decision(page)).toBe(before);
    expect(await page.locator(".line").count()).toBe(told);
    await context.close();
  });

  it("whoever clicks what cannot be chosen is told why, with the rule", async () => {
    const { page, context } = await atTheWorker();
    const blocked = page.locator(".blocked li");
    const before = await decision(page);
    await page.locator(".board [data-element='building:palace']:not(.lit)").click();
    await blocked.first().waitFor();
    expect(await blocked.locator(".what").allTextContents()).toEqual([expect.stringContaining("palace")]);
    expect(await blocked.locator(".why").first().textContent()).not.toBe("");
    expect(await page.locator(".board .barred").count()).toBeGreaterThan(0);
    expect(await page.locator(".board .lit.barred").count()).toBe(0);
    await blocked.locator("summary").click();
    await blocked.locator("details[open] p").waitFor();
    expect(await decision(page)).toBe(before);
    // The button closes it, and then tells of everything that cannot be chosen.
    const whyNot = page.getByRole("button", { name: "Why not" });
    await whyNot.click();
    expect(await blocked.count()).toBe(0);
    await whyNot.click();
    await expect.poll(() => blocked.count()).toBeGreaterThan(1);
    await choose(page, "Build tower 1");
    expect([await blocked.count(), await page.locator(".barred").count()]).toEqual([0, 0]);
    await context.close();
  });

  it("a choice that cannot be taken back is asked about: Enter says yes, Escape no, and one can stop it", async () => {
    const { page, context } = await sit({ confirm: true });
    const before = await decision(page);
    const sure = page.getByRole("alertdialog");
    await options(page).first().click();
    await sure.waitFor();
    await page.keyboard.press("Escape");
    await options(page).first().waitFor();
    expect(await decision(page)).toBe(before);
    expect(await page.evaluate(() => document.activeElement?.className)).toContain("option");
    await page.keyboard.press("Enter");
    await sure.waitFor();
    await page.getByLabel("Do not ask again").check();
    await page.getByRole("button", { name: "Do it" }).focus();
    await page.keyboard.press("Enter");
    await untilAnswered(page, before);
    expect(
      await page.evaluate(() => JSON.parse(localStorage.getItem("greathall.settings") ?? "{}") as object),
    ).toMatchObject({ confirm: false });
    await context.close();
  });

  it("choices without alternative are made by themselves, unless one wants to be asked", async () => {
    const { page, context } = await sit();
    await menu(page);
    const forced = page.getByLabel("Play choices without alternative");
    expect(await forced.isChecked()).toBe(true);
    await forced.uncheck();
    await menu(page);
    // A bricklayer with nothing to pay with: the only option left is to build nothing.
    await choose(page, "bricklayer and the worker (wood, silver)");
    await choose(page, /sand|wood/); // the bot may have taken the one, but not both
    await expect.poll(() => options(page).count()).toBe(1);
    await options(page).first().click();
    await context.close();
  });

  it("the log leads to the rule and to the board, by mouse and by keyboard", async () => {
    const { page, context } = await atTheWorker();
    const line = page.locator(".line", { hasText: "sends a helper to the stone cart" });
    await line.hover();
    await expect.poll(() => page.locator(".board .pointed").count()).toBeGreaterThan(0);
    await page.locator("h1").first().hover({ force: true });
    await line.click();
    await page.locator(".log .rule").waitFor();
    expect((await page.locator(".log .rule").innerText()).length).toBeGreaterThan(30);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(".log .rule").count()).toBe(0);
    const here = () => page.evaluate(() => document.activeElement?.textContent ?? "");
    const was = await here();
    await page.keyboard.press("ArrowDown");
    expect(await here()).not.toBe(was);
    await page.keyboard.press("ArrowUp");
    expect(await here()).toBe(was);
    // What has happened since one's own last choice stays marked, in the log and on the board.
    expect(await page.locator(".line.recent").count()).toBeGreaterThan(0);
    expect(await page.locator(".board .mark").count()).toBeGreaterThan(0);
    await context.close();
  });

  it("the log keeps its newest line in sight while questions change their size, and stays where somebody reads", async () => {
    const { page, context } = await sit({}, { game: "crusaders", seats: [me, bot, bot] });
    const hidden = () => page.locator(".log .lines").evaluate((box) => Math.round(-box.scrollTop));
    const answer = async (turn: number): Promise<void> => {
      await clickOption(page, turn * 7);
      await myTurn(page);
    };
    // Until old lines leave the log at its top.
    for (let turn = 0; turn < 50; turn++) {
      await answer(turn);
      await expect.poll(hidden).toBeLessThan(24);
    }
    await page.locator(".log .lines").hover();
    await page.mouse.wheel(0, -900);
    await expect.poll(hidden).toBeGreaterThan(800);
    const newest = () => page.locator(".line").last().innerText();
    const told = await newest();
    for (let turn = 50; (await newest()) === told; turn++) await answer(turn);
    expect(await hidden()).toBeGreaterThan(200);
    await context.close();
  });

  it("the clock is shown and runs; sounds are off until they are switched on", async () => {
    const { page, context } = await sit({}, { clock: { seconds: 120, per: "decision" } });
    const clock = page.locator(".seatbar .clock").first();
    const first = await clock.innerText();
    expect(first).toMatch(/^[12]:\d\d$/);
    await expect.poll(() => clock.innerText(), { timeout: 10_000 }).not.toBe(first);
    const sounds = page.getByRole("button", { name: "Sounds" });
    expect(await sounds.getAttribute("aria-pressed")).toBe("false");
    await sounds.click();
    await page.getByLabel("How loud").fill("0.3");
    await page.reload();
    await myTurn(page);
    expect(await sounds.getAttribute("aria-pressed")).toBe("true");
    expect(await page.getByLabel("How loud").inputValue()).toBe("0.3");
    await context.close();
  });

  it("a clock for the whole game is chosen with the table, and everybody's time is shown all the time", async () => {
    const { page, context } = await guest();
    await page.goto(`${address}new/castle`);
    await page.getByLabel("How many seats").selectOption("2");
    await page.getByLabel("Who sits here: Player 2").selectOption("me");
    await page.getByLabel("Time to think").selectOption("game");
    await page.getByLabel("How much time").selectOption("1 hour");
    await page.getByRole("button", { name: "Sit down" }).click();
    const clocks = page.locator(".seatbar .clock");
    await page.getByRole("button", { name: "I am Anna" }).click();
    await options(page).first().click();
    await page.getByRole("button", { name: "I am Player 2" }).waitFor();
    expect(await page.locator(".seatbar .asked").count()).toBe(1);
    const told = await clocks.evaluateAll((all) =>
      all.map((one) => `${one.textContent?.trim()}: ${one.getAttribute("title")}`),
    );
    expect(told).toEqual([
      expect.stringMatching(/^(1:00:00|5\d:\d\d): .* left for the rest of the game$/),
      expect.stringMatching(/^(1:00:00|5\d:\d\d): /),
    ]);
    await context.close();
  });

  it("a finished game is shared, played again, kept as a record and brought back", async () => {
    const { page, context, table } = await sit();
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await menu(page);
    await page.getByRole("button", { name: "Let a bot play on for me" }).click();
    await page.locator(".outcome").waitFor();
    await page.locator(".board").getByRole("button", { name: "Copy" }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${address}table/${table}`);
    const totals = await page.locator("tr.total td").allInnerTexts();

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download the record" }).click(),
    ]);
    const visitor = await guest({ name: "Vera" });
    await visitor.page.goto(address);
    await visitor.page.locator("input[type=file]").setInputFiles(await download.path());
    await visitor.page.locator(".outcome").waitFor();
    expect(await visitor.page.locator("tr.total td").allInnerTexts()).toEqual(totals);
    await visitor.context.close();

    await page.getByRole("button", { name: "Play again" }).click();
    await expect.poll(() => page.url()).not.toContain(table);
    expect(await myTurn(page)).toBe(true);
    await context.close();
  });
});
