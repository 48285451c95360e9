// Who one is on this server, for those who want to be known by name. The pass stays on this device.

import * as api from "../lib/server/api";
import type { Join, NewTable } from "../lib/server/requests";
import type { Joined, Made } from "../lib/server/wire";
import { guestKey, seatKeys, rememberKey } from "../lib/server/seatKeys";
import type { AutoAnswer } from "../lib/server/tableConnection.svelte";

const STORAGE_KEY = "greathall.me";

interface Me {
  name: string;
  pass: string;
}

function load(): Me {
  try {
    return { name: "", pass: "", ...(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Partial<Me>) };
  } catch {
    return { name: "", pass: "" };
  }
}

export const me = $state(load());

function keep(name: string, pass: string): void {
  [me.name, me.pass] = [name, pass];
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ name, pass }));
}

/** A new name is made known, a known one recognised; the seats of this device and of all others are brought together. */
export async function signIn(name: string, phrase: string): Promise<void> {
  const signedIn = await api.signIn({ name, phrase, keys: [...guestKey(), ...Object.values(seatKeys()).slice(-199)] });
  for (const one of signedIn.keys) rememberKey(one.table, one.key);
  keep(signedIn.name, signedIn.pass);
}

/** This device no longer knows the name; seats stay open by their keys. */
export function signOut(): void {
  keep("", "");
}

export async function deleteName(phrase: string): Promise<void> {
  await api.forgetPerson({ name: me.name, phrase });
  signOut();
}

/** All that this server keeps about one, as a file. */
export async function takeData(phrase: string): Promise<void> {
  const told = await api.personData({ name: me.name, phrase });
  const address = URL.createObjectURL(new Blob([JSON.stringify(told, null, 2)], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href: address, download: "greathall.json" }).click();
  URL.revokeObjectURL(address);
}

export const makeTable = (wish: NewTable): Promise<Made> => known((pass) => api.make(wish, pass));
export const joinTable = (table: string, wish: Join): Promise<Joined> => known((pass) => api.join(table, wish, pass));

export const answersEverywhere = (): Promise<api.AutoAnswersByGame> => known((pass) => api.autoAnswers(pass));
/** What is answered for one at all one's tables of a game while others play. */
export const answerEverywhere = (game: string, answers: Record<string, AutoAnswer>): Promise<api.AutoAnswersByGame> =>
  known((pass) => api.keepAutoAnswers(game, answers, pass));

/** Sends a request with the pass; a pass that no longer holds (the name was deleted elsewhere) is dropped. */
async function known<T>(doing: (pass: string) => Promise<T>): Promise<T> {
  try {
    return await doing(me.pass);
  } catch (wrong) {
    if (!me.pass || !(wrong instanceof api.ApiError) || wrong.code !== "no-key") throw wrong;
    signOut();
    return doing("");
  }
}
