// The keys to one's own seats, kept on this device. A key is the only way back to a seat.

const PLACE = "greathall.keys";

export type Keys = Record<string, string>;

export function keys(): Keys {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Keys;
  } catch {
    return {};
  }
}

/** Whether a link's fragment is a key: nothing else in a fragment is as long. */
export function isKey(fragment: string): boolean {
  return fragment.length > 20;
}

export function keyOf(table: string): string | null {
  return keys()[table] ?? null;
}

export function remember(table: string, key: string): void {
  localStorage.setItem(PLACE, JSON.stringify({ ...keys(), [table]: key }));
}
