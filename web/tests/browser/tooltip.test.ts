// What the pointer, a finger or the focus rests on is explained beside it, large, and no longer than it is there.

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { address, bot, guest, makeTable, me, myTurn, openBrowser, options } from "./helpers/browser";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
const CARD = ".hand .card.large";
const told = (page: Page) => page.locator(".tooltip.shown");

async function sit(): Promise<{ page: Page; close: () => Promise<void> }> {
  const { context, page } = await guest({ width: 1440, height: 900 });
  const { table, key } = await makeTable([me, bot, bot]);
  await page.goto(`${address}table/${table}#${key}`);
  await myTurn(page);
  await page.locator(CARD).first().waitFor();
  return { page, close: () => context.close() };
}

/** How far two boxes are apart; nothing where they lie on each other. */
function gap(a: Box | null, b: Box | null): number {
  if (!a || !b) return NaN;
  const [dx, dy] = [
    Math.max(a.x - b.x - b.width, b.x - a.x - a.width),
    Math.max(a.y - b.y - b.height, b.y - a.y - a.height),
  ];
  return Math.max(dx, dy);
}

describe.skipIf(!address)("an explanation", () => {
  openBrowser();

  it("stands beside the card at the pointer, shows its face and all it does, and goes with a click", async () => {
    const { page, close } = await sit();
    const card = page.locator(CARD).first();
    await card.hover();
    await told(page).waitFor();
    expect(await told(page).innerText()).toContain((await card.locator("p").textContent())?.trim());
    expect(await told(page).locator(".portrait").count()).toBe(1);
    const apart = gap(await told(page).boundingBox(), await card.boundingBox());
    expect(apart).toBeGreaterThan(0);
    expect(apart).toBeLessThan(24);
    await page.mouse.down();
    await told(page).waitFor({ state: "detached" });
    await page.mouse.up();
    await close();
  });

  it("follows the focus through the list of choices, until Escape", async () => {
    const { page, close } = await sit();
    await options(page).first().focus();
    await page.keyboard.press("ArrowDown");
    await told(page).waitFor();
    const first = await told(page).innerText();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => told(page).innerText()).not.toBe(first);
    await page.keyboard.press("Escape");
    await told(page).waitFor({ state: "detached" });
    await close();
  });

  it("comes to a finger that stays, which then chooses nothing", async () => {
    const { page, close } = await sit();
    const asked = await page.locator(".decision").getAttribute("data-decision");
    const hand = await page.context().newCDPSession(page);
    const box = await page.locator(CARD).first().boundingBox();
    const touchPoints = [{ x: (box?.x ?? 0) + 30, y: (box?.y ?? 0) + 30 }];
    await hand.send("Emulation.setTouchEmulationEnabled", { enabled: true });
    await hand.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await told(page).waitFor();
    await hand.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    expect(await told(page).count()).toBe(1);
    expect(await page.locator(".decision").getAttribute("data-decision")).toBe(asked);
    await close();
  });
});
