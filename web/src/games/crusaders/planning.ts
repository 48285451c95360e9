// Choices that a person puts together on the board: which cards to draw, in which order to lay them.

import type { Option } from "../../lib/server/wire";
import { DECKS } from "./derived";
import type { Deck } from "./derived";

/** How likely it is that some token of so many draws is a good one. */
export function chanceOfGood(good: number, bad: number, draws: number): number {
  let none = 1;
  for (let i = 0; i < Math.min(draws, good + bad); i++) none *= Math.max(bad - i, 0) / (good + bad - i);
  return 1 - none;
}

export type Draw = Record<Deck, number>;

const count = (option: Option, deck: Deck): number => Number(option.params[deck] ?? 0);
const each = (value: (deck: Deck) => number): Draw =>
  Object.fromEntries(DECKS.map((deck) => [deck, value(deck)])) as Draw;

/** The fewest and the most cards of each deck, and how many are drawn in all. */
export function drawLimits(options: readonly Option[]): { least: Draw; most: Draw; total: number } {
  const [first] = options;
  return {
    least: each((deck) => Math.min(...options.map((option) => count(option, deck)))),
    most: each((deck) => Math.max(...options.map((option) => count(option, deck)))),
    total: first ? DECKS.reduce((sum, deck) => sum + count(first, deck), 0) : 0,
  };
}

/** The option that draws exactly this. */
export const drawOf = (options: readonly Option[], wish: Draw): Option | null =>
  options.find((option) => DECKS.every((deck) => count(option, deck) === wish[deck])) ?? null;

/** The most even draw, to begin with. */
export function evenDraw(options: readonly Option[]): Draw {
  const spread = (option: Option): number => DECKS.reduce((sum, deck) => sum + count(option, deck) ** 2, 0);
  const even = options.reduce<Option | null>(
    (best, option) => (best && spread(best) <= spread(option) ? best : option),
    null,
  );
  return each((deck) => (even ? count(even, deck) : 0));
}

/** The option that lays these two cards in the order in which they were clicked. */
export const layingOf = (options: readonly Option[], clicked: readonly string[]): Option | null =>
  options.find(
    (option) =>
      option.kind === "lay" && option.params["first"] === clicked[0] && option.params["second"] === clicked[1],
  ) ?? null;
