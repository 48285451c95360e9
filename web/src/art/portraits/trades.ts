// Trades of Western towns: what those who follow them wear and carry. Paladins, Viscounts and Castle have many in common.

import { CLERGY } from "./clergy";
import type { Choices, Sex } from "./person";

const ROGUE: Choices = {
  eyes: ["narrow", "keen", "narrow"],
  brows: ["stern", "raised", "thick"],
  mouth: ["smirk", "thin", "firm"],
  mark: ["none", "none", "scar", "mole"],
  main: ["charcoal", "olive", "walnut", "plum", "slate"],
};
const RICH: Choices = { face: ["round", "heavy", "oval", "long"], main: ["plum", "madder", "woad", "verdigris"] };
const SOLDIER: Choices = {
  age: ["grown", "young", "grown"],
  build: [1.05, 1],
  brows: ["stern", "thick", "calm"],
  mark: ["none", "scar", "none", "none"],
};
const LABOURER: Choices = {
  age: ["grown", "young", "old"],
  build: [1.05, 1],
  main: ["undyed", "walnut", "olive", "rust"],
};

const TRADES: Record<string, Choices> = {
  ...CLERGY,
  antagonist: {
    ...ROGUE,
    headgear: ["bycocket", "shadowed"],
    dress: ["leather", "cloak"],
    tool: ["dagger", "club"],
    beard: ["goatee", "moustache"],
  },
  architect: {
    age: ["grown", "old"],
    headgear: ["chaperon", "cap", "beret"],
    dress: ["robe", "mantle", "fur"],
    tool: ["compass", "square", "scroll"],
    main: ["woad", "verdigris", "madder"],
  },
  aristocrat: {
    ...RICH,
    headgear: ["beret", "chaperon"],
    dress: ["fur", "ermine"],
    tool: ["rose", "falcon"],
    hair: ["waves", "curls"],
  },
  artisan: { headgear: ["coif", "cap"], dress: ["apron"], tool: ["saw"] },
  artist: {
    headgear: ["beret"],
    dress: ["laced", "robe"],
    tool: ["brush"],
    hair: ["waves", "curls"],
    beard: ["goatee"],
  },
  benefactor: {
    ...RICH,
    headgear: ["cap", "chaperon"],
    dress: ["fur"],
    tool: ["coins", "purse"],
    mouth: ["smile"],
    age: ["old", "grown"],
  },
  bricklayer: { ...LABOURER, headgear: ["coif"], dress: ["apron"], tool: ["trowel"], main: ["rust"] },
  charlatan: {
    ...ROGUE,
    headgear: ["brimmed", "felt"],
    dress: ["robe", "motley"],
    tool: ["flask"],
    beard: ["goatee", "drooping"],
  },
  chevalier: {
    ...SOLDIER,
    headgear: ["mailCoif", "crested"],
    dress: ["surcoat", "halved"],
    tool: ["lance"],
    main: ["madder", "woad"],
  },
  conspirator: {
    ...ROGUE,
    headgear: ["shadowed", "peaked", "hood"],
    dress: ["hooded", "cloak"],
    tool: ["dagger", "scroll", "purse"],
  },
  courier: { age: ["young"], headgear: ["bycocket"], dress: ["laced", "cloak"], tool: ["horn", "scroll"] },
  debt_collector: {
    ...ROGUE,
    headgear: ["cap", "brimmed", "hood", "chaperon"],
    dress: ["jerkin", "fur", "robe", "leather"],
    tool: ["purse", "scales", "scroll", "club"],
    mouth: ["stern", "thin", "firm"],
  },
  defender: {
    ...SOLDIER,
    headgear: ["kettle", "cervelliere", "bareNasal"],
    dress: ["surcoat", "mail", "gambeson"],
    tool: ["kite", "chevron", "bends"],
    main: ["madder", "woad", "weld"],
  },
  diplomat: { ...RICH, headgear: ["chaperon"], dress: ["mantle"], tool: ["scroll"], age: ["grown", "old"] },
  enforcer: {
    ...SOLDIER,
    headgear: ["leatherCap"],
    dress: ["leather"],
    tool: ["mace"],
    mark: ["scar"],
    face: ["heavy", "square"],
    mouth: ["stern"],
  },
  financier: { ...RICH, headgear: ["cap"], dress: ["fur"], tool: ["scales"], age: ["old"] },
  foreman: {
    ...LABOURER,
    headgear: ["brimmed", "felt"],
    dress: ["jerkin"],
    tool: ["square"],
    beard: ["short", "full"],
  },
  gatekeeper: {
    ...SOLDIER,
    headgear: ["leatherCap", "bareKettle", "hood"],
    dress: ["gambeson", "jerkin", "hooded"],
    tool: ["keys", "halberd", "keys"],
    age: ["grown", "old"],
  },
  illusionist: {
    ...ROGUE,
    headgear: ["peaked", "turban"],
    dress: ["robe", "wrap"],
    tool: ["mask"],
    main: ["plum", "woad"],
  },
  jeweller: { headgear: ["cap"], dress: ["robe"], tool: ["jewel"], main: ["verdigris", "plum"] },
  journeyman: { age: ["young"], headgear: ["felt", "straw"], dress: ["laced"], tool: ["bundle"] },
  labourer: { ...LABOURER, headgear: ["straw"], dress: ["laced"], tool: ["sack"] },
  lender: {
    ...RICH,
    headgear: ["chaperon", "skullcap"],
    dress: ["robe"],
    tool: ["coins"],
    face: ["gaunt", "long"],
    beard: ["long", "goatee"],
  },
  lookout: {
    headgear: ["hood", "leatherCap"],
    dress: ["hooded", "jerkin"],
    tool: ["horn", "arrows"],
    eyes: ["keen", "narrow"],
  },
  mason: { ...LABOURER, headgear: ["coif"], dress: ["apron"], tool: ["mallet"], beard: ["short", "full"] },
  meddler: {
    headgear: ["peaked"],
    dress: ["scarf"],
    tool: ["scroll"],
    age: ["old"],
    mouth: ["smirk"],
    beard: ["goatee"],
  },
  messenger: {
    age: ["young"],
    headgear: ["bycocket"],
    dress: ["cloak"],
    tool: ["scroll"],
    main: ["madder"],
    ground: ["sky"],
  },
  miner: {
    ...LABOURER,
    headgear: ["hood", "leatherCap"],
    dress: ["jerkin", "tunic"],
    tool: ["pick"],
    beard: ["full", "stubble"],
  },
  overseer: {
    headgear: ["cap", "brimmed"],
    dress: ["fur", "jerkin"],
    tool: ["staff", "scroll"],
    mouth: ["stern"],
    brows: ["stern", "thick"],
    beard: ["short", "moustache"],
  },
  patron: {
    ...RICH,
    headgear: ["chaperon", "furHat"],
    dress: ["ermine", "fur"],
    tool: ["purse", "model"],
    age: ["grown", "old"],
  },
  peddler: {
    headgear: ["straw", "brimmed", "kerchief", "hood"],
    dress: ["tunic", "scarf", "laced", "hooded"],
    tool: ["bundle", "basket", "pan", "sack"],
    mouth: ["smile", "firm", "smirk"],
  },
  pickpocket: {
    ...ROGUE,
    age: ["young"],
    headgear: ["felt", "peaked"],
    dress: ["laced"],
    tool: ["purse"],
    mouth: ["smirk"],
  },
  princess: {
    age: ["young"],
    headgear: ["crown"],
    dress: ["ermine"],
    tool: ["rose"],
    hairColour: ["flax"],
    main: ["madder"],
  },
  racketeer: {
    ...ROGUE,
    headgear: ["leatherCap", "felt"],
    dress: ["leather", "pelt"],
    tool: ["club", "dice"],
    face: ["heavy", "square"],
    mark: ["scar", "patch"],
  },
  scoundrel: {
    ...ROGUE,
    headgear: ["hood", "felt", "headband", "brimmed"],
    dress: ["cloak", "leather", "scarf"],
    tool: ["dagger", "dice", "crossbow"],
    mark: ["patch", "scar", "none"],
    beard: ["stubble", "goatee", "drooping"],
  },
  sculptor: {
    headgear: ["kerchief", "coif"],
    dress: ["apron"],
    tool: ["mallet"],
    beard: ["full", "forked"],
    age: ["old"],
  },
  squire: {
    age: ["young"],
    beard: ["none"],
    headgear: ["none", "mailCoif", "bycocket"],
    hair: ["bowl", "waves", "curls"],
    dress: ["halved", "surcoat", "gambeson"],
    tool: ["lion", "banner", "sword"],
    main: ["madder", "woad", "weld", "verdigris"],
  },
  stonecutter: {
    ...LABOURER,
    headgear: ["felt", "coif"],
    dress: ["apron", "jerkin"],
    tool: ["hammer", "blocks"],
    beard: ["full", "short"],
  },
  stonemason: {
    ...LABOURER,
    headgear: ["felt"],
    dress: ["apron"],
    tool: ["mallet"],
    beard: ["full"],
    main: ["woad"],
    age: ["grown"],
  },
  strongman: {
    headgear: ["headband"],
    hair: ["bald"],
    dress: ["pelt"],
    tool: ["club"],
    face: ["heavy"],
    build: [1.1],
    beard: ["moustache"],
    age: ["grown"],
  },
  swindler: {
    ...ROGUE,
    headgear: ["chaperon", "bycocket", "beret"],
    dress: ["mantle", "robe", "fur"],
    tool: ["dice", "mask", "coins"],
    beard: ["goatee", "moustache", "none"],
  },
  thief: { ...ROGUE, headgear: ["shadowed"], dress: ["hooded"], tool: ["purse"] },
  tinker: {
    headgear: ["kerchief", "felt", "straw", "cap"],
    dress: ["apron", "jerkin", "scarf"],
    tool: ["pan", "hammer", "bundle"],
    age: ["grown", "old"],
  },
  trader: {
    ...RICH,
    headgear: ["chaperon"],
    dress: ["fur"],
    tool: ["scales"],
    main: ["verdigris", "plum"],
    mouth: ["smile"],
  },
  traitor: { ...ROGUE, headgear: ["hood"], dress: ["halved"], tool: ["dagger"], mark: ["scar"] },
  traveller: { headgear: ["brimmed"], dress: ["scarf", "cloak"], tool: ["staff"], beard: ["full", "short"] },
  trickster: {
    headgear: ["jester"],
    dress: ["motley"],
    tool: ["mask"],
    beard: ["none"],
    mouth: ["smile"],
    main: ["madder"],
    second: ["verdigris"],
  },
  watchman: {
    ...SOLDIER,
    headgear: ["bareKettle", "kettle", "mailCoif"],
    dress: ["gambeson", "halved", "jerkin"],
    tool: ["lantern", "halberd", "spear"],
    age: ["grown", "old", "young"],
  },
  woodcutter: {
    ...LABOURER,
    headgear: ["felt", "furHat"],
    dress: ["jerkin", "tunic"],
    tool: ["felling", "beam"],
    beard: ["full", "short"],
  },
  worker: { ...LABOURER, headgear: ["straw", "coif", "kerchief"], dress: ["laced", "jerkin", "tunic"] },
};

