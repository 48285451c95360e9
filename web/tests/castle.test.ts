// The board of Castle: where buildings stand, the tray, labels in use.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { drawing } from "../src/games/castle/buildingArt";
import { TALL, WIDE, type Plot } from "../src/games/castle/castleLayout";
import { lies, pieces } from "../src/games/castle/tray";
import type { Option } from "../src/lib/server/wire";

const data = readFileSync(new URL("../../src/greathall/games/castle/data/buildings.toml", import.meta.url), "utf8");
const buildings = [...data.matchAll(/^id = "(\w+)"/gm)].map((match) => match[1] ?? "");
const apart = (a: Plot, b: Plot): boolean =>
  a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;

describe.each([
  ["tall", TALL],
  ["wide", WIDE],
])("the %s castle", (_, { plots, width, height }) => {
  it("has a plot for each of the 23 tiles and the two buildings that stand from the start", () => {
    expect(buildings.length).toBe(25);
    expect(plots.map((plot) => plot.id).sort()).toEqual([...buildings].sort());
  });
  it("keeps its plots inside and apart, except towers and gates, which share the wall", () => {
    const inner = plots.filter(({ id }) => !/tower|gate/.test(id));
    for (const plot of plots)
      expect(plot.x >= 0 && plot.y >= 0 && plot.x + plot.w <= width && plot.y + plot.h <= height, plot.id).toBe(true);
    for (const [i, a] of inner.entries())
      for (const b of inner.slice(i + 1)) expect(apart(a, b), `${a.id} and ${b.id}`).toBe(true);
  });
  it("draws every building that has a name of its own in its own way", () => {
    const drawn = plots.filter((plot) => plot.named).map((plot) => drawing(plot.id, ""));
    expect(new Set(drawn.map(({ parts }) => JSON.stringify(parts))).size).toBe(drawn.length);
  });
});

describe("the tray", () => {
  const option = (kind: string, params: Option["params"] = {}): Option => ({ kind, params }) as Option;
  it("holds what has no other place on the board", () => {
    expect(
      ["build", "build-nothing", "house", "open-inn", "pay-talers", "equip", "choose"].filter((kind) =>
        lies(option(kind)),
      ),
    ).toEqual(["build-nothing", "pay-talers", "equip"]);
  });
  it("shows pieces by kind and number", () => {
    expect(pieces(option("equip", { resources: ["resource:sand", "resource:clay", "resource:sand"] }))).toEqual([
      ["sand", 2],
      ["clay", 1],
    ]);
    expect(pieces(option("pay-pieces", { n: 3, resource: "resource:wood" }))).toEqual([["wood", 3]]);
    expect(pieces(option("pay-talers", { n: 3 }))).toEqual([]);
  });
});

describe("labels of the board", () => {
  const room = new URL("../src/games/castle/", import.meta.url);
  const source = readdirSync(room)
    .map((file) => readFileSync(new URL(file, room), "utf8"))
    .join("\n");
  const file = readFileSync(new URL("../../src/greathall/locales/en/castle-board.ftl", import.meta.url), "utf8");
  const labels = [...file.matchAll(/^castle-board-(\S+) =/gm)].map((match) => match[1] ?? "");

  it("are all used", () => {
    expect(
      labels.filter((label) => !source.includes(`"${label}"`) && !source.includes(`"castle-board-${label}"`)),
    ).toEqual([]);
  });
  it("all exist", () => {
    const asked = [...source.matchAll(/scene\.term\("([\w-]+)"/g)].map((match) => match[1] ?? "");
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((label) => !labels.includes(label))).toEqual([]);
  });
});
