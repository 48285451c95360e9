// What travels: the shapes of Table.view(), Decision.to_dict(), Event.to_dict() and friends.

export type Param = number | string | string[] | [string, number][];
export type Params = Record<string, Param>;

export interface Option {
  notation: string;
  seat: number;
  kind: string;
  message: string;
  params: Params;
  touches: string[];
}

export interface Decision {
  id: string;
  seat: number;
  kind: string;
  rule: string;
  message: string;
  params: Params;
  options: Option[];
  default: string;
}

export interface Reason {
  code: string;
  message: string;
  params: Params;
  rule: string;
}

export interface Blocked {
  option: Option;
  reason: Reason;
}

/** What cannot be chosen at a question, for whoever wants to know why. */
export interface Doubt {
  decision: string | null;
  blocked: readonly Blocked[];
}

export interface GameEvent {
  kind: string;
  message: string;
  params: Params;
  /** The rule it follows from; empty where there is none. */
  rule: string;
}

export interface Seat {
  index: number;
  kind: "decides" | "automa";
  side: number;
  colour: string;
}

export interface Outcome {
  ranking: number[][];
  places: Record<string, number>;
  winners: number[];
  tie_breaks_used: string[];
  breakdown: Record<string, Record<string, number>>;
  totals: Record<string, number>;
  resigned: number[];
  eliminated: number[];
}

export interface View<Board = unknown> {
  game: string;
  setup: { seats: number; variants: Record<string, string>; colours: string[]; first: number | null };
  seats: Seat[];
  you: number | null;
  ply: number;
  over: boolean;
  board: Board;
  decision: Decision | null;
  asked: number[];
  sealed: string | null;
  resigned: number[];
  outcome: Outcome | null;
}

export interface SeatInfo {
  seat: number;
  kind: "person" | "bot";
  name: string;
  gender: "female" | "male" | "";
  colour: string;
  bot: string;
  taken: boolean;
  stand_in: boolean;
  connected: boolean;
  resigned: boolean;
}

export interface Proposal {
  seat: number;
  what: "undo" | "finish" | "replace";
  ply: number;
  target: number;
  agreed: number[];
}

/** How long people may think: for each decision, or in the whole game. */
export interface Clock {
  seconds: number;
  per: "decision" | "game";
}

export interface TableInfo {
  table: string;
  game: string;
  status: "open" | "running" | "over";
  revision: number;
  variants: Record<string, string>;
  components: Record<string, Record<string, Record<string, unknown>>> | null;
  public: boolean;
  rated: boolean;
  seats: SeatInfo[];
  asked: number[];
  clock: Clock | null;
  deadlines: Record<string, number>;
  /** Milliseconds that people have left in the whole game, where the clock is for that. */
  time_left: Record<string, number>;
  /** Seats that may not chat; -1: nobody may. */
  hushed: number[];
  proposal: Proposal | null;
  fairness: { commitment: string; secret?: string } | null;
  origin: { table: string; ply: number } | null;
  /** Plies of a guided round's script that have been played; null elsewhere, and for who has left it. */
  guide: number | null;
  now: number;
}

export interface ToldEvent extends GameEvent {
  ply: number;
}

export interface ChatLine {
  number: number;
  at: number;
  seat: number;
  name: string;
  ply: number;
  text: string;
}
