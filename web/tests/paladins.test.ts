// The board of Paladins: effects taken apart into signs, sizes, the tray, labels in use.

import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Effect, signs } from "../src/games/paladins/effects";
import { cardText } from "../src/games/paladins/cardText";
import { Definitions } from "../src/games/paladins/definitions";
import { Texts } from "../src/games/paladins/texts";
import { crew, holds, lies } from "../src/games/paladins/tray";
import { fitting, shrunk, stepped } from "../src/games/paladins/zoomSteps";
import type { Option } from "../src/lib/server/wire";
import { Facts } from "../src/lib/board/facts";
import type { Components } from "../src/lib/server/api";
import { type Language, LANGUAGES, Speaker } from "../src/lib/text/speaker";

const told = (effects: Parameters<typeof signs>[0]): string[] =>
  signs(effects).map((one) => `${one.how} ${one.n} ${one.what}`);

describe("effects as signs", () => {
  it("keeps gains, payments and losses apart", () => {
    expect(
      told([
        { gain: { what: "silver", n: 2 } },
        { pay: { what: "debt", n: 1 } },
        { lose: { what: "suspicion", n: 2 } },
      ]),
    ).toEqual(["gain 2 silver", "pay 1 debt", "lose 2 suspicion"]);
  });

  it("shows choices with a bar between them", () => {
    const choice = {
      oneof: { choices: [{ special: { name: "develop" } }, { all: { parts: [{ gain: { what: "fighter", n: 1 } }] } }] },
    };
    expect(told(choice)).toEqual(["free 1 develop", "mark 1 |", "gain 1 fighter"]);
  });

  it("shows a trigger, its condition and its reward", () => {
    const inner = { if: { condition: "suspected", do: { gain: { what: "silver", n: 2 } } } };
    expect(told({ when: { trigger: "inquisition", do: inner } })).toEqual([
      "when 1 inquisition",
      "mark 1 →",
      "if 1 suspected",
      "gain 2 silver",
    ]);
  });

  it("shows points per group", () => {
    const scoring = { per: { counter: "strength", group: 4, do: { gain: { what: "point", n: 1 } } } };
    expect(told(scoring)).toEqual(["gain 1 point", "mark 1 /", "per 4 strength"]);
  });
});

describe("effects in the short form of corrections", () => {
  it("mean the same", () => {
    expect(told([{ gain: "silver", n: 2 }, { special: "pray" }])).toEqual(["gain 2 silver", "free 1 pray"]);
    expect(told({ one_of: [{ gain: "faith" }, { all: [{ lose: "suspicion", n: 2 }] }] })).toEqual([
      "gain 1 faith",
      "mark 1 |",
      "lose 2 suspicion",
    ]);
    expect(told({ per: "commission", group: 2, do: { gain: "point" } })).toEqual([
      "gain 1 point",
      "mark 1 /",
      "per 2 commission",
    ]);
    expect(told({ when: "absolve", do: { gain: "tax" } })).toEqual(["when 1 absolve", "mark 1 →", "gain 1 tax"]);
  });
});

describe("the size of the board", () => {
  it("lets the whole table be seen, but never makes letters too small", () => {
    expect(fitting(1300, 1020)).toBe(1);
    expect(fitting(1040, 2000)).toBeCloseTo(0.8);
    expect(fitting(900, 500)).toBe(0.78);
    expect(fitting(2600, 2000)).toBe(1);
  });
  it("is never reduced where its parts lie below each other", () => {
    expect(fitting(344, 500)).toBe(1);
  });
  it("gives way a little when more lies on the table", () => {
    expect(shrunk(0.78, 780, 800)).toBe(0.78);
    expect(shrunk(0.78, 816, 800)).toBeCloseTo(0.765, 3);
    expect(shrunk(0.78, 1600, 800)).toBe(0.66);
  });
  it("goes by steps from wherever it is", () => {
    expect([stepped(0.78, 1), stepped(0.78, -1), stepped(1, 1), stepped(1.5, 1), stepped(0.7, -1)]).toEqual([
      0.8, 0.7, 1.15, 1.5, 0.7,
    ]);
  });
});

describe("the tray", () => {
  const option = (kind: string, params: Option["params"] = {}): Option => ({ kind, params }) as Option;
  it("holds what has no other place on the board", () => {
    expect(["pass", "decline", "place", "keep", "act", "hire", "tavern"].filter((kind) => lies(option(kind)))).toEqual([
      "pass",
      "decline",
      "place",
      "keep",
    ]);
  });
  it("shows a crew worker by worker", () => {
    expect(crew(option("place", { workers: ["worker:scout", "worker:scout"] }))).toEqual(["scout", "scout"]);
    expect(crew(option("pass"))).toEqual([]);
  });
  it("assembles a crew worker by worker, counting equal ones", () => {
    expect(holds(["scout", "scout", "cleric"], [])).toBe(true);
    expect(holds(["scout", "scout", "cleric"], ["cleric", "scout"])).toBe(true);
    expect(holds(["scout", "cleric"], ["scout", "scout"])).toBe(false);
    expect(holds(["scout"], ["fighter"])).toBe(false);
  });
});

