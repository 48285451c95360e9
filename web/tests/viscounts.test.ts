// The board of Viscounts: effects taken apart into signs, the ring's geometry, and labels that exist and are used.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { OptionKind } from "../src/lib/server/contract";
import type { Option } from "../src/lib/server/wire";
import { FluentResource } from "@fluent/bundle";
import { Speaker } from "../src/lib/text/speaker";
import { amount } from "../src/games/viscounts/amounts";
import { signs } from "../src/games/viscounts/effects";
import { begins } from "../src/lib/board/orders";
import { readEffect, type Effect } from "../src/lib/board/effectData";
import { fieldText } from "../src/games/viscounts/componentText";
import { hyphenated } from "../src/lib/text/hyphens";
import { nearAtFirst, neighbour, swiped } from "../src/games/viscounts/nearSegment";
import { polar, RADIUS, spread, standing, stop } from "../src/games/viscounts/ringGeometry";

const told = (effect: Effect): string[] => signs(effect).map((one) => `${one.how} ${one.n} ${one.what}`);

describe("effects as signs", () => {
  it("shows gains one after the other and choices with a stroke between them", () => {
    const both = { all: { parts: [{ gain: { what: "ink", n: 2 } }, { gain: { what: "stone", n: 1 } }] } };
    expect(told(both)).toEqual(["gain 2 ink", "gain 1 stone"]);
    const choice = { oneof: { choices: [{ gain: { what: "hire", n: 1 } }, { gain: { what: "destroy", n: 1 } }] } };
    expect(told(choice)).toEqual(["gain 1 hire", "mark 1 /", "gain 1 destroy"]);
  });

  it("shows a trigger, what rules it out, and what it brings", () => {
    const inner = { if: { condition: "no_criminals", do: { gain: { what: "virtue", n: 1 } } } };
    expect(told({ when: { trigger: "collision", do: inner } })).toEqual([
      "when 1 collision",
      "mark 1 →",
      "unless 1 criminal",
      "mark 1 :",
      "gain 1 virtue",
    ]);
  });

  it("shows a paper turned over as the paper with an arrow", () => {
    expect(told({ gain: { what: "flip_debt", n: 1 } })).toEqual(["gain 1 flip", "per 1 debt"]);
    expect(told({ when: { trigger: "own_debt_flip", do: { gain: { what: "resource", n: 1 } } } })).toEqual([
      "when 1 flip",
      "when 1 debt",
      "mark 1 →",
      "gain 1 resource",
    ]);
  });

  it("reads corrections in their short form alike", () => {
    expect(told({ one_of: [{ gain: "gold" }, { all: [{ gain: "ink", n: 2 }] }] })).toEqual([
      "gain 1 gold",
      "mark 1 /",
      "gain 2 ink",
    ]);
    expect(told({ per: "resource", group: 2, do: { gain: "point" } })).toEqual([
      "gain 1 point",
      "mark 1 /",
      "per 2 resource",
    ]);
    expect(readEffect(null).verb).toBe("");
  });
});

describe("the ring", () => {
  it("counts angles clockwise from the top", () => {
    expect(polar(10, 0)).toEqual({ x: 0, y: -10 });
    expect(polar(10, 90).x).toBeCloseTo(10);
    expect(polar(10, 180).y).toBeCloseTo(10);
  });

  it("spreads pieces evenly round the middle", () => {
    const [left, middle, right] = spread(3, 100, 0, 30);
    expect(middle?.x).toBeCloseTo(0);
    expect((left?.x ?? 0) + (right?.x ?? 0)).toBeCloseTo(0);
    expect(right?.x).toBeGreaterThan(25);
  });

  it("has two locations on the outer road of a segment and one on the inner", () => {
    expect(stop("left", 72)).toEqual({ radius: RADIUS.outer, angle: 54 });
    expect(stop("right", 72)).toEqual({ radius: RADIUS.outer, angle: 90 });
    expect(stop("inner", 72)).toEqual({ radius: RADIUS.inner, angle: 72 });
  });

  it("has room for up to four viscounts just ahead of a location, none upon another", () => {
    for (const n of [1, 2, 3, 4]) {
      const spots = standing("left", 0, n);
      expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(n);
      for (const { x } of spots) expect(x).toBeGreaterThan(polar(RADIUS.outer, -18).x);
    }
  });
});

