// Figures of Castle's components that are more than a number or a name.

import { Facts } from "../../lib/board/facts";
import type { FieldText } from "../../lib/text/componentText";
import { EffectText } from "./effectText";

type Coins = { coin: { value: number; count: number } }[];

export const fieldText: FieldText = (field, stands, speaker, row) => {
  if (field === "resources" || field === "equips") {
    return speaker.listing(
      Object.entries(stands as Record<string, number>).map(([id, n]): [string, number] => [`resource:${id}`, n]),
    );
  }
  if (field === "coins") return (stands as Coins).map(({ coin }) => `${coin.count} × ${coin.value}`).join(", ");
  if (field === "effects") {
    const kind = row.element.split(":")[0] ?? "";
    const texts = new EffectText(speaker, new Facts({ [kind]: [row] }));
    return kind === "winter"
      ? texts.winter(row.element)
      : kind === "character"
        ? texts.character(row.element)
        : texts.scoring(row.element);
  }
  if (field === "cards") return (stands as string[]).map((id) => speaker.name(`winter:${id}`)).join(", ");
  return null;
};
