import { SAMPLE_RATE } from "../stereo.ts";

const SIZE = 4_096;
/** One turn of a sine and one sample more for interpolation; 32-bit floats, so alike on every machine. */
const SINE = Float32Array.from({ length: SIZE + 1 }, (_, i) => Math.sin((2 * Math.PI * i) / SIZE));

/** Sine of a phase in turns, by linear interpolation (error below -120 dB). */
export function sine(turns: number): number {
  const at = (turns - Math.floor(turns)) * SIZE;
  const index = at | 0;
  const a = SINE[index]!;
  return a + (SINE[index + 1]! - a) * (at - index);
}

/**
 * Adds a sawtooth, band-limited by a two-sample polynomial step (V. Välimäki, A. Huovilainen, "Antialiasing
 * Oscillators in Subtractive Synthesis", IEEE Signal Processing Magazine 24, 2007). `phase` in turns.
 */
export function addSaw(out: Float32Array, frequency: number, gain: number, phase: number): void {
  const step = frequency / SAMPLE_RATE;
  let p = phase - Math.floor(phase);
  for (let i = 0; i < out.length; i++) {
    let value = 2 * p - 1;
    if (p < step) {
      const x = p / step - 1;
      value += x * x;
    } else if (p > 1 - step) {
      const x = (p - 1) / step + 1;
      value -= x * x;
    }
    out[i] = out[i]! + value * gain;
    p += step;
    if (p >= 1) p -= 1;
  }
}

/** Adds a pulse wave: two sawtooths against each other, `width` of a turn apart. */
export function addPulse(out: Float32Array, frequency: number, gain: number, width: number): void {
  addSaw(out, frequency, gain, 0);
  addSaw(out, frequency, -gain, width);
}

/**
 * Adds a sine that dies away by 60 dB in `seconds`, by the two-pole recurrence
 * y[n] = 2 r cos(w) y[n-1] - r^2 y[n-2]; it starts at zero, so without a click, and ends at -80 dB.
 */
export function addDecayingSine(out: Float32Array, frequency: number, gain: number, seconds: number): void {
  if (frequency > SAMPLE_RATE * 0.42) return;
  const w = (2 * Math.PI * frequency) / SAMPLE_RATE;
  const r = fallPerSample(seconds);
  const forward = 2 * r * Math.cos(w);
  const back = r * r;
  let before = 0;
  let now = gain * r * Math.sin(w);
  const audible = (seconds * (4 + Math.log10(Math.abs(gain) + 1e-9))) / 3;
  const end = Math.min(out.length, Math.ceil(Math.max(0, audible) * SAMPLE_RATE));
  for (let i = 1; i < end; i++) {
    out[i] = out[i]! + now;
    const next = forward * now - back * before;
    before = now;
    now = next;
  }
}

/** Factor per sample by which a level falls 60 dB in `seconds`. */
function fallPerSample(seconds: number): number {
  return 10 ** (-3 / (seconds * SAMPLE_RATE));
}
