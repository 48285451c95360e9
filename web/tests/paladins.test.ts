// The board of Paladins: effects taken apart into signs, and labels that exist and are used.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { signs } from "../src/games/paladins/effects";

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
