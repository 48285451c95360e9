// Written by `make types` from the types in Python. Change those.

export interface AnswerRequest {
  do: "answer";
  yes: boolean;
  /** The client's own number for this message; the answer carries it. */
  re?: number | null;
}

export type AnyRequest = SubscribeRequest | LookRequest | AnswerRequest | BlockedRequest | PreviewsRequest | BranchRequest | ChooseRequest | AskEstimateRequest | ForgetRequest | HandOverRequest | AskHintRequest | HushRequest | LeaveRequest | PastRequest | PingRequest | PreferRequest | ProposeRequest | RecordRequest | RematchRequest | ReportRequest | ResignRequest | AskReviewRequest | SayRequest | StartRequest | TakeBackRequest | UndoRequest | ShowViewRequest;

/** What everybody may hope for; only where nobody else plays, or when the game is over. */
export interface AskEstimateRequest {
  do: "estimate";
  /** The client's own number for this message; the answer carries it. */
  re?: number | null;
}

/** What a strong player would choose; only where nobody else plays. */
export interface AskHintRequest {
  do: "hint";
  /** The client's own number for this message; the answer carries it. */
  re?: number | null;
}

/** What a game that is over teaches: to one's own seat, or to who only looks about all. */
export interface AskReviewRequest {
  do: "review";
  /** The client's own number for this message; the answer carries it. */
  re?: number | null;
}

/** What may not be chosen now, and why. */
export interface BlockedRequest {
  do: "blocked";
  /** The client's own number for this message; the answer carries it. */
  re?: number | null;
}

/** A private table against bots that plays on from a ply: from the true game when it is over, else from a world that this seat could have been sitting in. */
export interface BranchRequest {
  do: "branch";
  ply: number;
  bot?: string;
  /** The client's own number for this message; the answer carries it. */
  re?: number | null;
}

export interface ChooseRequest {
  do: "choose";
  decision: string;
  choice: string;
  revision: number;
  /** False: if this could not be taken back, nothing is played and the answer is `final`. */
  sure?: boolean;
  /** The client's own number for this message; the answer carries it. */
  re?: number | null;
}

/** Seconds for each decision, or for a seat's whole game. */
export interface Clock {
  seconds: number;
  per?: "decision" | "game";
}

export interface Confirm {
  token: string;
}

/** What somebody corrects in a game's components: an overlay, or the file that holds it. */
export interface Corrections {
  components?: Record<string, Record<string, unknown>>;
  file?: string;
}

export interface DropPush {
  keys: string[];
  endpoint: string;
}

/** Deletes one's name and everything one has said at this table. */
export interface ForgetRequest {
  do: "forget";
  /** The client's own number for this message; the answer carries it. */
  re?: number | null;
}

/** A name that its person wants deleted. */
export interface Gone {
  name: string;
  phrase: string;
}

/** A bot plays on for one's own seat (or, by the owner, for a person who left). */
export interface HandOverRequest {
  do: "hand-over";
  bot: string;
  seat?: number | null;
  /** The client's own number for this message; the answer carries it. */
  re?: number | null;
}

/** By the owner: closes the chat for a seat (or for all), or opens it again. */
export interface HushRequest {
  do: "hush";
  seat?: number | null;
  quiet?: boolean;
  /** The client's own number for this message; the answer carries it. */
  re?: number | null;
}

export interface Join {
  name: string;
  gender?: "female" | "male";
  colour?: string;
  seat?: number | null;
  invitation?: string | null;
}

export interface Keys {
  keys: string[];
}

/** A person who asks what is kept about them. */
export interface Known {
  name: string;
  phrase: string;
}

/** Gives one's seats up before the start. */
export interface LeaveRequest {
  do: "leave";
  /** The client's own number for this message; the answer carries it. */
  re?: number | null;
}

/** See the table from another of one's own seats (hot-seat), or as a spectator. */
export interface LookRequest {
  do: "look";
  seat: number | null;
  since?: number;
  /** The client's own number for this message; the answer carries it. */
  re?: number | null;
}

/** Another pass phrase; every pass and every key of the person's seats is replaced, on all devices. */
export interface NewPhrase {
  name: string;
  phrase: string;
  new: string;
}

export interface NewRecord {
  record: string;
}

/** What a person wants answered for them at all their tables of a game; what is not named stays as it is. */
export interface NewStanding {
  game: string;
  standing: Record<string, "ask" | "default" | "never">;
}

export interface NewTable {
  game: string;
  seats: Wanted[];
  variants?: Record<string, string>;
  first?: number | null;
  components?: Record<string, Record<string, unknown>> | null;
  public?: boolean;
  clock?: Clock | null;
  rated?: boolean;
}

