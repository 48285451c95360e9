// Which events are announced across the table, and which happen at one moment.

import type { Moments } from "../../lib/motion/steps";

export const moments: Moments = {
  banners: { round: "castle", final: "points", winter: "snowflake", "winter-lasts": "snowflake" },
  // All turn over what they chose in secret.
  together: ["reveal"],
};
