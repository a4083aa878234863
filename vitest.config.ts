import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "{contract,client,studio,server,web}/**/*.test.{ts,tsx}",
      "architecture.test.ts",
      "boundaries.test.ts",
    ],
    // Films, databases and browsers are real here: two at a time is what two cores can carry.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
