// The board of Paladins: effects taken apart into signs, marks on what has changed, sizes, the tray, labels in use.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { signs } from "../src/games/paladins/effects";
import { changes } from "../src/games/paladins/changes";
import { afterwards, atOnce } from "../src/games/paladins/notes";
import { crew, holds, lies } from "../src/games/paladins/tray";
import type { Board, Player } from "../src/games/paladins/types";
import { fitting, shrunk, stepped } from "../src/games/paladins/zoom";
import { News } from "../src/lib/news";
import type { Option, View } from "../src/lib/types";

const told = (effects: Parameters<typeof signs>[0]): string[] => signs(effects).map((one) => `${one.how} ${one.n} ${one.what}`);

describe("effects as signs", () => {
  it("keeps gains, payments and losses apart", () => {
    expect(
      told([{ gain: { what: "silver", n: 2 } }, { pay: { what: "debt", n: 1 } }, { lose: { what: "suspicion", n: 2 } }]),
    ).toEqual(["gain 2 silver", "pay 1 debt", "lose 2 suspicion"]);
  });

  it("shows choices with a bar between them", () => {
    const choice = { oneof: { choices: [{ special: { name: "develop" } }, { all: { parts: [{ gain: { what: "fighter", n: 1 } }] } }] } };
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
    expect(told({ per: "commission", group: 2, do: { gain: "point" } })).toEqual(["gain 1 point", "mark 1 /", "per 2 commission"]);
    expect(told({ when: "absolve", do: { gain: "tax" } })).toEqual(["when 1 absolve", "mark 1 →", "gain 1 tax"]);
  });
});

const player = (change: Partial<Player> = {}): Player =>
  ({
    silver: 3,
    provisions: 1,
    unpaid: 0,
    paid: 0,
    quests: 0,
    suspicion: [],
    workers: { labourer: 1, scout: 0 },
    attributes: { strength: 0, faith: 0, influence: 0 },
    done: { fortify: 0 },
    board: { hunt: ["", ""] },
    jars: [],
    passed: false,
    ...change,
  }) as Player;
const board = (change: Partial<Board> = {}): Board =>
  ({ round: 1, tax: 5, players: [player(), player()], pieces: {}, favours: [], taverns: [], townsfolk: [], outsiders: [], ...change }) as Board;
const view = (seen: Board, ply: number, asked = true): View<Board> =>
  ({ board: seen, ply, decision: asked ? { id: `question ${ply}` } : null }) as View<Board>;

describe("what has changed", () => {
  it("is told by seat and place", () => {
    const after = board({
      tax: 4,
      players: [player(), player({ silver: 2, workers: { labourer: 0, scout: 0 } as Player["workers"], board: { hunt: ["labourer", ""] } })],
      pieces: { r1_1: { seat: 1, piece: "monk" } },
      taverns: [{ tavern: "tavern_1", taken: 1 }],
    });
    const before = board({ taverns: [{ tavern: "tavern_1", taken: -1 }] });
    expect([...changes(before, after)].sort()).toEqual(["1/action/hunt", "1/silver", "1/worker/labourer", "space/r1_1", "tavern/tavern_1", "tax"]);
  });

  it("is nothing when nothing changed", () => {
    expect(changes(board(), board()).size).toBe(0);
  });

  it("by others stays marked through one's own turn", () => {
    const news = new News(changes);
    const poorer = board({ players: [player(), player({ silver: 0 })] });
    const richer = board({ players: [player({ silver: 9 }), player({ silver: 0 })] });
    expect(news.see(view(board(), 4)).size).toBe(0);
    expect([...news.see(view(poorer, 6, false))]).toEqual(["1/silver"]);
    expect([...news.see(view(poorer, 7))]).toEqual(["1/silver"]);
    expect([...news.see(view(richer, 8))].sort()).toEqual(["0/silver", "1/silver"]);
    expect([...news.see(view(richer, 11))]).toEqual([]);
  });

  it("is forgotten with the round", () => {
    const news = new News(changes);
    news.see(view(board(), 4));
    expect(news.see(view(board({ round: 2, tax: 1 }), 7)).size).toBe(0);
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
    expect(shrunk(0.78, 1600, 800)).toBe(0.72);
  });
  it("goes by steps from wherever it is", () => {
    expect([stepped(0.78, 1), stepped(0.78, -1), stepped(1, 1), stepped(1.5, 1), stepped(0.7, -1)]).toEqual([0.8, 0.7, 1.15, 1.5, 0.7]);
  });
});

describe("the tray", () => {
  const option = (kind: string, params: Option["params"] = {}): Option => ({ kind, params }) as Option;
  it("holds what has no other place on the board", () => {
    expect(["pass", "decline", "place", "keep", "act", "hire", "tavern"].filter((kind) => lies(option(kind)))).toEqual(["pass", "decline", "place", "keep"]);
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

describe("what a card brings, beside a choice", () => {
  const texts = (lang: string, kind: string): string[] => {
    const words = readFileSync(new URL(`../../src/greathall/locales/${lang}/paladins.ftl`, import.meta.url), "utf8");
    return [...words.matchAll(new RegExp(`^paladins-${kind}-\\w+ =.*\\n(?:    \\..*\\n)*?    \\.text = (.*)$`, "gm"))].map((match) => match[1] ?? "");
  };

  it("is parted into what is had at once and what is had by keeping it", () => {
    expect(atOnce("Quest: pray. When hired: 1 silver. After each attack action: 1 tax.")).toBe("pray.");
    expect(afterwards("Quest: pray. When hired: 1 silver. After each attack action: 1 tax.")).toBe("When hired: 1 silver. After each attack action: 1 tax.");
  });

  it.each(["en", "ru", "uk"])("can be parted for every card in %s", (lang) => {
    const quest = { en: "Quest: ", ru: "Задание: ", uk: "Завдання: " }[lang] ?? "";
    const attacked = { en: "Attacked: ", ru: "Атака: ", uk: "Атака: " }[lang] ?? "";
    for (const [kind, first, cards] of [["townsfolk", quest, 32], ["outsider", attacked, 30]] as const) {
      const told = texts(lang, kind);
      expect(told.length).toBeGreaterThanOrEqual(cards);
      for (const text of told) expect(first + [atOnce(text), afterwards(text)].join(" ")).toBe(text);
    }
  });
});
