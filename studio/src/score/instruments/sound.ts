import type { Random } from "../random.ts";
import { SAMPLE_RATE } from "../stereo.ts";

export function sound(seconds: number): Float32Array {
  return new Float32Array(Math.max(1, Math.round(seconds * SAMPLE_RATE)));
}

/** White noise, uniform in -1 to 1. */
export function noise(seconds: number, random: Random): Float32Array {
  const out = sound(seconds);
  for (let i = 0; i < out.length; i++) out[i] = random.next() * 2 - 1;
  return out;
}

/** Multiplies by a curve of time (in seconds), taken every 16 samples and drawn straight between. */
export function shape(out: Float32Array, level: (seconds: number) => number): Float32Array {
  const block = 16;
  let from = level(0);
  for (let start = 0; start < out.length; start += block) {
    const to = level((start + block) / SAMPLE_RATE);
    const end = Math.min(block, out.length - start);
    for (let k = 0; k < end; k++) out[start + k] = out[start + k]! * (from + ((to - from) * k) / block);
    from = to;
  }
  return out;
}

/** Rises in `attack` seconds, then falls 60 dB in `decay`. */
export function struck(attack: number, decay: number): (seconds: number) => number {
  return (t) => (t < attack ? t / attack : 10 ** ((-3 * (t - attack)) / decay));
}

/** Rises in `attack`, stays, and leaves within `release` after `length` seconds. */
export function held(attack: number, length: number, release: number): (seconds: number) => number {
  return (t) => smooth(t / attack) * (1 - smooth((t - length) / release));
}

function smooth(x: number): number {
  const t = Math.min(1, Math.max(0, x));
  return t * t * (3 - 2 * t);
}

/** Soft saturation: the Padé approximant of tanh of order 3/2, clamped where it reaches 1. */
export function softClip(x: number): number {
  if (x > 3) return 1;
  if (x < -3) return -1;
  return (x * (27 + x * x)) / (27 + 9 * x * x);
}

export function drive(out: Float32Array, amount: number): Float32Array {
  const back = 1 / softClip(amount);
  for (let i = 0; i < out.length; i++) out[i] = softClip(out[i]! * amount) * back;
  return out;
}

export function scale(out: Float32Array, gain: number): Float32Array {
  for (let i = 0; i < out.length; i++) out[i] = out[i]! * gain;
  return out;
}

/** Adds `layer` from sample `at` on, as far as both reach. */
export function add(out: Float32Array, layer: Float32Array, gain = 1, at = 0): Float32Array {
  const end = Math.min(layer.length, out.length - at);
  for (let i = 0; i < end; i++) out[at + i] = out[at + i]! + layer[i]! * gain;
  return out;
}

/** Lets the end fade to nothing over `seconds`, so that no one-shot ends in a step. */
export function fadeEnd(out: Float32Array, seconds: number): Float32Array {
  const count = Math.min(out.length, Math.round(seconds * SAMPLE_RATE));
  for (let k = 0; k < count; k++) out[out.length - 1 - k] = out[out.length - 1 - k]! * (k / count);
  return out;
}
