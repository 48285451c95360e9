// Several people: two browsers at one table, somebody who watches, a reload, a lost connection, one screen for two.

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  address,
  bot,
  games,
  guest,
  makeTable,
  me,
  myTurn,
  openBrowser,
  options,
  question,
  untilChanged,
} from "./helpers/browser";
import { decision } from "./helpers/clicking";

async function choose(page: Page): Promise<void> {
  await options(page).first().waitFor();
  const before = await question(page);
  await options(page).first().click();
  await untilChanged(page, before);
}

describe.skipIf(!address)("people together", () => {
  openBrowser();

  it("two browsers play at one table, a third watches and sees no hand", async () => {
    const [anna, boris, watcher] = await Promise.all([guest(), guest({ name: "Boris" }), guest({ lang: "uk" })]);
    const { table, key } = await makeTable([me, { kind: "person" }, bot]);
    await anna.page.goto(`${address}table/${table}#${key}`);
    await boris.page.goto(`${address}table/${table}`);
    await boris.page.getByRole("button", { name: "Sit down" }).click();
    await Promise.all([options(anna.page).first().waitFor(), options(boris.page).first().waitFor()]);
    await watcher.page.goto(`${address}table/${table}`);
    await watcher.page.locator(".seatbar").waitFor();

    await choose(anna.page);
    await expect.poll(() => anna.page.locator(".decision").innerText()).toContain("You have chosen");
    await anna.page.getByLabel("Say something").fill("Good luck!");
    await anna.page.keyboard.press("Enter");
    await boris.page.getByText("Good luck!").waitFor();
    expect(await boris.page.locator(".seatbar").innerText()).toContain("Anna");
    await choose(boris.page);
    await expect.poll(() => anna.page.locator(".log .lines").innerText()).toMatch(/Boris reveals/);
    expect(await watcher.page.locator(".hand").count()).toBe(0);
    expect(await watcher.page.locator(".decision button.option").count()).toBe(0);
    await Promise.all([anna, boris, watcher].map((one) => one.context.close()));
  });

  it("who watches a table and opens the link to a seat there sits down", async () => {
    const { context, page } = await guest();
    const { table, key } = await makeTable([me, bot]);
    await page.goto(`${address}table/${table}`);
    await page.getByText("You are watching.").waitFor();
    await page.goto(`${address}table/${table}#${key}`);
    await myTurn(page);
    // The key is kept, and leaves the address, once the server has confirmed it.
    await expect.poll(() => page.url()).not.toContain(key);
    await context.close();
  });

  it("a reload in mid-turn loses nothing", async () => {
    const { context, page } = await guest();
    const { table, key } = await makeTable([me, bot]);
    await page.goto(`${address}table/${table}#${key}`);
    await choose(page);
    await myTurn(page);
    const before = await question(page);
    expect(page.url()).not.toContain(key); // the key does not stay in the address
    await page.reload();
    await myTurn(page);
    expect(await question(page)).toBe(before);
    await page.goto(address);
    await page.getByText("your turn").click();
    await myTurn(page);
    await context.close();
  });

  it("a click while the connection is lost is sent when it is back", async () => {
    const { context, page } = await guest();
    let open = true;
    let cut = (): void => undefined;
    await page.routeWebSocket(/api\/socket/, (socket) => {
      if (!open) return void socket.close();
      const server = socket.connectToServer();
      cut = () => void Promise.all([socket.close(), server.close()]);
    });
    const { table, key } = await makeTable([me, bot]);
    await page.goto(`${address}table/${table}#${key}`);
    await myTurn(page);
    const before = await question(page);
    open = false;
    cut();
    await page.locator(".offline").waitFor();
    await options(page).first().click();
    await page.getByText("Your choice will be sent").waitFor();
    open = true;
    await untilChanged(page, before);
    await expect.poll(() => page.locator(".offline").count(), { timeout: 10_000 }).toBe(0);
    await expect.poll(() => page.locator(".log .lines").innerText()).toMatch(/Anna reveals/);
    await context.close();
  });

  it.each(["castle", "crusaders"])("a curtain falls between two people at one screen (%s)", async (game) => {
    const { context, page } = await guest();
    const { table, key } = await makeTable([me, { ...me, name: "Vera" }], {}, game);
    await page.goto(`${address}table/${table}#${key}`);
    const seen = new Set<string>();
    for (let turn = 0; turn < 6 && seen.size < 2; turn++) {
      await page.locator(".curtain").waitFor();
      expect(await page.locator(".hand, .board, .decision, .log").count()).toBe(0);
      const name = /(Anna|Vera)/.exec(await page.locator(".curtain h2").innerText())?.[0] ?? "";
      seen.add(name);
      await page.getByRole("button", { name: `I am ${name}` }).click();
      await options(page).first().waitFor();
      expect(await page.locator(".seatbar .own").innerText()).toBe(name);
      // As many choices as it takes until somebody else is asked.
      while ((await page.locator(".curtain").count()) === 0) {
        await options(page)
          .first()
          .click({ timeout: 1000 })
          .catch(() => undefined);
      }
    }
    expect(seen).toEqual(new Set(["Anna", "Vera"]));
    await context.close();
  });

  it.each(games.map((one) => one.id))(
    "who watches %s sees the table, nobody's question and no missing word",
    async (game) => {
      const { context, page } = await guest({ lang: "ru" });
      const { table, key } = await makeTable([me, bot], {}, game);
      await page.goto(`${address}table/${table}`);
      await page.locator(".board > *").first().waitFor();
      await page.getByText("Вы наблюдаете").waitFor();
      const ask = async (request: object): Promise<void> => {
        const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
        await fetch(`${address}api/tables/${table}/ask`, { method: "POST", headers, body: JSON.stringify(request) });
      };
      const linesBefore = await page.locator(".line").count();
      await ask({ do: "hand-over", bot: "random" });
      await expect.poll(() => page.locator(".line").count(), { timeout: 30_000 }).toBeGreaterThan(linesBefore + 3);
      await ask({ do: "resign" });
      expect(await page.locator(".decision .option, .board .lit").count()).toBe(0);
      expect(await decision(page)).toBe("");
      await context.close();
    },
  );
});
