// A person plays a whole game against a bot by clicking, on the board and in the list: every game, every language.

import { describe, expect, it } from "vitest";
import { expectFitsPhone, expectAccessible, type Part } from "./helpers/accessibility";
import { decision } from "./helpers/clicking";
import { address, guest, LANGUAGES, myTurn, openBrowser } from "./helpers/browser";
import { game, Seat } from "./helpers/match";

/** Between them the languages see both themes, and one plays on a phone; axe looks at what is new there. */
const SETTINGS: Record<(typeof LANGUAGES)[number], { theme: string; width: number; height: number; part: Part }> = {
  en: { theme: "light", width: 1280, height: 900, part: "all" },
  ru: { theme: "dark", width: 1280, height: 900, part: "colours" },
  uk: { theme: "light", width: 360, height: 740, part: "structure" },
};
const MIDDLE = 15;
const ENDLESS = 1500;
const MEASURED = 9;
/** Milliseconds from hearing of a move to showing it. */
const REACTION = 100;

describe.skipIf(!address)("a whole game", () => {
  openBrowser();

  it.each(LANGUAGES)(
    `of ${game} (%s) is played by clicking, to the score table`,
    { timeout: 360_000 },
    async (lang) => {
      const { part, ...settings } = SETTINGS[lang];
      const { context, page } = await guest({ lang, ...settings });
      const seat = await Seat.take(page);
      const stop = async (stage: string): Promise<void> => {
        await expectFitsPhone(page, `${game} ${lang} ${stage}`);
        await expectAccessible(page, `${game} ${lang} ${stage}`, part);
      };
      await stop("early");
      const ways = new Set<string>();
      const costs: number[] = [];
      for (let turn = 0; await myTurn(page); turn++) {
        if (turn === MIDDLE) await stop("in the middle");
        if (turn > ENDLESS) throw new Error(`the game does not end: ${seat.choices.slice(-20).join(" / ")}`);
        await expect.poll(() => seat.unlit(), { timeout: 10_000 }).toEqual([]);
        if (turn >= MIDDLE && turn < MIDDLE + MEASURED) costs.push(await seat.costOfChoosing(turn));
        else ways.add(await seat.choose(turn));
      }
      expect(costs.sort((a, b) => a - b)[Math.floor(costs.length / 2)], "median reaction").toBeLessThan(REACTION);
      expect(ways).toEqual(new Set(["board", "list"]));

      const { heads, totals } = await page.locator(".outcome").evaluate((one) => ({
        heads: [...one.querySelectorAll("thead .seat")].map((cell) => cell.textContent?.trim() ?? ""),
        totals: [...one.querySelectorAll("tr.total td")].map((cell) => cell.textContent?.trim() ?? ""),
      }));
      expect(heads.some((head) => head.includes("Anna"))).toBe(true);
      expect(heads.length).toBeGreaterThan(1);
      expect(totals.length).toBe(heads.length);
      for (const total of totals) expect(total).toMatch(/^−?\d+$/);
      await stop("at the end");
      expect(await decision(page)).toBe("");
      await context.close();
    },
  );
});
