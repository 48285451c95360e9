// The board part of a view, as view.py builds it.

export const WORKERS = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"] as const;
export const ATTRIBUTES = ["strength", "faith", "influence"] as const;
export const LEFT = ["develop", "recruit", "hunt", "trade", "pray", "conspire"] as const;
export const RIGHT = ["commission", "fortify", "garrison", "absolve", "attack", "convert"] as const;

export const FACTIONS = ["saracen", "byzantine", "viking"] as const;

export const ROMAN = ["I", "II", "III", "IV", "V", "VI"] as const;

export type WorkerKind = (typeof WORKERS)[number];
export type Attribute = (typeof ATTRIBUTES)[number];

/** A space on an action: empty, a workshop, a worker, or a worker of the bot ("any"). */
export type Mark = "" | "workshop" | "any" | WorkerKind;

export interface Player {
  silver: number;
  provisions: number;
  attributes: Record<Attribute, number>;
  boost: Record<Attribute, number>;
  workers: Record<WorkerKind, number>;
  board: Record<string, Mark[]>;
  /** Workshops still to be placed. */
  workshops: number;
  paladin: string;
  /** A paladin lies face down. */
  chosen: boolean;
  spent: string[];
  done: Record<string, number>;
  jars: string[];
  walls: string[];
  attacked: string[];
  converted: string[];
  townsfolk: string[];
  quests: number;
  unpaid: number;
  paid: number;
  suspicion: string[];
  passed: boolean;
  /** Which revealed orders are fulfilled. */
  orders: boolean[];
  points: Record<string, number>;
  /** Only in one's own view. */
  hand?: string[];
  picked?: string;
  top?: string;
  bottom?: string[];
  unseen?: string[];
}

export interface Bot {
  workers: number;
  marker: number;
  pile: Attribute[];
  schemes: Record<string, number>;
  scheme_discard: string[];
  waiting: number;
  used: string[];
}

export interface Piece {
  seat: number;
  piece: "monk" | "outpost";
}

export interface Board {
  round: number;
  first: number;
  tax: number;
  townsfolk: string[];
  outsiders: string[];
  taverns: { tavern: string; taken: number }[];
  orders: string[];
  favours: { favour: string; seat: number | null; worker: string }[];
  pieces: Record<string, Piece>;
  decks: {
    townsfolk: number;
    outsider: number;
    wall: Record<string, number>;
    tavern: string[];
    suspicion: Record<string, number>;
  };
  discards: { townsfolk: string[]; outsider: string[]; tavern: string[]; suspicion: Record<string, number> };
  players: Player[];
  bot: Bot | null;
  quests_count: boolean;
}

export const points = (player: Player): number => Object.values(player.points).reduce((sum, n) => sum + n, 0);
export const count = (piles: Record<string, number>): number => Object.values(piles).reduce((sum, n) => sum + n, 0);
