// The people of Viscounts: townsfolk, those who begin with a player, and heroes.

import { person, type Choices, type Person } from "./person";
import { tradeOf, wearing } from "./trades";

const LORD: Choices = { dress: ["ermine", "mantle", "fur"], main: ["madder", "woad", "plum"] };

const HEROES: Record<string, Choices> = {
  ada: {
    headgear: ["hood"],
    dress: ["cloak"],
    tool: ["dagger"],
    age: ["young"],
    main: ["charcoal"],
    second: ["madder"],
  },
  bertha: { ...LORD, headgear: ["circletVeil"], tool: ["sceptre"], age: ["grown"] },
  clovis: { headgear: ["brimmed"], dress: ["cloak"], tool: ["purse"], beard: ["drooping"], main: ["verdigris"] },
  emma: {
    headgear: ["circlet"],
    hair: ["plaits"],
    hairColour: ["red"],
    dress: ["mantle"],
    tool: ["book"],
    age: ["young"],
  },
  guntram: { headgear: ["chaperon"], dress: ["fur"], tool: ["scroll"], beard: ["forked"], age: ["old"] },
  judith: { headgear: ["wimple"], dress: ["kirtle"], tool: ["keys"], age: ["grown"], main: ["woad"] },
  lothaire: {
    headgear: ["crownedHelm"],
    dress: ["surcoat"],
    tool: ["sword"],
    beard: ["short"],
    main: ["woad"],
    second: ["weld"],
  },
  merovech: { headgear: ["circlet"], hair: ["waves"], dress: ["pelt"], tool: ["axe"], beard: ["full"], age: ["grown"] },
  rudolf: { headgear: ["mailCoif"], dress: ["halved"], tool: ["kite"], beard: ["moustache"], age: ["grown"] },
  therese: {
    headgear: ["nun"],
    dress: ["scapular"],
    tool: ["cross"],
    age: ["old"],
    main: ["undyed"],
    second: ["charcoal"],
  },
};

/** Heroines, and trades that are women's in the printed names. */
const WOMEN = new Set(
  "ada bertha emma judith therese antagonist aristocrat financier lender overseer princess scoundrel thief traveller".split(
    " ",
  ),
);

/** What tells cards of one trade apart, so ordered that they are neighbours and look different. */
const WORDS =
  "ink gold stone silver resource hire flip_deed rearrange destroy virtue dropoff instant cleric_noble builder_cleric builder_noble".split(
    " ",
  );

/** The person on a townsfolk card. */
export function townsman(id: string): Person {
  const trade = tradeOf(id);
  const number = WORDS.indexOf(id.slice(trade.length + 1)) + 1;
  const sex = WOMEN.has(trade || id) ? "woman" : "man";
  return person(`viscounts/${trade || id}_${number}`, sex, "western", HEROES[id] ?? wearing(trade, sex));
}
