// Several questions answered in one go: how far it goes, and that it is taken back as it was made.

import { describe, expect, it } from "vitest";
import { declineOf } from "../src/lib/answers/declining";
import { Series } from "../src/lib/answers/series.svelte";
import type { TableConnection } from "../src/lib/server/tableConnection.svelte";
import type { Decision, Option } from "../src/lib/server/wire";

const asks = (id: string, kind: string, ...options: string[]): Decision =>
  ({ id, kind, options: options.map((one) => ({ kind: one, notation: `s0 ${one}` }) as Option) }) as Decision;

/** A table that asks these questions in turn, one ply each; `others` act after these plies. */
function table(questions: Decision[], others: number[] = []) {
  let ply = 0;
  const plies: object[] = [];
  const chosen: string[] = [];
  const connection = {
    seat: 0,
    undo: true,
    sending: null,
    unconfirmed: null,
    plies,
    view: null as object | null,
    choose(_: Decision, option: Option) {
      chosen.push(option.notation);
      ply += 1;
      plies.push({ ply, seat: 0, events: [] });
      if (others.includes(ply)) plies.push({ ply, seat: 1, events: [] });
      stand();
    },
    takeBack() {
      ply -= 1;
      stand();
      return Promise.resolve({ is: "done" });
    },
  };
  const stand = (): void => void (connection.view = { ply, decision: questions[ply] ?? null });
  stand();
  const series = new Series(connection as unknown as TableConnection, () => true);
  const settle = (): void => {
    for (let i = 0; i < 9; i++) series.follow();
  };
  return { series, chosen, settle, at: () => ply };
}

const CHAIN = [
  asks("a", "build", "build", "build-nothing"),
  asks("b", "house-helper", "house", "house-nobody"),
  asks("c", "choose-cards", "choose"),
];

describe("a series of answers", () => {
  it("goes on until something cannot be declined", () => {
    const { series, chosen, settle } = table(CHAIN);
    series.start(declineOf);
    settle();
    expect(chosen).toEqual(["s0 build-nothing", "s0 house-nobody"]);
  });

  it("ends where somebody else has acted", () => {
    const { series, chosen, settle } = table(CHAIN, [1]);
    series.start(declineOf);
    settle();
    expect(chosen).toEqual(["s0 build-nothing"]);
  });

  it("is taken back in one go, and only once", async () => {
    const { series, settle, at } = table([asks("z", "build", "build"), ...CHAIN]);
    series.start(() => null);
    const { series: other, settle: go, at: where } = table(CHAIN);
    other.start(declineOf);
    go();
    expect(where()).toBe(2);
    await other.takeBack();
    expect(where()).toBe(0);
    settle();
    expect(at()).toBe(0);
  });
});
