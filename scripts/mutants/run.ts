/** Mutation testing: makes small faults in a copy of the product, one at a time, and sees whether a test notices. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { isEquivalent } from "./faults/equivalents.ts";
import { findMutants, isZeroedConstant } from "./faults/find-mutants.ts";
import { importersOf } from "./lanes/importers.ts";
import { createJudge } from "./lanes/judge.ts";
import { readOptions, USAGE, type Options } from "./options.ts";
import { filesAt, isProductRule } from "./faults/product-files.ts";
import { sampleOf } from "./random.ts";
import { lineOf, scores, type Judged } from "./report.ts";
import { runSecurityFaults } from "./faults/security-faults.ts";
import { copyWorkingTree } from "./lanes/working-copy.ts";

const ROOT = path.join(import.meta.dirname, "../..");
const options = readOptions(process.argv.slice(2));
if (options === undefined) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else {
  await run(options);
}

async function run(wishes: Options): Promise<void> {
  const copy = copyWorkingTree(ROOT);
  process.once("SIGINT", () => process.exit(130)).once("SIGTERM", () => process.exit(143));
  process.once("exit", () => copy.remove());
  if (wishes.security) {
    process.exitCode = (await runSecurityFaults(copy, wishes.tests)) === 0 ? 0 : 1;
    return;
  }
  const all = filesAt(wishes.places, copy.files)
    .filter(isProductRule)
    .flatMap((file) => findMutants(file, readFileSync(path.join(copy.root, file), "utf8")))
    .filter((mutant) => !wishes.constants || isZeroedConstant(mutant));
  const real = all.filter((mutant) => !isEquivalent(mutant));
  const drawn = sampleOf(real, wishes.sample, wishes.seed);
  process.stdout.write(
    `${drawn.length} of ${real.length} mutants, ${all.length - real.length} equivalents left out, seed ${wishes.seed}\n`,
  );
  if (wishes.list) {
    for (const { file, line, after } of drawn) process.stdout.write(`${file}:${line}  ${after}\n`);
    return;
  }
  const judge = createJudge(copy, importersOf(copy.root, copy.files), wishes);
  process.once("exit", () => judge.stop());
  const judged: Judged[] = [];
  for (const mutant of drawn) {
    const one = { mutant, verdict: await judge.judge(mutant) };
    judged.push(one);
    process.stdout.write(lineOf(one));
  }
  judge.stop();
  process.stdout.write(scores(judged, wishes.places));
}
