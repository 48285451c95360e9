// The board of Crusader Kings: what events do in words, where pieces lie, and labels that exist and are used.

import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { ARMS } from "../src/games/crusaders/coatsOfArms";
import { eventText } from "../src/games/crusaders/effectText";
import { fieldText } from "../src/games/crusaders/componentText";
import { lineHeights, linesOf } from "../src/games/crusaders/lettering";
import { REGIONS, ROUTES } from "../src/games/crusaders/mapGeometry";
import { chanceOfGood, drawLimits, drawOf, evenDraw, layingOf } from "../src/games/crusaders/planning";
import type { Scene } from "../src/games/crusaders/scene.svelte";
import { counted, marksOf } from "../src/games/crusaders/derived";
import type { Region } from "../src/games/crusaders/wire";
import { Facts } from "../src/lib/board/facts";
import { type Language, LANGUAGES, Speaker } from "../src/lib/text/speaker";
import type { OptionKind } from "../src/lib/server/contract";
import type { Option, Params } from "../src/lib/server/wire";

const locale = (file: string, lang = "en"): string =>
  readFileSync(new URL(`../../src/greathall/locales/${lang}/${file}.ftl`, import.meta.url), "utf8");

/** Written by tests/games/crusaders/events_in_words.py. */
interface EventsInWords {
  events: { id: string; target: string; effects: unknown[]; conditions: unknown[] }[];
  texts: Record<Language, Record<string, string>>;
}

/** As much of a scene as an event's text asks for, with one event in the box. */
function sceneWith(target: string, effects: unknown[], conditions: unknown[] = [], lang: Language = "en"): Scene {
  const event = {
    element: "event:e",
    name: "E",
    id: "e",
    provenance: "designed",
    source: [],
    basis: "",
    target,
    effects,
    conditions,
  };
  const speaker = new Speaker(
    lang,
    "crusaders",
    ["core", "crusaders", "crusaders-board"].map((file) => new FluentResource(locale(file, lang))),
  );
  return {
    facts: new Facts({ event: [event] }),
    term: (id: string, params: Params = {}) => speaker.say(`crusaders-term-${id}`, params),
    name: (element: string) => speaker.name(element),
    gold: (n: number) => speaker.name("piece:gold", "n", n),
  } as unknown as Scene;
}

describe("events in words", () => {
  it("tell who is hit, what happens and who decides", () => {
    const op = { op: "place_token", token: "unrest", n: 1, choose_by: "left_neighbour", filters: ["no_army"] };
    expect(eventText(sceneWith("self", [{ op }]), "e")).toBe(
      "Yourself: Unrest in one region (without an army, the left neighbour decides).",
    );
  });

  it("tell what happens otherwise", () => {
    const op = {
      op: "pay_or",
      n: 2,
      to: "treasury",
      otherwise: [{ op: { op: "add_trait", trait: "godless", to: "bag" } }],
    };
    expect(eventText(sceneWith("other", [{ op }]), "e")).toBe(
      "Another house: pay 2 gold, or else: trait gained: Godless.",
    );
  });

  it("say the same in the short form of corrections", () => {
    const short = { op: "check", critical: "war", failure: [{ op: "gold", n: -1 }] };
    expect(eventText(sceneWith("self", [short]), "e")).toBe("Yourself: War check; if it fails: Gold −1.");
  });
});

describe("the events of the box", () => {
  it("read the same as in the terminal, in every language", () => {
    const file = new URL("../../tests/games/crusaders/data/events.json", import.meta.url);
    const { events, texts } = JSON.parse(readFileSync(file, "utf8")) as EventsInWords;
    for (const lang of LANGUAGES)
      for (const { id, target, effects, conditions } of events)
        expect(eventText(sceneWith(target, effects, conditions, lang), "e"), id).toBe(texts[lang][id]);
  });
});

describe("arms", () => {
  it("are borne by every house, each other ones", () => {
    const dynasties = readFileSync(
      new URL("../../src/greathall/games/crusaders/data/dynasties.toml", import.meta.url),
      "utf8",
    );
    const known = [...dynasties.matchAll(/\[\[dynasty\]\]\nid = "(\w+)"/g)].map((match) => match[1] ?? "");
    expect(Object.keys(ARMS).sort()).toEqual([...known].sort());
    expect(new Set(Object.values(ARMS).map((arms) => JSON.stringify(arms))).size).toBe(known.length);
  });
});

describe("the map", () => {
  const regions = readFileSync(new URL("../../src/greathall/games/crusaders/data/map.toml", import.meta.url), "utf8");
  const known = [...regions.matchAll(/\[\[region\]\]\nid = "(\w+)"/g)].map((match) => match[1] ?? "");

  it("draws every region, and joins regions by sea", () => {
    expect(Object.keys(REGIONS).sort()).toEqual([...known].sort());
    expect(ROUTES.flatMap(({ from, to }) => [from, to]).filter((id) => !known.includes(id))).toEqual([]);
  });

  it("shows what lies in a region, with numbers", () => {
    const region: Region = {
      owner: 0, open: true, army: true, castle: false, unrest: 2, plague: "plague_ending", harvest: 0, crop_failure: 0,
      duke: null, lord: null, lord_token: null, ally: null,
    }; // prettier-ignore
    expect(marksOf(region)).toEqual([
      { mark: "army", n: 1 },
      { mark: "unrest", n: 2 },
      { mark: "plague_ending", n: 1 },
    ]);
    expect(counted(["a", "b", "a"])).toEqual([
      { id: "a", n: 2 },
      { id: "b", n: 1 },
    ]);
  });
});

