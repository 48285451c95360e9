// Which events are announced across the table, and which happen at one moment.

import type { Moments } from "../../lib/motion/steps";

export const moments: Moments = {
  banners: {
    era: "hourglass",
    round: "crusaders",
    died: "crusaders_plague",
    crisis: "crusaders_ruler",
    invades: "crusaders_war",
    counterattacks: "crusaders_war",
    final: "points",
  },
  together: [],
};
