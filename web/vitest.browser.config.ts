import { defineConfig } from "vitest/config";

// Tests in a real browser look at the built bundle. They need nothing that builds it, and start in half the time without.
export default defineConfig({
  test: {
    include: ["tests/browser/*.test.ts"],
    testTimeout: 90_000,
    hookTimeout: 30_000,
    fileParallelism: false,
    // A browser on a machine that does much else is late now and then: what fails twice is wrong.
    retry: 1,
    expect: { poll: { timeout: 10_000 } },
  },
});