describe("the segment seen from near", () => {
  const none = [false, false, false, false, false];
  const asked = (...segments: number[]): boolean[] => none.map((_, i) => segments.includes(i));

  it("is one's own, unless the question is about others", () => {
    expect(nearAtFirst(none, 3, false)).toBe(3);
    expect(nearAtFirst(asked(1, 3), 3, false)).toBe(3);
    expect(nearAtFirst(asked(0, 2), 3, false)).toBe(0);
    expect(nearAtFirst(asked(2), 3, true)).toBe(2);
  });

  it("gives way to the whole ring for what lies beside it, and before one stands anywhere", () => {
    expect(nearAtFirst(none, 3, true)).toBeNull();
    expect(nearAtFirst(none, -1, false)).toBeNull();
    expect(nearAtFirst(asked(4), -1, false)).toBe(4);
  });

  it("has neighbours all round", () => {
    expect(neighbour(4, 1, 5)).toBe(0);
    expect(neighbour(0, -1, 5)).toBe(4);
    expect(neighbour(null, 1, 5)).toBe(0);
    expect(neighbour(null, -1, 5)).toBe(4);
  });

  it("turns by swipes to the side, not by taps or while the page is scrolled", () => {
    expect(swiped(-80, 10)).toBe(1);
    expect(swiped(80, -10)).toBe(-1);
    expect(swiped(-12, 2)).toBeNull();
    expect(swiped(-60, 50)).toBeNull();
  });
});

describe("cards put in another order", () => {
  const option = (...cards: string[]): Option => ({
    notation: cards.join(" "),
    seat: 0,
    kind: "arrange",
    message: "",
    params: { cards },
    touches: cards,
  });
  const options = [option("a", "b", "c"), option("a", "c", "b"), option("b", "a", "c")];
  const left = (...order: string[]): string[] => options.filter((one) => begins(one, order)).map((one) => one.notation);

  it("leave those orders that begin like what was clicked", () => {
    expect(left()).toHaveLength(3);
    expect(left("a")).toEqual(["a b c", "a c b"]);
    expect(left("a", "c")).toEqual(["a c b"]);
    expect(left("c")).toEqual([]);
  });
});

describe("options that say how much", () => {
  const option = (kind: OptionKind, params: Record<string, number>) => ({
    notation: "",
    seat: 0,
    kind,
    message: "",
    params,
    touches: [],
  });
  const shown = (kind: OptionKind, params: Record<string, number>): string[] | undefined =>
    amount(option(kind, params), { gain: { what: "ink", n: 1 } })?.map((one) => `${one.n} ${one.what}`);

  it("show what comes and what it costs", () => {
    expect(shown("exchange", { times: 4, n: 6 })).toEqual(["4 ink", "1 ←", "6 silver"]);
    expect(shown("exchange", { times: 1, n: 0 })).toEqual(["1 ink"]);
    expect(shown("place", { workers: 2, nobles: 3 })).toEqual(["2 worker", "1 ←", "3 noble"]);
    expect(shown("pay", { ink: 2, gold: 0, stone: 1, silver: 0 })).toEqual(["2 ink", "1 stone"]);
  });

  it("are not those about something on the board", () => {
    expect(shown("play", {})).toBeUndefined();
  });
});

describe("long names", () => {
  const shown = (text: string): string => hyphenated(text).replaceAll("\u00ad", "-");

  it("may break between syllables in Russian and Ukrainian", () => {
    expect(shown("Священнослужитель")).toBe("Свя-щен-нос-лу-жи-тель");
    expect(shown("Королівська книга")).toBe("Ко-ро-лівсь-ка книга");
  });

  it("are left alone when they are short or in Latin letters", () => {
    expect(shown("Епископ")).toBe("Епископ");
    expect(shown("Muster of the Castle")).toBe("Muster of the Castle");
  });
});