/** What women of a trade wear and carry otherwise than men. */
const WOMEN: Record<string, Choices> = {
  antagonist: { headgear: ["peaked"], tool: ["dagger"] },
  architect: { headgear: ["barbette", "net", "chaperon"], dress: ["robe", "gown", "fur"], age: ["young", "grown"] },
  aristocrat: { headgear: ["net", "circletVeil"], dress: ["fur", "ermine"] },
  conspirator: { headgear: ["shadowed", "peaked"], age: ["young", "grown"] },
  financier: { headgear: ["wimple"], age: ["old"] },
  gatekeeper: { headgear: ["kerchief", "leatherCap", "hood"] },
  lender: { headgear: ["barbette"], dress: ["fur"], age: ["grown"] },
  missionary: { headgear: ["nun", "wimple", "hood"], dress: ["scapular", "habit", "hooded"] },
  overseer: {
    headgear: ["veil", "kerchief"],
    dress: ["fur", "kirtle"],
    tool: ["staff", "keys"],
    age: ["grown", "old"],
  },
  princess: { hair: ["loose"] },
  scoundrel: { headgear: ["headband", "felt", "brimmed"], hair: ["waves", "plaits", "loose"], age: ["young", "grown"] },
  thief: { headgear: ["shadowed"], age: ["young"] },
  traveller: { headgear: ["brimmed"], hair: ["plaits"], age: ["young"] },
};

/** What a trade leaves to choose from; women's faces are not those of the men of that trade. */
export function wearing(trade: string, sex: Sex): Choices {
  if (sex !== "woman") return TRADES[trade] ?? {};
  const {
    face: _face,
    eyes: _eyes,
    brows: _brows,
    mouth: _mouth,
    hair: _hair,
    beard: _beard,
    build: _build,
    ...worn
  } = TRADES[trade] ?? {};
  return { ...worn, ...WOMEN[trade] };
}

/** The trade of a card: its id, less the words that tell cards of one trade apart. */
export function tradeOf(id: string): string {
  let trade = id;
  while (trade && !(trade in TRADES)) trade = trade.slice(0, Math.max(0, trade.lastIndexOf("_")));
  return trade;
}
