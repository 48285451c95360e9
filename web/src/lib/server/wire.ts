// Written by `make types` from the types in Python. Change those.

import type { DecisionKind, EventKind, OptionKind, ReasonCode } from "./contract";

/** An option and the points to be expected of it. */
export interface Advice {
  option: Option;
  points: number;
}

export interface BestRated {
  ratings: Rated[];
}

/** A candidate that may not be chosen now, and why. */
export interface BlockedOption {
  option: Option;
  reason: Reason;
}

export interface BlockedOptions {
  is: "blocked";
  revision: number;
  decision: string | null;
  blocked: BlockedOption[];
  /** The number of the request that it answers. */
  re?: number;
}

/** What is different since the last news, changes or welcome, for who subscribed with `changes`. */
export interface Changes {
  is: "changes";
  /** The revision that it goes on from; whoever stands at another one asks for the whole again (`view`). */
  since: number;
  revision: number;
  keeps: number;
  seat: number | null;
  /** In `table`, `view`, `prefers` and `undo` as they were told last: places, and what stands there now. */
  changes: ([(string | number)[], unknown])[];
  plies: Ply[];
  /** The number of the request that it answers. */
  re?: number;
}

export interface Chat {
  is: "chat";
  line: ChatLine;
  /** The number of the request that it answers. */
  re?: number;
}

export interface ChatLine {
  number: number;
  at: number;
  seat: number | null;
  name: string;
  ply: number;
  text: string;
}

export interface ChoicePreviews {
  is: "previews";
  revision: number;
  decision: string | null;
  previews: Preview[];
  /** The number of the request that it answers. */
  re?: number;
}

/** Seconds for each decision, or for a seat's whole game. */
export interface Clock {
  seconds: number;
  per: "decision" | "game";
}

/** A game that cannot be played on as it was begun: it can be read and exported. */
export interface Closed {
  /** Its rules are played no more, its data is not held, or its log does not lead where it led. */
  why: WhyClosed;
  plies: number;
  winners: number[];
  scores: number[];
}

/** By kind; each with `element`, `name`, `provenance` and the values of its kind. */
export interface Components {
  components: Record<string, Record<string, unknown>[]>;
}

export interface Confirmed {
  confirmed: boolean;
}

/** Somebody came or went: the seats whose people are there now. */
export interface Connected {
  is: "connected";
  seats: number[];
  /** The number of the request that it answers. */
  re?: number;
}

/** What can be corrected: the fields of each kind, and every entry as an overlay writes it. */
export interface Correctable {
  fields: Record<string, FieldForm[]>;
  entries: Record<string, Record<string, Record<string, unknown>>>;
}

/** Corrections that fit. */
export interface Corrected {
  /** The overlay, without what is printed like that anyway. */
  components: Record<string, Record<string, unknown>>;
  /** The same as TOML. */
  file: string;
  /** Every corrected component, as `Components` tells it. */
  entries: Record<string, Record<string, unknown>[]>;
}

/** A choice, and what would have been better by what its seat could know then. */
export interface CostlyChoice {
  /** The ply before which it was made. */
  ply: number;
  chosen: Option;
  better: Option;
  /** Points. */
  cost: number;
}

export interface Decision {
  id: string;
  seat: number;
  kind: DecisionKind;
  rule: string;
  message: string;
  params: Params;
  options: Option[];
  /** The notation of what a clock would play. */
  default: string;
}

export interface Done {
  is: "done";
  revision: number;
  /** The number of the request that it answers. */
  re?: number;
}

export interface Estimate {
  is: "estimate";
  ply: number;
  goal: Goal;
  /** By deciding seat. */
  points: number[];
  /** The number of the request that it answers. */
  re?: number;
}

export interface Failed {
  error: Problem;
}

export interface Fairness {
  commitment: string;
  /** How often the chance was drawn anew, because something was taken back by consent. */
  rewinds: number;
  /** Told when the game is over. */
  secret?: string;
}

/** A field that owners of the game can correct, and how it is filled in. */
export interface FieldForm {
  name: string;
  editor: "number" | "word" | "tick" | "numbers" | "words" | "structure";
}

/** One's finished games of one game with one number of seats. */
export interface Figures {
  game: string;
  seats: number;
  games: number;
  wins: number;
  mean: number;
  best: number;
  rating: OwnRating | null;
}

/** Nothing has changed: this could not be taken back. */
export interface Final {
  is: "final";
  decision: string;
  choice: string;
  /** The number of the request that it answers. */
  re?: number;
}

/** What this seat has said is deleted. */
export interface Forgotten {
  is: "forgotten";
  seat: number;
  /** The number of the request that it answers. */
  re?: number;
}

