// The keys to one's own seats, kept on this device. A key is the only way back to a seat.

import { ApiError, ask } from "./api";

const STORAGE_KEY = "greathall.keys";
const GUEST_KEY = "greathall.calls.key";

export type SeatKeys = Record<string, string>;

export function seatKeys(): SeatKeys {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as SeatKeys;
  } catch {
    return {};
  }
}

/** Whether a link's fragment is a key: nothing else in a fragment is as long. */
export function isKey(fragment: string): boolean {
  return fragment.length > 20;
}

export function keyOf(table: string): string | null {
  return seatKeys()[table] ?? null;
}

export function rememberKey(table: string, key: string): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...seatKeys(), [table]: key }));
}

/** Whether the server knows a key at a table. Throws when it cannot say. */
async function opens(table: string, key: string): Promise<boolean> {
  try {
    await ask(`api/tables/${table}/ask`, { do: "ping" }, key);
    return true;
  } catch (wrong) {
    if (wrong instanceof ApiError && wrong.code === "no-key") return false;
    throw wrong;
  }
}

/** What became of a key that came by a link: kept, good for this visit only, or not known at the table. */
export type Linked = "kept" | "visit" | "unknown";

/** Keeps a key that came by a link, once the server knows it, unless the key kept here still opens a seat:
 *  a link that somebody sends must not cost one's own seat. */
export async function keepLinked(table: string, key: string): Promise<Linked> {
  const kept = keyOf(table);
  if (kept === key) return "kept";
  try {
    if (!(await opens(table, key))) return "unknown";
    if (kept !== null && (await opens(table, kept))) return "visit";
  } catch {
    return "visit"; // nobody can say now: nothing is lost, and the link is still in the address
  }
  rememberKey(table, key);
  return "kept";
}

/** What opens a guest's preferences about notifications, once there are some: the server tells it only once. */
export function guestKey(): string[] {
  const kept = localStorage.getItem(GUEST_KEY);
  return kept === null ? [] : [kept];
}

export function rememberGuestKey(key: string): void {
  localStorage.setItem(GUEST_KEY, key);
}
