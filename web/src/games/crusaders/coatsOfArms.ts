// Coats of arms: what is drawn over the field of a shield from (-20,-24) to (20,27), and the charge upon it.

import type { IconName } from "../../ui/marks/iconNames";

export interface Arms {
  /** Bands and lines, filled; the shield cuts them off. */
  bands: string;
  charge?: IconName;
}

const BEND = "M-20-24H-10L20 12V24L-20-16Z";
const FESS = "M-20-6H20V8H-20Z";
const CHIEF = "M-20-24H20V-12H-20Z";
const PALE = "M-6-24H6V28H-6Z";
const BARRY = "M-20-24H20V-17H-20ZM-20-10H20V-3H-20ZM-20 4H20V11H-20ZM-20 18H20V25H-20Z";
const CROSS = "M-4-24H4V-6H20V2H4V28H-4V2H-20V-6H-4Z";
const SALTIRE = "M-20-24H-14L0-6L14-24H20V-20L5 0L20 20V26H16L0 7L-16 26H-20V20L-5 0L-20-20Z";
const BORDER = "M-20-24H20V28H-20ZM-15-19V2C-15 13-7 18 0 22C7 18 15 13 15 2V-19Z";
const CHEQUY = "M-20-24H-7V-8H-20ZM7-24H20V-8H7ZM-7-8H7V8H-7ZM-20 8H-7V24H-20ZM7 8H20V24H7Z";

export const ARMS: Record<string, Arms> = {
  normandy_house: { bands: CHIEF, charge: "crusaders_lion" },
  blois: { bands: BEND },
  plantagenet: { bands: BORDER, charge: "crusaders_lion" },
  capet: { bands: "", charge: "crusaders_lily" },
  salian: { bands: CROSS },
  hohenstaufen: { bands: FESS, charge: "crusaders_eagle" },
  habsburg: { bands: "", charge: "crusaders_griffin" },
  hauteville: { bands: CHEQUY },
  canossa: { bands: PALE },
  arpad: { bands: BARRY },
  anjou: { bands: BORDER, charge: "crusaders_lily" },
  jimenez: { bands: SALTIRE },
  ivrea: { bands: CHIEF, charge: "crusaders_castle" },
};
