import { withSoundInKernel } from "../kernel/sound-in-kernel.ts";
import type { Random } from "../../random.ts";
import { CURVE_STEP, SAMPLE_RATE } from "../stereo.ts";

export function sound(seconds: number): Float32Array {
  return new Float32Array(Math.max(1, Math.round(seconds * SAMPLE_RATE)));
}

/** White noise, uniform in -1 to 1. */
export function noise(seconds: number, random: Random): Float32Array {
  const out = sound(seconds);
  const state = random.integer(0, 2 ** 31 - 1);
  withSoundInKernel(out, ({ kernel, address }) => kernel.noise(address, out.length, state));
  return out;
}

/** Multiplies by a curve of time (in seconds), taken every CURVE_STEP samples and drawn straight between. */
export function shape(out: Float32Array, level: (seconds: number) => number): Float32Array {
  withSoundInKernel(out, ({ kernel, address, curve }) => {
    for (let i = 0; i <= Math.ceil(out.length / CURVE_STEP); i++)
      curve[i] = level((i * CURVE_STEP) / SAMPLE_RATE);
    kernel.shape(address, out.length, curve.byteOffset);
  });
  return out;
}

/** Lets a sound rise in `attack` seconds, then fall 60 dB in `decay`. */
export function strike(out: Float32Array, attack: number, decay: number): Float32Array {
  const fall = 10 ** (-3 / (decay * SAMPLE_RATE));
  withSoundInKernel(out, ({ kernel, address }) =>
    kernel.strike(address, out.length, Math.round(attack * SAMPLE_RATE), fall),
  );
  return out;
}

/** Lets a sound rise smoothly in `attack` seconds. */
export function fadeIn(out: Float32Array, attack: number): Float32Array {
  const count = Math.min(out.length, Math.round(attack * SAMPLE_RATE));
  for (let i = 0; i < count; i++) {
    const t = i / count;
    out[i] = out[i]! * t * t * (3 - 2 * t);
  }
  return out;
}

/** Soft saturation, the Padé approximant of tanh of order 3/2, by `amount`; full level stays full level. */
export function drive(out: Float32Array, amount: number): Float32Array {
  const x = Math.min(3, amount);
  const back = (27 + 9 * x * x) / (x * (27 + x * x));
  withSoundInKernel(out, ({ kernel, address }) => kernel.drive(address, out.length, amount, back));
  return out;
}

export function scale(out: Float32Array, gain: number): Float32Array {
  withSoundInKernel(out, ({ kernel, address }) => kernel.scale(address, out.length, gain));
  return out;
}

/** Adds `layer` from sample `from` on, as far as both reach. */
export function add(out: Float32Array, layer: Float32Array, gain = 1, from = 0): Float32Array {
  const end = Math.min(layer.length, out.length - from);
  for (let i = 0; i < end; i++) out[from + i] = out[from + i]! + layer[i]! * gain;
  return out;
}

/** Lets the end fade to nothing over `seconds`, so that no one-shot ends in a step. */
export function fadeEnd(out: Float32Array, seconds: number): Float32Array {
  const count = Math.min(out.length, Math.round(seconds * SAMPLE_RATE));
  for (let k = 0; k < count; k++) out[out.length - 1 - k] = out[out.length - 1 - k]! * (k / count);
  return out;
}
