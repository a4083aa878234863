/** Runs tests against one mutant until one of them notices. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { mutated, type Mutant } from "../faults/find-mutants.ts";
import { testsOf } from "./importers.ts";
import { createLane, type Lane } from "./lane.ts";
import type { Options } from "../options.ts";
import type { WorkingCopy } from "./working-copy.ts";

export interface Verdict {
  readonly outcome: "killed" | "timed out" | "survived" | "untested";
  /** The test that noticed, or how many files of tests did not. */
  readonly by: string;
}

/** A test may take this many times as long as on the unchanged tree, and this long in any case. */
const SLOWER = 4;
const LEAST_MS = 60_000;
const FIRST_RUN_MS = 300_000;
/** So many of the nearest tests come first, whatever the others have noticed. */
const NEAREST = 4;

export interface Judge {
  judge(mutant: Mutant): Promise<Verdict>;
  stop(): void;
}

export function createJudge(
  copy: WorkingCopy,
  importers: ReadonlyMap<string, readonly string[]>,
  options: Options,
): Judge {
  const lane = createLane(copy);
  const timeOf = baseline(lane);
  const kills = new Map<string, number>();

  /** The tests of a file: the nearest as they are, of the others those first that have noticed most faults. */
  function orderedTests(file: string): string[] {
    const wanted = testsOf(file, importers).filter(
      (test) =>
        options.tests.some((part) => test.includes(part)) &&
        !options.without.some((part) => test.includes(part)),
    );
    const others = wanted.slice(NEAREST).toSorted((a, b) => (kills.get(b) ?? 0) - (kills.get(a) ?? 0));
    return [...wanted.slice(0, NEAREST), ...others];
  }

  async function judge(mutant: Mutant): Promise<Verdict> {
    let [tried, spent] = [0, 0];
    for (const test of orderedTests(mutant.file)) {
      if (spent > 1000 * options.budget) break;
      const usual = await timeOf(test);
      if (usual === undefined) continue;
      const limit = Math.max(LEAST_MS, SLOWER * usual);
      const { outcome, failure = "", milliseconds } = await withFault(mutant, () => lane.run(test, limit));
      tried += 1;
      spent += milliseconds;
      if (outcome === "passed") continue;
      kills.set(test, (kills.get(test) ?? 0) + 1);
      return { outcome: outcome === "failed" ? "killed" : outcome, by: `${test}: ${failure}` };
    }
    return tried === 0
      ? { outcome: "untested", by: "no test loads the file" }
      : { outcome: "survived", by: `${tried} test files` };
  }

  async function withFault<T>(mutant: Mutant, run: () => Promise<T>): Promise<T> {
    const place = path.join(copy.root, mutant.file);
    const source = readFileSync(place, "utf8");
    const write = (text: string) => {
      writeFileSync(place, text);
      lane.forget(mutant.file);
    };
    write(mutated(source, mutant));
    try {
      return await run();
    } finally {
      write(source);
    }
  }

  return { judge, stop: () => lane.stop() };
}

/** How long each test takes on the unchanged tree, in milliseconds; undefined where it fails there. */
function baseline(lane: Lane): (test: string) => Promise<number | undefined> {
  const times = new Map<string, number | undefined>();
  return async (test) => {
    if (times.has(test)) return times.get(test);
    const { outcome, milliseconds, failure } = await lane.run(test, FIRST_RUN_MS);
    if (outcome !== "passed")
      process.stderr.write(`left out, fails without any fault: ${test}: ${failure}\n`);
    times.set(test, outcome === "passed" ? milliseconds : undefined);
    return times.get(test);
  };
}
