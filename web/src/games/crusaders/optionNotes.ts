// What a choice is about, beside its name in the list: traits and lands of people, what cards do, the odds.

import type { Option } from "../../lib/server/wire";
import type { Scene } from "./scene.svelte";
import { familyOf } from "./derived";
import type { OptionKind } from "./wire";

export function noteOn(scene: Scene, option: Option): string {
  const tell = NOTES[option.kind];
  const id = (name: string): string => String(option.params[name] ?? "").replace(/^[a-z_]+:/, "");
  return tell ? tell(scene, id) : "";
}

type Note = (scene: Scene, id: (param: string) => string) => string;

/** A trait with its sign. */
const signed = (scene: Scene, token: string, card: string): string =>
  `${scene.trait(token, card)} ${scene.positive(token) ? "+" : "−"}`;

/** An independent ruler's land and trait, or the traits of somebody in a house, where they are known. */
function person(scene: Scene, card: string): string {
  const { regions, houses } = scene.board;
  const land = Object.keys(regions).find((id) => regions[id]?.lord === card);
  if (land) {
    const token = regions[land]?.lord_token;
    return [scene.name(`region:${land}`), token && signed(scene, token, card)].filter(Boolean).join(", ");
  }
  const kin = houses.flatMap(familyOf).flatMap(({ people }) => people);
  const tokens =
    kin.find((one) => one.card === card)?.tokens ?? kin.find((one) => one.spouse === card)?.spouse_tokens ?? [];
  return [...tokens.map((token) => signed(scene, token, card)), scene.titleOf(card)].filter(Boolean).join(", ");
}

const development: Note = (scene, id) => scene.hooks(`development:${id("development")}`);

const NOTES: Readonly<Partial<Record<Option["kind"], Note>>> = {
  "reveal-card": (scene) => {
    const [card] = scene.own?.laid_cards ?? [];
    return card ? scene.name(`card:${card}`) : "";
  },
  "woo-lord": (scene, id) => person(scene, id("lord")),
  "woo-noble": (scene) => scene.term("note-noble"),
  propose: (scene, id) => person(scene, id("partner")),
  "seek-spouse": (scene, id) => person(scene, id("member")),
  murder: (scene, id) => person(scene, id("victim")),
  crusade: (scene, id) => person(scene, id("leader")),
  invest: (scene, id) => {
    const odds = scene.board.check?.odds?.find(({ invest }) => invest === Number(id("n")));
    return odds ? scene.term("note-chance", { n: Math.round(100 * odds.sacrificing) }) : "";
  },
  buy: development,
  drop: development,
  "take-councillor": development,
  "choose-card": development,
  "choose-space": (scene, id) => scene.hooks(`space:${id("space")}`),
} satisfies Partial<Record<OptionKind, Note>>;
