import { openScoreMemory, type ScoreMemory } from "../kernel/score-memory.ts";
import type { Stereo } from "../stereo.ts";
import { FILTER_STATE_SIZE, type FilterShape, runFilter } from "./filter.ts";

/** Together a Butterworth low-pass of order 4. */
export const STEEP_LOW_PASS: readonly FilterShape[] = [
  { kind: "low", q: 0.5412 },
  { kind: "low", q: 1.3066 },
];
/** Samples that are filtered at a time. */
const PIECE = 48_000;

/** Share of the energy of both channels above a frequency, 0 to 1; 0 for silence. */
export function shareAbove({ left, right }: Stereo, hertz: number): number {
  const memory = openScoreMemory(2 * PIECE + 4_096);
  const [x, y] = [memory.allocSamples(PIECE), memory.allocSamples(PIECE)];
  const states = STEEP_LOW_PASS.map(() => memory.allocDoubles(FILTER_STATE_SIZE));
  let [all, below] = [0, 0];
  for (let from = 0; from < left.length; from += PIECE) {
    x.fill(0).set(left.subarray(from, from + PIECE));
    y.fill(0).set(right.subarray(from, from + PIECE));
    all += power(memory, x) + power(memory, y);
    for (const [k, shape] of STEEP_LOW_PASS.entries())
      runFilter(memory.kernel, [x.byteOffset, y.byteOffset], PIECE, shape, hertz, states[k]!);
    below += power(memory, x) + power(memory, y);
  }
  return all === 0 ? 0 : Math.max(0, 1 - below / all);
}

function power({ kernel }: ScoreMemory, { byteOffset, length }: Float32Array): number {
  return kernel.sumOfSquares(byteOffset, length);
}
