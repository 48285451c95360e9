// Takes the pictures that tests/browser/screenshots.py asks for, as JSON on standard input.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import args from "./chromiumFlags.json" with { type: "json" };

const plan = JSON.parse(readFileSync(0, "utf-8"));
const HEIGHTS = { 360: 780, 768: 1024, 1440: 900 };
const browser = await chromium.launch({
  executablePath: plan.chromium,
  args,
});

for (const lang of plan.langs) {
  for (const width of plan.widths) {
    const context = await browser.newContext({
      viewport: { width, height: HEIGHTS[width] ?? 900 },
      reducedMotion: "reduce",
    });
    const settings = { lang, theme: plan.theme, name: "Anna", gender: "female" };
    await context.addInitScript(
      (stored) => localStorage.setItem("greathall.settings", stored),
      JSON.stringify(settings),
    );
    const page = await context.newPage();
    for (const scene of plan.scenes) {
      await page.goto(plan.address + scene.path, { waitUntil: "networkidle" });
      await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"));
      await page.waitForTimeout(400);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      const file = `${scene.name}-${lang}-${width}.png`;
      await page.screenshot({ path: join(plan.to, file), fullPage: scene.whole });
      console.log(file + (wide > width ? `: ${wide - width} px too wide` : ""));
    }
    await context.close();
  }
}
await browser.close();
