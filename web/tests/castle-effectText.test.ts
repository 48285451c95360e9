// What Castle's components say follows from their data, also where owners have corrected it.

import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { EffectText } from "../src/games/castle/effectText";
import type { Components, Overlay } from "../src/lib/server/api";
import { Facts } from "../src/lib/board/facts";
import { LANGUAGES, Speaker, type Language } from "../src/lib/text/speaker";

const words = (lang: Language, file: string): FluentResource =>
  new FluentResource(readFileSync(new URL(`../../src/greathall/locales/${lang}/${file}.ftl`, import.meta.url), "utf8"));
const speaker = (lang: Language): Speaker => new Speaker(lang, "castle", [words(lang, "core"), words(lang, "castle")]);

const hearth = { all: { parts: [{ pay: { what: "wood", n: 2 } }, { gain: { what: "point", n: 3 } }] } };
const rows = {
  winter: [
    { element: "winter:hearth", id: "hearth", lasts: "once", offers: 1, effects: [{ may: { do: hearth } }] },
    {
      element: "winter:famine",
      id: "famine",
      lasts: "once",
      effects: [
        {
          per: {
            counter: "own_castle_helper",
            group: 1,
            do: { oneof: { choices: [{ pay: { what: "taler", n: 3 } }, { lose: { what: "point", n: 2 } }] } },
          },
        },
      ],
    },
  ],
  scoring: [
    {
      element: "scoring:market_talers",
      id: "market_talers",
      effects: [{ special: { name: "sell_talers" } }],
      by_helpers: [2, 1],
    },
  ],
  space: [{ element: "space:market_1", id: "market_1", fee: 6, scoring: "market_talers" }],
  character: [
    {
      element: "character:worker",
      id: "worker",
      builds: 2,
      helpers: 0,
      effects: [{ special: { name: "take_from_card" } }],
      reward: { per: { counter: "tile_point", group: 2, do: { gain: { what: "point", n: 1 } } } },
    },
  ],
  card: [
    {
      element: "card:worker_stone",
      id: "worker_stone",
      equips: { stone: 1 },
      free: 2,
      free_kinds: ["sand", "wood", "clay"],
    },
  ],
} as unknown as Components;
const texts = (lang: Language, overlay: Overlay = {}): EffectText =>
  new EffectText(
    speaker(lang),
    new Facts(
      Object.fromEntries(
        Object.entries(rows).map(([kind, all]) => [kind, all.map((row) => ({ ...row, ...overlay[kind]?.[row.id] }))]),
      ),
    ),
  );

describe("texts of Castle's components", () => {
  it("are put together from the data", () => {
    const en = texts("en");
    expect(en.winter("winter:hearth")).toBe("Each player may once give 2 wood and score 3 points.");
    expect(en.winter("winter:famine")).toBe(
      "Each player must pay 3 talers or lose 2 points for each own helper in the castle.",
    );
    expect(en.space("space:market_1")).toBe(
      "6 talers: 1 helper – 1 point for every 2 talers left; 2 helpers – 1 point for each taler left",
    );
    expect(en.card("card:worker_stone")).toBe(
      "gets 1 stone; gets 2 pieces of its owner’s choice among sand, wood and clay",
    );
    expect(en.character("character:worker")).toBe(
      "Takes the pieces from his card; builds up to 2 buildings: half the points of each.",
    );
  });
  it.each(LANGUAGES)("follow an overlay, written as data files are (%s)", (lang) => {
    const corrected = {
      winter: {
        hearth: {
          effects: [
            {
              may: {
                all: [
                  { pay: "wood", n: 3 },
                  { gain: "point", n: 4 },
                ],
              },
            },
          ],
        },
      },
      space: { market_1: { fee: 7 } },
    };
    expect(texts(lang, corrected).winter("winter:hearth")).not.toBe(texts(lang).winter("winter:hearth"));
    expect(texts(lang, corrected).space("space:market_1")).not.toBe(texts(lang).space("space:market_1"));
    expect(texts(lang).winter("winter:famine")).not.toContain("⟨");
  });
});
