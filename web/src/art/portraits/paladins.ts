// The people of Paladins: townsfolk, outsiders of three peoples, and the twelve.

import { person, type Choices, type Culture, type Person } from "./person";
import { wearing } from "./trades";

/** Trades that are women's in the printed names. */
const WOMEN = new Set(["architect", "conspirator", "gatekeeper", "missionary"]);

/** A citizen. */
export function townsman(id: string, kind: string): Person {
  const sex = WOMEN.has(kind) ? "woman" : "man";
  return person(`paladins/${id}`, sex, "western", wearing(kind, sex));
}

type Manner = "fighter" | "ranger" | "rogue";

const PEOPLES: Record<string, { culture: Culture } & Record<Manner, Choices>> = {
  saracen: {
    culture: "moorish",
    fighter: {
      headgear: ["pointed", "spiked", "pointed", "turban"],
      dress: ["lamellar", "mail", "kaftan"],
      main: ["verdigris", "madder", "woad", "weld"],
    },
    ranger: {
      headgear: ["turban", "tailed", "headcloth"],
      dress: ["kaftan", "wrap"],
      main: ["undyed", "rust", "verdigris"],
    },
    rogue: {
      headgear: ["veiled", "headcloth", "tailed"],
      dress: ["wrap", "kaftan"],
      main: ["charcoal", "plum", "woad"],
      eyes: ["keen", "narrow"],
    },
  },
  byzantine: {
    culture: "byzantine",
    fighter: {
      headgear: ["ridged", "crested", "spiked"],
      dress: ["lamellar", "plates"],
      main: ["madder", "plum", "weld"],
    },
    ranger: {
      headgear: ["felt", "cap", "headband"],
      dress: ["cloak", "kaftan", "gambeson"],
      main: ["madder", "verdigris", "sky"],
    },
    rogue: {
      headgear: ["hood", "none", "peaked"],
      dress: ["cloak", "leather"],
      main: ["plum", "charcoal", "olive"],
      eyes: ["keen", "narrow"],
    },
  },
  viking: {
    culture: "nordic",
    fighter: {
      headgear: ["spectacle", "norseCap", "bareNasal"],
      dress: ["mail", "pelt", "mail"],
      main: ["madder", "woad", "walnut"],
      hair: ["waves", "swept", "plaits"],
    },
    ranger: {
      headgear: ["furHat", "none", "leatherCap"],
      dress: ["pelt", "cloak", "leather"],
      hair: ["waves", "swept", "receding"],
    },
    rogue: {
      headgear: ["wolf", "headband", "hood"],
      dress: ["pelt", "leather"],
      hair: ["waves", "plaits", "bald"],
      mark: ["scar", "patch", "none"],
    },
  },
};

const KINDS: Record<string, [Manner, Choices["tool"]]> = {
  adventurer: ["ranger", ["staff", "bundle"]],
  archer: ["ranger", ["bow", "arrows"]],
  armourer: ["ranger", ["hammer", "round"]],
  assassin: ["rogue", ["dagger"]],
  barbarian: ["rogue", ["club", "axe"]],
  champion: ["fighter", ["banner", "greatsword"]],
  guardian: ["fighter", ["spear", "round"]],
  hunter: ["ranger", ["arrows", "falcon"]],
  invader: ["fighter", ["axe", "lance"]],
  lookout: ["ranger", ["horn", "lantern"]],
  marauder: ["rogue", ["broadaxe", "mace"]],
  mercenary: ["fighter", ["purse", "sword", "spear", "coins"]],
  protector: ["fighter", ["kite", "round"]],
  thief: ["rogue", ["purse", "jewel"]],
  traitor: ["rogue", ["scroll", "dagger"]],
  vigilante: ["rogue", ["crossbow", "halberd"]],
  warrior: ["fighter", ["sword", "mace"]],
};

/** An outsider of a people. */
export function outsider(id: string, kind: string, faction: string): Person {
  const { culture, ...manners } = PEOPLES[faction] ?? { culture: "western" as const };
  const [manner, tool] = KINDS[kind] ?? ["ranger" as const, ["staff" as const]];
  const armed = faction === "saracen" && tool?.includes("sword") ? (["scimitar", ...tool] as const) : tool;
  return person(`paladins/${id}`, "man", culture, {
    ...("fighter" in manners ? manners[manner] : {}),
    ...(armed && { tool: armed }),
  });
}

/** The twelve, each with arms of his own. */
const TWELVE: Record<string, Choices> = {
  anseis: { headgear: ["mailCoif"], tool: ["chevron"], beard: ["goatee"], main: ["verdigris"], second: ["weld"] },
  berengier: {
    headgear: ["kettle"],
    tool: ["mace"],
    beard: ["moustache"],
    main: ["walnut"],
    second: ["weld"],
    face: ["heavy"],
  },
  engelier: { headgear: ["cervelliere"], tool: ["spear"], beard: ["stubble"], main: ["slate"], second: ["madder"] },
  gerier: {
    headgear: ["none"],
    hair: ["tonsure"],
    tool: ["processional"],
    beard: ["none"],
    main: ["undyed"],
    second: ["madder"],
  },
  gerin: {
    headgear: ["circlet"],
    hair: ["waves"],
    tool: ["scroll"],
    beard: ["short"],
    main: ["plum"],
    second: ["weld"],
  },
  girard: {
    headgear: ["crested"],
    tool: ["arrows"],
    beard: ["full"],
    main: ["olive"],
    second: ["madder"],
    age: ["old"],
  },
  ivon: {
    headgear: ["none"],
    hair: ["bowl"],
    tool: ["lantern"],
    beard: ["none"],
    main: ["sky"],
    second: ["charcoal"],
    age: ["young"],
  },
  ivoire: {
    headgear: ["winged"],
    tool: ["bends"],
    beard: ["none"],
    main: ["undyed"],
    second: ["woad"],
    age: ["young"],
  },
  oliver: { headgear: ["nasal"], tool: ["lance"], beard: ["short"], main: ["woad"], second: ["weld"] },
  otton: { headgear: ["crownedHelm"], tool: ["lion"], beard: ["forked"], main: ["charcoal"], second: ["rust"] },
  roland: {
    headgear: ["none"],
    hair: ["curls"],
    hairColour: ["chestnut"],
    tool: ["horn"],
    beard: ["goatee"],
    main: ["madder"],
    second: ["weld"],
  },
  samson: {
    headgear: ["headband"],
    hair: ["waves"],
    tool: ["greatsword"],
    beard: ["long"],
    main: ["rust"],
    second: ["charcoal"],
    build: [1.1],
  },
};

/** One of the twelve. */
export const paladin = (id: string): Person =>
  person(`paladins/${id}`, "man", "western", {
    dress: ["surcoat", "halved", "surcoat"],
    build: [1.05, 1],
    ...TWELVE[id],
    ground: ["sky", "weld", "verdigris", "slate"],
  });
