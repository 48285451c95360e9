// Which events are announced across the table, and which happen at one moment.

import type { Moments } from "../../lib/motion/steps";

export const moments: Moments = {
  banners: { round: "viscounts", "last-round": "hourglass", final: "points" },
  together: [],
};
