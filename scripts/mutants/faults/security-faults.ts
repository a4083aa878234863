/** The faults that docs/security.md names: for each threat the defence that is taken out, and the test that must fail. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createLane } from "../lanes/lane.ts";
import type { WorkingCopy } from "../lanes/working-copy.ts";

export interface SecurityFault {
  readonly threat: string;
  readonly file: string;
  /** Occurs once in the file. */
  readonly before: string;
  readonly after: string;
  readonly test: string;
}

const LONGEST_TEST_MS = 300_000;

/** Reads the table of faults, and the threats of the table above it. */
export function readSecurityTable(document: string): { threats: string[]; faults: SecurityFault[] } {
  const rows = [...document.matchAll(/^\|(.*\*\*.*)\|$/gm)].map(([, row = ""]) =>
    row.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|")),
  );
  const faults = rows.flatMap(([threat = "", file = "", before = "", after = "", test]): SecurityFault[] =>
    test === undefined
      ? []
      : [
          {
            threat: boldOf(threat),
            file: codeOf(file),
            before: codeOf(before),
            after: codeOf(after),
            test: codeOf(test),
          },
        ],
  );
  const threats = rows.filter((row) => row.length < 5).map(([threat = ""]) => boldOf(threat));
  return { threats, faults };
}

/** Makes each fault and runs its test; prints those that pass without the defence. Returns how many do. */
export async function runSecurityFaults(copy: WorkingCopy, wanted: readonly string[]): Promise<number> {
  const { faults } = readSecurityTable(readFileSync(path.join(copy.root, "docs/security.md"), "utf8"));
  const lane = createLane(copy);
  let unnoticed = 0;
  for (const { threat, file, before, after, test } of faults) {
    if (!wanted.some((part) => test.includes(part))) continue;
    const place = path.join(copy.root, file);
    const source = readFileSync(place, "utf8");
    const write = (text: string) => {
      writeFileSync(place, text);
      lane.forget(file);
    };
    write(source.replace(before, () => after));
    const { outcome, failure = "" } = await lane.run(test, LONGEST_TEST_MS);
    write(source);
    if (outcome === "passed") unnoticed++;
    process.stdout.write(`${outcome === "passed" ? "SURVIVED" : "killed"}  ${threat}: ${test}: ${failure}\n`);
  }
  lane.stop();
  return unnoticed;
}

function boldOf(cell: string): string {
  return /\*\*(.*?)\*\*/.exec(cell)?.[1] ?? "";
}

/** What stands between backticks; nothing where a line is removed. */
function codeOf(cell: string): string {
  return /^(`+) ?(.*?) ?\1$/.exec(cell)?.[2] ?? "";
}
