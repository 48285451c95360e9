// Written by `make types` from the types in Python. Change those.

export interface Board {
  round: number;
  rounds: number;
  season: "summer" | "winter";
  /** The seat with the start player marker. */
  start: number;
  treasury: number;
  /** Talers left on the round track. */
  track: number;
  stock: Record<string, number>;
  tower: Record<string, number>;
  forge: number;
  built: string[];
  /** Whose helper stands at each carrier. */
  carriers: Record<string, number | null>;
  /** Whose helper stands on each taken space. */
  spaces: Record<string, number>;
  /** Revealed cards that have not acted yet, in order. */
  queue: Queued[];
  /** Pieces on revealed worker cards, by `<seat>/<card>`. */
  on_cards: Record<string, Record<string, number>>;
  players: Player[];
  winter: Winter | null;
}

export interface Player {
  talers: number;
  points: number;
  /** Points by where they come from. */
  points_by: Record<string, number>;
  pieces: Record<string, number>;
  /** Helpers in the supply. */
  helpers: number;
  played: string[];
  /** Cards that left the game. */
  gone: string[];
  face_down: number;
  /** Cards in hand or face down: which of them lie face down is open to nobody else. */
  unplayed: string[];
  /** Only of one's own. */
  hand?: string[];
  /** Only of one's own. */
  down?: string[];
}

export interface Queued {
  seat: number;
  card: string;
}

export interface Winter {
  /** Cards that can still be drawn, in no order that means anything. */
  unseen: string[];
  /** Spaces of the round track with the winter symbol. */
  symbols: number[];
  open: string[];
  past: string[];
  /** Talers waiting on the town tavern. */
  coins: number;
  innkeeper: number | null;
  granary: number[];
  suitors: number[];
  /** Pieces on the frozen beauty. */
  gifts: Record<string, number>;
  gift_talers: number;
}

export type DecisionKind =
  | "answer-beggar"
  | "begin-courting"
  | "build"
  | "buy-piece"
  | "choose-cards"
  | "convert-piece"
  | "court"
  | "equip-first"
  | "equip-freely"
  | "first-worker"
  | "house-helper"
  | "offer"
  | "pay-for-helpers"
  | "pay-or-lose-card"
  | "pay-pieces"
  | "place-helper"
  | "sell-last-piece"
  | "send-helper"
  | "send-to-carrier"
  | "swap-for-event"
  | "swap-silver"
  | "take-from-tower"
  | "take-gift"
  | "withdraw-helper";

export type OptionKind =
  | "begin-courting"
  | "build"
  | "build-nothing"
  | "buy"
  | "buy-nothing"
  | "choose"
  | "convert"
  | "convert-no-more"
  | "convert-silver"
  | "court"
  | "court-silver"
  | "court-taler"
  | "decline"
  | "equip"
  | "first"
  | "give"
  | "give-for-talers"
  | "give-up"
  | "house"
  | "house-nobody"
  | "keep-back"
  | "loot"
  | "loot-taler"
  | "not-yet"
  | "open-inn"
  | "pay-fines"
  | "pay-pieces"
  | "pay-talers"
  | "place"
  | "refuse"
  | "refuse-beggar"
  | "remove-helper"
  | "sell"
  | "send"
  | "stop-courting"
  | "store"
  | "swap"
  | "swap-no-more"
  | "take";

export type EventKind =
  | "all-built"
  | "beauty-undecided"
  | "beauty-won"
  | "beggar-refused"
  | "bought"
  | "bought-no-more"
  | "bought-nothing"
  | "built"
  | "built-no-more"
  | "built-nothing"
  | "card-empty"
  | "converted"
  | "converted-no-more"
  | "courted"
  | "courted-taler"
  | "courting-begun"
  | "declined"
  | "delivered"
  | "displaced"
  | "dropped-out"
  | "equipped"
  | "final"
  | "first-player"
  | "gained"
  | "gave"
  | "housed"
  | "housed-no-more"
  | "housed-nobody"
  | "kept-back"
  | "looted"
  | "looted-taler"
  | "lost-card"
  | "lost-points"
  | "marker-passed"
  | "moved"
  | "no-carrier"
  | "no-helper"
  | "nobody-courts"
  | "not-courting-yet"
  | "paid"
  | "placed"
  | "points"
  | "recalled"
  | "refused"
  | "reveal"
  | "rewarded"
  | "round"
  | "round-taler"
  | "sold-talers"
  | "spared"
  | "stored"
  | "swapped"
  | "toll"
  | "toll-unpaid"
  | "toll-waits"
  | "toll-waived"
  | "took-back"
  | "took-card"
  | "took-tower"
  | "tower-empty"
  | "tower-share"
  | "town-tavern-coins"
  | "town-tavern-opened"
  | "undelivered"
  | "unequipped"
  | "went-home"
  | "winter"
  | "winter-ends"
  | "winter-lasts"
  | "winter-settled";

export type ReasonCode =
  | "already-two"
  | "begun-by-you"
  | "bought-there"
  | "card-has-none"
  | "cart-empty"
  | "empty-cart-first"
  | "fee-missing"
  | "fresh-helper"
  | "granary-full"
  | "must-place"
  | "no-building"
  | "no-gift"
  | "no-gift-taler"
  | "no-piece"
  | "no-played-card"
  | "no-silver"
  | "no-taler"
  | "no-taler-to-give"
  | "not-exact"
  | "not-standing"
  | "nothing-of-this"
  | "one-per-building"
  | "one-per-granary"
  | "own-helper"
  | "owner-refused"
  | "pieces-missing"
  | "points-left"
  | "rider-later"
  | "space-taken"
  | "stock-short"
  | "swap-needed"
  | "swap-not-asked"
  | "swap-unspent"
  | "talers-missing"
  | "too-little"
  | "tower-has-none"
  | "town-tavern-taken"
  | "two-kinds"
  | "wrong-amount";
