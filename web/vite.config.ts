import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compressed } from "./scripts/compress.ts";
import { gameIcons } from "./scripts/icons.ts";

// The bundle is served by the Python process; relative addresses and <base> let it live below any base path.
export default defineConfig({
  base: "./",
  plugins: [svelte(), gameIcons(), compressed()],
  build: { outDir: "../src/greathall/server/static", emptyOutDir: true, target: "es2022", reportCompressedSize: false },
  // On a busy machine a test that reads every card in three languages takes longer than the five seconds it has otherwise.
  test: { include: ["tests/*.test.ts"], fileParallelism: false, testTimeout: 60_000 },
});
