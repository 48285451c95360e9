// What a choice brings is shown before it is made: to pointer and focus, in the words of the log, and it comes true.

import { describe, expect, it } from "vitest";
import { address, guest, makeTable, me, myTurn, openBrowser, options, question, untilChanged } from "./helpers/browser";

describe.skipIf(!address)("a preview", () => {
  openBrowser();

  it("tells of the option at hand what the log tells after it was chosen", async () => {
    const { page } = await guest();
    const { table, key } = await makeTable([me], {}, "paladins");
    await page.goto(`${address}table/${table}#${key}`);
    let compared = 0;
    for (let turn = 0; turn < 15 && (await myTurn(page)); turn++) {
      const option = options(page).and(page.locator("[data-choice]")).first();
      await option.focus();
      const preview = page.locator(`#preview [data-preview="${await option.getAttribute("data-choice")}"]`);
      await preview.waitFor();
      const foreseen = await preview.locator("ul:not(.odds) li").allInnerTexts();
      const before = await question(page);
      await option.press("Enter");
      await untilChanged(page, before);
      const log = (await page.locator(".log .lines").first().textContent()) ?? "";
      for (const line of foreseen) expect(log).toContain(line);
      compared += foreseen.length;
    }
    expect(compared).toBeGreaterThan(3);
  });

  it("sums up what an option brings in the list", async () => {
    const { page } = await guest();
    const { table, key } = await makeTable([me], {}, "paladins");
    await page.goto(`${address}table/${table}#${key}`);
    let summed = 0;
    for (let turn = 0; turn < 25 && !summed && (await myTurn(page)); turn++) {
      const option = options(page).and(page.locator("[data-choice]")).last();
      await option.hover();
      await page.locator("#preview [data-preview]").waitFor();
      summed = await page.locator(".option .brings", { hasText: /^[+−]\d/ }).count();
      const before = await question(page);
      await option.click();
      await untilChanged(page, before);
    }
    expect(summed).toBeGreaterThan(0);
  });

  it("keeps its room while a question stands, so that nothing slips from under the pointer", async () => {
    const { page } = await guest({ height: 720 });
    const { table, key } = await makeTable([me], {}, "paladins");
    await page.goto(`${address}table/${table}#${key}`);
    await myTurn(page);
    const weighed = async (): Promise<number> => {
      const before = await options(page).count();
      for (let i = 0; i < before; i++) {
        await options(page).nth(i).hover();
        await page.locator("#preview [data-preview]").waitFor();
      }
      return page.locator("#preview").evaluate((room) => room.clientHeight);
    };
    const room = await weighed();
    expect(room).toBeGreaterThan(20);
    await page.locator(".seatbar").hover();
    expect(await page.locator("#preview").evaluate((preview) => preview.clientHeight)).toBe(room);
    expect(await weighed()).toBe(room);
  });
});
