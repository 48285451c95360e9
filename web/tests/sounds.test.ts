// Which sound goes with what happens, and that every sound can be made.

import { describe, expect, it } from "vitest";
import { SOUNDS, soundOf } from "../src/lib/app/soundTable";
import type { GameEvent, Move } from "../src/lib/server/wire";

const event = (kind: string, ...moved: string[]): GameEvent =>
  ({ kind, moves: moved.map((what): Move => ({ what, from: "a", to: "b", n: 1 })) }) as unknown as GameEvent;
const sound = (one: GameEvent, banner: "hourglass" | null = null) => soundOf({ banner, events: [one] });

describe("what happens sounds like itself", () => {
  it.each([
    ["built", ["building:well"], "build"],
    ["attacked", [], "battle"],
    ["invades", [], "battle"],
    ["took", ["resource:silver"], "coin"],
    ["took", ["currency:taler"], "coin"],
    ["took", ["gold:1"], "coin"],
    ["drew", ["card:worker_sand"], "card"],
    ["moved", ["resource:sand"], null],
    ["final", [], "bell"],
  ])("%s of %j", (kind, moved, expected) => expect(sound(event(kind, ...moved))).toBe(expected));

  it("a banner rings the bell", () => expect(sound(event("round"), "hourglass")).toBe("bell"));

  it("every sound is short, and fades before the next is due", () => {
    for (const tones of Object.values(SOUNDS)) {
      expect(tones.length).toBeGreaterThan(0);
      for (const { at, lasts, loud } of tones) {
        expect(at + lasts).toBeLessThan(2);
        expect(loud).toBeLessThanOrEqual(1);
      }
    }
  });
});
