/** What the two test runners wrote as JSON: how many tests passed, and which did not. */
import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

export interface Outcome {
  readonly passed: number;
  readonly skipped: number;
  /** A line for each failed test: its file, its name, and the first lines of what went wrong. */
  readonly failures: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: { readonly expected: number; readonly flaky: number; readonly skipped: number };
}

const MESSAGE_LINES = 6;
const LINE_CHARACTERS = 400;
const UNFINISHED = "its process ended before its tests did";

function failure(file: string, name: string, message = ""): string {
  const said = stripVTControlCharacters(message).split("\n").slice(0, MESSAGE_LINES);
  return [`${file} > ${name}`, ...said.map((line) => `    ${line.slice(0, LINE_CHARACTERS)}`)].join("\n");
}

/** A runner that ended badly without naming a test counts as one failure. */
function atLeastOne(ok: boolean, failures: readonly string[], runner: string): readonly string[] {
  return ok || failures.length > 0 ? failures : [`${runner} ended with an error; see above`];
}

/** Reads Vitest's report; `ok` says whether the process ended with 0. */
export function readVitest(file: string, ok: boolean): Outcome {
  if (!existsSync(file)) return { passed: 0, skipped: 0, failures: atLeastOne(false, [], "vitest") };
  const report = JSON.parse(readFileSync(file, "utf8")) as VitestReport;
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    // A file that could not be loaded has no test that failed; one whose process was killed has no message either.
    if (failed.length === 0 && status === "failed") return [failure(name, "the file", message || UNFINISHED)];
    return failed.map((test) => failure(name, test.fullName, test.failureMessages?.[0]));
  });
  return {
    passed: report.numPassedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: atLeastOne(ok, failures, "vitest"),
  };
}

/** Reads Playwright's report; `ok` says whether the process ended with 0. */
export function readPlaywright(file: string, ok: boolean): Outcome {
  if (!existsSync(file)) return { passed: 0, skipped: 0, failures: atLeastOne(false, [], "playwright") };
  const report = JSON.parse(readFileSync(file, "utf8")) as PlaywrightReport;
  return {
    passed: report.stats.expected + report.stats.flaky,
    skipped: report.stats.skipped,
    failures: atLeastOne(ok, failuresIn(report), "playwright"),
  };
}

function failuresIn({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const results = tests.flatMap((test) => test.results);
      return failure(file, title, results.find(({ error }) => error !== undefined)?.error?.message);
    });
  return [...own, ...suites.flatMap(failuresIn)];
}