export interface GameEvent {
  kind: EventKind;
  message: string;
  params: Params;
  /** The rule it follows from; empty where there is none. */
  rule: string;
  /** The pieces that moved. */
  moves: Move[];
}

export interface GameInfo {
  id: string;
  title: string;
  seats: [number, number];
  variants: Variant[];
  colours: string[];
  minutes: [number, number];
  bots: string[];
  /** What was measured of the bots. */
  strengths: LevelStrength[];
  /** Whether there is a guided first round. */
  guide: boolean;
  /** The kinds of questions that can come while others play. */
  off_turn: string[];
}

export interface Games {
  games: GameInfo[];
  languages: string[];
}

export type Gender = "female" | "male";

export type Goal = "score" | "margin";

export interface Guide {
  steps: GuideStep[];
}

/** Something to read, something to choose, or both. */
export interface GuideStep {
  /** The message `<game>-guide-<text>`. */
  text: string;
  /** The part of the board that it is about. */
  frame: string;
  /** The next ply, as notation. */
  choice: string;
}

/** The best few options, the best first. */
export interface Hint {
  is: "hint";
  decision: string;
  goal: Goal;
  options: Advice[];
  /** The number of the request that it answers. */
  re?: number;
}

export interface Joined {
  table: string;
  key: string;
  seats: number[];
  info: TableInfo;
}

/** What is kept; addresses are not told in full. */
export interface Kept {
  wishes: Wishes | null;
  email: KeptEmail | null;
  webhook: KeptHook | null;
  devices: number;
  /** Opens these wishes from now on; told only once. */
  key?: string;
}

export interface KeptEmail {
  address: string;
  confirmed: boolean;
}

export interface KeptHook {
  host: string;
}

export interface KeptWebhook {
  wishes: Wishes | null;
  email: KeptEmail | null;
  webhook: KeptHook | null;
  devices: number;
  /** Opens these wishes from now on; told only once. */
  key?: string;
  /** Told only once. */
  secret?: string;
}

/** How a level of bots fared against the level below it at tables with this number of seats. */
export interface LevelStrength {
  level: string;
  seats: number;
  rating: number;
  share: number;
  games: number;
}

/** A table in a list. */
export interface Listed {
  table: string;
  game: string;
  status: TableStatus;
  created: number;
  updated: number;
  ply: number;
  seats: ListedSeat[];
  asked: number[];
  winners: number[];
  scores: number[];
  rated: boolean;
}

export interface ListedSeat {
  name: string;
  kind: SeatKind;
  colour: string;
  taken: boolean;
}

export interface Made {
  table: string;
  key: string;
  seats: number[];
  invitations: Record<string, string>;
  info: TableInfo;
}

/** What is wrong with corrected components, and where, as far as that is known. */
export interface Misfit {
  kind: string;
  id: string;
  field: string;
  flaw: "bounds" | "number" | "word" | "tick" | "list" | "table" | "effect" | "count" | "unknown" | "field" | "missing" | "rule" | "shape" | "even" | "long" | "line" | "size" | "toml" | "kind" | "id" | "misfit";
  /** What the flaw's sentence needs: bounds, what is known. */
  told: Record<string, string | number>;
}

export interface Move {
  what: string;
  from: string;
  to: string;
  n: number;
}

/** To every watcher, after each change; who subscribed with `changes` is told those instead where possible. */
export interface News {
  is: "news";
  table: TableInfo;
  /** Counts the entries of the table's log: it only grows, also when something is taken back. */
  revision: number;
  /** What was told of later plies is no longer true; `plies` takes its place. */
  keeps: number;
  seat: number | null;
  view: View | null;
  prefers: Prefers | null;
  plies: Ply[];
  /** Whether this seat can take something back. */
  undo: boolean;
  /** The number of the request that it answers. */
  re?: number;
}

export interface Offers {
  push: string | null;
  email: boolean;
  webhook: boolean;
}

export interface OpenedSeat {
  table: string;
  key: string;
  seats: number[];
}

export interface Option {
  notation: string;
  seat: number;
  kind: OptionKind;
  message: string;
  params: Params;
  /** The board elements that it is about. */
  touches: string[];
}

export interface Origin {
  /** Empty for an imported record. */
  table: string;
  /** Null for a world that a seat could have been sitting in. */
  ply: number | null;
}

export interface Outcome {
  /** Sides by place; a shared place holds several. */
  ranking: number[][];
  places: Record<string, number>;
  winners: number[];
  tie_breaks_used: string[];
  breakdown: Record<string, Record<string, number>>;
  totals: Record<string, number>;
  resigned: number[];
  eliminated: number[];
  /** What only one game tells. */
  extra: Record<string, unknown>;
}

