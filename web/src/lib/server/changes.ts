// News that tell only what is different from what was told before.

import type { Changes, News } from "./wire";

/** What a seat was told last of its table; changes name places in it. */
export type Known = Pick<News, "table" | "view" | "prefers" | "undo">;

type Parts = Record<string | number, unknown>;

/** What is known with the changes carried out. Parts that stay as they were stay the same objects; nothing is altered. */
export function carryOut(known: Known, changes: Changes["changes"]): Known {
  return changes.reduce((now, [place, value]) => withValue(now, place, value) as Known, known);
}

function withValue(whole: unknown, place: readonly (string | number)[], value: unknown): unknown {
  const [step, ...further] = place;
  if (step === undefined) return value;
  if (typeof whole !== "object" || whole === null || !(step in whole))
    throw new Error(`there is no ${JSON.stringify(place)}`);
  const parts = (Array.isArray(whole) ? [...(whole as unknown[])] : { ...whole }) as Parts;
  parts[step] = withValue(parts[step], further, value);
  return parts;
}
