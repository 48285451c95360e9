// How people get on at a table: muting, closing the chat, automatic answers, deleting one's name and words.

import { describe, expect, it } from "vitest";
import { expectFitsPhone, expectAccessible } from "./helpers/accessibility";
import { address, guest, makeTable, me, openBrowser, options } from "./helpers/browser";

describe.skipIf(!address)("the table menu", () => {
  openBrowser();

  it(
    "who made the table mutes a person and closes the chat; anybody can be forgotten",
    { timeout: 120_000 },
    async () => {
      const made = await makeTable([me, { kind: "person" }]);
      const { page: anna } = await guest({ lang: "en" });
      const { page: boris } = await guest({ lang: "en", name: "Boris" });
      await anna.goto(`${address}table/${made.table}#${made.key}`);
      await boris.goto(`${address}table/${made.table}`);
      await boris.locator("form button.main").click();
      await options(anna).first().waitFor();
      await options(boris).first().waitFor();

      await anna.locator(".menu > summary").click();
      await anna.getByText("People and chat").click();
      const mute = anna.getByRole("button", { name: "Mute Boris" });
      await mute.click();
      await expect.poll(() => mute.getAttribute("aria-pressed")).toBe("true");
      await mute.click();
      await expect.poll(() => mute.getAttribute("aria-pressed")).toBe("false");
      const lock = anna.getByRole("button", { name: "Close the chat" });
      await lock.click();
      await expect.poll(() => lock.getAttribute("aria-pressed")).toBe("true");
      await expectAccessible(anna, "menu");
      await expectFitsPhone(anna, "menu");

      await boris.locator(".menu > summary").click();
      await boris.getByText("People and chat").click();
      expect(await boris.getByRole("button", { name: "Close the chat" }).count()).toBe(0);
      await boris.getByRole("button", { name: "Delete my name" }).click();
      await boris.getByRole("button", { name: "Really delete" }).click();
      await expect.poll(() => anna.locator(".seatbar .name").nth(1).textContent()).not.toBe("Boris");

      // Whoever is gone can be replaced by who made the table.
      await boris.close();
      const replace = anna.getByRole("button", { name: "left: let a bot play on" });
      await replace.click();
      await expect.poll(() => replace.count()).toBe(0);

      // An automatic answer is given at once; questions that come while others play can be answered beforehand.
      const asked = (): Promise<string | null> => anna.locator(".decision").getAttribute("data-decision");
      const before = await asked();
      await anna.getByText("Answers given for me").click();
      const selling = anna.getByLabel("Selling the last piece on your worker card");
      await selling.selectOption("never");
      await anna.getByLabel("When the open question comes again").selectOption("default");
      await expect.poll(asked).not.toBe(before);
      await expectAccessible(anna, "automatic answers");
      await anna.reload();
      await anna.locator(".menu > summary").click();
      await anna.getByText("Answers given for me").click();
      await expect.poll(() => selling.inputValue()).toBe("never");
    },
  );
});
