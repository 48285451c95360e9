// How effects stand in the component browser: in the words that cards use.

import type { FieldText } from "../../lib/text/componentText";
import type { Effect } from "../../lib/board/effectData";
import { Texts } from "./texts";

const LISTS = new Set(["quest", "reward", "attack", "convert", "cost", "one", "two", "always"]);
const SINGLE = new Set(["ability", "scoring", "bonus"]);

export const fieldText: FieldText = (field, found, speaker, row) => {
  const texts = new Texts(speaker);
  if (LISTS.has(field) && Array.isArray(found)) return texts.effects(found as Effect[]);
  if (SINGLE.has(field) && typeof found === "object") return texts.effect(found as Effect);
  if (field === "workers" && Array.isArray(found)) return texts.workers(found as string[]);
  return field === "worker" && row.element.startsWith("favour:") ? speaker.name(`worker:${String(found)}`) : null;
};
