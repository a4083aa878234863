import type { Piece } from "../arrange/piece.ts";
import { secondLevels, STEPS_PER_SECOND } from "../loudness.ts";
import { kWeightedPowersInMemory } from "../master/k-weighting.ts";
import { CURVE_STEP, SAMPLE_RATE } from "../stereo.ts";
import type { Mixer } from "./mixer.ts";

/** From the first drop on no second is quieter than the loudest one by more than this; the bound is 6 dB. */
const MOST_FALL_DB = 4.2;
/** No passage is raised by more: something that is nearly silent is meant to be. */
const MOST_LIFT_DB = 9;
const ROUNDS = 4;
const SAMPLES_PER_STEP = SAMPLE_RATE / STEPS_PER_SECOND;

/**
 * Raises, slowly as a hand on a fader, what follows the first drop and is much quieter than it: a listener who thinks that
 * the music has ended is gone. In place; measured on K-weighted seconds.
 */
export function evenOut({ memory, bus }: Mixer, piece: Piece): void {
  const powers = kWeightedPowersInMemory(memory, bus, SAMPLE_RATE, SAMPLES_PER_STEP);
  const drop = piece.form.passages.find(({ role }) => role === "drop")?.from ?? 0;
  const first = Math.floor((drop * piece.grid.samplesPerStep) / SAMPLES_PER_STEP);
  const lifts = liftsOf(powers, first);
  if (lifts.every((lift) => lift === 0)) return;
  const curve = memory.allocSamples(bus.left.length / CURVE_STEP + 1);
  for (let i = 0; i < curve.length; i++) {
    // A lift stands in the middle of its tenth of a second; between two middles it is a straight line.
    const at = Math.max(0, (i * CURVE_STEP) / SAMPLES_PER_STEP - 0.5);
    const before = lifts[Math.min(lifts.length - 1, Math.floor(at))] ?? 0;
    const after = lifts[Math.min(lifts.length - 1, Math.floor(at) + 1)] ?? 0;
    curve[i] = 10 ** ((before + (after - before) * (at % 1)) / 20);
  }
  for (const channel of [bus.left, bus.right])
    memory.kernel.multiplyByCurve(channel.byteOffset, channel.length, curve.byteOffset);
}

/** Decibels by which every tenth of a second is raised. */
function liftsOf(powers: Float64Array, first: number): number[] {
  let lifts = Array.from(powers, () => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const levels = secondLevels(powers.map((power, i) => (power + 1e-12) * 10 ** (lifts[i]! / 10)));
    const most = Math.max(...levels.slice(Math.min(first, levels.length - 1)));
    const missing = levels.map((level, i) => (i < first ? 0 : Math.max(0, most - MOST_FALL_DB - level)));
    lifts = smoothed(
      lifts.map((lift, i) => {
        const around = missing.slice(Math.max(0, i - STEPS_PER_SECOND + 1), i + 1);
        return Math.min(MOST_LIFT_DB, lift + Math.max(0, ...around));
      }),
    );
  }
  return lifts;
}

function smoothed(values: readonly number[]): number[] {
  return values.map((value, i) => {
    const [before, after] = [values[i - 1] ?? value, values[i + 1] ?? value];
    return (before + 2 * value + after) / 4;
  });
}
