import { defineConfig } from "@playwright/test";
import { findChromium, findWindowless } from "./src/tools.ts";

/** Tests of notifications, and of the page as an app. */
const WINDOWED = /(?:shelf-and-page|delivery)\.e2e\.ts$/;

function launchOptions(executablePath: string | undefined) {
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ["--no-sandbox", "--disable-quic", "--disable-background-networking", "--disable-component-update"],
  };
}

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
    // A preview that plays on and on takes two thirds of a core, which most tests do not look at.
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    { name: "windowless", testIgnore: WINDOWED, use: { launchOptions: launchOptions(findWindowless()) } },
    { name: "windowed", testMatch: WINDOWED, use: { launchOptions: launchOptions(findChromium()) } },
  ],
});
