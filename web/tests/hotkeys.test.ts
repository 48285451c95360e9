// Which key is meant, whatever alphabet the keyboard writes; and which options decline.

import { describe, expect, it } from "vitest";
import { HOTKEYS, keyOf, numberOf } from "../src/lib/app/hotkeys";
import { declineOf } from "../src/lib/answers/declining";
import type { Decision, Option } from "../src/lib/server/wire";

const pressed = (key: string, code: string, shiftKey = false) => keyOf({ key, code, shiftKey });
const question = (kind: string, ...options: string[]): Decision =>
  ({ kind, options: options.map((one) => ({ kind: one }) as Option) }) as Decision;

describe("keys", () => {
  it("are meant by their place", () => {
    expect(pressed("u", "KeyU")).toBe("U");
    expect(pressed("г", "KeyU")).toBe("U");
    expect(pressed("Г", "KeyU", true)).toBe("Shift+U");
    expect(pressed("3", "Numpad3")).toBe("3");
    expect(pressed("!", "Digit1", true)).toBeNull();
    expect(pressed("Enter", "Enter")).toBeNull();
  });
  it("number the first ten options", () => {
    expect([0, 8, 9, 10].map(numberOf)).toEqual(["1", "9", "0", undefined]);
  });
  it("are each named once", () => {
    expect(new Set(HOTKEYS.map(([key]) => key)).size).toBe(HOTKEYS.length);
  });
});

describe("declining", () => {
  it("is what says no in the course of a turn", () => {
    expect(declineOf(question("hire-adjacent", "hire", "hire-nobody"))?.kind).toBe("hire-nobody");
    expect(declineOf(question("plan", "lay"))).toBeNull();
  });
  it("is not offered where a turn begins", () => {
    expect(declineOf(question("take-turn", "act", "pass"))).toBeNull();
    expect(declineOf(question("war-action", "mobilise", "pass"))).toBeNull();
  });
});
