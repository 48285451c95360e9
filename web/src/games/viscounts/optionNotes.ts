// What a choice brings, beside its name in the list: for those who look there, or cannot see the board beside it.

import { sentences } from "../../lib/text/sentences";
import type { Option } from "../../lib/server/wire";
import type { Scene } from "./scene.svelte";
import type { OptionKind } from "./wire";

export function noteOn(scene: Scene, option: Option): string {
  const tell = NOTES[option.kind];
  const id = (name: string): string => String(option.params[name] ?? "").replace(/^[a-z_]+:/, "");
  return tell ? sentences([tell(scene, id)]) : "";
}

type Note = (scene: Scene, id: (param: string) => string) => string;

const NOTES: Readonly<Partial<Record<Option["kind"], Note>>> = {
  draft: (scene, id) => {
    const { location, start, extra } = scene.defs.playerCard(id("card"));
    return `${scene.startOf(location)}: ${scene.effects.clause(start)}, ${scene.effects.clause(extra)}`;
  },
  move: (scene, id) => {
    const [, segment = "", bank = ""] = /^(.*)_([a-z]+)$/.exec(id("location")) ?? [];
    return scene.exchange(segment, bank) || `${scene.term("action-place")}, ${scene.term("action-transcribe")}`;
  },
  "act-dismissing": (scene, id) => scene.effects.icons(scene.defs.townsfolk(id("card")).icons),
  "act-dismissing-printed": (scene, id) => scene.effects.icons(scene.defs.printedTownsfolk(id("card")).icons),
  dismiss: (scene, id) => scene.effects.icons(scene.defs.townsfolk(id("card")).icons),
  "dismiss-printed": (scene, id) => scene.effects.icons(scene.defs.printedTownsfolk(id("card")).icons),
  "next-card": (scene, id) => scene.townsfolk(id("card")).text,
  "next-slot": (scene, id) => {
    const slot = scene.defs.slots.find((one) => one.id === id("slot"));
    return slot ? scene.slot(slot) : "";
  },
  build: (scene, id) => {
    const slot = scene.defs.slots.find((one) => one.id === id("slot"));
    return slot ? scene.slot(slot) : "";
  },
  site: (scene, id) => scene.effects.clause(scene.defs.site(id("site")).effect),
  link: (scene, id) => scene.effects.clause(scene.defs.link(id("link")).effect),
  hire: (scene, id) => scene.townsfolk(id("card")).text,
  "take-manuscript": (scene, id) => scene.manuscript(id("manuscript")).text,
  section: (scene, id) =>
    scene.term("section-gives", { effect: scene.effects.clause(scene.defs.section(id("section")).effect) }),
  rise: (scene, id) => scene.effects.clause(scene.defs.section(id("section")).effect),
  trim: (scene, id) => scene.effects.clause(scene.defs.tier(id("tier")).trimmed),
} satisfies Partial<Record<OptionKind, Note>>;
