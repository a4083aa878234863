/** `npm test`: unit and contract tests, then the browser tests; one closing line counts both. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Outcome, readPlaywright, readVitest } from "./reports.ts";
import { missingTools } from "./tools.ts";

const root = path.resolve(import.meta.dirname, "../..");
const reports = mkdtempSync(path.join(tmpdir(), "curta-tests-"));

/** As the launcher sets them for the program, which says why. */
const LAUNCHED = {
  GLIBC_TUNABLES: "glibc.malloc.hugetlb=1",
  NODE_COMPILE_CACHE: path.join(root, "node_modules/.cache/compiled"),
};

function run(command: string, args: readonly string[], env: Record<string, string> = {}): boolean {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...LAUNCHED, ...env },
  });
  return result.status === 0;
}

function vitest(): Outcome {
  const file = path.join(reports, "vitest.json");
  return readVitest(
    file,
    run("vitest", ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`]),
  );
}

function playwright(): Outcome {
  const file = path.join(reports, "playwright.json");
  return readPlaywright(
    file,
    run("playwright", ["test", "--config", "e2e/playwright.config.ts", "--reporter=list,json"], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    }),
  );
}

const missing = missingTools();
if (missing.length > 0) {
  process.stderr.write(`${missing.join("\n")}\n`);
  process.exit(1);
}
const outcomes = [vitest(), playwright()];
rmSync(reports, { recursive: true, force: true });
const failures = outcomes.flatMap((outcome) => outcome.failures);
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const skipped = outcomes.reduce((sum, outcome) => sum + outcome.skipped, 0);
// Said again at the end: the runners' own lines stand thousands of lines above.
for (const failure of failures) process.stdout.write(`FAILED ${failure}\n`);
const left = skipped > 0 ? `, ${skipped} skipped` : "";
process.stdout.write(`${passed} passed, ${failures.length} failed${left}\n`);
process.exit(failures.length === 0 && passed > 0 ? 0 : 1);
