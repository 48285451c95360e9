// Which icon stands for what.

import type { IconName } from "../../ui/marks/iconNames";
import { ICONS } from "./derived";
import type { Icon } from "./definitions";

const ICON_NAMES: Record<string, IconName> = {
  merchant: "viscounts_merchant",
  builder: "viscounts_builder",
  noble: "viscounts_noble",
  cleric: "viscounts_cleric",
  criminal: "viscounts_criminal",
  icon_merchant: "viscounts_merchant",
  icon_builder: "viscounts_builder",
  icon_noble: "viscounts_noble",
  icon_cleric: "viscounts_cleric",
  icon_criminal: "viscounts_criminal",
  ink: "viscounts_ink",
  gold: "viscounts_gold",
  stone: "stone",
  silver: "taler",
  resource: "viscounts_resource",
  point: "points",
  virtue: "viscounts_virtue",
  corruption: "viscounts_corruption",
  debt: "viscounts_debt",
  flipped_debt: "viscounts_debt",
  deed: "viscounts_deed",
  flipped_deed: "viscounts_deed",
  flip: "viscounts_flip",
  destroy: "viscounts_destroy",
  destroy_any: "viscounts_destroy",
  discard: "viscounts_discard",
  rearrange: "viscounts_rearrange",
  shuffle: "viscounts_shuffle",
  hand: "viscounts_hand",
  deck: "viscounts_deck",
  hire: "viscounts_hire",
  dismissal: "viscounts_dismissal",
  castle_move: "viscounts_castle_move",
  worker: "helper",
  worker_in_castle: "helper",
  place: "castle",
  castle: "castle",
  manuscript: "viscounts_manuscript",
  transcribe: "viscounts_manuscript",
  build: "viscounts_guildhall",
  building: "viscounts_guildhall",
  trading_post: "viscounts_trading_post",
  guildhall: "viscounts_guildhall",
  workshop: "viscounts_workshop",
  trade: "viscounts_merchant",
  scheme: "viscounts_scheme",
  focus: "viscounts_focus",
  leader: "viscounts_leader",
  viscount: "viscounts_viscount",
  step: "viscounts_step",
  collision: "viscounts_collision",
  instant: "viscounts_instant",
  dropoff: "viscounts_dropoff",
  ongoing: "viscounts_ongoing",
  coast: "viscounts_coast",
  foothills: "viscounts_foothills",
  forest: "viscounts_forest",
  lakeside: "viscounts_lakeside",
  mountains: "viscounts_mountains",
};

export const iconFor = (what: string): IconName => ICON_NAMES[what] ?? "rules";

/** Signs that say their number even when it is one: goods that are counted out. */
export const COUNTED = new Set(["silver", "ink", "gold", "stone", "point", "step"]);

/** Which icon an action is paid with. */
export const ACTION_ICONS: Record<string, string> = {
  trade: "merchant",
  build: "builder",
  place: "noble",
  transcribe: "cleric",
};

const GOOD = "light-dark(#1d5f30, #8fdca6)";
/** Colours of what is not drawn in ink. */
export const TINTS: Record<string, string> = {
  debt: "var(--alarm)",
  corruption: "var(--alarm)",
  virtue: GOOD,
  deed: GOOD,
  gold: "light-dark(#705909, #e8cc62)",
  ink: "light-dark(#2b3f8f, #a9bcff)",
};

/** The discs of townsfolk icons. */
export const DISCS: Record<Icon, string> = {
  merchant: "#1f5aa6",
  builder: "#66707a",
  noble: "#8a6410",
  cleric: "#26221f",
  criminal: "#9c2018",
};

/** Which townsfolk icon a sign shows, if it shows one. */
export const iconOf = (what: string): Icon | undefined => ICONS.find((icon) => icon === what.replace("icon_", ""));
