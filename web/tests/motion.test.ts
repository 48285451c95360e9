// What happens is told one at a time: steps, what is held back meanwhile, marks of others' moves, skipping.

import { describe, expect, it } from "vitest";
import { causeOf, madeFor } from "../src/lib/board/circumstances";
import { momentsOf, partFrom, stepAt, untoldAt } from "../src/lib/motion/lookBack";
import { heldOf, holdsOf, sumOf } from "../src/lib/motion/holds";
import { marksOf } from "../src/lib/motion/marks";
import { readingTime, timesOf } from "../src/lib/motion/pace";
import { NO_MOMENTS, stepsOf } from "../src/lib/motion/steps";
import type { GameEvent, Move, Params, Ply } from "../src/lib/server/wire";

const move = (what: string, from: string, to: string, n = 1): Move => ({ what, from, to, n });
const event = (kind: string, params: Params = {}, ...moves: Move[]): GameEvent =>
  ({ kind, message: kind, params, rule: "", moves }) as GameEvent;
const ply = (number: number, seat: number | null, ...events: GameEvent[]): Ply =>
  ({ ply: number, seat, choice: null, events }) as Ply;

describe("steps", () => {
  it("are events, each of whom it is about, else of who chose; headings are nobody's", () => {
    const steps = stepsOf([ply(4, 1, event("built", { seat: "seat:2" }), event("round"))], NO_MOMENTS);
    expect(steps.map(({ events, seat }) => [events[0].kind, seat])).toEqual([
      ["built", 2],
      ["round", null],
    ]);
  });

  it("join what is turned over together, within one ply", () => {
    const reveal = (seat: number): GameEvent => event("reveal", { seat: `seat:${seat}` });
    const steps = stepsOf([ply(1, 0, reveal(0), reveal(1)), ply(2, 0, reveal(0))], {
      banners: {},
      together: ["reveal"],
    });
    expect(steps.map(({ events, reveals }) => [events.length, reveals])).toEqual([
      [2, true],
      [1, true],
    ]);
  });

  it("announce what a game wants announced", () => {
    const steps = stepsOf([ply(1, 0, event("round"), event("built"))], { banners: { round: "castle" }, together: [] });
    expect(steps.map(({ banner }) => banner)).toEqual(["castle", null]);
  });

  it("tell final points category by category", () => {
    const points = (seat: number, category: string): GameEvent =>
      event("points", { seat: `seat:${seat}`, category: `score:${category}`, n: 1 });
    const counted = [points(0, "walls"), points(0, "monks"), points(1, "walls"), points(1, "monks")];
    const steps = stepsOf([ply(9, 0, event("final"), ...counted)], NO_MOMENTS);
    expect(steps.map(({ events }) => events.map(({ params }) => params["category"]))).toEqual([
      [undefined],
      ["score:walls", "score:walls"],
      ["score:monks", "score:monks"],
    ]);
  });
});

describe("what is held back", () => {
  const moves = [move("resource:sand", "stock", "seat:1", 3), move("resource:sand", "seat:1", "stock", 1)];

  it("is what has not arrived less what has not left", () => {
    expect(heldOf(holdsOf(moves), "seat:1", "resource:sand")).toBe(2);
    expect(heldOf(holdsOf(moves), "stock", "resource:sand")).toBe(-2);
    expect(heldOf(holdsOf(moves), "seat:0", "resource:sand")).toBe(0);
  });

  it("becomes less while figures count up, until nothing is", () => {
    expect(heldOf(holdsOf(moves.slice(0, 1), 2 / 3), "seat:1", "resource:sand")).toBe(2);
    expect(heldOf(holdsOf(moves, 0), "seat:1", "resource:sand")).toBe(0);
  });

  it("is counted by kind where a board does", () => {
    const drawn = holdsOf([move("suspicion:a", "deck", "seat:0"), move("suspicion:b", "deck", "seat:0")]);
    expect(heldOf(drawn, "seat:0", "suspicion:*")).toBe(2);
  });

  it("adds up", () => {
    expect(heldOf(sumOf(holdsOf(moves), holdsOf(moves)), "seat:1", "resource:sand")).toBe(4);
  });
});

