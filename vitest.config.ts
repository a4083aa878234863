import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { findWindowless } from "./e2e/src/tools.ts";

const IN_BROWSER = "web/**/*.browser.test.{ts,tsx}";
const executablePath = findWindowless();

export default defineConfig({
  test: {
    // Films, databases and browsers are real here. Of three at a time one mostly waits: the server's tests take 0.8 of the time
    // that they take two at a time on two cores, the studio's the same.
    maxWorkers: 3,
    // With memory protection keys, V8 aborts now and then where threads compile WebAssembly (nodejs/node#64500).
    execArgv: ["--no-memory-protection-keys"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    globalSetup: "server/testing/servers/shared-databases.ts",
    // A page that shares two cores with films is slow to draw: a test waits for what it expects, and times nothing.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          // What is imported and compiled once serves all files of a process: tests of direction take 0.55 of the time that they
          // take otherwise.
          isolate: false,
          setupFiles: ["scripts/property-seed.ts"],
          include: [
            "{contract,client,studio,server,web,scripts,e2e}/**/*.test.{ts,tsx}",
            "architecture.test.ts",
            "boundaries.test.ts",
          ],
          exclude: ["**/node_modules/**", IN_BROWSER],
        },
      },
      {
        extends: true,
        // Found only while a test runs, these would reload the page under it.
        optimizeDeps: {
          include: [
            "react",
            "react/jsx-dev-runtime",
            "react-dom/client",
            "react-router",
            "@supabase/auth-js",
            "zod",
            "vitest-browser-react",
          ],
        },
        test: {
          name: "browser",
          include: [IN_BROWSER],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: "chromium" }],
            provider: playwright({
              launchOptions: {
                ...(executablePath === undefined ? {} : { executablePath }),
                args: ["--no-sandbox"],
              },
            }),
          },
        },
      },
    ],
  },
});
