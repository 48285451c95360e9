// The board part of a view, as view.py builds it.

export const CULTURES = ["england", "france", "germany", "italy", "iberia"] as const;
export const DECKS = ["realm", "intrigue", "war", "tax", "crusade"] as const;
export const RELATIONS = ["wars", "pacts", "claims"] as const;
/** Tokens that lie in regions, in the order in which the map shows them. */
export const MARKS = ["castle", "army", "duke", "unrest", "plague", "plague_ending", "harvest", "crop_failure"] as const;

export type Culture = (typeof CULTURES)[number];
export type Deck = (typeof DECKS)[number];
export type Mark = (typeof MARKS)[number];

/** A family member with the spouse that lies under the card. A ruler's tokens are in the bag. */
export interface Person {
  card: string;
  tokens: string[];
  spouse: string | null;
  spouse_tokens: string[];
}

export interface House {
  dynasty: string;
  culture: Culture;
  /** Of an AI dynasty. */
  strategy: string | null;
  alive: boolean;
  /** An AI has no purse. */
  gold: number | null;
  age: number;
  ruler: Person;
  children: Person[];
  siblings: Person[];
  developments: string[];
  bag_size: number;
  /** Tokens that everybody saw go into the bag and nobody saw leave it. */
  bag_seen: string[];
  /** In hand and laid down. */
  cards: Record<Deck, number>;
  laid: number;
  crusades: number;
  played: number;
  used: string[];
  fallen: string[];
  /** Seats. */
  claims: number[];
  wars: number[];
  pacts: number[];
  /** Only in one's own view. */
  bag?: string[];
  hand?: string[];
  laid_cards?: string[];
}

export interface Region {
  owner: number | null;
  open: boolean;
  army: boolean;
  castle: boolean;
  unrest: number;
  plague: "plague" | "plague_ending" | null;
  harvest: number;
  crop_failure: number;
  duke: string | null;
  lord: string | null;
  lord_token: string | null;
  ally: number | null;
}

export interface Space {
  space: string;
  holder: number | null;
  tokens: string[];
}

export interface Odds {
  invest: number;
  plain: number;
  sacrificing: number;
}

export interface Check {
  seat: number;
  critical: string | null;
  required: number;
  draws: number;
  invested: number;
  cancelled: number;
  successes: number;
  /** null: a token that is gone. */
  drawn: (string | null)[];
  /** Only for the owner of the bag. */
  odds?: Odds[];
}

export interface Side {
  gold: number;
  regions: string[];
  developments: string[];
  drops_claim: boolean;
}

export interface Offer {
  from: number;
  to: number;
  gives: Side;
  asks: Side;
  peace: boolean;
  marriage: { member: string; other: string; joins: number } | null;
}

export interface Board {
  scenario: string;
  mode: string;
  era: number;
  eras: number;
  round: number;
  turn: number;
  first: number;
  order: number[];
  houses: House[];
  regions: Record<string, Region>;
  track: Space[];
  display: string[];
  developments_left: number;
  development_discard: string[];
  decks: Record<Deck, number>;
  discard: string[];
  folk: Record<Culture, number>;
  folk_discard: Record<Culture, string[]>;
  general_bag: number;
  achievements: Record<string, number | null>;
  left: Record<string, number>;
  treasury: number;
  check: Check | null;
  offer: Offer | null;
}

export const regionsOf = (board: Board, seat: number): string[] =>
  Object.keys(board.regions).filter((id) => board.regions[id]?.owner === seat);

export const shieldsOf = (board: Board, seat: number): number => board.track.filter((one) => one.holder === seat).length;

/** The people of a house: the ruler, children in order of birth, siblings. */
export const kinOf = ({ ruler, children, siblings }: House): { id: "ruler" | "children" | "siblings"; people: Person[] }[] => [
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
