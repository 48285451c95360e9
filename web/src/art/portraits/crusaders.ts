// The people of Crusader Kings: nobles of five cultures, rulers with their traits, and one horse.

import type { Face, Mark, Mouth, Nose } from "./faces";
import type { Dye } from "./ink";
import {
  hash,
  person,
  type Choices,
  type Culture,
  type HeadgearName,
  type Person,
  type Sex,
  type Tool,
} from "./person";

const CULTURES: Record<string, { culture: Culture; ground: readonly Dye[] }> = {
  england: { culture: "western", ground: ["madder"] },
  france: { culture: "western", ground: ["woad"] },
  germany: { culture: "western", ground: ["weld"] },
  iberia: { culture: "southern", ground: ["rust"] },
  italy: { culture: "southern", ground: ["verdigris"] },
};

const COURT: Record<"man" | "woman", Choices> = {
  man: {
    headgear: ["none", "cap", "beret", "none", "chaperon", "circlet", "bycocket", "mailCoif", "furHat", "hood", "none"],
    dress: ["mantle", "robe", "fur", "tunic", "cloak", "surcoat", "halved"],
    tool: ["none", "sword", "none", "book", "falcon", "none", "cup", "none", "lion"],
    hair: ["waves", "bowl", "curls", "swept", "cropped", "receding"],
  },
  woman: {
    headgear: ["veil", "none", "circletVeil", "barbette", "none", "wimple", "net", "circlet"],
    dress: ["gown", "mantle", "kirtle", "fur", "gown"],
    tool: ["none", "rose", "none", "book", "none", "falcon", "none", "keys", "lute"],
  },
};

/** Traits that can be seen; the first of each part counts. */
const SEEN: Record<string, { face?: Face; mark?: Mark; mouth?: Mouth; nose?: Nose; tool?: Tool }> = {
  gluttonous: { face: "heavy" },
  attractive: { face: "oval", nose: "straight" },
  ugly: { nose: "crooked", mark: "mole" },
  cruel: { mouth: "stern" },
  kind: { mouth: "smile" },
  deceitful: { mouth: "smirk" },
  strong: { face: "square" },
  swordmaster: { tool: "sword" },
  pious: { tool: "processional" },
  cultivated: { tool: "book" },
  learned: { tool: "falcon" },
  brave: { mark: "scar" },
};

const CROWNS: readonly HeadgearName[] = ["crown", "lilies", "imperial"];

/** The same person on the throne. */
export function crowned(one: Person, id: string): Person {
  if (one.sex === "horse") return one;
  const regalia: Partial<Person> = {
    headgear: CROWNS[hash(id) % CROWNS.length] ?? "crown",
    dress: hash(`${id}/robe`) % 3 ? "ermine" : "fur",
    tool: one.tool !== "none" ? one.tool : hash(`${id}/hand`) % 2 ? "sceptre" : "orb",
  };
  return { ...one, ...regalia, ...(one.culture === "eastern" && { headgear: "stemma", dress: "loros" }) };
}

const sexOf = (sex: string): Sex => (sex === "female" ? "woman" : sex === "horse" ? "horse" : "man");

/** A noble of a culture. */
export function noble(id: string, sex: string, culture: string, given: Choices = {}): Person {
  const { culture: people, ground } = CULTURES[culture] ?? { culture: "western" as const, ground: ["sky" as const] };
  return person(`crusaders/${id}`, sexOf(sex), people, {
    ...COURT[sex === "female" ? "woman" : "man"],
    ground,
    ...given,
  });
}

/** A ruler of a house, as traits and crown show. */
export function ruler(id: string, sex: string, culture: string, dynasty: string, traits: readonly string[]): Person {
  const eastern: Partial<Person> = dynasty === "arpad" ? { culture: "eastern", beard: "forked" } : {};
  const seen: Partial<Person> = Object.assign({}, ...traits.map((trait) => SEEN[trait] ?? {}).reverse());
  return crowned(
    {
      ...noble(id, sex, culture, { age: ["grown", "grown", "old"], main: ["madder", "woad", "plum", "verdigris"] }),
      ...eastern,
      ...seen,
    },
    id,
  );
}
