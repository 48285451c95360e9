import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** axe-core finds nothing that keeps people out. */
export async function expectOpen(page: Page, where: string): Promise<void> {
  // Only violations are told, and without a second page to gather those of frames: a quarter of the time.
  const found = await new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode(true).analyze();
  const bad = found.violations.filter((one) => one.impact === "serious" || one.impact === "critical");
  const told = bad.map((one) => `${where}: ${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).slice(0, 3).join(" | ")}`);
  expect(told).toEqual([]);
}
