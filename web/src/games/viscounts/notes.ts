// What a choice brings, beside its name in the list: for those who look there, or cannot see the board beside it.

import { sentences } from "../../lib/explainer.svelte";
import type { Option } from "../../lib/types";
import type { Scene } from "./scene.svelte";

export function noteOn(scene: Scene, option: Option): string {
  const tell = NOTES[option.kind];
  const id = (name: string): string => String(option.params[name] ?? "").replace(/^[a-z_]+:/, "");
  return tell ? sentences([tell(scene, id)]) : "";
}

type Note = (scene: Scene, id: (param: string) => string) => string;

const NOTES: Readonly<Record<string, Note>> = {
  draft: (scene, id) => {
    const { location, start, extra } = scene.defs.playerCard(id("card"));
    return `${scene.startOf(location)}: ${scene.clause(start)}, ${scene.clause(extra)}`;
  },
  move: (scene, id) => {
    const [, segment = "", bank = ""] = /^(.*)_([a-z]+)$/.exec(id("location")) ?? [];
    return scene.exchange(segment, bank) || `${scene.term("action-place")}, ${scene.term("action-transcribe")}`;
  },
  dismiss: (scene, id) => {
    const { icons, on_hire } = scene.defs.townsfolk(id("card"));
    return [scene.icons(icons), on_hire && scene.clause(on_hire)].filter(Boolean).join("; ");
  },
  build: (scene, id) => {
    const slot = scene.defs.slots.find((one) => one.id === id("slot"));
    return slot ? scene.slot(slot) : "";
  },
  site: (scene, id) => scene.clause(scene.defs.site(id("site")).effect),
  link: (scene, id) => scene.clause(scene.defs.link(id("link")).effect),
  hire: (scene, id) => scene.townsfolk(id("card")).text,
  "take-manuscript": (scene, id) => scene.manuscript(id("manuscript")).text,
  section: (scene, id) => scene.term("section-gives", { effect: scene.clause(scene.defs.section(id("section")).effect) }),
  rise: (scene, id) => scene.clause(scene.defs.section(id("section")).effect),
  trim: (scene, id) => scene.clause(scene.defs.tier(id("tier")).trimmed),
};
