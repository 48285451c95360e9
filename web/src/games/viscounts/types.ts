// The board part of a view, as view.py builds it.

export const ICONS = ["merchant", "builder", "noble", "cleric", "criminal"] as const;
export const RESOURCES = ["ink", "gold", "stone"] as const;
export const SPACES = ["left", "middle", "right"] as const;
export const RIBBONS = ["gray", "black", "yellow", "blue"] as const;
export const BUILDINGS = ["guildhall", "trading_post", "workshop"] as const;

export type Icon = (typeof ICONS)[number];
export type Icons = Partial<Record<Icon, number>>;
export type Ribbon = (typeof RIBBONS)[number];
export type BuildingKind = (typeof BUILDINGS)[number];

export interface Player {
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
  hand_limit: number | null;
  draw_size: number;
  points: Record<string, number>;
  /** Only in one's own view. */
  hand?: string[];
  draw?: string[];
  /** Of others: cards that everybody saw come, without knowing which are in hand. */
  hand_or_draw?: string[];
}

export interface Segment {
  segment: string;
  section: string;
  townsfolk: string | null;
  townsfolk_below: number;
  manuscript: string | null;
  manuscripts_below: number;
  /** Workers by seat. */
  first_tier: number[];
  second_tier: number[];
}

export interface Standing {
  seat: number;
  building: BuildingKind;
}

export interface Automa {
  automa: string;
  row: (string | null)[];
  /** Schemes whose order nobody knows; "future" stands for one shuffled in unseen. */
  pile: string[];
  discard: string[];
  future: string[];
  pooled: number;
}

export interface Board {
  round: number;
  last_round: number | null;
  turn: number | null;
  played: string | null;
  first: number;
  side: "small" | "large";
  debts_left: number;
  deeds_left: number;
  leader: number | null;
  offers: { card: string; hero: string }[];
  /** Clockwise. */
  segments: Segment[];
  sites: Record<string, Standing | null>;
  third_tier: number[];
  unseen_townsfolk: string[];
  unseen_manuscripts: string[];
  removed: string[];
  players: Player[];
  automa: Automa | null;
}

/** A number as people write it: with a minus, not a hyphen. */
export const written = (n: number): string => (n < 0 ? `−${-n}` : String(n));
export const points = (player: Player): number => Object.values(player.points).reduce((sum, n) => sum + n, 0);
