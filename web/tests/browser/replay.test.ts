// A person plays a whole game of Castle against bots by clicking, from the lobby to the shared replay.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { address, guest, myTurn, openBrowser, options } from "./helpers/browser";
import { Seat } from "./helpers/match";

describe.skipIf(!address)("a whole game", () => {
  openBrowser();

  it("is played by clicking, looked back on, kept, brought back and played on", async () => {
    const { page } = await guest();
    const seat = new Seat(page);
    await page.goto(address);
    await page
      .locator("article", { hasText: "A Castle for All Seasons" })
      .getByRole("link", { name: "New table" })
      .click();
    await page.getByLabel("Season", { exact: true }).selectOption("winter");
    for (const seat of ["Player 2", "Player 3"]) await page.getByLabel(`Who sits here: ${seat}`).selectOption("novice");
    await page.getByRole("button", { name: "Sit down" }).click();

    const ways = new Set<string>();
    let turn = 0;
    while (await myTurn(page)) {
      ways.add(await seat.choose(turn++));
      if (turn > 400) throw new Error("the game does not end");
    }
    expect(ways).toEqual(new Set(["board", "list"]));
    expect(turn).toBeGreaterThan(15);

    // The end: who won, by what, and how it came about.
    expect(await page.locator(".outcome h2").innerText()).toMatch(/wins!|Shared victory/);
    const total = page.locator(".outcome tr.total td");
    expect(await total.count()).toBe(3);
    await page.locator("figure polyline").first().waitFor();
    // From the first step to the last.
    const drawnFrom = (): Promise<(string | undefined)[]> =>
      page.locator("figure polyline").evaluateAll((all) => all.map((one) => one.getAttribute("points")?.split(",")[0]));
    const grid = await page.locator("figure path.grid").first().getAttribute("d");
    expect(new Set(await drawnFrom())).toEqual(new Set([/\d+/.exec(grid ?? "")?.[0]]));

    // Looking back, by keys alone.
    await page.getByRole("button", { name: "Look back" }).click();
    const slider = page.getByRole("slider");
    const last = Number(await slider.getAttribute("max"));
    await slider.press("Home");
    await page.getByText(`Step 0 of ${last}`).waitFor();
    await expect.poll(() => page.locator(".track .now").innerText()).toMatch(/^1/);
    await slider.press("End");
    await slider.press("ArrowLeft");
    await page.getByText(`Step ${last - 1} of ${last}`).waitFor();
    await page.getByRole("button", { name: "Back to the present" }).click();

    // The record, downloaded, is the same game when it is brought back.
    const points = await total.allInnerTexts();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download the record" }).click(),
    ]);
    const record = await download.path();
    expect(readFileSync(record, "utf-8")).toContain("castle");
    await page.goto(address);
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "game.txt", mimeType: "text/plain", buffer: readFileSync(record) });
    await page.locator(".outcome").waitFor();
    expect(await total.allInnerTexts()).toEqual(points);

    // Playing on from the middle, against bots.
    await page.getByRole("button", { name: "Look back" }).click();
    await slider.press("Home");
    await page.getByText(/Step 0 of/).waitFor();
    await page.getByRole("button", { name: "Play on from here against bots" }).click();
    await options(page).first().waitFor();
  });
});
