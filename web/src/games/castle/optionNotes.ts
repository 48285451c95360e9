// What a choice costs and brings, beside its name in the list, where the name does not tell.

import { sentences } from "../../lib/text/sentences";
import type { Option } from "../../lib/server/wire";
import type { Scene } from "./scene.svelte";

export const noteOn = (scene: Scene, option: Option): string => sentences([note(scene, option)]);

function note(scene: Scene, { kind, params }: Option): string {
  switch (kind) {
    case "build":
      return scene.tile(String(params["building"]));
    case "place":
      return scene.delivery(String(params["carrier"]));
    case "take":
      return scene.inTower(String(params["resource"]));
    case "house":
      return scene.scoring(String(params["space"]));
    case "store":
      return scene.winterText("granary");
    case "open-inn":
      return scene.winterText("town_tavern");
    default:
      return "";
  }
}
