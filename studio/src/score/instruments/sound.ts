import { withSoundInKernel } from "../kernel/sound-in-kernel.ts";
import type { Random } from "../../random.ts";
import { CURVE_STEP, SAMPLE_RATE } from "../stereo.ts";

export function silence(seconds: number): Float32Array {
  return new Float32Array(Math.max(1, Math.round(seconds * SAMPLE_RATE)));
}

/** White noise, uniform in -1 to 1. */
export function whiteNoise(seconds: number, random: Random): Float32Array {
  const out = silence(seconds);
  const state = random.integer(0, 2 ** 31 - 1);
  withSoundInKernel(out, ({ kernel, address }) => kernel.fillWithNoise(address, out.length, state));
  return out;
}

/** Multiplies by a curve of time (in seconds), sampled every CURVE_STEP samples and linear in between. */
export function applyGainCurve(out: Float32Array, level: (seconds: number) => number): Float32Array {
  withSoundInKernel(out, ({ kernel, address, curve }) => {
    for (let i = 0; i <= Math.ceil(out.length / CURVE_STEP); i++)
      curve[i] = level((i * CURVE_STEP) / SAMPLE_RATE);
    kernel.multiplyByCurve(address, out.length, curve.byteOffset);
  });
  return out;
}

/** Linear attack of `attack` seconds, then a decay of 60 dB in `decay` seconds. */
export function applyDecay(out: Float32Array, attack: number, decay: number): Float32Array {
  const fall = 10 ** (-3 / (decay * SAMPLE_RATE));
  withSoundInKernel(out, ({ kernel, address }) =>
    kernel.applyAttackAndDecay(address, out.length, Math.round(attack * SAMPLE_RATE), fall),
  );
  return out;
}

/** Fades the start in smoothly over `attack` seconds. */
export function fadeIn(out: Float32Array, attack: number): Float32Array {
  const count = Math.min(out.length, Math.round(attack * SAMPLE_RATE));
  for (let i = 0; i < count; i++) {
    const t = i / count;
    out[i] = out[i]! * t * t * (3 - 2 * t);
  }
  return out;
}

/** Soft saturation, the Padé approximant of tanh of order 3/2, by `amount`. Full level stays full level. */
export function saturate(out: Float32Array, amount: number): Float32Array {
  const x = Math.min(3, amount);
  const back = (27 + 9 * x * x) / (x * (27 + x * x));
  withSoundInKernel(out, ({ kernel, address }) => kernel.saturateSamples(address, out.length, amount, back));
  return out;
}

export function applyGain(out: Float32Array, gain: number): Float32Array {
  withSoundInKernel(out, ({ kernel, address }) => kernel.multiplySamples(address, out.length, gain));
  return out;
}

/** Adds `layer` to `out`, starting at sample `from`, until one of them ends. */
export function mixIn(out: Float32Array, layer: Float32Array, gain = 1, from = 0): Float32Array {
  const end = Math.min(layer.length, out.length - from);
  for (let i = 0; i < end; i++) out[from + i] = out[from + i]! + layer[i]! * gain;
  return out;
}

/** Fades the end out over `seconds`, so that no sound ends in a step. */
export function fadeOut(out: Float32Array, seconds: number): Float32Array {
  const count = Math.min(out.length, Math.round(seconds * SAMPLE_RATE));
  for (let k = 0; k < count; k++) out[out.length - 1 - k] = out[out.length - 1 - k]! * (k / count);
  return out;
}
