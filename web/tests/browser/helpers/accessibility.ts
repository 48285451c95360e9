// What would keep people out: things that assistive technology cannot tell, pale colours, pages wider than a phone.

import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { drawn } from "./clicking";

/** Contrast takes three quarters of the time. It depends on the theme, and nothing else does. */
export type Part = "all" | "colours" | "structure";
const CONTRAST = "color-contrast";

/** axe-core finds nothing that keeps people out. */
export async function expectAccessible(page: Page, where: string, part: Part = "all"): Promise<void> {
  // Only violations are told, and without a second page to gather those of frames: a quarter of the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode(true);
  if (part === "colours") axe.withRules(CONTRAST);
  if (part === "structure") axe.disableRules(CONTRAST);
  const found = await axe.analyze();
  const bad = found.violations.filter((one) => one.impact === "serious" || one.impact === "critical");
  const faults = bad.map(
    (one) =>
      `${where}: ${one.id}: ${one.nodes
        .map((node) => node.html.slice(0, 160))
        .slice(0, 3)
        .join(" | ")}`,
  );
  expect(faults).toEqual([]);
}

/** Nothing is wider than a phone. */
export async function expectFitsPhone(page: Page, where: string): Promise<void> {
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  await drawn(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(360);
  if (usual) await page.setViewportSize(usual);
}
