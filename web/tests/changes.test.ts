import { describe, expect, test } from "vitest";

import { carryOut, type Known } from "../src/lib/server/changes";

const known = {
  table: { revision: 4, asked: [0] },
  view: { ply: 3, board: { players: [{ silver: 1, hand: ["a", "b"] }, { silver: 2 }], market: ["x"] }, decision: null },
  prefers: null,
  undo: false,
} as unknown as Known;

describe("changes", () => {
  test("put values in their places", () => {
    const now = carryOut(known, [
      [["table", "revision"], 5],
      [["undo"], true],
      [["view", "board", "players", 0, "hand", 1], "c"],
      [["view", "decision"], { id: "4.0" }],
    ]);
    expect(now).toEqual({
      table: { revision: 5, asked: [0] },
      view: {
        ply: 3,
        board: { players: [{ silver: 1, hand: ["a", "c"] }, { silver: 2 }], market: ["x"] },
        decision: { id: "4.0" },
      },
      prefers: null,
      undo: true,
    });
  });

  test("leave what was known as it was, and share what stays", () => {
    const before = JSON.stringify(known);
    const now = carryOut(known, [[["view", "board", "players", 0, "silver"], 9]]);
    expect(JSON.stringify(known)).toBe(before);
    const board = now.view?.board as { players: unknown[]; market: unknown };
    const old = known.view?.board as { players: unknown[]; market: unknown };
    expect(board.players[0]).not.toBe(old.players[0]);
    expect(board.players[1]).toBe(old.players[1]);
    expect(board.market).toBe(old.market);
    expect(now.table).toBe(known.table);
  });

  test("tell the whole view where there was none", () => {
    const now = carryOut({ ...known, view: null }, [[["view"], known.view]]);
    expect(now.view).toBe(known.view);
  });

  test("are refused where a place is not there: then the whole is asked for", () => {
    expect(() => carryOut(known, [[["view", "board", "players", 2, "silver"], 1]])).toThrow("there is no");
    expect(() => carryOut({ ...known, view: null }, [[["view", "ply"], 1]])).toThrow("there is no");
  });
});
