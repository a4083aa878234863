import { inRuns } from "../kernel/in-runs.ts";
import type { ScoreMemory } from "../kernel/score-memory.ts";
import type { Stereo } from "../stereo.ts";
import { CURVE_STEP, SAMPLE_RATE } from "../stereo.ts";
import type { Balance } from "./balance.ts";
import type { Desk } from "./desk.ts";
import { equalise } from "./tone.ts";

const MEAN_DECIBELS = -18;
/** The compressor works from this mean square on (-20 dB). */
const KNEE = 0.01;
const ATTACK_SECONDS = 0.012;
const RELEASE_SECONDS = 0.18;

/**
 * Cleans up the lows, mends the tone, evens out the level, rounds off the loudest peaks, and gives the mix its
 * `arc` (a gain every CURVE_STEP samples, one more at the end), in place.
 */
export function polish(desk: Desk, balance: Balance, arc: Float32Array): void {
  const { memory, bus } = desk;
  equalise(desk, balance);
  compress(memory, bus, gainToMean(memory, bus, MEAN_DECIBELS), balance.glueDecibels);
  const gain = gainToMean(memory, bus, balance.density);
  const curve = memory.allocSamples(arc.length);
  curve.set(arc);
  const [left, right] = [bus.left.byteOffset, bus.right.byteOffset];
  inRuns(bus.left.length, (from, count) => {
    const at = from * 4;
    memory.kernel.clip(left + at, right + at, count, gain, curve.byteOffset + at / CURVE_STEP);
  });
}

/** Gain that brings the mean square to a level, so that compression and saturation know what meets them. */
function gainToMean({ kernel }: ScoreMemory, { left, right }: Stereo, decibels: number): number {
  const sum = kernel.energy(left.byteOffset, left.length) + kernel.energy(right.byteOffset, right.length);
  return sum === 0 ? 1 : Math.sqrt((2 * left.length * 10 ** (decibels / 10)) / sum);
}

/** A slow 2:1 compressor on both channels together, at most `most` decibels deep. */
function compress(memory: ScoreMemory, { left, right }: Stereo, gain: number, most: number): void {
  const state = memory.allocSamples(2);
  state.set([0, 1]);
  const run = (from: number, count: number, heard: boolean): void =>
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
      heard,
    );
  const warmUp = Math.min(left.length, SAMPLE_RATE);
  run(left.length - warmUp, warmUp, false);
  inRuns(left.length, (from, count) => run(from, count, true));
}
