import { inChunks } from "../kernel/in-chunks.ts";
import type { ScoreMemory } from "../kernel/score-memory.ts";
import type { Stereo } from "../stereo.ts";
import { CURVE_STEP, SAMPLE_RATE } from "../stereo.ts";
import type { MixSettings } from "./mix-settings.ts";
import type { Mixer } from "./mixer.ts";
import { equalise } from "./tone.ts";

const MEAN_DECIBELS = -18;
/** The compressor works above this mean square (-20 dB). */
const KNEE = 0.01;
const ATTACK_SECONDS = 0.012;
const RELEASE_SECONDS = 0.18;

/**
 * Equalises, compresses and saturates the mix, then multiplies it by `levels` (a gain every CURVE_STEP samples, one more
 * at the end). In place.
 */
export function processBus(mixer: Mixer, settings: MixSettings, levels: Float32Array): void {
  const { memory, bus } = mixer;
  equalise(mixer, settings);
  compress(memory, bus, gainToMean(memory, bus, MEAN_DECIBELS), settings.compressionDecibels);
  const gain = gainToMean(memory, bus, settings.saturationDecibels);
  const curve = memory.allocSamples(levels.length);
  curve.set(levels);
  const [left, right] = [bus.left.byteOffset, bus.right.byteOffset];
  inChunks(bus.left.length, (from, count) => {
    const at = from * 4;
    memory.kernel.saturateStereo(left + at, right + at, count, gain, curve.byteOffset + at / CURVE_STEP);
  });
}

/** Gain that brings the mean square to a level, so that compressor and saturation always work at the same level. */
function gainToMean({ kernel }: ScoreMemory, { left, right }: Stereo, decibels: number): number {
  const sum =
    kernel.sumOfSquares(left.byteOffset, left.length) + kernel.sumOfSquares(right.byteOffset, right.length);
  return sum === 0 ? 1 : Math.sqrt((2 * left.length * 10 ** (decibels / 10)) / sum);
}

/** A slow 2:1 compressor on both channels together, at most `most` decibels deep. */
function compress(memory: ScoreMemory, { left, right }: Stereo, gain: number, most: number): void {
  const state = memory.allocSamples(2);
  state.set([0, 1]);
  const run = (from: number, count: number, audible: boolean): void =>
    memory.kernel.compress(
      left.byteOffset + from * 4,
      right.byteOffset + from * 4,
      count,
      gain,
      KNEE,
      10 ** (-most / 20),
      1 - Math.exp(-CURVE_STEP / (ATTACK_SECONDS * SAMPLE_RATE)),
      1 - Math.exp(-CURVE_STEP / (RELEASE_SECONDS * SAMPLE_RATE)),
      state.byteOffset,
      audible,
    );
  const warmUp = Math.min(left.length, SAMPLE_RATE);
  run(left.length - warmUp, warmUp, false);
  inChunks(left.length, (from, count) => run(from, count, true));
}
