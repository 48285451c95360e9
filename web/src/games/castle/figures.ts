// Figures of Castle's components that are more than a number or a name.

import type { Told } from "../../lib/figures";

type Coins = { coin: { value: number; count: number } }[];

export const value: Told = (field, stands, speaker) => {
  if (field === "resources" || field === "equips") {
    return speaker.listing(Object.entries(stands as Record<string, number>).map(([id, n]): [string, number] => [`resource:${id}`, n]));
  }
  if (field === "coins") return (stands as Coins).map(({ coin }) => `${coin.count} × ${coin.value}`).join(", ");
  if (field === "cards") return (stands as string[]).map((id) => speaker.name(`winter:${id}`)).join(", ");
  return null;
};
