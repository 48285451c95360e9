// Written by `make types` from the types in Python. Change those.

/** The table as a seat or a spectator sees it. */
export interface Board {
  scenario: string;
  mode: Mode;
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
  decks: Decks;
  discard: string[];
  folk: Folk;
  folk_discard: FolkDiscard;
  general_bag: number;
  event_tokens: string[];
  starting_tokens: string[];
  crusade_tokens: string[];
  gone: string[];
  achievements: Record<string, number | null>;
  left: Supplies;
  treasury: number;
  check: Check | null;
  offer: Offer | null;
}

/** The running check: null stands for a drawn token that is gone; odds only for the owner of the bag. */
export interface Check {
  seat: number;
  critical: string | null;
  required: number;
  draws: number;
  invested: number;
  cancelled: number;
  successes: number;
  drawn: (string | null)[];
  odds?: Odds[];
}

export type Culture = "england" | "france" | "germany" | "italy" | "iberia";

/** A number for each type of action card. */
export interface Decks {
  realm: number;
  intrigue: number;
  war: number;
  tax: number;
  crusade: number;
}

/** A number for each culture. */
export interface Folk {
  england: number;
  france: number;
  germany: number;
  italy: number;
  iberia: number;
}

/** The discarded characters of each culture. */
export interface FolkDiscard {
  england: string[];
  france: string[];
  germany: string[];
  italy: string[];
  iberia: string[];
}

/** One dynasty; its bag, hand and laid cards only in its owner's view. */
export interface House {
  dynasty: string;
  culture: Culture;
  strategy: string | null;
  alive: boolean;
  gold: number | null;
  age: number;
  ruler: Person;
  children: Person[];
  siblings: Person[];
  developments: string[];
  bag_size: number;
  bag_seen: string[];
  cards: Decks;
  laid: number;
  crusades: number;
  played: number;
  used: string[];
  fallen: string[];
  claims: number[];
  wars: number[];
  pacts: number[];
  bag?: string[];
  hand?: string[];
  laid_cards?: string[];
}

export type Mode = "each" | "together" | "allied";

/** The chance of success with so much gold invested. */
export interface Odds {
  invest: number;
  plain: number;
  sacrificing: number;
}

export interface Offer {
  from: number;
  to: number;
  gives: Side;
  asks: Side;
  peace: boolean;
  marriage: Wedding | null;
}

/** A family member with the spouse that lies under the card. A ruler's tokens are in the bag. */
export interface Person {
  card: string;
  tokens: string[];
  spouse: string | null;
  spouse_tokens: string[];
}

export type Plague = "plague" | "plague_ending";

export interface Region {
  owner: number | null;
  open: boolean;
  army: boolean;
  castle: boolean;
  unrest: number;
  plague: Plague | null;
  harvest: number;
  crop_failure: number;
  duke: string | null;
  lord: string | null;
  lord_token: string | null;
  ally: number | null;
}

/** What one side of an offer gives. */
export interface Side {
  gold: number;
  regions: string[];
  developments: string[];
  drops_claim: boolean;
}

/** A space of the crusade track. */
export interface Space {
  space: string;
  holder: number | null;
  tokens: string[];
}

/** Pieces left in the common supplies. */
export interface Supplies {
  unrest: number;
  plague: number;
  harvest: number;
  crop_failure: number;
  castle: number;
}

/** Who is to marry, and whose dynasty the couple joins. */
export interface Wedding {
  member: string;
  other: string;
  joins: number;
}

export type DecisionKind =
  | "add-item"
  | "ally-called"
  | "answer"
  | "bonus-card"
  | "build-more"
  | "buy-more"
  | "call-physician"
  | "choose-home"
  | "choose-offer-partner"
  | "choose-partner"
  | "choose-target"
  | "come-back"
  | "compose"
  | "continue"
  | "crusade-action"
  | "declare"
  | "disband-armies"
  | "draw-cards"
  | "drop-one"
  | "give-up-one"
  | "intrigue-action"
  | "invest"
  | "keep-one-trait"
  | "lose-region"
  | "lose-trait"
  | "mobilise-more"
  | "next-overthrow"
  | "next-plot"
  | "old-age-wisdom"
  | "pay-armies"
  | "pay-or"
  | "pick-betrothed"
  | "pick-card"
  | "pick-house"
  | "pick-option"
  | "pick-person"
  | "pick-region"
  | "pick-space"
  | "pick-title"
  | "place-free-castle"
  | "plague-next"
  | "plan"
  | "pledge"
  | "realm-action"
  | "remove-tokens"
  | "reply"
  | "sacrifice"
  | "seek-marriage"
  | "settle-anew"
  | "spoils"
  | "take-councillor"
  | "tax-action"
  | "titles"
  | "turn-start"
  | "war-action";

