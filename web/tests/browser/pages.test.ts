// Every page, in both themes: nothing that keeps people out, nothing wider than a phone, a light first load.

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectAccessible } from "./helpers/accessibility";
import {
  address,
  bot,
  guest,
  LANGUAGES,
  makeTable,
  me,
  myTurn,
  openBrowser,
  options,
  question,
  untilChanged,
} from "./helpers/browser";

const PAGES = ["", "new/castle", "rules/castle", "components/castle", "about"];

/** The reference is long; what a search leaves of it has everything that the rest has. */
async function narrow(page: Page, path: string): Promise<void> {
  if (!/rules|components/.test(path)) return;
  await page.locator("article, li h3").first().waitFor();
  await page.getByRole("searchbox").fill("stable");
  if (path.startsWith("components")) await page.locator("article.designed, article").first().waitFor();
}

describe.skipIf(!address)("pages", () => {
  openBrowser();

  it.each([
    ["light", "all"],
    ["dark", "colours"],
  ] as const)("are open to everybody (%s)", async (theme, part) => {
    const { context, page } = await guest({ theme });
    for (const path of PAGES) {
      await page.goto(address + path);
      await page.locator("h1").waitFor();
      await page.waitForLoadState("networkidle");
      await narrow(page, path);
      await expectAccessible(page, `${path || "lobby"} ${theme}`, part);
    }
    const { table, key } = await makeTable([me, bot, bot], { season: "winter" });
    await page.goto(`${address}table/${table}#${key}`);
    for (let turn = 0; turn < 4 && (await myTurn(page)); turn++) {
      const before = await question(page);
      await options(page).last().click();
      await untilChanged(page, before);
    }
    await myTurn(page);
    await page.getByRole("button", { name: "Why not" }).click();
    await page.locator(".blocked").waitFor();
    await expectAccessible(page, `table ${theme}`, part);
    await context.close();
  });

  it.each(LANGUAGES)("fit on a phone (%s)", async (lang) => {
    const { context, page } = await guest({ lang, width: 360, height: 740 });
    const { table, key } = await makeTable([me, bot, bot], { season: "winter" });
    const open = await makeTable([me, { kind: "person" }, bot]);
    const games = ["paladins", "viscounts", "crusaders"];
    for (const path of [
      ...PAGES,
      ...games.map((game) => `new/${game}`),
      `table/${table}#${key}`,
      `table/${open.table}`,
    ]) {
      await page.goto(address + path);
      await page.locator("h1").first().waitFor({ state: "attached" });
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
      expect(await page.locator("body").innerText(), path).not.toContain("⟨");
    }
    await context.close();
  });

  it("find a rule by its chapter or by its words", async () => {
    const { context, page } = await guest();
    await page.goto(`${address}rules/viscounts`);
    const chapter = page.getByRole("heading", { name: "Collision", exact: true });
    await page.getByRole("button", { name: "Collision", exact: true }).click();
    await expect.poll(() => chapter.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(100);
    expect(await chapter.evaluate((one) => document.activeElement === one)).toBe(true);
    await page.getByRole("searchbox").fill("manuscript pay");
    await expect.poll(() => page.locator("section li").count()).toBeLessThan(20);
    const texts = await page.locator("section").allTextContents();
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).toMatch(/manuscript/i);
    await context.close();
  });

  it("ask about the automa where one plays alone, and nowhere else", async () => {
    const { context, page } = await guest();
    await page.goto(`${address}new/viscounts`);
    await page.getByText("Several people at one screen").waitFor();
    expect(await page.getByLabel("Difficulty").count()).toBe(0);
    await page.getByLabel("How many seats").selectOption("1");
    await page.getByText("own automa plays against you").waitFor();
    await page.getByLabel("Difficulty").selectOption({ index: 1 });
    await page.getByRole("button", { name: "Sit down" }).click();
    await myTurn(page);
    expect(await page.locator(".seatbar").innerText()).toContain("Automa");
    await context.close();
  });

  it.each(LANGUAGES)("tell what was measured of a level, when a seat is given to it (%s)", async (lang) => {
    const { context, page } = await guest({ lang });
    await page.route(/api\/games$/, async (route) => {
      const told = await (await route.fetch()).json();
      for (const game of told.games)
        game.strengths = [4, 2].map((seats) => ({
          level: "knight",
          seats,
          rating: 961 + seats,
          share: 0.725,
          games: 60,
        }));
      await route.fulfill({ json: told });
    });
    await page.goto(`${address}new/castle`);
    await page.locator("#how-many").selectOption("2");
    const seat = page.locator("select.who").nth(1);
    await seat.selectOption("knight");
    const hint = page.locator("p.hint", { hasText: "963" });
    expect((await hint.innerText()).replaceAll(/\s/g, " ")).toMatch(/963.*\b2\b.*73 %.*60/);
    expect(await hint.innerText()).not.toContain("⟨");
    await seat.selectOption("novice");
    await hint.waitFor({ state: "detached" });
    await context.close();
  });

  it("say plainly what is wrong", async () => {
    const { context, page } = await guest();
    await page.goto(`${address}table/AAAAAAAAAAAAAAAA`);
    await page.getByRole("heading", { name: "There is no such table." }).waitFor();
    await page.getByRole("link", { name: "To the hall" }).click();
    await page.locator("article").first().waitFor();
    await page.route("**/api/games", (request) => request.abort());
    await page.reload();
    await page.getByText("The server cannot be reached.").waitFor();
    await page.unroute("**/api/games");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.locator("article").first().waitFor();
    await context.close();
  });

  it("load less than 300 KB at first, fonts apart", async () => {
    const { context, page } = await guest({ lang: "uk" });
    await page.goto(address, { waitUntil: "networkidle" });
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map((one) => one as PerformanceResourceTiming)
        .filter((one) => !one.name.endsWith(".woff2"))
        .reduce((sum, one) => sum + one.encodedBodySize, 0),
    );
    expect(bytes).toBeGreaterThan(20_000);
    expect(bytes).toBeLessThan(300_000);
    await context.close();
  });
});
