import { inRuns } from "../kernel/in-runs.ts";
import type { ScoreMemory } from "../kernel/score-memory.ts";
import type { Stereo } from "../stereo.ts";
import { SAMPLE_RATE } from "../stereo.ts";
import { PEAK_BLOCK, raiseBlockPeaks } from "./true-peak.ts";

/** Blocks of 8 samples, 4 ms: long enough not to distort the bass, short enough to leave a drum its attack. */
const LOOK_AHEAD = 24;
/** AAC encoders overshoot where sound sets in at once at a file's start (by 3 dB, measured): 40 ms are held lower. */
const START_BLOCKS = 240;
const START_CARE = 1.45;
const RELEASE_SECONDS = 0.12;

/** A look-ahead limiter for a loop on the memory; it thinks in blocks of PEAK_BLOCK samples. */
export interface Limiter {
  /** Looks at the waveform's peaks, closely where they reach `floor`. */
  readonly look: (floor: number) => void;
  /**
   * Gain at the start of every block that keeps those peaks under `ceiling`. A peak is met by a ramp that starts
   * LOOK_AHEAD blocks before it: the least gain wanted within the look-ahead is released slowly and averaged over
   * the look-ahead. Every term of the average is at most what the block needs, so the average is too.
   */
  readonly gainsUnder: (ceiling: number) => Float32Array;
  /** Limits under `ceiling`, then multiplies by `gain`, in place. */
  readonly limit: (ceiling: number, gain: number) => void;
}

export function openLimiter(memory: ScoreMemory, { left, right }: Stereo): Limiter {
  const blocks = left.length / PEAK_BLOCK;
  const peaks = memory.allocSamples(blocks);
  const gains = memory.allocSamples(blocks + 1);
  const held = memory.allocSamples(blocks + LOOK_AHEAD);
  const rise = 1 - Math.exp(-PEAK_BLOCK / (RELEASE_SECONDS * SAMPLE_RATE));
  const gainsUnder = (ceiling: number): Float32Array => {
    memory.kernel.gainUnder(
      peaks.byteOffset,
      gains.byteOffset,
      held.byteOffset,
      blocks,
      ceiling,
      LOOK_AHEAD,
      rise,
    );
    return gains;
  };
  return {
    look(floor) {
      raiseBlockPeaks(memory, [left, right], peaks, floor);
      for (let b = 0; b < Math.min(START_BLOCKS, blocks); b++) peaks[b] = peaks[b]! * START_CARE;
    },
    gainsUnder,
    limit(ceiling, gain) {
      const { byteOffset } = gainsUnder(ceiling);
      inRuns(left.length, (from, count) => {
        const at = from * 4;
        memory.kernel.limit(
          left.byteOffset + at,
          right.byteOffset + at,
          count,
          gain,
          byteOffset + at / PEAK_BLOCK,
        );
      });
    },
  };
}
