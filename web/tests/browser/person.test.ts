// Being known by name: signing in, a rated game between two people, what it does to their ratings, deleting the name.

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectFitsPhone, expectAccessible } from "./helpers/accessibility";
import { address, guest, openBrowser } from "./helpers/browser";

const PHRASE = "correct horse";

async function signIn(page: Page, name: string): Promise<void> {
  await page.goto(`${address}person`);
  await page.locator("input[autocomplete=username]").fill(name);
  await page.locator("input[type=password]").fill(PHRASE);
  await page.locator("button.main").click();
  await page.getByText(`known here as ${name}`).waitFor();
}

describe.skipIf(!address)("a person", () => {
  openBrowser();

  it("signs in, plays a rated game and sees the rating; a deleted name is gone", { timeout: 120_000 }, async () => {
    const stamp = String(Date.now() % 100_000);
    const [vera, oleg] = [`Vera ${stamp}`, `Oleg ${stamp}`];
    const { page } = await guest({ lang: "en" });
    const { page: other } = await guest({ lang: "en", width: 360, height: 740 });
    await signIn(page, vera);
    await signIn(other, oleg);

    await page.goto(`${address}new/castle`);
    const rated = page.getByLabel("A rated game");
    expect(await rated.isDisabled()).toBe(true); // there are bots at the table
    await page.getByLabel("How many").selectOption("2");
    await page.locator("[role=group]").nth(1).locator("select").first().selectOption("person");
    await rated.check();
    await page.locator("button.main").click();
    await page.waitForURL(/\/table\//);
    const table = page.url();

    await other.goto(page.url().replace(/#.*/, ""));
    await other.locator("form button.main").click();
    await other.locator(".option").first().waitFor();

    // What is said for all one's tables holds at this one, and stands on one's page until it is taken back.
    await page.locator(".menu > summary").click();
    await page.getByText("Answers given for me").click();
    const selling = page.getByLabel("Selling the last piece");
    await page.getByLabel("These answers hold").selectOption("everywhere");
    await selling.selectOption("never");
    await page.getByLabel("These answers hold").selectOption("here");
    await expect.poll(() => selling.inputValue()).toBe("never");
    await page.goto(`${address}person`);
    const asked = page.getByRole("button", { name: "Ask me again: Selling the last piece" });
    await asked.waitFor();
    await expectAccessible(page, "person");
    await asked.click();
    await page.getByText("None yet. They are chosen").waitFor();
    await page.goto(table);
    await page.locator(".menu > summary").click();
    await page.getByText("Answers given for me").click();
    await expect.poll(() => selling.inputValue()).toBe("ask");

    await other.evaluate(async () => {
      const [table, key] =
        Object.entries(JSON.parse(localStorage.getItem("greathall.keys") ?? "{}") as Record<string, string>).at(-1) ??
        [];
      const headers = { "Content-Type": "application/json", Authorization: `Bearer ${key}` };
      await fetch(`api/tables/${table}/ask`, { method: "POST", headers, body: '{"do":"resign"}' });
    });

    for (const [who, name, won] of [
      [page, vera, "1"],
      [other, oleg, "0"],
    ] as const) {
      await who.goto(`${address}person`);
      await who.getByText(`known here as ${name}`).waitFor();
      const figures = who.locator("tbody td");
      await figures.first().waitFor();
      expect((await figures.allTextContents()).slice(0, 3)).toEqual(["2", "1", won]);
      expect(await who.locator("li.me").textContent()).toContain("1 rated game");
      await expectAccessible(who, "person");
      await expectFitsPhone(who, "person");
    }

    await other.getByRole("button", { name: "Delete this name" }).click();
    await other.locator("input[type=password]").fill(PHRASE);
    await other.getByRole("button", { name: "Delete for good" }).click();
    await other.getByRole("button", { name: "Sign in" }).waitFor();
    await page.reload();
    await page.locator("li.me").waitFor();
    expect(await page.locator("ol").textContent()).not.toContain(oleg);
  });
});