describe("labels of the board", () => {
  const room = new URL("../src/games/viscounts/", import.meta.url);
  const source = readdirSync(room)
    .map((file) => readFileSync(new URL(file, room), "utf8"))
    .join("\n");
  const file = readFileSync(new URL("../../src/greathall/locales/en/viscounts.ftl", import.meta.url), "utf8");
  const labels = [...file.matchAll(/^viscounts-term-(\S+) =/gm)].map((match) => match[1] ?? "");
  const begun = [...source.matchAll(/term\(`([a-z]+-)\$\{/g)].map((match) => match[1] ?? "");

  it("are all used", () => {
    const plain = labels.filter((label) => !begun.some((start) => label.startsWith(start)));
    expect(plain.filter((label) => !source.includes(`"${label}"`))).toEqual([]);
  });

  it("all exist", () => {
    const asked = [...source.matchAll(/term\("([\w-]+)"/g)].map((match) => match[1] ?? "");
    expect(asked.filter((label) => !labels.includes(label))).toEqual([]);
  });

  it("exist for every trigger, condition and counter of the cards", () => {
    const data = new URL("../../src/greathall/games/viscounts/data/", import.meta.url);
    const cards = readdirSync(data)
      .map((name) => readFileSync(new URL(name, data), "utf8"))
      .join("\n");
    for (const verb of ["when", "if", "per"]) {
      const named = [...cards.matchAll(new RegExp(`\\{${verb} = "(\\w+)"`, "g"))].map((match) => `${verb}-${match[1]}`);
      expect(named.length).toBeGreaterThan(0);
      expect(named.filter((label) => !labels.includes(label))).toEqual([]);
    }
  });
});

describe("figures of components", () => {
  const words = readFileSync(new URL("../../src/greathall/locales/en/viscounts.ftl", import.meta.url), "utf8");
  const speaker = new Speaker("en", "viscounts", [new FluentResource(words)]);
  const row = { element: "tier:third", name: null, id: "third", provenance: "rulebook", source: [], basis: "" };
  const figure = (field: string, what: unknown): string | null => fieldText(field, what, speaker, row);

  it("name what ids, icons and effects stand for", () => {
    expect(figure("focus", "trade")).toBe("Trade");
    expect(figure("counts", "deed")).toBe("Approved deed");
    expect(figure("icons", { cleric: 1, builder: 2 })).toBe("2 builders, 1 cleric");
    expect(
      figure("above", { all: { parts: [{ gain: { what: "silver", n: 1 } }, { gain: { what: "deed", n: 3 } }] } }),
    ).toBe("1 silver, 3 deeds");
    expect(figure("side", "large")).toBe("3–4 players");
  });

  it("begin with a capital letter and go on with small ones", () => {
    const parts = [{ gain: { what: "flip_debt", n: 1 } }, { gain: { what: "hire", n: 1 } }];
    expect(figure("above", { all: { parts } })).toBe("Flip a debt; hire a townsfolk for free");
    expect(figure("above", { oneof: { choices: parts } })).toBe("Flip a debt or hire a townsfolk for free");
    expect(figure("above", { when: { trigger: "own_trade", do: parts[1] } })).toBe(
      "After the trade action: hire a townsfolk for free",
    );
  });

  it("say how many are counted for a point", () => {
    const points = { counter: "icon_merchant", do: { gain: { what: "point", n: 1 } } };
    expect(figure("points", { per: { ...points, group: 2 } })).toBe("1 point for every 2 merchants");
    expect(figure("points", { per: points })).toBe("1 point per merchant");
  });

  it("say that a card may be discarded, not that it must, and keep several parts of a choice together", () => {
    const discard = { gain: { what: "discard", n: 2 } };
    const both = { all: { parts: [discard, { gain: { what: "silver", n: 2 } }] } };
    expect(figure("effect", both)).toBe("You may discard up to 2 cards; 2 silver");
    expect(figure("effect", { oneof: { choices: [both, { gain: { what: "virtue", n: 1 } }] } })).toBe(
      "(you may discard up to 2 cards; 2 silver) or 1 virtue",
    );
  });

  it("tell what is wanted until there is enough", () => {
    const wishes = [{ priority: { resource: "ink", until: 6 } }, { priority: { resource: "gold", until: 0 } }];
    expect(figure("priority", wishes)).toBe("Ink well ≤ 6 → Gold");
  });

  it("leave plain numbers as they are, and say when there is no limit", () => {
    expect(figure("cost", 3)).toBeNull();
    expect(figure("capacity", 0)).toBe("∞");
    expect(figure("on_top", [12, 12, 15, 18])).toBe("12 / 12 / 15 / 18");
  });
});
