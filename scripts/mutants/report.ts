import type { Verdict } from "./lanes/judge.ts";
import type { Mutant } from "./faults/find-mutants.ts";

export interface Judged {
  readonly mutant: Mutant;
  readonly verdict: Verdict;
}

/** One mutant as it is printed: where it is, what was changed, and who noticed. */
export function lineOf({ mutant, verdict }: Judged): string {
  const head = `${verdict.outcome.padEnd(9)} ${mutant.file}:${mutant.line}`;
  return `${head}\n    - ${mutant.before}\n    + ${mutant.after || "(removed)"}\n    ${verdict.by}\n`;
}

/** The score of each folder and of all: the share of mutants that some test noticed. */
export function scores(judged: readonly Judged[], places: readonly string[]): string {
  const lines = places.map((place) => {
    const of = judged.filter(({ mutant }) => mutant.file === place || mutant.file.startsWith(`${place}/`));
    const noticed = of.filter(
      ({ verdict }) => verdict.outcome === "killed" || verdict.outcome === "timed out",
    );
    const share = of.length === 0 ? 0 : (100 * noticed.length) / of.length;
    return `${share.toFixed(1).padStart(5)} %  ${noticed.length} of ${of.length}  ${place}`;
  });
  return `${lines.join("\n")}\n`;
}