describe("marks", () => {
  const buys = event("gained", { seat: "seat:1" }, move("resource:stone", "supply", "seat:1", 2));
  const pays = event("paid", { seat: "seat:1" }, move("resource:stone", "seat:1", "supply", 2));
  const moves = event("moved", { seat: "seat:2" }, move("viscount:2", "location:a", "location:b"));

  it("say where, how much and who", () => {
    expect(marksOf([ply(1, 1, buys), ply(2, 2, moves)], 0)).toEqual([
      { place: "supply", what: "resource:stone", n: -2, seat: 1 },
      { place: "seat:1", what: "resource:stone", n: 2, seat: 1 },
      { place: "location:a", what: "viscount:2", n: -1, seat: 2 },
      { place: "location:b", what: "viscount:2", n: 1, seat: 2 },
    ]);
  });

  it("leave out what came to nothing, and what one did oneself", () => {
    expect(marksOf([ply(1, 1, buys, pays)], 0)).toEqual([]);
    expect(marksOf([ply(1, 1, buys)], 1)).toEqual([]);
  });

  it("are at the place that is named, not at whatever looks like it", () => {
    // Two have a navy; what one of them buys from the market says nothing of the other's.
    const bought = event("bought", { seat: "seat:1" }, move("development:navy", "display", "seat:1"));
    expect(marksOf([ply(1, 1, bought)], 0).map(({ place }) => place)).toEqual(["display", "seat:1"]);
  });
});

describe("pace", () => {
  it("gives longer lines more time, and one's own doings less", () => {
    const times = timesOf("normal")!;
    expect(readingTime(times, "a long line of words", false)).toBeGreaterThan(readingTime(times, "a line", false));
    expect(readingTime(times, "a line", true)).toBeLessThan(readingTime(times, "a line", false));
    expect(timesOf("slow")!.flight).toBeGreaterThan(times.flight);
    expect(timesOf("instant")).toBeNull();
  });
});

describe("looking back", () => {
  const round = event("round");
  const plies = [
    ply(0, null, event("deck")),
    ply(1, 0, event("built"), event("points")),
    ply(2, 1),
    ply(3, 1, round, event("built")),
  ];
  const moments = momentsOf(plies, NO_MOMENTS);

  it("goes event by event; the set-up and what nobody may know are one moment each", () => {
    expect(moments.map((one) => [one.ply, one.index])).toEqual([
      [0, -1],
      [1, 0],
      [1, 1],
      [2, -1],
      [3, 0],
      [3, 1],
    ]);
    expect(stepAt(moments[3]!)).toBeNull();
  });

  it("knows what had not happened yet", () => {
    expect([...untoldAt(moments[1]!)].map(({ kind }) => kind)).toEqual(["points"]);
    expect([...untoldAt(moments[2]!)]).toEqual([]);
  });

  it("finds where rounds begin", () => {
    expect(partFrom(moments, 0, 1)).toBe(4);
    expect(partFrom(moments, 4, 1)).toBe(5);
    expect(partFrom(moments, 5, -1)).toBe(4);
    expect(partFrom(moments, 4, -1)).toBe(0);
  });
});

describe("what led to a question", () => {
  const chosen = (number: number, seat: number, choice: string | null, ...events: GameEvent[]): Ply => ({
    ...ply(number, seat, ...events),
    choice,
  });

  it("are choices that were made for one", () => {
    const plies = [chosen(3, 0, "s0 a"), chosen(4, 1, null), chosen(5, 0, "s0 pass")];
    expect(madeFor(plies, 0, 2, "s0 a").map((one) => one.ply)).toEqual([5]);
    expect(madeFor(plies, 0, 5, "s0 a")).toEqual([]);
  });

  it("is what another did, not what one did oneself", () => {
    const move = event("discarded", { seat: "seat:1" });
    expect(causeOf([ply(4, 1, move)], 0)).toBe(move);
    expect(causeOf([ply(4, 0, event("built", { seat: "seat:0" }))], 0)).toBeNull();
  });
});
