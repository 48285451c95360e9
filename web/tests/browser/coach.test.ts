// The coach: hints and an estimate against a bot, none beside other people, and a review when the game is over.

import { describe, expect, it } from "vitest";
import {
  address,
  bot,
  guest,
  makeTable,
  me,
  myTurn,
  openBrowser,
  options,
  question,
  untilChanged,
} from "./helpers/browser";

describe.skipIf(!address)("the coach", () => {
  openBrowser();

  it("advises who plays against bots, and looks back on the game when it is over", async () => {
    const { table, key } = await makeTable([me, bot]);
    const { page } = await guest();
    await page.goto(`${address}table/${table}#${key}`);
    await myTurn(page);
    const coach = page.getByRole("region", { name: "Coach" });

    await coach.getByRole("button", { name: "Hint" }).click();
    await coach.getByRole("heading", { name: "A champion would choose:" }).waitFor();
    const advised = coach.locator("ol li");
    expect(await advised.count()).toBeGreaterThan(1);
    expect(await advised.first().locator(".points").innerText()).toMatch(/^[+−]?\d+(\.\d)?$/);

    await coach.getByRole("button", { name: "Who is ahead?" }).click();
    await coach.locator("ul li").first().waitFor();
    expect(await coach.locator("ul li").count()).toBe(2);

    // A hint is about one question.
    const before = await question(page);
    await options(page).first().click();
    await untilChanged(page, before);
    await myTurn(page);
    expect(await advised.count()).toBe(0);

    const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
    const asked = { method: "POST", headers, body: '{"do":"resign"}' };
    expect((await fetch(`${address}api/tables/${table}/ask`, asked)).status).toBe(200);
    await page.getByRole("button", { name: "Review this game" }).click();
    await page.getByRole("heading", { name: "Who was ahead" }).waitFor();

    // Whatever cost most leads to its position, where one can play on.
    const costly = coach.getByRole("button", { name: /^Step \d+/ });
    for (const first of (await costly.all()).slice(0, 1)) {
      const step = Number(/\d+/.exec(await first.innerText())?.[0]) - 1;
      await first.click();
      await page.getByText(new RegExp(`^Step ${step} of`)).waitFor();
      await page.getByRole("button", { name: "Play on from here against bots" }).waitFor();
    }
  });

  it("keeps out of games among people", async () => {
    const { table, key } = await makeTable([me, { ...me, name: "Boris" }]);
    const { page } = await guest();
    await page.goto(`${address}table/${table}#${key}`);
    await page.getByRole("button", { name: /^I am/ }).click();
    await myTurn(page);
    expect(await page.getByRole("region", { name: "Coach" }).count()).toBe(0);
  });
});
