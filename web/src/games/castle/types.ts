// The board of Castle as the engine's view tells it (games/castle/view.py).

export type Pieces = Record<string, number>;

export interface CastlePlayer {
  talers: number;
  points: number;
  points_by: Record<string, number>;
  pieces: Pieces;
  helpers: number;
  played: string[];
  gone: string[];
  face_down: number;
  unplayed: string[];
  /** Only of one's own. */
  hand?: string[];
  down?: string[];
}

export interface CastleWinter {
  unseen: string[];
  symbols: number[];
  open: string[];
  past: string[];
  coins: number;
  innkeeper: number | null;
  granary: number[];
  suitors: number[];
  gifts: Pieces;
  gift_talers: number;
}

export interface CastleBoard {
  round: number;
  rounds: number;
  season: "summer" | "winter";
  start: number;
  treasury: number;
  track: number;
  stock: Pieces;
  tower: Pieces;
  forge: number;
  built: string[];
  carriers: Record<string, number | null>;
  spaces: Record<string, number>;
  queue: { seat: number; card: string }[];
  on_cards: Record<string, Pieces>;
  players: CastlePlayer[];
  winter: CastleWinter | null;
}

export const RESOURCES = ["sand", "wood", "clay", "stone", "silver"] as const;

/** Where the pieces lie that a kind of question is about; all others are about one's own goods. */
const LIE: Record<string, "tower" | "carts" | "gifts" | "cards"> = {
  "take-from-tower": "tower",
  "swap-silver": "carts",
  "equip-freely": "carts",
  "take-gift": "gifts",
  "buy-piece": "cards",
};

export const lieAt = (question: string | undefined): string => LIE[question ?? ""] ?? "own";
