// Beside each text file of the bundle its gzip twin, which the server sends to browsers that take it.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

export function compressed(): Plugin {
  let folder = "";
  return {
    name: "greathall-compressed",
    apply: "build",
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const file of readdirSync(join(folder, "assets"))) {
        if (!/\.(js|css)$/.test(file)) continue;
        const path = join(folder, "assets", file);
        writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: constants.Z_BEST_COMPRESSION }));
      }
    },
  };
}
