// A person as a plain description, made from a card's id: the same id gives the same person everywhere and always.

import type { ARMS } from "./arms";
import type { Dress } from "./dress";
import type { Age, Brows, Eyes, Face, Mark, Mouth, Nose } from "./faces";
import type { Beard, HairStyle } from "./hair";
import type { HATS } from "./headgear";
import type { HELMETS } from "./helmets";
import type { Dye } from "./ink";
import type { TOOLS } from "./tools";

export const SKINS = {
  fair: "#f0d2b3",
  ruddy: "#e3b18c",
  olive: "#d0a071",
  tan: "#b98458",
  brown: "#95653f",
  deep: "#75492f",
} as const;
export const HAIR_COLOURS = {
  flax: "#d6b36c",
  red: "#a9552c",
  chestnut: "#85522d",
  brown: "#5f3d26",
  black: "#443833",
  grey: "#a69f95",
  white: "#ddd6c9",
} as const;

export type Sex = "man" | "woman" | "horse";
export type Culture = "western" | "southern" | "nordic" | "byzantine" | "moorish" | "eastern";
export type HeadgearName = keyof typeof HATS | keyof typeof HELMETS;
export type Tool = keyof typeof TOOLS | keyof typeof ARMS;
export type Skin = keyof typeof SKINS;
export type HairColour = keyof typeof HAIR_COLOURS;

export interface Person {
  sex: Sex;
  age: Age;
  culture: Culture;
  face: Face;
  skin: Skin;
  eyes: Eyes;
  brows: Brows;
  nose: Nose;
  mouth: Mouth;
  mark: Mark;
  hair: HairStyle;
  hairColour: HairColour;
  beard: Beard;
  headgear: HeadgearName;
  dress: Dress;
  tool: Tool;
  main: Dye;
  second: Dye;
  ground: Dye;
  facing: "left" | "right";
  /** Breadth of the shoulders; 1 is common. */
  build: number;
}

/** What a person's trade or standing leaves to choose from, part by part. */
export type Choices = { readonly [Part in keyof Person]?: readonly Person[Part][] };

interface Looks {
  skin: readonly Skin[];
  hair: readonly HairColour[];
  ground: readonly Dye[];
  beard: readonly Beard[];
}
const SHAVEN: readonly Beard[] = ["none", "none", "stubble", "moustache", "goatee", "short", "full"];
const BEARDED: readonly Beard[] = ["short", "goatee", "full", "short", "moustache"];

const CULTURES: Record<Culture, Looks> = {
  western: {
    skin: ["fair", "ruddy", "fair", "ruddy", "olive"],
    hair: ["chestnut", "brown", "flax", "red", "black"],
    ground: ["sky", "weld", "verdigris", "undyed", "slate"],
    beard: SHAVEN,
  },
  southern: {
    skin: ["ruddy", "olive", "tan", "olive"],
    hair: ["black", "brown", "chestnut", "black"],
    ground: ["rust", "weld", "sky", "olive"],
    beard: SHAVEN,
  },
  nordic: {
    skin: ["fair", "ruddy"],
    hair: ["flax", "red", "chestnut", "flax", "brown"],
    ground: ["slate", "sky", "verdigris"],
    beard: ["drooping", "full", "braided", "short", "forked", "long"],
  },
  byzantine: {
    skin: ["olive", "ruddy", "tan"],
    hair: ["black", "brown", "black", "chestnut"],
    ground: ["weld", "plum", "weld"],
    beard: BEARDED,
  },
  moorish: {
    skin: ["tan", "brown", "olive", "deep"],
    hair: ["black", "black", "brown"],
    ground: ["rust", "verdigris", "weld", "sky"],
    beard: BEARDED,
  },
  eastern: {
    skin: ["fair", "olive", "ruddy"],
    hair: ["brown", "black", "chestnut"],
    ground: ["verdigris", "rust", "sky"],
    beard: ["drooping", "full", "moustache", "forked"],
  },
};

const DYE_ROW: readonly Dye[] = [
  "madder",
  "woad",
  "verdigris",
  "walnut",
  "weld",
  "plum",
  "charcoal",
  "rust",
  "olive",
  "slate",
  "undyed",
  "sky",
];

