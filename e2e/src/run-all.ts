/** `npm test`: unit and contract tests, then the browser tests; one closing line counts both. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { missingTools } from "./tools.ts";

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const root = path.resolve(import.meta.dirname, "../..");
const reports = mkdtempSync(path.join(tmpdir(), "curta-tests-"));

function run(command: string, args: readonly string[], env: Record<string, string> = {}): boolean {
  const result = spawnSync(command, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
  return result.status === 0;
}

/** The report of a runner; undefined if it died before writing one, which counts as one failure. */
function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

function vitest(): Count {
  const file = path.join(reports, "vitest.json");
  const ok = run("vitest", ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`]);
  const report = (readReport(file) ?? {}) as Record<string, number>;
  const failed = report.numFailedTests ?? 0;
  return {
    passed: report.numPassedTests ?? 0,
    failed: ok ? failed : Math.max(1, failed),
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  };
}

function playwright(): Count {
  const file = path.join(reports, "playwright.json");
  const ok = run("playwright", ["test", "--config", "e2e/playwright.config.ts", "--reporter=list,json"], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const { stats = {} } = (readReport(file) ?? {}) as { stats?: Record<string, number> };
  const failed = stats.unexpected ?? 0;
  return {
    passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
    failed: ok ? failed : Math.max(1, failed),
    skipped: stats.skipped ?? 0,
  };
}

const missing = missingTools();
if (missing.length > 0) {
  process.stderr.write(`${missing.join("\n")}\n`);
  process.exit(1);
}
const [unit, browser] = [vitest(), playwright()];
const total = {
  passed: unit.passed + browser.passed,
  failed: unit.failed + browser.failed,
  skipped: unit.skipped + browser.skipped,
};
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
process.stdout.write(`${total.passed} passed, ${total.failed} failed${skipped}\n`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
