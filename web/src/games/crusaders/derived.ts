// What follows from a board: its lists in their order, sums and other things that several parts need.

import type { Board, Culture, Decks, House, Person, Region, Side, Supplies } from "./wire";

export type Deck = keyof Decks;

export const CULTURES: readonly Culture[] = ["england", "france", "germany", "italy", "iberia"];
export const DECKS: readonly Deck[] = ["realm", "intrigue", "war", "tax", "crusade"];
export const RELATIONS = ["wars", "pacts", "claims"] as const;

/** Tokens that lie in regions, in the order in which the map shows them. */
export const MARKS = [
  "castle",
  "army",
  "duke",
  "unrest",
  "plague",
  "plague_ending",
  "harvest",
  "crop_failure",
] as const;
export type Mark = (typeof MARKS)[number];

const FIGURES: readonly Mark[] = ["castle", "army", "duke"];
/** As events name it: a plague that ends is still the plague. */
export const pieceOf = (mark: Mark): string =>
  FIGURES.includes(mark) ? `piece:${mark}` : `token_kind:${mark.replace("_ending", "")}`;

const isSupply = (board: Board, mark: Mark): mark is Mark & keyof Supplies => mark in board.left;
/** What is left of each kind of token that is counted. */
export const suppliesOf = (board: Board): { mark: Mark; left: number }[] =>
  MARKS.filter((mark) => isSupply(board, mark)).map((mark) => ({ mark, left: board.left[mark] }));

export const regionsOf = (board: Board, seat: number): string[] =>
  Object.keys(board.regions).filter((id) => board.regions[id]?.owner === seat);

export const shieldsOf = (board: Board, seat: number): number =>
  board.track.filter((one) => one.holder === seat).length;

/** The people of a house: the ruler, children in order of birth, siblings. */
export const familyOf = ({
  ruler,
  children,
  siblings,
}: House): { id: "ruler" | "children" | "siblings"; people: Person[] }[] => [
  { id: "ruler", people: ruler.card ? [ruler] : [] },
  { id: "children", people: children },
  { id: "siblings", people: siblings },
];

/** Whether a side of an offer gives anything. */
export const gives = ({ gold, regions, developments, drops_claim }: Side): boolean =>
  gold > 0 || regions.length > 0 || developments.length > 0 || drops_claim;

/** A point for each region and each achievement. */
export const pointsOf = (board: Board, seat: number): number =>
  regionsOf(board, seat).length + Object.values(board.achievements).filter((holder) => holder === seat).length;

/** What lies in a region, each with its number. */
export function marksOf(region: Region): { mark: Mark; n: number }[] {
  const counts: Record<Mark, number> = {
    castle: Number(region.castle),
    army: Number(region.army),
    duke: Number(region.duke !== null),
    unrest: region.unrest,
    plague: Number(region.plague === "plague"),
    plague_ending: Number(region.plague === "plague_ending"),
    harvest: region.harvest,
    crop_failure: region.crop_failure,
  };
  return MARKS.filter((mark) => counts[mark] > 0).map((mark) => ({ mark, n: counts[mark] }));
}

/** Equal ids together, in order of first appearance, each with its number. */
export function counted(ids: readonly string[]): { id: string; n: number }[] {
  const found = new Map<string, number>();
  for (const id of ids) found.set(id, (found.get(id) ?? 0) + 1);
  return [...found].map(([id, n]) => ({ id, n }));
}
