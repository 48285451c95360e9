// A ribbon is known by its colour and by the icon that goes with it.

import type { Icon } from "./definitions";
import type { Ribbon } from "./wire";

export const RIBBON_LOOK: Record<Ribbon, { fill: string; ink: string; icon: Icon }> = {
  gray: { fill: "#858c93", ink: "#14110d", icon: "builder" },
  black: { fill: "#26221f", ink: "#ffffff", icon: "cleric" },
  yellow: { fill: "#e2b32c", ink: "#2b2005", icon: "noble" },
  blue: { fill: "#1f5aa6", ink: "#ffffff", icon: "merchant" },
};
