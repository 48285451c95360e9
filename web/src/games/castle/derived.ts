// What follows from a board: its lists in their order, sums and other things that several parts need.

import type { Decision } from "../../lib/server/wire";
import type { DecisionKind } from "./wire";

export const RESOURCES = ["sand", "wood", "clay", "stone", "silver"] as const;

/** Where the pieces lie that a kind of question is about; all others are about one's own goods. */
type Place = "tower" | "carts" | "gifts" | "cards";
const PLACES: Partial<Record<Decision["kind"], Place>> = {
  "take-from-tower": "tower",
  "swap-silver": "carts",
  "swap-for-event": "carts",
  "equip-freely": "carts",
  "take-gift": "gifts",
  "buy-piece": "cards",
} satisfies Partial<Record<DecisionKind, Place>>;

export const placeOfPieces = (question: Decision["kind"] | undefined): Place | "own" =>
  (question && PLACES[question]) ?? "own";
