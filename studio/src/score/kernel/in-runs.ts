/** Samples of one run: a multiple of every step that loops are worked on in. */
const RUN = 9_600;

/**
 * Works through a loop run by run. Engines replace what they compiled in haste by what they compiled with care
 * between calls only, so a call that took the whole loop would stay slow to its end.
 */
export function inRuns(samples: number, run: (from: number, count: number) => void): void {
  for (let from = 0; from < samples; from += RUN) run(from, Math.min(RUN, samples - from));
}
