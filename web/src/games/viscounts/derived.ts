// What follows from a board: its lists in their order, sums and other things that several parts need.

import type { Icon } from "./definitions";
import type { BuildingKind, Player, Ribbon } from "./wire";

export const ICONS: readonly Icon[] = ["merchant", "builder", "noble", "cleric", "criminal"];
export const RESOURCES = ["ink", "gold", "stone"] as const;
export const SPACES = ["left", "middle", "right"] as const;
export const RIBBONS: readonly Ribbon[] = ["gray", "black", "yellow", "blue"];
export const BUILDINGS: readonly BuildingKind[] = ["guildhall", "trading_post", "workshop"];

export const points = (player: Player): number => Object.values(player.points).reduce((sum, n) => sum + n, 0);
