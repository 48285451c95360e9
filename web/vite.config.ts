import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { gameIcons } from "./scripts/icons";

// The bundle is served by the Python process; relative addresses and <base> let it live below any base path.
export default defineConfig({
  base: "./",
  plugins: [svelte(), gameIcons()],
  build: { outDir: "../src/greathall/server/static", emptyOutDir: true, target: "es2022" },
});
