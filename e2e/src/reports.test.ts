import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readPlaywright, readVitest } from "./reports.ts";

const root = path.resolve(import.meta.dirname, "../..");
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "curta-reports-"));
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a tool in the folder, without what the surrounding test run left in the environment; true if it ended with 0. */
function run(tool: string, args: readonly string[], env: Record<string, string> = {}): boolean {
  const { PATH = "", HOME = "" } = process.env;
  const result = spawnSync(path.join(root, "node_modules/.bin", tool), args, {
    cwd: folder,
    env: { PATH, HOME, ...env },
  });
  return result.status === 0;
}

function write(name: string, tests: string): void {
  writeFileSync(path.join(folder, name), tests);
}

test("Vitest's failed test is named with its file and what went wrong, and a file that cannot be loaded or finished too", () => {
  write(
    "sums.test.mjs",
    `import { expect, test } from "vitest";
     test("one is one", () => expect(1).toBe(1));
     test("one is two", () => expect(1).toBe(2));
     test.skip("later", () => {});`,
  );
  write("broken.test.mjs", `import "./nowhere.mjs";`);
  write(
    "killed.test.mjs",
    `import { test } from "vitest";
     test("it ends", () => process.kill(process.pid, "SIGKILL"));`,
  );
  const file = path.join(folder, "report.json");
  const { passed, skipped, failures } = readVitest(
    file,
    run("vitest", ["run", "--reporter=json", `--outputFile.json=${file}`]),
  );
  expect([passed, skipped, failures.length]).toEqual([1, 1, 3]);
  expect(failures.find((line) => line.includes("one is two"))).toMatch(
    /sums\.test\.mjs > one is two\n.*expected 1/u,
  );
  expect(failures.find((line) => line.includes("broken"))).toMatch(
    /broken\.test\.mjs > the file\n.*nowhere/u,
  );
  expect(failures.find((line) => line.includes("killed"))).toMatch(/> the file\n.*its process ended/u);
});

test("Playwright's failed test is named with its file and what went wrong", () => {
  write(
    "sums.spec.mjs",
    `import { expect, test } from "@playwright/test";
     test("one is one", () => expect(1).toBe(1));
     test.describe("a group", () => { test("one is two", () => expect(1).toBe(2)); });`,
  );
  const file = path.join(folder, "report.json");
  const ok = run("playwright", ["test", "--reporter=json"], { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  const { passed, failures } = readPlaywright(file, ok);
  expect([passed, failures.length]).toEqual([1, 1]);
  expect(failures[0]).toMatch(/sums\.spec\.mjs > one is two\n.*Expected: 2/su);
});

test("a runner that died, with a report or without one, is a failure", () => {
  const nowhere = path.join(folder, "none.json");
  expect(readVitest(nowhere, true).failures).toHaveLength(1);
  expect(readPlaywright(nowhere, true).failures).toHaveLength(1);
  write("one.test.mjs", `import { test } from "vitest"; test("fine", () => {});`);
  const file = path.join(folder, "report.json");
  run("vitest", ["run", "--reporter=json", `--outputFile.json=${file}`]);
  expect(readVitest(file, true).failures).toEqual([]);
  expect(readVitest(file, false).failures).toHaveLength(1);
});
