// Which settings a new table lists: only those that can matter there.

import { describe, expect, it } from "vitest";
import { variantsThatMatter } from "../src/ui/tables/variantsThatMatter";
import type { Variant } from "../src/lib/server/wire";

const variant = (name: string, solo = false): Variant => ({ name, choices: [], default: "", solo });
const CASTLE = [variant("season"), variant("winter_cards"), variant("tavern_rules")];
const names = (season: string) => variantsThatMatter("castle", CASTLE, { season }, false).map(({ name }) => name);

describe("settings of a new table", () => {
  it("of winter are listed in winter only", () => {
    expect(names("summer")).toEqual(["season"]);
    expect(names("winter")).toEqual(["season", "winter_cards", "tavern_rules"]);
  });
  it("of the automa are listed for one person alone", () => {
    const solo = [variant("difficulty", true), variant("hunter")];
    expect(variantsThatMatter("paladins", solo, {}, false).map(({ name }) => name)).toEqual(["hunter"]);
    expect(variantsThatMatter("paladins", solo, {}, true)).toHaveLength(2);
  });
});
