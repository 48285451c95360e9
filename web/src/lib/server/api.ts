// HTTP requests: everything that needs no connection to a table.

import type { Gone, Join, Known, NewTable, Newcomer, Person } from "./requests";
import type {
  BestRated,
  Correctable,
  Failed,
  Games,
  Guide,
  Joined,
  Made,
  Misfit,
  OwnTables,
  PersonData,
  PublicTables,
  Rules,
  SignedIn,
  Standing,
  StandingAnswers,
  Statistics,
  TableInfo,
} from "./wire";

/** A component, with what every one of them has; the other fields are those of its kind. */
export interface Component {
  element: string;
  name: string | null;
  id: string;
  provenance: string;
  source: string[];
  basis: string;
  /** Fields that come from elsewhere than the entry as a whole. */
  facts?: Record<string, string>;
  [field: string]: unknown;
}

export type Components = Record<string, Component[]>;

/** Corrections of components: kind, id, field; names by language and message id below "text". */
export type Overlay = Record<string, Record<string, Record<string, unknown>>>;

/** Corrections that fit: without what is printed so anyway, as TOML, and the corrected components. */
export interface CorrectedBox {
  components: Overlay;
  file: string;
  entries: Components;
}

/** What is answered for a person at all their tables, by game and kind of question. */
export type AutoAnswersByGame = StandingAnswers["standing"];

/** A request that was refused, or a server that could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** What is wrong with corrected components, and where. */
    readonly misfit?: Misfit,
  ) {
    super(message);
  }
}

export async function ask<T>(path: string, body?: unknown, pass = ""): Promise<T> {
  const authorization: HeadersInit = pass ? { Authorization: `Bearer ${pass}` } : {};
  const init: RequestInit =
    body === undefined
      ? { headers: authorization }
      : {
          method: "POST",
          headers: { "Content-Type": "application/json", ...authorization },
          body: JSON.stringify(body),
        };
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ApiError("offline", "the server cannot be reached");
  }
  const answer: unknown = await response.json().catch(() => ({}));
  if (!response.ok) {
    const { error } = answer as Partial<Failed>;
    throw new ApiError(error?.code ?? "fault", error?.message ?? response.statusText, error?.misfit);
  }
  return answer as T;
}

export const games = () => ask<Games>("api/games").then((answer) => answer.games);
export const rules = (game: string, lang: string) =>
  ask<Rules>(`api/games/${game}/rules?lang=${lang}`).then((answer) => answer.rules);
/** Today's components, or those of the data that a table began with. */
export const components = (game: string, lang: string, data: number | null = null) =>
  ask<{ components: Components }>(
    `api/games/${game}/components?lang=${lang}${data === null ? "" : `&data=${data}`}`,
  ).then((answer) => answer.components);
export const correctable = (game: string) => ask<Correctable>(`api/games/${game}/components/correctable`);
export const correct = (game: string, lang: string, what: { components: Overlay } | { file: string }) =>
  ask<CorrectedBox>(`api/games/${game}/components?lang=${lang}`, what);
/** The components as a table with these corrections has them. */
export async function componentsWith(
  game: string,
  lang: string,
  overlay: Overlay,
  printed: Promise<Components>,
): Promise<Components> {
  if (!Object.keys(overlay).length) return printed;
  const [all, { entries }] = await Promise.all([printed, correct(game, lang, { components: overlay })]);
  return Object.fromEntries(
    Object.entries(all).map(([kind, rows]) => {
      const corrected = new Map((entries[kind] ?? []).map((row) => [row.id, row]));
      return [kind, rows.map((row) => withCorrected(row, corrected.get(row.id), overlay[kind]?.[row.id]))];
    }),
  );
}
/** What is not corrected stays as the table's own data has it. */
function withCorrected(
  row: Component,
  corrected: Component | undefined,
  change: Record<string, unknown> = {},
): Component {
  if (!corrected) return row;
  const fields = Object.keys(change).map((field) => [field, corrected[field]]);
  return { ...row, name: corrected.name, facts: corrected.facts ?? {}, ...Object.fromEntries(fields) };
}
export const guide = (game: string) => ask<Guide>(`api/games/${game}/guide`).then((answer) => answer.steps);
export const makeGuided = (game: string, who: Newcomer) => ask<Made>(`api/games/${game}/guide`, who);
export const make = (wish: NewTable, pass: string) => ask<Made>("api/tables", wish, pass);
export const keepRecord = (record: string) => ask<Made>("api/records", { record });
export const join = (table: string, wish: Join, pass: string) => ask<Joined>(`api/tables/${table}/join`, wish, pass);
export const signIn = (who: Person) => ask<SignedIn>("api/people", who);
export const forgetPerson = (who: Gone) => ask<unknown>("api/people/forget", who);
export const personData = (who: Known) => ask<PersonData>("api/people/data", who);
export const autoAnswers = (pass: string) =>
  ask<StandingAnswers>("api/people/standing", undefined, pass).then((answer) => answer.standing);
export const keepAutoAnswers = (game: string, answers: Record<string, Standing>, pass: string) =>
  ask<StandingAnswers>("api/people/standing", { game, standing: answers }, pass).then((answer) => answer.standing);
export const statistics = (keys: string[]) =>
  ask<Statistics>("api/tables/statistics", { keys }).then((answer) => answer.statistics);
export const ratings = (game: string, seats: number) =>
  ask<BestRated>(`api/games/${game}/ratings?seats=${seats}`).then((answer) => answer.ratings);
export const own = (keys: string[]) => ask<OwnTables>("api/tables/own", { keys }).then((answer) => answer.tables);
export const tables = () => ask<PublicTables>("api/tables").then((answer) => answer.tables);
export const table = (id: string) => ask<TableInfo>(`api/tables/${id}`);