describe("labels of the board", () => {
  const room = new URL("../src/games/paladins/", import.meta.url);
  const source = readdirSync(room)
    .map((file) => readFileSync(new URL(file, room), "utf8"))
    .join("\n");
  const file = readFileSync(new URL("../../src/greathall/locales/en/paladins-board.ftl", import.meta.url), "utf8");
  const labels = [...file.matchAll(/^paladins-board-(\S+) =/gm)].map((match) => match[1] ?? "");

  it("are all used", () => {
    expect(labels.filter((label) => !source.includes(`"${label}"`))).toEqual([]);
  });

  it("all exist", () => {
    const asked = [...source.matchAll(/term\("(\w+)"/g)].map((match) => match[1] ?? "");
    expect(asked.filter((label) => !labels.includes(label))).toEqual([]);
  });
});

describe("what cards do, from their data", () => {
  const known = new Map<Language, Texts>();
  const texts = (lang: Language): Texts => {
    const found = known.get(lang) ?? read(lang);
    known.set(lang, found);
    return found;
  };
  const read = (lang: Language): Texts => {
    const resource = (name: string) =>
      new FluentResource(
        readFileSync(new URL(`../../src/greathall/locales/${lang}/${name}.ftl`, import.meta.url), "utf8"),
      );
    return new Texts(new Speaker(lang, "paladins", ["core", "paladins"].map(resource)));
  };
  const gain = (what: string, n: number): Effect => ({ gain: { what, n } });
  const peddler = {
    id: "peddler_1",
    kind: "peddler",
    quest: [gain("labourer", 1), { lose: { what: "suspicion", n: 2 } }],
    reward: [],
    ability: { when: { trigger: "inquisition", do: { if: { condition: "suspected", do: gain("provisions", 2) } } } },
  };
  const thief = {
    id: "thief_1",
    kind: "thief",
    faction: "viking",
    attack: [gain("influence", 1)],
    convert: [gain("strength", 1)],
    scoring: { per: { counter: "suspicion", group: 3, do: gain("point", 1) } },
  };

  it("is told in English", () => {
    expect(texts("en").townsfolk(peddler)).toBe(
      "Quest: 1 labourer, discard up to 2 suspicions. At each inquisition, if you have 2 suspicions or more: 2 provisions.",
    );
    expect(texts("en").outsider(thief)).toBe(
      "Viking. Attacked: influence +1. Converted: strength +1. At the end: 1 point for every 3 suspicions.",
    );
    expect(texts("en").effect({ one_of: [{ pay: "debt" }, { all: [gain("fighter", 1), gain("cleric", 1)] }] })).toBe(
      "pay a debt or 1 fighter and 1 cleric",
    );
  });

  it("agrees with its numbers in Russian and Ukrainian", () => {
    expect(texts("ru").townsfolk(peddler)).toBe(
      "Задание: 1 разнорабочий, сбросить до 2 подозрений. При каждой инквизиции, если подозрений не меньше 2: 2 припаса.",
    );
    expect(texts("uk").effects([gain("provisions", 1), gain("provisions", 2), gain("provisions", 5)])).toBe(
      "1 жетон провізії, 2 жетони провізії, 5 жетонів провізії",
    );
    expect(texts("uk").convert(thief)).toBe("Навернення: сила +1. Наприкінці гри: 1 очко за кожні 3 підозри.");
  });

  it("is the same as in the terminal, for every card in every language", () => {
    const file = new URL("../../tests/games/paladins/data/cards.json", import.meta.url);
    const told = JSON.parse(readFileSync(file, "utf8")) as {
      components: Components;
      texts: Record<Language, Record<string, string>>;
    };
    const defs = new Definitions(new Facts(told.components));
    for (const lang of LANGUAGES) {
      const cards = Object.entries(told.texts[lang]);
      expect(cards.length).toBeGreaterThan(200);
      for (const [element, text] of cards) expect(cardText(texts(lang), defs, element), element).toBe(text);
    }
  });

  it("says what is had at once and what by keeping the card", () => {
    expect(texts("en").quest(peddler)).toBe("Quest: 1 labourer, discard up to 2 suspicions.");
    expect(texts("en").attack(thief)).toBe("Attacked: influence +1.");
  });
});