/** Who takes a guided first round. */
export interface Newcomer {
  name: string;
  gender?: "female" | "male";
}

/** The table as it stood after a ply, as this seat saw it. */
export interface PastRequest {
  do: "past";
  ply: number;
  /** The client's own number for this message; the answer carries it. */
  re?: number | null;
}

/** A name and a pass phrase, to reach one's seats from another device. */
export interface Person {
  name: string;
  phrase: string;
  keys?: string[];
}

export interface PingRequest {
  do: "ping";
  /** The client's own number for this message; the answer carries it. */
  re?: number | null;
}

/** How the server may answer for a seat; what is not named stays as it is. */
export interface PreferRequest {
  do: "prefer";
  forced?: boolean | null;
  standing?: Record<string, "ask" | "default" | "never">;
  seat?: number | null;
  /** The client's own number for this message; the answer carries it. */
  re?: number | null;
}

/** What each option of one's open question brings. */
export interface PreviewsRequest {
  do: "previews";
  /** The client's own number for this message; the answer carries it. */
  re?: number | null;
}

export interface ProposeRequest {
  do: "propose";
  what: "undo" | "finish" | "replace";
  ply?: number;
  target?: number;
  /** The client's own number for this message; the answer carries it. */
  re?: number | null;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** Hours in which nobody is called, by the clock on the person's wall; they may go past midnight. */
export interface Quiet {
  from: string;
  to: string;
}

export interface ReadWishes {
  keys: string[];
}

/** The whole record of a game that is over. */
export interface RecordRequest {
  do: "record";
  /** The client's own number for this message; the answer carries it. */
  re?: number | null;
}

/** The same table once more. */
export interface RematchRequest {
  do: "rematch";
  /** The client's own number for this message; the answer carries it. */
  re?: number | null;
}

/** Call again after so many minutes while the turn is still open, so many times at most. */
export interface Remind {
  minutes: number;
  times?: number;
}

/** Tells the operator of somebody at this table, with what they have said last; nobody else learns of it. */
export interface ReportRequest {
  do: "report";
  seat: number;
  text: string;
  /** The client's own number for this message; the answer carries it. */
  re?: number | null;
}

export interface ResignRequest {
  do: "resign";
  seat?: number | null;
  /** The client's own number for this message; the answer carries it. */
  re?: number | null;
}

export interface SayRequest {
  do: "say";
  text: string;
  /** The client's own number for this message; the answer carries it. */
  re?: number | null;
}

/** Null takes the address away. */
export interface SetEmail {
  keys: string[];
  address: string | null;
}

export interface SetPush {
  keys: string[];
  subscription: Subscription;
}

export interface SetWebhook {
  keys: string[];
  address: string | null;
}

/** Without `wishes` the keys are only put under the wishes that one of them has already. */
export interface SetWishes {
  keys: string[];
  wishes?: Wishes | null;
}

/** How the table stands, and what happened since a revision. */
export interface ShowViewRequest {
  do: "view";
  since?: number;
  /** The client's own number for this message; the answer carries it. */
  re?: number | null;
}

/** By the owner: a bot takes every free seat, if one is named. */
export interface StartRequest {
  do: "start";
  fill?: string;
  /** The client's own number for this message; the answer carries it. */
  re?: number | null;
}

export interface SubscribeRequest {
  do: "subscribe";
  table: string;
  key?: string | null;
  seat?: number | null;
  since?: number;
  /** Whether news may be told as what is different (`changes`). */
  changes?: boolean;
  /** The client's own number for this message; the answer carries it. */
  re?: number | null;
}

/** A browser's `PushSubscription` as it writes itself down. */
export interface Subscription {
  endpoint: string;
  keys: PushKeys;
  expirationTime?: number | null;
}

export interface TakeBackRequest {
  do: "take-back";
  seat?: number | null;
  /** The client's own number for this message; the answer carries it. */
  re?: number | null;
}

export interface Try {
  keys: string[];
}

export interface UndoRequest {
  do: "undo";
  to?: "step" | "turn";
  seat?: number | null;
  /** The client's own number for this message; the answer carries it. */
  re?: number | null;
}

/** A seat at a new table. Several seats of one's own make a hot-seat table. */
export interface Wanted {
  kind: "person" | "bot";
  mine?: boolean;
  name?: string;
  gender?: "female" | "male";
  colour?: string;
  bot?: string;
}

/** When and in which language; where to is kept apart, because it is nobody else's business. */
export interface Wishes {
  lang?: string;
  zone?: string;
  quiet?: Quiet | null;
  remind?: Remind | null;
  /** Whether to be told that a game is over. */
  over?: boolean;
}
