// A newcomer's first round, with hints.

import { describe, expect, it } from "vitest";
import { address, guest, myTurn, openHouse, options, question, untilChanged } from "./house";

describe.skipIf(!address)("the guided first round", () => {
  openHouse();

  it("walks over the board, says a word on each question, and ends with the round", async () => {
    const { page } = await guest();
    await page.goto(address);
    await page.locator("article", { hasText: "A Castle for All Seasons" }).getByRole("button", { name: "Guided first round" }).click();
    const hint = page.locator(".guide");
    for (const part of ["castle", "town", "people"]) {
      await page.getByRole("button", { name: "Next" }).click();
      await page.locator(`[data-panel=${part}].framed`).waitFor();
    }
    await page.getByRole("button", { name: "Next" }).click();
    expect(await hint.getAttribute("data-hint")).toBe("browser-guide-castle-on-choose-cards");
    for (let turn = 0; turn < 30 && (await myTurn(page)); turn++) {
      if ((await page.locator(".track .now").innerText()).startsWith("2")) break;
      const before = await question(page);
      await options(page).first().click();
      await untilChanged(page, before);
    }
    await page.getByRole("button", { name: "Close the guide" }).click();
    expect(await hint.count()).toBe(0);
  });
});
