// What a choice brings, beside its name in the list, where the name does not tell.

import { sentences } from "../../lib/text/sentences";
import type { Option } from "../../lib/server/wire";
import type { Scene } from "./scene.svelte";

export const noteOn = (scene: Scene, option: Option): string => sentences([note(scene, option)]);

function note(scene: Scene, { kind, params }: Option): string {
  const id = String(params["card"]).split(":")[1] ?? "";
  switch (kind) {
    case "quest":
      return scene.texts.quest(scene.defs.townsfolk(id));
    case "hire":
    case "ability":
      return scene.texts.hire(scene.defs.townsfolk(id));
    case "attack":
      return scene.texts.attack(scene.defs.outsider(id));
    case "convert":
      return scene.texts.convert(scene.defs.outsider(id));
    case "favour":
    case "favour-in-vain":
      return scene.text(String(params["favour"]));
    case "tavern":
      return scene.text(String(params["tavern"]));
    case "commission":
    case "garrison":
      return scene.text(String(params["space"]));
    case "jar":
      return scene.text(String(params["slot"]));
    case "build":
      return scene.term("in_place_of", { worker: scene.saved(String(params["action"]), Number(params["n"])) });
    default:
      return "";
  }
}
