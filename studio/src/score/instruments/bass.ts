import { lowPass } from "../effects/filter.ts";
import { SAMPLE_RATE } from "../stereo.ts";
import { hertz } from "../theory/key.ts";
import { addPulse, addSaw, sine } from "./oscillator.ts";
import type { Player } from "./plucked.ts";
import { add, drive, held, scale, shape, sound } from "./sound.ts";

const RELEASE = 0.05;

/** Sawtooth over a sine, through a low-pass that opens at the start of every note. */
export function sawBass(cutoff: number, sweep: number): Player {
  return (pitch, seconds) => synthBass(pitch, seconds, (out, f) => addSaw(out, f, 0.7, 0.25), cutoff, sweep);
}

export function squareBass(cutoff: number, sweep: number): Player {
  return (pitch, seconds) =>
    synthBass(pitch, seconds, (out, f) => addPulse(out, f, 0.6, 0.42), cutoff, sweep);
}

function synthBass(
  pitch: number,
  seconds: number,
  oscillate: (out: Float32Array, frequency: number) => void,
  cutoff: number,
  sweep: number,
): Float32Array {
  const out = sound(seconds + RELEASE);
  const frequency = hertz(pitch);
  oscillate(out, frequency);
  lowPass(out, (t) => cutoff + sweep * Math.exp(-t * 9), 1.2);
  add(out, fundamental(frequency, out.length), 0.55);
  return shape(drive(out, 1.6), held(0.004, Math.max(0.03, seconds - 0.02), RELEASE));
}

/** A long sine that starts an octave higher and saturates: heard on a phone by its odd harmonics. */
export function subBass(grit: number): Player {
  return (pitch, seconds) => {
    const out = sound(seconds + RELEASE);
    const step = hertz(pitch) / SAMPLE_RATE;
    let phase = 0;
    for (let i = 0; i < out.length; i++) {
      phase += step * (1 + Math.exp((-i / SAMPLE_RATE) * 45));
      out[i] = sine(phase) + 0.25 * sine(2 * phase);
    }
    drive(out, grit);
    const hold = held(0.003, Math.max(0.03, seconds - 0.02), RELEASE);
    return shape(out, (t) => hold(t) * Math.exp(-t * 0.7));
  };
}

/** A round plucked bass: few harmonics that die early. */
export function roundBass(warmth: number): Player {
  return (pitch, seconds) => {
    const out = sound(seconds + RELEASE);
    const step = hertz(pitch) / SAMPLE_RATE;
    for (let i = 0; i < out.length; i++) {
      const t = i / SAMPLE_RATE;
      const bright = Math.exp(-t * 5);
      out[i] =
        sine(step * i) +
        (0.35 + 0.3 * bright) * sine(2 * step * i) +
        (0.1 + 0.3 * bright) * sine(3 * step * i) +
        0.18 * bright * sine(4 * step * i);
    }
    scale(out, 0.6);
    const hold = held(0.006, Math.max(0.04, seconds - 0.02), RELEASE * 1.5);
    return shape(drive(out, warmth), (t) => hold(t) * Math.exp(-t * 1.1));
  };
}

/** Low strings: sawtooths side by side, bowed in slowly. */
export function bowedBass(cutoff: number): Player {
  return (pitch, seconds) => {
    const out = sound(seconds + 0.25);
    const frequency = hertz(pitch);
    addSaw(out, frequency * 0.998, 0.4, 0);
    addSaw(out, frequency * 1.002, 0.4, 0.37);
    addSaw(out, frequency * 2.001, 0.3, 0.71);
    lowPass(out, cutoff);
    add(out, fundamental(frequency, out.length), 0.4);
    return shape(drive(out, 1.3), held(Math.min(0.12, seconds / 3), seconds, 0.24));
  };
}

function fundamental(frequency: number, length: number): Float32Array {
  const step = frequency / SAMPLE_RATE;
  const out = new Float32Array(length);
  for (let i = 0; i < length; i++) out[i] = sine(step * i);
  return out;
}
