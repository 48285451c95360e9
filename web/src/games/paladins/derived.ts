// What follows from a board: its lists in their order, sums and other things that several parts need.

import type { Attribute, Player, WorkerKind } from "./wire";

export const WORKERS: readonly WorkerKind[] = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"];
export const ATTRIBUTES: readonly Attribute[] = ["strength", "faith", "influence"];
export const LEFT = ["develop", "recruit", "hunt", "trade", "pray", "conspire"] as const;
export const RIGHT = ["commission", "fortify", "garrison", "absolve", "attack", "convert"] as const;
export const FACTIONS = ["saracen", "byzantine", "viking"] as const;
export const ROMAN = ["I", "II", "III", "IV", "V", "VI"] as const;

export const points = (player: Player): number => Object.values(player.points).reduce((sum, n) => sum + n, 0);

export const count = (piles: Record<string, number>): number => Object.values(piles).reduce((sum, n) => sum + n, 0);
