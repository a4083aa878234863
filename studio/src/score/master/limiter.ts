import { inChunks } from "../kernel/in-chunks.ts";
import type { ScoreMemory } from "../kernel/score-memory.ts";
import type { Stereo } from "../stereo.ts";
import { SAMPLE_RATE } from "../stereo.ts";
import { PEAK_BLOCK, measureBlockPeaks } from "./true-peak.ts";

/** In blocks of 8 samples; 4 ms: long enough not to distort the bass, short enough to keep the attack of drums. */
const LOOK_AHEAD = 24;
/** AAC encoders overshoot when sound begins suddenly at a file's start (3 dB, measured): the first 40 ms are limited more. */
const START_BLOCKS = 240;
const START_FACTOR = 1.45;
const RELEASE_SECONDS = 0.12;

/** A look-ahead limiter for a loop in kernel memory. It works in blocks of PEAK_BLOCK samples. */
export interface Limiter {
  /** Measures the waveform's peaks, exactly where they reach `floor`. */
  readonly measurePeaks: (floor: number) => void;
  /**
   * Gain at the start of every block that keeps those peaks under `ceiling`. The gain begins to fall LOOK_AHEAD blocks
   * before a peak: the least gain needed within the look-ahead rises again slowly and is averaged over the look-ahead.
   * No term of the average is more than what the block allows, so the average is not either.
   */
  readonly gainsFor: (ceiling: number) => Float32Array;
  /** Limits under `ceiling`, then multiplies by `gain`, in place. */
  readonly limit: (ceiling: number, gain: number) => void;
}

export function openLimiter(memory: ScoreMemory, { left, right }: Stereo): Limiter {
  const blocks = left.length / PEAK_BLOCK;
  const peaks = memory.allocSamples(blocks);
  const gains = memory.allocSamples(blocks + 1);
  const held = memory.allocSamples(blocks + LOOK_AHEAD);
  const rise = 1 - Math.exp(-PEAK_BLOCK / (RELEASE_SECONDS * SAMPLE_RATE));
  const gainsFor = (ceiling: number): Float32Array => {
    memory.kernel.findLimiterGains(
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
    measurePeaks(floor) {
      measureBlockPeaks(memory, [left, right], peaks, floor);
      for (let b = 0; b < Math.min(START_BLOCKS, blocks); b++) peaks[b] = peaks[b]! * START_FACTOR;
    },
    gainsFor,
    limit(ceiling, gain) {
      const { byteOffset } = gainsFor(ceiling);
      inChunks(left.length, (from, count) => {
        const at = from * 4;
        memory.kernel.applyLimiterGains(
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
