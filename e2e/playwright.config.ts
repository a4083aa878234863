import { defineConfig } from "@playwright/test";
import { findChromium } from "./src/tools.ts";

const executablePath = findChromium();

export default defineConfig({
  testDir: "./src",
  testMatch: "**/*.e2e.ts",
  // One product, one machine: films take both cores.
  workers: 1,
  fullyParallel: false,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  outputDir: "./test-results",
  globalSetup: "./src/global-setup.ts",
  use: {
    locale: "pt-BR",
    viewport: { width: 1280, height: 900 },
    trace: "off",
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
      ],
    },
  },
});
