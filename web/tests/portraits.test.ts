// Portraits: every person of every game is told by the card, is nobody else, and can be drawn.

import { readFileSync } from "node:fs";
import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";
import { character } from "../src/art/portraits/castle";
import { crowned, noble, ruler } from "../src/art/portraits/crusaders";
import { draw } from "../src/art/portraits/draw";
import { outsider, paladin, townsman } from "../src/art/portraits/paladins";
import type { Person } from "../src/art/portraits/person";
import { tradeOf, wearing } from "../src/art/portraits/trades";
import { townsman as folk } from "../src/art/portraits/viscounts";

type Entry = Record<string, string>;

/** The entries of one kind in a game's data; of their fields only texts, and lists as they are written. */
function entries(file: string, kind: string): Entry[] {
  const text = readFileSync(new URL(`../../src/greathall/games/${file}.toml`, import.meta.url), "utf8");
  const tables = text.split(/^(?=\[\[)/m).filter((table) => table.startsWith(`[[${kind}]]`));
  return tables.map((table) =>
    Object.fromEntries([...table.matchAll(/^(\w+) = "?(.*?)"?$/gm)].map(([, key = "", value = ""]) => [key, value])),
  );
}
const field = (entry: Entry, name: string): string => entry[name] ?? "";

const houses = new Map(
  entries("crusaders/data/dynasties", "dynasty").map((house) => [field(house, "id"), field(house, "culture")]),
);
const traits = (entry: Entry): string[] => [...field(entry, "traits").matchAll(/\w+/g)].map(([trait]) => trait);

const GAMES: Record<string, () => [string, Person][]> = {
  paladins: () => [
    ...entries("paladins/data/townsfolk", "townsfolk").map((one): [string, Person] => [
      field(one, "id"),
      townsman(field(one, "id"), field(one, "kind")),
    ]),
    ...entries("paladins/data/outsiders", "outsider").map((one): [string, Person] => [
      field(one, "id"),
      outsider(field(one, "id"), field(one, "kind"), field(one, "faction")),
    ]),
    ...entries("paladins/data/paladins", "paladin").map((one): [string, Person] => [
      field(one, "id"),
      paladin(field(one, "id")),
    ]),
  ],
  viscounts: () =>
    entries("viscounts/data/townsfolk", "townsfolk").map((one) => [field(one, "id"), folk(field(one, "id"))]),
  crusaders: () => [
    ...entries("crusaders/data/characters", "character").map((one): [string, Person] => [
      field(one, "id"),
      noble(field(one, "id"), field(one, "sex"), field(one, "culture")),
    ]),
    ...entries("crusaders/data/dynasties", "ruler").map((one): [string, Person] => {
      const house = field(one, "dynasty");
      return [
        field(one, "id"),
        ruler(field(one, "id"), field(one, "sex"), houses.get(house) ?? "", house, traits(one)),
      ];
    }),
  ],
  castle: () => entries("castle/data/characters", "card").map((one) => [field(one, "id"), character(field(one, "id"))]),
};
const NUMBERS: Record<string, number> = { paladins: 80, viscounts: 86, crusaders: 125, castle: 8 };

describe.each(Object.entries(GAMES))("people of %s", (game, people) => {
  it("are all read", () => expect(people()).toHaveLength(NUMBERS[game] ?? 0));

  it("are the same every time, and each is somebody else", () => {
    expect(people()).toEqual(people());
    expect(new Set(people().map(([, one]) => JSON.stringify(one))).size).toBe(people().length);
    expect(new Set(people().map(([, one]) => draw(one))).size).toBe(people().length);
  });

  it("are drawn as SVG that is whole", () => {
    for (const [id, one] of people()) {
      const svg = `<svg viewBox="0 0 100 100">${draw(one)}</svg>`;
      expect(() => parse(svg, { modern: true }), id).not.toThrow();
      expect(svg, id).not.toMatch(/undefined|NaN|null|\[object/);
      for (const [, path = ""] of svg.matchAll(/ d="([^"]*)"/g)) expect(path, id).toMatch(/^M[-\d.\sMLHVCQAZqzv]+$/);
    }
  });
});

describe("who is seen", () => {
  it("follows the trade of the card", () => {
    expect(folk("bishop")).toMatchObject({ sex: "man", headgear: "mitre", tool: "crozier" });
    expect(folk("princess")).toMatchObject({ sex: "woman", age: "young", beard: "none" });
    expect(character("worker_sand_clay").tool).toBe("sack");
    expect(["debt_collector_flip_deed", "tinker_builder_noble", "mason"].map(tradeOf)).toEqual([
      "debt_collector",
      "tinker",
      "mason",
    ]);
  });

  it("has a trade wherever the card names one", () => {
    const heroes = entries("viscounts/data/townsfolk", "townsfolk").filter((one) => field(one, "group") === "hero");
    const others = entries("viscounts/data/townsfolk", "townsfolk").filter(
      (one) => !heroes.some((hero) => hero["id"] === one["id"]),
    );
    for (const one of others) expect(tradeOf(field(one, "id")), field(one, "id")).not.toBe("");
    for (const one of entries("paladins/data/townsfolk", "townsfolk"))
      expect(wearing(field(one, "kind"), "man"), field(one, "id")).not.toEqual({});
    for (const one of entries("castle/data/characters", "card"))
      expect(tradeOf(field(one, "id")), field(one, "id")).not.toBe("");
  });

  it.each(["ru", "uk"])("is a woman where the card says so in %s", (lang) => {
    const women = (game: string): Set<string> => {
      const text = readFileSync(new URL(`../../src/greathall/locales/${lang}/${game}.ftl`, import.meta.url), "utf8");
      const names = [...text.matchAll(new RegExp(`^${game}-townsfolk-(\\w+) = (\\S+)`, "gm"))];
      expect(names.length).toBeGreaterThan(30);
      return new Set(names.filter(([, , name = ""]) => /(ка|ця|ца|са)$/.test(name)).map(([, id = ""]) => id));
    };
    for (const id of women("viscounts")) expect(folk(id).sex, id).toBe("woman");
    for (const id of women("paladins")) expect(townsman(id, id.replace(/_\d$/, "")).sex, id).toBe("woman");
  });

  it("belongs to a people", () => {
    expect(outsider("archer_2", "archer", "saracen").culture).toBe("moorish");
    expect(outsider("adventurer_2", "adventurer", "viking").culture).toBe("nordic");
    expect(noble("glitterhoof", "horse", "").sex).toBe("horse");
  });

  it("is a man where neither Russian nor Ukrainian names a woman", () => {
    for (const id of ["abbot", "meddler", "patron_instant", "tinker_builder_noble"])
      expect(folk(id).sex, id).toBe("man");
    expect(townsman("peddler_1", "peddler").sex).toBe("man");
  });

  it("keeps the face when crowned", () => {
    const lady = noble("italy_14", "female", "italy");
    const queen = crowned(lady, "italy_14");
    expect(queen).toMatchObject({
      face: lady.face,
      eyes: lady.eyes,
      nose: lady.nose,
      hair: lady.hair,
      skin: lady.skin,
    });
    expect(queen.headgear).not.toBe(lady.headgear);
  });

  it("shows traits that can be seen", () => {
    expect(ruler("philip_i", "male", "france", "capet", ["attractive", "gluttonous"]).face).toBe("oval");
    expect(ruler("philip_i", "male", "france", "capet", ["gluttonous"]).face).toBe("heavy");
    expect(ruler("bela_iv", "male", "italy", "arpad", []).culture).toBe("eastern");
  });
});
