// Who one is on this server, for those who want to be known by name. The pass stays on this device.

import * as api from "../lib/api";
import { keys, remember } from "../lib/keys";
import type { Standing } from "../lib/sitting.svelte";

const PLACE = "greathall.me";

interface Me {
  name: string;
  pass: string;
}

function load(): Me {
  try {
    return { name: "", pass: "", ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Me>) };
  } catch {
    return { name: "", pass: "" };
  }
}

export const me = $state(load());

function keep(name: string, pass: string): void {
  [me.name, me.pass] = [name, pass];
  localStorage.setItem(PLACE, JSON.stringify({ name, pass }));
}

/** A new name is made known, a known one recognised; the seats of this device and of all others are brought together. */
export async function signIn(name: string, phrase: string): Promise<void> {
  const told = await api.signIn({ name, phrase, keys: Object.values(keys()).slice(-200) });
  for (const one of told.keys) remember(one.table, one.key);
  keep(told.name, told.pass);
}

/** This device no longer knows the name; seats stay open by their keys. */
export function signOut(): void {
  keep("", "");
}

export async function deleteName(phrase: string): Promise<void> {
  await api.forgetPerson({ name: me.name, phrase });
  signOut();
}

export const makeTable = (wish: api.NewTable): Promise<api.Made> => known((pass) => api.make(wish, pass));
export const joinTable = (table: string, wish: Record<string, unknown>): Promise<api.Made> =>
  known((pass) => api.join(table, wish, pass));

export const answersEverywhere = (): Promise<api.StandingAnswers> => known((pass) => api.standing(pass));
/** What is answered for one at all one's tables of a game while others play. */
export const answerEverywhere = (game: string, answers: Record<string, Standing>): Promise<api.StandingAnswers> =>
  known((pass) => api.keepStanding(game, answers, pass));

/** Shows the pass; one that is no longer good (the name was deleted elsewhere) is dropped. */
async function known<T>(doing: (pass: string) => Promise<T>): Promise<T> {
  try {
    return await doing(me.pass);
  } catch (wrong) {
    if (!me.pass || !(wrong instanceof api.ApiError) || wrong.code !== "no-key") throw wrong;
    signOut();
    return doing("");
  }
}
