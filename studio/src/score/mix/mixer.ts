import { FILTER_STATE_SIZE } from "../effects/filter.ts";
import { REVERB_SAMPLES } from "../effects/reverb.ts";
import type { ScoreMemory } from "../kernel/score-memory.ts";
import { GUARD, openScoreMemory } from "../kernel/score-memory.ts";
import { PEAK_BLOCK } from "../master/true-peak.ts";
import type { Stereo } from "../stereo.ts";
import { CURVE_STEP, SAMPLE_RATE } from "../stereo.ts";

/** A stem while it is played: two mono tracks, for the left and the right or for two sides (see `StemSettings`). */
export interface Lanes {
  readonly a: Float32Array;
  readonly b: Float32Array;
}

/** The buffers of a mix, each as long as the film, in one kernel memory. */
export interface Mixer {
  readonly memory: ScoreMemory;
  readonly bus: Stereo;
  readonly lanes: Lanes;
  /** Input of the reverb and of the echo. */
  readonly reverbSend: Float32Array;
  readonly echoSend: Float32Array;
  /** Sidechain curve of the kicks: a value every CURVE_STEP samples and one more. */
  readonly ducking: Float32Array;
  /** Holds one sound while it is added to the lanes. */
  readonly soundBuffer: Float32Array;
  readonly filterState: Float64Array;
}

/** Longer sounds would be cut off. There are none: a bar of five slow beats with its release takes under 6 s. */
const LONGEST_SOUND = 12 * SAMPLE_RATE;

/** Samples for guards and small blocks. */
const SPARE = 64 * GUARD + 65_536;

export function openMixer(samples: number): Mixer {
  const curve = samples / CURVE_STEP + 1;
  const peaks = samples / PEAK_BLOCK + 64;
  const memory = openScoreMemory(
    6 * samples + LONGEST_SOUND + 3 * curve + 3 * peaks + REVERB_SAMPLES + SPARE,
  );
  const allocLoop = () => memory.allocSamples(samples + 4 * GUARD).subarray(0, samples);
  return {
    memory,
    bus: { left: memory.allocSamples(samples), right: memory.allocSamples(samples) },
    lanes: { a: allocLoop(), b: allocLoop() },
    reverbSend: allocLoop(),
    echoSend: allocLoop(),
    ducking: memory.allocSamples(curve),
    soundBuffer: memory.allocSamples(LONGEST_SOUND),
    filterState: memory.allocDoubles(FILTER_STATE_SIZE),
  };
}

/** Uses the memory of one loop, whose contents are lost, for two loops at half the rate. */
export function halfRateLoops(loop: Float32Array): Stereo {
  const half = loop.length / 2;
  const behind = loop.byteOffset + (half + 2 * GUARD) * 4;
  return { left: loop.subarray(0, half), right: new Float32Array(loop.buffer, behind, half) };
}
