import { openFourier } from "../fourier.ts";
import { LISTENING_RATE } from "./mel-frames.ts";

/** Samples that are looked at: 171 ms, which tells semitones apart from about 200 Hz on. */
const WINDOW = 4_096;
/** What begins with the beat is noise at first: drums, plucks. */
const ATTACK = 600;
const LOWEST_HZ = 100;
const HIGHEST_HZ = 1_500;
const CONCERT_PITCH_HZ = 440;
const SEMITONES = 12;

/** How much the harmony changes at each of these samples, from `apart` samples of the list before: 0 not at all, 1 completely. */
export function harmonyChanges(mono: Float32Array, samples: readonly number[], apart: number): number[] {
  const look = openChroma();
  const chords = samples.map((at) => look(mono, Math.round(at) + ATTACK));
  return chords.map((chord, k) => {
    const before = chords[k - apart];
    return before === undefined ? 0 : 1 - chord.reduce((sum, value, i) => sum + value * before[i]!, 0);
  });
}

/** The magnitudes of the twelve pitch classes in the sound from a sample on, of length 1. */
function openChroma(): (mono: Float32Array, start: number) => Float64Array {
  const { from, re, im, run } = openFourier(WINDOW);
  const window = Float64Array.from(
    { length: WINDOW },
    (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / WINDOW),
  );
  const perBin = LISTENING_RATE / WINDOW;
  const bins = Array.from({ length: Math.floor(HIGHEST_HZ / perBin) + 1 }, (_, bin) => {
    const semitone = Math.round(SEMITONES * Math.log2(Math.max(1, bin * perBin) / CONCERT_PITCH_HZ));
    return ((semitone % SEMITONES) + SEMITONES) % SEMITONES;
  });
  return (mono, start) => {
    for (let i = 0; i < WINDOW; i++) re[i] = (mono[start + from[i]!] ?? 0) * window[from[i]!]!;
    im.fill(0);
    run();
    const classes = new Float64Array(SEMITONES);
    for (let bin = Math.ceil(LOWEST_HZ / perBin); bin < bins.length; bin++) {
      classes[bins[bin]!]! += Math.hypot(re[bin]!, im[bin]!);
    }
    const length = Math.hypot(...classes) || 1;
    return classes.map((value) => value / length);
  };
}
