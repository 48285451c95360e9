// What a choice costs and brings, beside its name in the list, where the name does not tell.

import { sentences } from "../../lib/explainer.svelte";
import type { Option } from "../../lib/types";
import type { Scene } from "./scene.svelte";

export function noteOn(scene: Scene, { kind, params }: Option): string {
  if (kind !== "build") return "";
  const tile = String(params["building"]);
  const [cost, points] = [scene.facts.number(tile, "cost"), scene.facts.number(tile, "points")];
  return sentences([scene.say("tile", { cost, points })]);
}
