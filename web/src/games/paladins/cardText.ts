// The text of an element of this game, by its kind.

import type { Definitions } from "./definitions";
import type { Texts } from "./texts";

type Tell = (texts: Texts, defs: Definitions, id: string) => string;

const KINDS: Record<string, Tell> = {
  action: (texts, defs, id) => texts.action(defs.action(id)),
  paladin: (texts, defs, id) => texts.paladin(defs.paladin(id), defs.paidIn(defs.paladin(id).cheaper || "develop")),
  townsfolk: (texts, defs, id) => texts.townsfolk(defs.townsfolk(id)),
  outsider: (texts, defs, id) => texts.outsider(defs.outsider(id)),
  favour: (texts, defs, id) => texts.favour(defs.favour(id)),
  order: (texts, defs, id) => texts.order(defs.order(id)),
  tavern: (texts, defs, id) => texts.workers(defs.tavern(id).workers),
  wall: (texts, defs, id) => texts.wall(defs.wall(id)),
  space: (texts, defs, id) => texts.space(defs.space(id)),
  jar_slot: (texts, defs, id) => texts.effects(defs.jarSlot(id).reward),
  workshop: (texts, defs, id) => texts.workers([defs.workshop(id).worker]),
  suspicion: (texts, defs, id) => texts.effect({ gain: { what: "tax", n: defs.suspicion(id).taxes } }),
};

/** What a card, a space or an action does, from the data; an empty string for what has no text. */
export function cardText(texts: Texts, defs: Definitions, element: string): string {
  const [kind = "", id = ""] = element.split(":");
  return KINDS[kind]?.(texts, defs, id) ?? "";
}
