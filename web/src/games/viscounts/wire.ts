// Written by `make types` from the types in Python. Change those.

export interface Automa {
  automa: string;
  row: (string | null)[];
  /** Schemes whose order nobody knows; `future` stands for one shuffled in unseen. */
  pile: string[];
  discard: string[];
  future: string[];
  /** Resources of the card automa, all of one kind. */
  pooled: number;
}

export interface Board {
  /** 0 during set-up. */
  round: number;
  last_round: number | null;
  turn: number | null;
  played: string | null;
  first: number;
  side: Side;
  debts_left: number;
  deeds_left: number;
  leader: number | null;
  offers: Offer[];
  /** Clockwise. */
  segments: Segment[];
  sites: Record<string, Standing | null>;
  /** Workers by seat. */
  third_tier: number[];
  unseen_townsfolk: string[];
  unseen_manuscripts: string[];
  removed: string[];
  players: Player[];
  automa: Automa | null;
}

export type BuildingKind = "guildhall" | "trading_post" | "workshop";

/** A pair to choose from in set-up. */
export interface Offer {
  card: string;
  hero: string;
}

export interface Player {
  /** The viscount's location. */
  at: string | null;
  card: string | null;
  silver: number;
  ink: number;
  gold: number;
  stone: number;
  virtue: number;
  corruption: number;
  /** Unpaid ones; `paid` are those turned over. */
  debts: number;
  paid: number;
  /** Acquired ones; `approved` are those turned over. */
  deeds: number;
  approved: number;
  /** In supply. */
  workers: number;
  /** Uncovered building slots. */
  slots: string[];
  row: (string | null)[];
  discard: string[];
  manuscripts: string[];
  bonuses: Ribbon[];
  hand_size: number;
  /** None for the automa, which has no hand. */
  hand_limit: number | null;
  draw_size: number;
  /** By category, as if the game ended now. */
  points: Record<string, number>;
  /** Only in one's own view, like `draw`. */
  hand?: string[];
  draw?: string[];
  /** Of others: cards that everybody saw come, without knowing which are in hand. */
  hand_or_draw?: string[];
}

export type Ribbon = "gray" | "black" | "yellow" | "blue";

export interface Segment {
  segment: string;
  /** The castle section that faces it. */
  section: string;
  townsfolk: string | null;
  townsfolk_below: number;
  manuscript: string | null;
  manuscripts_below: number;
  /** Workers by seat. */
  first_tier: number[];
  second_tier: number[];
}

export type Side = "small" | "large";

/** A building on a site. */
export interface Standing {
  seat: number;
  building: BuildingKind;
}

export type DecisionKind =
  | "castle-move"
  | "choose-action"
  | "choose-building"
  | "choose-effect"
  | "choose-exchanges"
  | "choose-free-building"
  | "choose-link"
  | "choose-next"
  | "choose-pair"
  | "choose-rise"
  | "choose-section"
  | "choose-site"
  | "choose-spread"
  | "choose-trim"
  | "choose-workers"
  | "destroy-any"
  | "destroy-card"
  | "discard-card"
  | "dismiss-for"
  | "exchange-again"
  | "flip-paper"
  | "hire-adjacent"
  | "hire-anywhere"
  | "pay"
  | "play-card"
  | "rearrange"
  | "take-manuscript"
  | "take-resource"
  | "travel";

export type OptionKind =
  | "act"
  | "act-dismissing"
  | "act-dismissing-printed"
  | "arrange"
  | "build"
  | "choose"
  | "destroy"
  | "destroy-top"
  | "discard"
  | "discard-top"
  | "dismiss"
  | "dismiss-nobody"
  | "dismiss-printed"
  | "draft"
  | "enough"
  | "exchange"
  | "flip"
  | "hire"
  | "hire-nobody"
  | "keep"
  | "link"
  | "move"
  | "next-card"
  | "next-slot"
  | "no-action"
  | "pay"
  | "place"
  | "play"
  | "rise"
  | "section"
  | "site"
  | "stay"
  | "step"
  | "take"
  | "take-manuscript"
  | "trim";

export type EventKind =
  | "acts"
  | "approved-deed"
  | "arranged"
  | "automa-cannot"
  | "automa-cannot-pay"
  | "automa-drops-scheme"
  | "automa-gains-scheme"
  | "automa-instead"
  | "automa-scheme"
  | "automa-shows-scheme"
  | "automa-shuffles"
  | "automa-sits"
  | "automa-tries"
  | "bonus"
  | "built"
  | "cannot-hire"
  | "collides"
  | "copied"
  | "deck"
  | "declined"
  | "destroyed"
  | "destroyed-in-setup"
  | "destroyed-top"
  | "discarded"
  | "discarded-top"
  | "dismissed"
  | "dismissed-printed"
  | "divided"
  | "drafted"
  | "drew"
  | "drew-card"
  | "drew-nothing"
  | "dropped"
  | "final"
  | "first-player"
  | "fizzled"
  | "gained"
  | "gained-from-stack"
  | "gained-on-track"
  | "hired"
  | "hired-nobody"
  | "kept-townsfolk"
  | "last-round"
  | "leads"
  | "left-over"
  | "linked"
  | "linked-own"
  | "lost-points"
  | "moved"
  | "next-manuscript"
  | "next-townsfolk"
  | "nobody-to-hire"
  | "overtakes"
  | "paid"
  | "paid-debt"
  | "passed"
  | "placed"
  | "played"
  | "played-blind"
  | "points"
  | "reset"
  | "rose"
  | "rose-to-third"
  | "round"
  | "shuffled"
  | "spread"
  | "stacks"
  | "starts-at"
  | "stopped-trading"
  | "transcribed"
  | "trimmed"
  | "trimmed-second"
  | "turn"
  | "uncovered"
  | "unmet";

export type ReasonCode =
  | "all-built"
  | "already-built"
  | "inner-road"
  | "must-dismiss"
  | "no-cards-left"
  | "no-free-site"
  | "no-workers"
  | "nobody-there"
  | "not-three"
  | "nothing-to-flip"
  | "other-bank"
  | "outer-road"
  | "silver-missing"
  | "site-taken"
  | "three-cards"
  | "too-far"
  | "too-few-icons"
  | "too-few-with"
  | "too-few-with-printed"
  | "too-few-workers"
  | "wrong-cost";