/** Something that one has said. */
export interface OwnLine {
  name: string;
  at: number;
  ply: number;
  text: string;
}

export interface OwnListed {
  table: string;
  game: string;
  status: TableStatus;
  created: number;
  updated: number;
  ply: number;
  seats: ListedSeat[];
  asked: number[];
  winners: number[];
  scores: number[];
  rated: boolean;
  your_seats: number[];
  your_turn: boolean;
  key: number;
  /** When it is closed if nobody does anything at it, in milliseconds since 1970; told a month before. */
  closes: number | null;
}

export interface OwnRating {
  rating: number;
  games: number;
}

/** A table at which one sits or sat. */
export interface OwnSeat {
  table: string;
  game: string;
  status: string;
  created: number;
  updated: number;
  seats: number[];
  owner: boolean;
  said: OwnLine[];
}

export interface OwnTables {
  tables: OwnListed[];
}

/** How one is called to the table. */
export interface OwnWishes {
  wanted: Record<string, unknown>;
  email: string;
  confirmed: boolean;
  webhook: string;
  created: number;
  /** Where pushes go, and since when. */
  pushes: Record<string, number>;
}

export type Param = number | string | (string | [string, number])[];

export type Params = Record<string, Param>;

export interface PastView {
  is: "past";
  ply: number;
  view: View;
  /** The number of the request that it answers. */
  re?: number;
}

/** All that is kept about a person. Of pass phrases and keys only hashes are kept, which are not in it. */
export interface PersonData {
  name: string;
  created: number;
  /** Passes that were given out. */
  devices: number;
  seats: OwnSeat[];
  /** Tables whose results count for one's ratings. */
  rated: string[];
  standing: Record<string, Record<string, Standing>>;
  wishes: OwnWishes[];
}

export interface PersonForgotten {
  name: string;
}

/** A choice and all that followed from it; the first is the set-up. */
export interface Ply {
  ply: number;
  /** Who chose; null for the set-up and for who gives up. */
  seat: number | null;
  /** The notation of what was chosen; told to that seat alone, because it may be hidden. */
  choice: string | null;
  /** Those that may be known. */
  events: GameEvent[];
}

export interface Pong {
  is: "pong";
  revision: number;
  /** The number of the request that it answers. */
  re?: number;
}

/** How the server may answer for a seat. */
export interface Prefers {
  /** Whether it plays single choices. */
  forced: boolean;
  /** By kind of decision. */
  standing: Record<string, Standing>;
}

/** What a choice brings. */
export interface Preview {
  choice: string;
  /** What is certain to happen. */
  events: GameEvent[];
  /** Points won or lost for certain, by seat. */
  points: Record<string, number>;
  /** What ends foresight. */
  until: "asked" | "turn" | "over" | "chance" | "others";
  /** What chance may bring then. */
  prospects: Prospect[];
}

/** Why a request is refused; nothing has changed. */
export interface Problem {
  code: string;
  /** For developers, in English. */
  message: string;
  /** Where a rule forbids it. */
  reason?: Reason;
  /** Where corrected components do not fit. */
  misfit?: Misfit;
}

export interface Proposal {
  seat: number;
  what: Proposed;
  ply: number;
  target: number;
  agreed: number[];
}

export type Proposed = "undo" | "finish" | "replace";

/** Something that may happen, and the share of tries in which it does. */
export interface Prospect {
  share: number;
  event: GameEvent;
}

export interface PublicTables {
  tables: Listed[];
}

/** Hours in which nobody is called, by the clock on the person's wall; they may go past midnight. */
export interface Quiet {
  from: string;
  to: string;
}

export interface Rated {
  name: string;
  rating: number;
  games: number;
}

export interface Reason {
  code: ReasonCode;
  message: string;
  params: Params;
  rule: string;
}

/** Nothing has changed. */
export interface Refusal {
  is: "error";
  code: string;
  message: string;
  reason?: Reason;
  /** The number of the request that it answers. */
  re?: number;
}

/** There is a new table; `seats` are taken already. */
export interface Rematch {
  is: "rematch";
  table: string;
  seats: number[];
  /** The number of the request that it answers. */
  re?: number;
}

/** Call again after so many minutes while the turn is still open, so many times at most. */
export interface Remind {
  minutes: number;
  times: number;
}

export interface Review {
  is: "review";
  goal: Goal;
  /** By ply, from the set-up on: what every deciding seat could hope for. */
  curve: number[][];
  /** The most costly first. */
  costly: CostlyChoice[];
  /** The number of the request that it answers. */
  re?: number;
}

