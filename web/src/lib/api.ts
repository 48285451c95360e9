// Plain HTTP: what can be asked without sitting at a table.

import type { Standing } from "./sitting.svelte";
import type { Clock, TableInfo } from "./types";

export interface Variant {
  name: string;
  choices: string[];
  default: string;
  /** Whether it matters only to somebody who plays alone. */
  solo: boolean;
}

export interface GameInfo {
  id: string;
  seats: [number, number];
  variants: Variant[];
  colours: string[];
  minutes: [number, number];
  bots: string[];
  /** Whether there is a guided first round. */
  guide: boolean;
  /** The kinds of questions that can come while others play. */
  off_turn: string[];
}

/** A page of a guided round: words, the part of the board they are about, the choice that follows; each may be empty. */
export interface GuideStep {
  text: string;
  frame: string;
  choice: string;
}

export interface RuleText {
  id: string;
  /** The chapter it stands in. */
  topic: string;
  source: string;
  name: string;
  text: string;
}

export interface Component {
  element: string;
  name: string | null;
  id: string;
  provenance: string;
  source: string[];
  basis: string;
  [field: string]: unknown;
}

export type Components = Record<string, Component[]>;

export interface SeatWish {
  kind: "person" | "bot";
  bot?: string;
  mine?: boolean;
  name?: string;
  gender?: string;
  colour?: string;
}

export interface NewTable {
  game: string;
  variants: Record<string, string>;
  public: boolean;
  seats: SeatWish[];
  clock: Clock | null;
  /** The seat that begins; null lets the game decide. */
  first: number | null;
  rated: boolean;
}

export interface Made {
  table: string;
  key: string;
  seats: number[];
  invitations?: Record<string, string>;
  info: TableInfo;
}

export interface OwnTable {
  table: string;
  game: string;
  status: "open" | "running" | "over";
  seats: { name: string; kind: string; colour: string; taken: boolean }[];
  your_turn: boolean;
  winners?: number[];
  scores?: number[];
}

/** One's finished games of one game with one number of seats. */
export interface Figures {
  game: string;
  seats: number;
  games: number;
  wins: number;
  mean: number;
  best: number;
  rating: { rating: number; games: number } | null;
}

export interface Rated {
  name: string;
  rating: number;
  games: number;
}

export interface SignedIn {
  name: string;
  pass: string;
  keys: { table: string; key: string }[];
}

/** What is answered for a person at all their tables, by game and kind of question. */
export type StandingAnswers = Record<string, Record<string, Standing>>;

/** A request that was refused, or a server that could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export async function ask<T>(path: string, body?: unknown, pass = ""): Promise<T> {
  const shown: HeadersInit = pass ? { Authorization: `Bearer ${pass}` } : {};
  const init: RequestInit =
    body === undefined
      ? { headers: shown }
      : { method: "POST", headers: { "Content-Type": "application/json", ...shown }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new ApiError("offline", "the server cannot be reached");
  }
  const told: unknown = await answer.json().catch(() => ({}));
  if (!answer.ok) {
    const error = (told as { error?: { code?: string; message?: string } }).error ?? {};
    throw new ApiError(error.code ?? "fault", error.message ?? answer.statusText);
  }
  return told as T;
}

export const games = () => ask<{ games: GameInfo[] }>("api/games").then((told) => told.games);
export const rules = (game: string, lang: string) =>
  ask<{ rules: RuleText[] }>(`api/games/${game}/rules?lang=${lang}`).then((told) => told.rules);
export const components = (game: string, lang: string) =>
  ask<{ components: Components }>(`api/games/${game}/components?lang=${lang}`).then((told) => told.components);
export const guide = (game: string) => ask<{ steps: GuideStep[] }>(`api/games/${game}/guide`).then((told) => told.steps);
export const makeGuided = (game: string, name: string, gender: string) => ask<Made>(`api/games/${game}/guide`, { name, gender });
export const make = (wish: NewTable, pass: string) => ask<Made>("api/tables", wish, pass);
export const keepRecord = (record: string) => ask<Made>("api/records", { record });
export const join = (table: string, wish: Record<string, unknown>, pass: string) =>
  ask<Made>(`api/tables/${table}/join`, wish, pass);
export const signIn = (who: { name: string; phrase: string; keys: string[] }) => ask<SignedIn>("api/people", who);
export const forgetPerson = (who: { name: string; phrase: string }) => ask<unknown>("api/people/forget", who);
export const standing = (pass: string) => ask<{ standing: StandingAnswers }>("api/people/standing", undefined, pass).then((told) => told.standing);
export const keepStanding = (game: string, answers: Record<string, Standing>, pass: string) =>
  ask<{ standing: StandingAnswers }>("api/people/standing", { game, standing: answers }, pass).then((told) => told.standing);
export const statistics = (keys: string[]) =>
  ask<{ statistics: Figures[] }>("api/tables/statistics", { keys }).then((told) => told.statistics);
export const ratings = (game: string, seats: number) =>
  ask<{ ratings: Rated[] }>(`api/games/${game}/ratings?seats=${seats}`).then((told) => told.ratings);
export const own = (keys: string[]) =>
  ask<{ tables: OwnTable[] }>("api/tables/own", { keys }).then((told) => told.tables);
export const tables = () => ask<{ tables: OwnTable[] }>("api/tables").then((told) => told.tables);
export const table = (id: string) => ask<TableInfo>(`api/tables/${id}`);