describe("choices put together on the board", () => {
  const option = (kind: OptionKind, params: Params): Option => ({
    notation: JSON.stringify(params),
    seat: 0,
    kind,
    message: "",
    params,
    touches: [],
  });
  const draw = (realm: number, intrigue: number, war: number, tax: number, crusade: number): Option =>
    option("draw-cards", { realm, intrigue, war, tax, crusade });
  const draws = [draw(0, 3, 3, 0, 2), draw(2, 2, 2, 1, 1), draw(3, 3, 0, 1, 1)];

  it("know the limits of each deck and begin with an even draw", () => {
    const { least, most, total } = drawLimits(draws);
    expect(total).toBe(8);
    expect([least.realm, most.realm, least.crusade, most.crusade]).toEqual([0, 3, 1, 2]);
    expect(evenDraw(draws)).toEqual({ realm: 2, intrigue: 2, war: 2, tax: 1, crusade: 1 });
  });

  it("find the option for a draw, or none", () => {
    expect(drawOf(draws, { realm: 3, intrigue: 3, war: 0, tax: 1, crusade: 1 })).toBe(draws[2]);
    expect(drawOf(draws, { realm: 3, intrigue: 3, war: 1, tax: 1, crusade: 1 })).toBeNull();
  });

  it("lay cards in the order of the clicks", () => {
    const lays = [
      option("lay", { first: "card:a", second: "card:b" }),
      option("lay", { first: "card:b", second: "card:a" }),
    ];
    expect(layingOf(lays, ["card:b", "card:a"])).toBe(lays[1]);
    expect(layingOf(lays, ["card:b", "card:c"])).toBeNull();
  });

  it("tell the chance of a good trait", () => {
    expect(chanceOfGood(2, 3, 1)).toBeCloseTo(0.4);
    expect(chanceOfGood(2, 3, 2)).toBeCloseTo(0.7);
    expect(chanceOfGood(2, 2, 3)).toBe(1);
    expect(chanceOfGood(0, 4, 9)).toBe(0);
  });
});

describe("components in words", () => {
  const files = ["core", "crusaders", "crusaders-board", "crusaders-components"];
  const speaker = new Speaker(
    "en",
    "crusaders",
    files.map((file) => new FluentResource(locale(file))),
  );
  const row = { element: "space:acre", name: "Acre", id: "acre", provenance: "rulebook", source: [], basis: "" };
  const told = (field: string, what: unknown): string | null => fieldText(field, what, speaker, row);

  it("name what stands behind ids, and tell what cards do", () => {
    expect(told("land", ["wales", "mercia"])).toBe("Wales, Mercia");
    expect(told("hooks", [{ hook: { hook: "tax", n: 1 } }])).toBe("Taxes: gold +1.");
    expect(told("effects", [{ op: { op: "gold", n: 2 } }])).toBe("Gold +2");
    expect(told("family", [{ relative: { role: "son", traits: ["brave"] } }])).toBe("son (Brave)");
    expect(told("cards", { realm: 2, war: 3 })).toBe("Realm 2, War 3");
  });

  it("leave plain figures alone", () => {
    expect(told("number", 3)).toBeNull();
  });
});

describe("labels of the board", () => {
  const room = new URL("../src/games/crusaders/", import.meta.url);
  const source = readdirSync(room)
    .map((file) => readFileSync(new URL(file, room), "utf8"))
    .join("\n");
  const words = locale("crusaders-board") + locale("crusaders");
  const labels = [...words.matchAll(/^crusaders-term-(\S+) =/gm)].map((match) => match[1] ?? "");
  // Those that data chooses: a hook, an operation, a development's type.
  const chosen = [
    "hook-",
    "cause-",
    "deed-",
    "target-",
    "by-",
    "only-",
    "when-",
    "needs-",
    "letter-",
    "councillor",
    "invention",
    "sex-",
    "pool-",
    "relative-",
    "action-",
    "its-name",
  ];

  it("are all used", () => {
    expect(
      labels.filter((label) => !source.includes(`"${label}"`) && !chosen.some((start) => label.startsWith(start))),
    ).toEqual([]);
  });

  it("all exist", () => {
    const asked = [...source.matchAll(/term\("([\w-]+)"/g)].map((match) => match[1] ?? "");
    expect(asked.filter((label) => !labels.includes(label))).toEqual([]);
    const data = ["developments", "track", "events"].map((file) =>
      readFileSync(new URL(`../../src/greathall/games/crusaders/data/${file}.toml`, import.meta.url), "utf8"),
    );
    const hooks = [...data.join("\n").matchAll(/hook = "(\w+)"/g)].map((match) => `hook-${match[1] ?? ""}`);
    const deeds = [...data.join("\n").matchAll(/op = "(\w+)"/g)].map((match) => `deed-${match[1] ?? ""}`);
    const plain = deeds.filter((deed) => source.includes(`case "${deed.slice("deed-".length)}"`) === false);
    expect([...hooks, ...plain].filter((label) => !labels.includes(label))).toEqual([]);
  });
});

describe("names on the map", () => {
  it("stand in two lines where they are long, broken at the space or hyphen nearest to their middle", () => {
    expect(linesOf("Paris")).toEqual(["Paris"]);
    expect(linesOf("Northumbria")).toEqual(["Northumbria"]);
    expect(linesOf("The Low Countries")).toEqual(["The Low", "Countries"]);
    expect(linesOf("Al-Andalusia")).toEqual(["Al-", "Andalusia"]);
  });

  it("are centred on their place", () => {
    expect(lineHeights(["Paris"], 100, 20)).toEqual([100]);
    expect(lineHeights(["Papal", "States"], 100, 20)).toEqual([90, 109]);
  });
});
