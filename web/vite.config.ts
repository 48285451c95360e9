import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compressed } from "./scripts/compress.ts";
import { gameIcons } from "./scripts/icons.ts";

// The bundle is served by the Python process; relative addresses and <base> let it live below any base path.
export default defineConfig({
  base: "./",
  plugins: [svelte(), gameIcons(), compressed()],
  build: { outDir: "../src/greathall/server/static", emptyOutDir: true, target: "es2022", reportCompressedSize: false },
  test: { include: ["tests/**/*.test.ts"], testTimeout: 90_000, hookTimeout: 30_000, fileParallelism: false, expect: { poll: { timeout: 10_000 } } },
});
