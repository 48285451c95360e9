// The people of The Castle: one for each card of a set.

import { person, type Choices, type Person } from "./person";
import { tradeOf, wearing } from "./trades";

/** What a worker brings. */
const BRINGS: Record<string, Choices> = {
  worker_wood_silver: {
    headgear: ["kerchief"],
    dress: ["jerkin"],
    tool: ["beam"],
    beard: ["full"],
    main: ["olive"],
    second: ["rust"],
  },
  worker_sand_clay: { headgear: ["straw"], dress: ["laced"], tool: ["sack"], beard: ["none"], main: ["undyed"] },
  worker_stone: {
    headgear: ["coif"],
    dress: ["tunic"],
    tool: ["blocks"],
    beard: ["moustache"],
    main: ["walnut"],
    second: ["undyed"],
  },
};

/** The person on a character card. */
export const character = (card: string): Person =>
  person(`castle/${card}`, "man", "western", { ...wearing(tradeOf(card), "man"), ...BRINGS[card] });
