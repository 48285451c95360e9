// Which events are announced across the table, and which happen at one moment.

import type { Moments } from "../../lib/motion/steps";

export const moments: Moments = {
  banners: { round: "paladins", inquisition: "paladins_inquisition", final: "points" },
  // Everybody turns over the paladin of this round.
  together: ["paladin"],
};
