// Single icons of the game-icons collection (CC BY 3.0), taken out at build time: never the whole set.

import icons from "@iconify-json/game-icons/icons.json" with { type: "json" };
import type { Plugin } from "vite";
import { ICONS } from "../src/ui/marks/iconNames.ts";

const MODULE = "virtual:game-icons";

export function gameIcons(): Plugin {
  return {
    name: "greathall-game-icons",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const all = icons.icons as Record<string, { body: string }>;
      const chosen = Object.entries(ICONS).map(([name, icon]) => {
        const found = all[icon];
        if (!found) throw new Error(`game-icons has no '${icon}'`);
        return [name, found.body];
      });
      return `export default ${JSON.stringify(Object.fromEntries(chosen))};`;
    },
  };
}
