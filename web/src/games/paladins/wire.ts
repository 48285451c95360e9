// Written by `make types` from the types in Python. Change those.

export type Attribute = "strength" | "faith" | "influence";

export interface Attributes {
  strength: number;
  faith: number;
  influence: number;
}

export interface Board {
  round: number;
  first: number;
  tax: number;
  /** The row, by slot; an empty slot is an empty string. */
  townsfolk: string[];
  outsiders: string[];
  taverns: OpenTavern[];
  orders: string[];
  favours: OpenFavour[];
  /** By space. */
  pieces: Record<string, Piece>;
  decks: Decks;
  discards: Discards;
  players: Player[];
  bot: Bot | null;
  quests_count: boolean;
}

/** The automa's own pieces. */
export interface Bot {
  workers: number;
  marker: number;
  pile: Attribute[];
  schemes: Record<string, number>;
  scheme_discard: string[];
  waiting: number;
  used: string[];
}

export interface Decks {
  townsfolk: number;
  outsider: number;
  wall: Record<string, number>;
  tavern: string[];
  suspicion: Record<string, number>;
}

export interface Discards {
  townsfolk: string[];
  outsider: string[];
  tavern: string[];
  suspicion: Record<string, number>;
}

export type LeftAction = "develop" | "recruit" | "hunt" | "trade" | "pray" | "conspire";

export type Mark = "" | "workshop" | "any" | WorkerKind;

export interface OpenFavour {
  favour: string;
  /** Whose worker stands there. */
  seat: number | null;
  worker: WorkerKind | "any";
}

export interface OpenTavern {
  tavern: string;
  /** The seat that has taken it, or -1. */
  taken: number;
}

export interface Piece {
  seat: number;
  piece: "monk" | "outpost";
}

export interface Player {
  silver: number;
  provisions: number;
  attributes: Attributes;
  /** What the paladin of the round adds. */
  boost: Attributes;
  workers: Workers;
  board: Partial<Record<LeftAction | RightAction, Mark[]>>;
  /** Workshops still to be placed. */
  workshops: number;
  /** This round's paladin, face up; an empty string if there is none. */
  paladin: string;
  /** A paladin lies face down. */
  chosen: boolean;
  /** Paladins of earlier rounds. */
  spent: string[];
  /** How often each action of the right side has been done. */
  done: Partial<Record<RightAction, number>>;
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
  /** By category, as if the game ended now. */
  points: Record<string, number>;
  /** This and what follows: only in one's own view. */
  hand?: string[];
  picked?: string;
  top?: string;
  bottom?: string[];
  unseen?: string[];
}

export type RightAction = "commission" | "fortify" | "garrison" | "absolve" | "attack" | "convert";

export type WorkerKind = "labourer" | "scout" | "merchant" | "fighter" | "cleric" | "criminal";

export interface Workers {
  labourer: number;
  scout: number;
  merchant: number;
  fighter: number;
  cleric: number;
  criminal: number;
}

export type DecisionKind =
  | "choose-ability"
  | "choose-cleared"
  | "choose-convert"
  | "choose-foe"
  | "choose-jar-slot"
  | "choose-paladins"
  | "choose-reward"
  | "choose-site"
  | "choose-space"
  | "choose-townsfolk"
  | "first-hire"
  | "free-recruit"
  | "keep-workers"
  | "offer-debt"
  | "offer-discard"
  | "pick-tavern"
  | "place"
  | "take-turn";

export type OptionKind =
  | "ability"
  | "ability-none"
  | "act"
  | "attack"
  | "build"
  | "choose"
  | "clear"
  | "commission"
  | "convert"
  | "decline"
  | "destroy-debt"
  | "discard"
  | "favour"
  | "favour-in-vain"
  | "garrison"
  | "hire"
  | "jar"
  | "keep"
  | "pass"
  | "pay-debt"
  | "place"
  | "quest"
  | "skip"
  | "tavern"
  | "use";

export type EventKind =
  | "ability-skipped"
  | "ability-used"
  | "at-the-end"
  | "attacked"
  | "automa-blocked"
  | "automa-clears"
  | "automa-done"
  | "automa-fallback"
  | "automa-gains-workers"
  | "automa-lacks"
  | "automa-lowest"
  | "automa-marker"
  | "automa-no-favour"
  | "automa-places"
  | "automa-points-at"
  | "automa-prefers"
  | "automa-prepares"
  | "automa-reshuffles"
  | "automa-rests"
  | "automa-scheme"
  | "automa-scheme-joins"
  | "automa-shuffles"
  | "automa-takes"
  | "automa-tavern"
  | "automa-taxes"
  | "automa-turns-jar"
  | "automa-uses-favour"
  | "automa-workers"
  | "built"
  | "cleared"
  | "converted"
  | "declined"
  | "declined-choice"
  | "destroyed-debt"
  | "discarded-suspicion"
  | "displaced"
  | "drew-paladins"
  | "drew-suspicion"
  | "favour-freed"
  | "favour-revealed"
  | "final"
  | "first-player"
  | "gained"
  | "hired"
  | "inquisition"
  | "jar-moved"
  | "lost"
  | "monk-sent"
  | "new-outsider"
  | "new-townsfolk"
  | "nobody-else-acts"
  | "nobody-suspected"
  | "order-revealed"
  | "outpost-sent"
  | "outsider-leaves"
  | "paid"
  | "paid-debt"
  | "paladin"
  | "paladin-helps"
  | "paladin-leaves"
  | "passed"
  | "placed"
  | "placed-favour"
  | "points"
  | "returned"
  | "rose"
  | "round"
  | "stacked"
  | "suspected"
  | "suspicions-reshuffled"
  | "tavern-revealed"
  | "taverns-closed"
  | "taverns-reshuffled"
  | "taxes"
  | "taxes-refilled"
  | "took-debt"
  | "took-tavern"
  | "total"
  | "townsfolk-leaves"
  | "wall-raised"
  | "went-on-quest"
  | "workers-came";

export type ReasonCode =
  | "done-enough"
  | "favour-taken"
  | "few-criminals"
  | "few-workers"
  | "more-players"
  | "needs-innocence"
  | "needs-suspicion"
  | "no-debt"
  | "no-outsiders"
  | "no-space"
  | "no-such-workers"
  | "no-suspicion"
  | "no-townsfolk"
  | "no-walls"
  | "no-workshop"
  | "not-itself"
  | "nothing-to-clear"
  | "occupied"
  | "slot-taken"
  | "space-built"
  | "space-taken"
  | "tavern-taken"
  | "too-dear"
  | "too-low";
