// What the end of a game says of each seat: where it was ahead, if anywhere.

import { expect, it } from "vitest";
import { advantage } from "../src/ui/result/advantage";

const breakdown = {
  0: { towers: 12, helpers: 9, palace: 4 },
  1: { towers: 6, helpers: 11, palace: 4 },
  2: { towers: 2, helpers: 1, palace: 0 },
};

it("names the category in which one was furthest ahead of another", () => {
  expect(advantage({ breakdown }, 0, 1)).toEqual({ category: "towers", n: 6 });
  expect(advantage({ breakdown }, 1, 0)).toEqual({ category: "helpers", n: 2 });
});
it("names none where one was ahead in none, or where points are of one kind", () => {
  expect(advantage({ breakdown }, 2, 0)).toBeNull();
  expect(advantage({ breakdown: { 0: { points: 9 }, 1: { points: 3 } } }, 0, 1)).toBeNull();
});
