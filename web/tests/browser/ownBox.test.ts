// Owners put their own box in: a card is corrected, kept, taken along as a file, played with, and seen by whoever joins.

import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { expectAccessible } from "./helpers/accessibility";
import { address, guest, LANGUAGES, openBrowser } from "./helpers/browser";

const REFUSED = /api\/games\/\w+\/components/;
const WORDS = {
  en: { correct: "Correct this", bounds: "A whole number from 1 to 99 is expected here.", name: "Fountain" },
  ru: { correct: "Исправить", bounds: "Здесь должно стоять целое число от 1 до 99.", name: "Фонтан" },
  uk: { correct: "Виправити", bounds: "Тут має стояти ціле число від 1 до 99.", name: "Водограй" },
};

describe.skipIf(!address)("an owner's box", () => {
  openBrowser();

  it.each(LANGUAGES)("refuses a bad figure at its field (%s)", async (lang) => {
    const { context, page } = await guest({ lang, width: 390, height: 844, refused: REFUSED });
    await page.goto(`${address}components/castle`);
    await page.locator("article").first().waitFor();
    await page.getByRole("searchbox").fill("well");
    await page.getByRole("button", { name: WORDS[lang].correct, exact: false }).first().click();
    const cost = page.locator("#correct-cost");
    for (const [figure, flaw] of [
      ["-2", /0/],
      ["100", WORDS[lang].bounds],
      ["99999", /999/],
      ["dear", /./],
    ] as const) {
      await cost.fill(figure);
      await page.locator("dialog button[type=submit]").click();
      await page.locator("#correct-cost[aria-invalid]").waitFor();
      const told = page.locator("#correct-cost-about [role=alert]");
      expect(await told.innerText()).toMatch(flaw);
      expect(await cost.evaluate((field) => field === document.activeElement)).toBe(true);
    }
    await expectAccessible(page, `correction form ${lang}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await page.locator("dialog").innerText()).not.toContain("⟨");
    await cost.fill("14");
    await page.locator(`#correct-name-${lang}`).fill(WORDS[lang].name);
    await page.locator("dialog button[type=submit]").click();
    await page.locator("dialog").waitFor({ state: "detached" });
    const card = page.locator("article.corrected");
    expect(await card.locator("h4").innerText()).toBe(WORDS[lang].name);
    expect(await card.locator(".changes").innerText()).toMatch(/12[\s\S]*14/);
    await context.close();
  });

  it("is kept, taken along as a file, opened elsewhere and played with", async () => {
    const { context, page } = await guest();
    await page.goto(`${address}components/castle`);
    await page.getByRole("searchbox").fill("messenger");
    await page.getByRole("button", { name: "Correct this: Messenger" }).first().click();
    const effects = page.locator("#correct-effects");
    expect(JSON.parse(await effects.inputValue())).toEqual([{ gain: "taler", n: 8 }]);
    await effects.fill('[{ "gain": "taler", "n": 9 }]');
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.locator("dialog").waitFor({ state: "detached" });
    await page.reload();
    await page.getByText("1 component is corrected.").waitFor();
    const waiting = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as a file" }).click();
    const file = await (await waiting).path();
    expect(await readFile(file, "utf-8")).toBe('[character.messenger]\neffects = [{ gain = "taler", n = 9 }]\n');

    // Another device: the file is opened where a table is made.
    const other = await guest({ name: "Boris" });
    await other.page.goto(`${address}new/castle`);
    await other.page.locator("input[type=file]").setInputFiles(file);
    await expect.poll(() => other.page.locator("#box").inputValue()).toBe("true");
    const second = other.page.getByRole("combobox", { name: "Who sits here: Player 2" });
    await second.selectOption("champion");
    await other.page.getByText("with corrected components has not been measured").first().waitFor();
    await second.selectOption("person");
    await other.page.getByRole("button", { name: "Sit down" }).click();
    await other.page.locator("#differences").waitFor();

    // Whoever is invited sees what differs before sitting down, and in the components of the table afterwards.
    await page.goto(other.page.url());
    const differs = page.locator("section[aria-labelledby=differences] li");
    await differs.first().waitFor();
    expect(await differs.count()).toBe(1);
    expect(await differs.innerText()).toMatch(/Messenger[\s\S]*8[\s\S]*→[\s\S]*9/);
    await expectAccessible(page, "waiting room of a corrected table");
    await page.getByRole("button", { name: "Sit down" }).click();
    await page.locator(".board").waitFor();
    await page.locator("details.menu > summary").first().click();
    await page.getByRole("button", { name: "Components" }).click();
    const corrected = page.locator("dialog article.corrected");
    await corrected.waitFor();
    expect(await corrected.innerText()).toMatch(/Messenger[\s\S]*→/);
    expect(await page.locator("dialog").getByRole("button", { name: "Correct this" }).count()).toBe(0);
    await other.context.close();
    await context.close();
  });

  it("can be emptied again, card by card and as a whole", async () => {
    const { context, page } = await guest({ refused: REFUSED });
    await page.goto(`${address}components/castle`);
    const [bad] = await Promise.all([
      page.getByRole("alert").filter({ hasText: "building.well.cost: A whole number" }).waitFor(),
      page.locator("input[type=file]").setInputFiles({
        name: "bad.toml",
        mimeType: "text/plain",
        buffer: Buffer.from("[building.well]\ncost = -1\n"),
      }),
    ]);
    expect(bad).toBeUndefined();
    const good = "[building.well]\ncost = 14\n[building.stable]\npoints = 4\n";
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "good.toml", mimeType: "text/plain", buffer: Buffer.from(good) });
    await page.getByText("2 components are corrected.").waitFor();
    await page.getByRole("button", { name: "Correct this: Well" }).click();
    await page.getByRole("button", { name: "As it was" }).click();
    await page.getByText("1 component is corrected.").waitFor();
    await page.getByRole("button", { name: "Drop all corrections" }).click();
    await page.locator(".sure .main").click();
    await page.getByText("Nothing is corrected yet.").waitFor();
    expect(await page.evaluate(() => localStorage.getItem("greathall.corrections"))).toBe("{}");
    await context.close();
  });
});
