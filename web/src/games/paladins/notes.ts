// What a choice brings, beside its name in the list, where the name does not tell.

import { sentences } from "../../lib/explainer.svelte";
import type { Option } from "../../lib/types";
import type { Scene } from "./scene.svelte";

export const noteOn = (scene: Scene, option: Option): string => sentences([note(scene, option)]);

function note(scene: Scene, { kind, params }: Option): string {
  const card = String(params["card"]);
  switch (kind) {
    case "quest":
    case "attack":
      return atOnce(scene.text(card));
    case "hire":
    case "ability":
    case "convert":
      return afterwards(scene.text(card));
    case "favour":
      return scene.text(String(params["favour"]));
    case "build":
      return scene.term("in_place_of", { worker: scene.saved(String(params["action"]), Number(params["n"])) });
    default:
      return "";
  }
}

/** Cards tell in their first sentence what whoever takes them at once receives: by a quest, by an attack. */
export function atOnce(text: string): string {
  return /^[^:]*: (.*?\.)(?: |$)/.exec(text)?.[1] ?? "";
}

/** And in those that follow what they bring to whoever keeps them. */
export function afterwards(text: string): string {
  return /^.*?\. (.*)$/.exec(text)?.[1] ?? "";
}
