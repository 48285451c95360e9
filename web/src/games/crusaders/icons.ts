// Which icon stands for which thing of this game, and how a culture's land is patterned.

import type { Deck, Mark } from "./derived";
import type { IconName } from "../../ui/marks/iconNames";
import type { Culture } from "./wire";

export const DECK_ICONS: Record<Deck, IconName> = {
  realm: "crusaders_realm",
  intrigue: "crusaders_intrigue",
  war: "crusaders_war",
  tax: "crusaders_tax",
  crusade: "crusaders_crusade",
};

export const MARK_ICONS: Record<Mark, IconName> = {
  castle: "crusaders_castle",
  army: "crusaders_army",
  duke: "crusaders_duke",
  unrest: "crusaders_unrest",
  plague: "crusaders_plague",
  plague_ending: "crusaders_plague_ending",
  harvest: "crusaders_harvest",
  crop_failure: "crusaders_crop_failure",
};

export const RELATION_ICONS = {
  wars: "crusaders_war",
  pacts: "crusaders_pact",
  claims: "crusaders_claim",
} as const satisfies Record<string, IconName>;

/** What a space of the crusade track helps with. */
export const HOOK_ICONS: Record<string, IconName> = {
  tax: "crusaders_tax",
  marriage_check: "crusaders_ring",
  build_check: "crusaders_castle",
  plot_check: "crusaders_intrigue",
  era_start: "crusaders_cards",
  crusade_check: "crusaders_crusade",
  invade_check: "crusaders_war",
  defence: "crusaders_shield",
};

/** Tokens that hurt are square, the others round; pieces have neither frame. */
export const HARMFUL: readonly Mark[] = ["unrest", "plague", "plague_ending", "crop_failure"];

/** A tile of 12 by 12, drawn over the land of a culture. */
export const PATTERNS: Record<Culture, string> = {
  england: "M0 6H12",
  france: "M0 12L12 0M-3 3L3-3M9 15L15 9",
  germany: "M6 0V12",
  italy: "M2 6h2M8 0h2M8 12h2",
  iberia: "M0 0L12 12M-3 9L3 15M9-3L15 3",
};