export interface RuleText {
  id: string;
  /** The chapter it stands in. */
  topic: string;
  source: string;
  name: string;
  text: string;
}

export interface Rules {
  rules: RuleText[];
}

export interface Seat {
  index: number;
  kind: "decides" | "automa";
  side: number;
  colour: string;
}

export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  gender: Gender;
  colour: string;
  /** The program that plays the seat, also while it stands in for a person. */
  bot: string;
  taken: boolean;
  stand_in: boolean;
  connected: boolean;
  resigned: boolean;
}

export type SeatKind = "person" | "bot";

export interface Setup {
  seats: number;
  variants: Record<string, string>;
  colours: string[];
  first: number | null;
}

export interface SignedIn {
  name: string;
  pass: string;
  keys: OpenedSeat[];
}

export type Standing = "ask" | "default" | "never";

/** By game and kind of decision. */
export interface StandingAnswers {
  standing: Record<string, Record<string, Standing>>;
}

export interface Statistics {
  statistics: Figures[];
}

export interface TableInfo {
  table: string;
  game: string;
  status: TableStatus;
  revision: number;
  variants: Record<string, string>;
  components: Record<string, Record<string, unknown>> | null;
  /** The version of the data that it began with; null before that. */
  data: number | null;
  public: boolean;
  rated: boolean;
  origin: Origin | null;
  /** Plies of a guided round's script that have been played; null elsewhere, and for who has left it. */
  guide: number | null;
  /** Whether a coach may advise now. */
  coach: boolean;
  seats: SeatInfo[];
  /** The seats whose turn it is. */
  asked: number[];
  clock: Clock | null;
  /** When their time is up, in milliseconds since 1970. */
  deadlines: Record<string, number>;
  /** Milliseconds that people have left in the whole game, where the clock is for that. */
  time_left: Record<string, number>;
  /** Seats that may not chat; -1: nobody may. */
  hushed: number[];
  proposal: Proposal | null;
  /** After so many days without a sign a person counts as gone. */
  absent_days: number;
  closed: Closed | null;
  fairness: Fairness | null;
  /** The server's clock. */
  now: number;
}

export interface TableMade {
  is: "made";
  table: string;
  key: string;
  seats: number[];
  invitations: Record<string, string>;
  info: TableInfo;
  /** The number of the request that it answers. */
  re?: number;
}

export type TableStatus = "open" | "running" | "over" | "closed";

export type Told = Done | Pong | Final | BlockedOptions | ChoicePreviews | PastView | WholeRecord | Hint | Estimate | Review | TableMade | Welcome | News | Changes | Connected | Chat | Forgotten | Rematch | Refusal;

/** What became of a test message, by channel. */
export interface Tried {
  sent: Record<string, "sent" | "failed" | "gone">;
}

export interface Unsubscribed {
  unsubscribed: boolean;
}

export interface Variant {
  name: string;
  choices: string[];
  default: string;
  /** Whether it matters only to somebody who plays alone. */
  solo: boolean;
}

/** What a seat may know; `board` is the game's own. */
export interface View<Board = unknown> {
  game: string;
  setup: Setup;
  seats: Seat[];
  you: number | null;
  ply: number;
  over: boolean;
  board: Board;
  /** This seat's own. */
  decision: Decision | null;
  asked: number[];
  /** This seat's own hidden answer while others still choose. */
  sealed: string | null;
  resigned: number[];
  outcome: Outcome | null;
}

/** The whole table as it stands, for whoever begins to look. */
export interface Welcome {
  is: "welcome";
  table: TableInfo;
  /** Counts the entries of the table's log: it only grows, also when something is taken back. */
  revision: number;
  /** What was told of later plies is no longer true; `plies` takes its place. */
  keeps: number;
  seat: number | null;
  view: View | null;
  prefers: Prefers | null;
  plies: Ply[];
  /** Whether this seat can take something back. */
  undo: boolean;
  held: number[];
  owner: boolean;
  /** The name that the key is kept for. */
  person: string | null;
  chat: ChatLine[];
  /** The number of the request that it answers. */
  re?: number;
}

export interface WholeRecord {
  is: "record";
  record: string;
  /** The number of the request that it answers. */
  re?: number;
}

export type WhyClosed = "older-rules" | "other-data" | "diverged" | "operator" | "abandoned";

/** When and in which language; where to is kept apart, because it is nobody else's business. */
export interface Wishes {
  lang: string;
  zone: string;
  quiet: Quiet | null;
  remind: Remind | null;
  /** Whether to be told that a game is over. */
  over: boolean;
}
