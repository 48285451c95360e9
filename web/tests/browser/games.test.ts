// Every registered game can be played in the browser, in every language, on a board of its own or the generic one.

import { describe, expect, it } from "vitest";
import { address, bot, guest, LANGUAGES, makeTable, me, myTurn, openHouse, options, question, untilChanged } from "./house";

const CHOICES = 6;

describe.skipIf(!address)("every game", () => {
  openHouse();

  it.each(LANGUAGES)("can be played (%s)", async (lang) => {
    const told = (await (await fetch(`${address}api/games`)).json()) as { games: { id: string }[] };
    const { context, page } = await guest({ lang });
    for (const { id } of told.games) {
      const { table, key } = await makeTable([me, bot], {}, id);
      await page.goto(`${address}table/${table}#${key}`);
      for (let turn = 0; turn < CHOICES && (await myTurn(page)); turn++) {
        const before = await question(page);
        await options(page).first().click();
        await untilChanged(page, before);
      }
      await myTurn(page);
      await page.locator(".board .panels, .board > *").first().waitFor();
      expect(await page.locator("body").innerText(), `${id} ${lang}`).not.toContain("⟨");
    }
    await context.close();
  });
});
