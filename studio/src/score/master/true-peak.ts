import { inRuns } from "../kernel/in-runs.ts";
import type { ScoreMemory } from "../kernel/score-memory.ts";
import { wrapGuards, GUARD, openScoreMemory } from "../kernel/score-memory.ts";

/**
 * Interpolation filter of ITU-R BS.1770-4, annex 2 (48 taps, 4 phases of 12). Phases 2 and 3 are phases 1
 * and 0 read backwards.
 */
const PHASE_0 = [
  0.001708984375, 0.010986328125, -0.0196533203125, 0.033203125, -0.0594482421875, 0.1373291015625,
  0.97216796875, -0.102294921875, 0.047607421875, -0.026611328125, 0.014892578125, -0.00830078125,
] as const;
const PHASE_1 = [
  -0.0291748046875, 0.029296875, -0.0517578125, 0.089111328125, -0.16650390625, 0.465087890625, 0.77978515625,
  -0.2003173828125, 0.1015625, -0.0582275390625, 0.0330810546875, -0.0189208984375,
] as const;
/** The four phases side by side, tap by tap. */
const TAPS = PHASE_0.flatMap((tap, k) => [tap, PHASE_1[k]!, PHASE_1.at(-1 - k)!, PHASE_0.at(-1 - k)!]);
/** No point is more than this times the loudest sample that the filter sees. */
const MOST = Math.max(...[PHASE_0, PHASE_1].map((taps) => taps.reduce((sum, tap) => sum + Math.abs(tap), 0)));

/** The limiter thinks in blocks of 8 samples (1/6 ms); it is the kernel's measure too. */
export const PEAK_BLOCK = 8;
const WINDOW = 16_384;

/** The highest absolute value of the samples and of the points between them; silence lies around them. */
export function peakBetween(samples: Float32Array): number {
  const memory = openScoreMemory(WINDOW + 4 * GUARD);
  const taps = tapsOn(memory);
  const window = memory.allocSamples(WINDOW + 2 * GUARD);
  let highest = 0;
  for (let start = 0; start < samples.length; start += WINDOW) {
    const from = Math.max(0, start - GUARD);
    window.fill(0);
    window.set(samples.subarray(from, start + WINDOW + GUARD), GUARD - (start - from));
    const at = window.byteOffset + GUARD * 4;
    highest = memory.kernel.highest(at, WINDOW, highest, taps.byteOffset, MOST);
  }
  return highest;
}

/**
 * Peaks of the waveform of a loop, over both channels, in blocks of PEAK_BLOCK samples. Exact where they reach
 * `floor`; below that only the samples are looked at.
 */
export function raiseBlockPeaks(
  memory: ScoreMemory,
  channels: readonly Float32Array[],
  peaks: Float32Array,
  floor: number,
): void {
  const taps = tapsOn(memory);
  peaks.fill(0);
  for (const loop of channels) {
    wrapGuards(loop);
    inRuns(loop.length, (from, count) => {
      const [at, blocks] = [from * 4, count / PEAK_BLOCK];
      const target = peaks.byteOffset + at / PEAK_BLOCK;
      memory.kernel.raisePeaks(loop.byteOffset + at, target, blocks, floor, taps.byteOffset, MOST);
    });
  }
}

function tapsOn(memory: ScoreMemory): Float32Array {
  const taps = memory.allocSamples(TAPS.length);
  taps.set(TAPS);
  return taps;
}
