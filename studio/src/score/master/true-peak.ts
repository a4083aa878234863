import { inChunks } from "../kernel/in-chunks.ts";
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
/** No interpolated point is more than this times the loudest sample that the filter sees. */
const MOST = Math.max(...[PHASE_0, PHASE_1].map((taps) => taps.reduce((sum, tap) => sum + Math.abs(tap), 0)));

/** The limiter and its kernel work in blocks of 8 samples (1/6 ms). */
export const PEAK_BLOCK = 8;
const WINDOW = 16_384;

/** The highest absolute value of the samples and of the waveform between them. Before and after them is silence. */
export function peakBetweenSamples(samples: Float32Array): number {
  const memory = openScoreMemory(WINDOW + 4 * GUARD);
  const taps = copyTaps(memory);
  const window = memory.allocSamples(WINDOW + 2 * GUARD);
  let highest = 0;
  for (let start = 0; start < samples.length; start += WINDOW) {
    const from = Math.max(0, start - GUARD);
    window.fill(0);
    window.set(samples.subarray(from, start + WINDOW + GUARD), GUARD - (start - from));
    const at = window.byteOffset + GUARD * 4;
    highest = memory.kernel.findHighestPeak(at, WINDOW, highest, taps.byteOffset, MOST);
  }
  return highest;
}

/**
 * Measures peaks of a loop's waveform, over both channels, in blocks of PEAK_BLOCK samples. Exact where they reach
 * `floor`; below that only the samples count.
 */
export function measureBlockPeaks(
  memory: ScoreMemory,
  channels: readonly Float32Array[],
  peaks: Float32Array,
  floor: number,
): void {
  const taps = copyTaps(memory);
  peaks.fill(0);
  for (const loop of channels) {
    wrapGuards(loop);
    inChunks(loop.length, (from, count) => {
      const [at, blocks] = [from * 4, count / PEAK_BLOCK];
      const target = peaks.byteOffset + at / PEAK_BLOCK;
      memory.kernel.raiseBlockPeaks(loop.byteOffset + at, target, blocks, floor, taps.byteOffset, MOST);
    });
  }
}

function copyTaps(memory: ScoreMemory): Float32Array {
  const taps = memory.allocSamples(TAPS.length);
  taps.set(TAPS);
  return taps;
}