const MAN: Choices = {
  face: ["oval", "square", "long", "gaunt", "round", "heavy", "pointed"],
  eyes: ["open", "narrow", "keen", "heavy", "tired"],
  brows: ["calm", "thick", "stern", "raised", "bowed"],
  nose: ["straight", "hooked", "broad", "long", "crooked", "snub"],
  mouth: ["firm", "smile", "stern", "thin", "smirk"],
  mark: ["none", "none", "none", "mole", "none", "none", "freckles"],
  hair: ["cropped", "bowl", "waves", "curls", "swept", "receding"],
  build: [1, 0.94, 1.05, 0.9],
};
const WOMAN: Choices = {
  face: ["oval", "pointed", "round", "long"],
  eyes: ["bright", "soft", "almond"],
  brows: ["fine", "slender", "calm", "fine"],
  nose: ["small", "straight", "snub", "long", "small"],
  mouth: ["full", "bow", "smile", "bow", "firm"],
  mark: ["none", "none", "none", "mole", "none"],
  hair: ["plaits", "coiled", "loose", "crownBraid", "waves"],
  beard: ["none"],
  build: [0.84, 0.8, 0.88],
};

/** A number from a text, well spread (FNV-1a, then mixed). */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (const letter of text) h = Math.imul(h ^ letter.charCodeAt(0), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Takes parts for an id; cards that share a name and are numbered take neighbours, so that they differ. */
function chooser(id: string) {
  const [, name = id, number = "0"] = /^(.*?)_?(\d*)$/.exec(id) ?? [];
  return <T>(part: string, from: readonly T[], otherwise: T): T =>
    from[(hash(`${name}/${part}`) + Number(number)) % from.length] ?? otherwise;
}

function beardFor(sex: Sex, age: Age, looks: Looks, nordic: boolean): readonly Beard[] {
  if (sex !== "man") return ["none"];
  if (age === "young") return nordic ? ["short", "stubble", "moustache"] : ["none", "stubble", "none", "moustache"];
  return age === "old" ? ["full", "long", "forked", "short", ...(nordic ? (["braided"] as const) : [])] : looks.beard;
}

/** The person of an id, within what is given. */
export function person(id: string, sex: Sex, culture: Culture, given: Choices = {}): Person {
  const take = chooser(id);
  const looks = CULTURES[culture];
  const parts: Choices = { ...(sex === "woman" ? WOMAN : MAN), ...given };
  const age = take<Age>(
    "age",
    given.age ??
      (sex === "woman" ? ["young", "grown", "young", "grown", "old"] : ["grown", "young", "grown", "old", "grown"]),
    "grown",
  );
  const ground = take<Dye>("ground", given.ground ?? looks.ground, "undyed");
  const differing = (dyes: readonly Dye[], not: Dye) => (dyes.length > 1 ? dyes.filter((dye) => dye !== not) : dyes);
  const main = take<Dye>("main", differing(given.main ?? DYE_ROW, ground), "undyed");
  const second = take<Dye>("second", differing(given.second ?? DYE_ROW, main), "undyed");
  return {
    sex,
    age,
    culture,
    face: take("face", parts.face ?? [], "oval"),
    skin: take("skin", given.skin ?? looks.skin, "fair"),
    eyes: take("eyes", parts.eyes ?? [], "open"),
    brows: take("brows", parts.brows ?? [], "calm"),
    nose: take("nose", parts.nose ?? [], "straight"),
    mouth: take("mouth", parts.mouth ?? [], "firm"),
    mark: take("mark", parts.mark ?? [], "none"),
    hair: take("hair", parts.hair ?? [], "cropped"),
    hairColour: take<HairColour>(
      "colour",
      given.hairColour ?? (age === "old" ? ["grey", "white"] : looks.hair),
      "brown",
    ),
    beard: take("beard", given.beard ?? beardFor(sex, age, looks, culture === "nordic"), "none"),
    headgear: take("headgear", parts.headgear ?? [], "none"),
    dress: take("dress", parts.dress ?? [], sex === "woman" ? "gown" : "tunic"),
    tool: take("tool", parts.tool ?? [], "none"),
    main,
    second,
    ground,
    facing: take("facing", ["right", "left"] as const, "right"),
    build: take("build", parts.build ?? [], 1),
  };
}