export type OptionKind =
  | "accept"
  | "ask-card"
  | "ask-drop-claim"
  | "ask-gold"
  | "ask-region"
  | "attack"
  | "back"
  | "bonus-card"
  | "break-pact"
  | "bribe"
  | "build"
  | "buy"
  | "call-physician"
  | "calm"
  | "cause-unrest"
  | "choose-card"
  | "choose-gain"
  | "choose-house"
  | "choose-loss"
  | "choose-outcome"
  | "choose-person"
  | "choose-region"
  | "choose-space"
  | "choose-tokens"
  | "choose-trait"
  | "collect"
  | "concede"
  | "counter-offer"
  | "counterattack"
  | "crusade"
  | "decline"
  | "demand"
  | "disband"
  | "divorce"
  | "done"
  | "draw-cards"
  | "draw-on"
  | "drop"
  | "drop-claim"
  | "fabricate"
  | "give-card"
  | "give-gold"
  | "give-region"
  | "give-up"
  | "grant"
  | "hold"
  | "invest"
  | "joins"
  | "keep-all"
  | "keep-token"
  | "launch"
  | "lay"
  | "leave-unpaid"
  | "let-die"
  | "make-peace"
  | "mobilise"
  | "move-in"
  | "murder"
  | "offer"
  | "overthrow"
  | "parley"
  | "pass"
  | "pay"
  | "pay-armies"
  | "pillage"
  | "place-castle"
  | "plague-next"
  | "pledge"
  | "promise"
  | "propose"
  | "refuse"
  | "remove-trait"
  | "retire"
  | "return"
  | "reveal-card"
  | "revoke"
  | "sacrifice"
  | "seek-spouse"
  | "send"
  | "settle"
  | "stand-by"
  | "suffer"
  | "support"
  | "take-councillor"
  | "withdraw"
  | "woo-lord"
  | "woo-noble";

export type EventKind =
  | "achieved"
  | "achievement-lost"
  | "age-cleared"
  | "aged"
  | "ally-refuses"
  | "ally-supports"
  | "annexed"
  | "automa-answers"
  | "automa-fallback"
  | "automa-gold"
  | "automa-rank"
  | "automa-skips"
  | "automa-strategy"
  | "automa-suit"
  | "automa-unwed"
  | "bag-emptied"
  | "bonus-drawn"
  | "born"
  | "bought"
  | "built-in-vain"
  | "called-off"
  | "castle-built"
  | "castle-fell"
  | "check"
  | "check-lost"
  | "check-won"
  | "claim"
  | "claim-ended"
  | "claim-used"
  | "conceded"
  | "conquered"
  | "counterattack-declined"
  | "counterattacks"
  | "countered"
  | "crisis"
  | "crowned"
  | "defeated"
  | "died"
  | "displayed"
  | "divorced"
  | "drawn"
  | "drew"
  | "dropped"
  | "enough"
  | "era"
  | "event-declined"
  | "event-idle"
  | "event-ignored"
  | "event-target"
  | "final"
  | "first-player"
  | "first-player-taken"
  | "gained"
  | "gave-up"
  | "gold-given"
  | "granted"
  | "hand-discarded"
  | "invades"
  | "invested"
  | "leads"
  | "left-family"
  | "left-game"
  | "left-home"
  | "lord-arrived"
  | "lord-died"
  | "lord-joins"
  | "lord-left"
  | "lost-region"
  | "married"
  | "mobilised"
  | "moved-in"
  | "no-child"
  | "no-lord"
  | "no-shield"
  | "no-suit"
  | "noble-joins"
  | "not-paid"
  | "offer-accepted"
  | "offer-dropped"
  | "offer-refused"
  | "offered"
  | "offers-card"
  | "offers-claim"
  | "offers-gold"
  | "offers-marriage"
  | "offers-peace"
  | "offers-region"
  | "overthrown"
  | "pact"
  | "pact-ended"
  | "pact-region"
  | "pact-region-ended"
  | "paid"
  | "passed"
  | "peace"
  | "physician-called"
  | "physician-not-called"
  | "pillaged"
  | "plague-held"
  | "plague-spreads"
  | "plot-failed"
  | "plotted-against"
  | "plotted-at"
  | "plotted-on"
  | "refreshed"
  | "region-sold"
  | "repelled"
  | "retired"
  | "returned"
  | "revealed"
  | "rose"
  | "round"
  | "sacrificed"
  | "saved"
  | "shield"
  | "shield-lost"
  | "supply-empty"
  | "supports"
  | "taxed"
  | "title-ended"
  | "titles-stand"
  | "token-kept"
  | "token-placed"
  | "token-removed"
  | "took-card"
  | "trait-brought"
  | "trait-gained"
  | "trait-lent"
  | "trait-off"
  | "trait-on"
  | "trait-on-her"
  | "trait-removed"
  | "trait-removed-secretly"
  | "trait-returned"
  | "trait-won"
  | "traits-kept"
  | "turn"
  | "war"
  | "war-ended"
  | "went-home"
  | "withdrawn"
  | "wooed-in-vain"
  | "wooing-dropped";

export type ReasonCode =
  | "army-gone"
  | "army-stands"
  | "army-there"
  | "at-war"
  | "both-reign"
  | "calm-region"
  | "changed-hands"
  | "crusade-due"
  | "crusaded"
  | "deck-short"
  | "eight-regions"
  | "empty-offer"
  | "four-armies"
  | "gold-missing"
  | "granted-now"
  | "has-castle"
  | "has-claim"
  | "has-spouse"
  | "is-duchy"
  | "is-duke"
  | "last-region"
  | "last-trait"
  | "male-first"
  | "must-crusade"
  | "navy-used"
  | "no-castle-left"
  | "no-claim"
  | "no-free-region"
  | "no-more-offers"
  | "no-more-returns"
  | "no-noble"
  | "no-unrest-left"
  | "nothing-left"
  | "nothing-to-bribe"
  | "out-of-reach"
  | "overthrow-tried"
  | "owned"
  | "plot-tried"
  | "same-sex"
  | "three-cards"
  | "too-early"
  | "too-much"
  | "tried-here";
