import type { Random } from "../../../random.ts";
import { bandPass, highPass, lowPass } from "../../effects/filter.ts";
import { SAMPLE_RATE } from "../../stereo.ts";
import { addPartials, addPitchDrop } from "../oscillator.ts";
import { applyDecay, applyGain, fadeOut, mixIn, saturate, silence, whiteNoise } from "../sound.ts";

export interface Snare {
  /** Pitch of the head. */
  readonly tone: number;
  readonly body: number;
  /** How long the wires rattle, and from where on. */
  readonly wires: number;
  readonly bright: number;
  readonly push: number;
}

/** A head with two modes and a falling pitch, wires that rattle behind it, and the stick's crack. */
export function snare({ tone, body, wires, bright, push }: Snare, random: Random): Float32Array {
  const out = silence(Math.max(body, wires) + 0.08);
  const pitch = tone * random.between(0.985, 1.015);
  addPitchDrop(out, pitch, 0.55, { share: 0.5, speed: 70 });
  applyDecay(out, 0.0008, body);
  addPartials(out, [
    { hertz: pitch * 1.593, gain: 0.3, seconds: body * 0.7 },
    { hertz: pitch * 2.295, gain: 0.16, seconds: body * 0.5 },
  ]);
  const rattle = highPass(whiteNoise(wires + 0.05, random), bright);
  mixIn(out, applyDecay(rattle, 0.001, wires * 1.3), 0.55);
  const crack = bandPass(whiteNoise(0.03, random), 2_300, 0.8);
  mixIn(out, applyDecay(crack, 0.0005, 0.02), 0.8);
  return fadeOut(saturate(out, push), 0.05);
}

export interface Clap {
  readonly tail: number;
  readonly centre: number;
}

/** Four bursts at uneven distances and a tail, like several hands. */
export function clap({ tail, centre }: Clap, random: Random): Float32Array {
  const out = silence(tail + 0.1);
  let at = 0;
  for (const gain of [0.6, 0.75, 0.7, 0.95]) {
    const burst = applyDecay(whiteNoise(0.02, random), 0.0008, 0.016);
    mixIn(out, burst, gain, Math.round(at * SAMPLE_RATE));
    at += random.between(0.007, 0.012);
  }
  mixIn(out, applyDecay(whiteNoise(tail, random), 0.002, tail), 0.6, Math.round(at * SAMPLE_RATE));
  const body = bandPass(out.slice(), centre, 1.1);
  return fadeOut(applyGain(mixIn(applyGain(highPass(out, 2_400), 0.35), body, 1.3), 0.9), 0.05);
}

export interface Skin {
  /** Pitch of the head, how long it sounds, and how much higher it begins (share). */
  readonly low: number;
  readonly decay: number;
  readonly bend: number;
  /** Level of the hand or stick, and its frequency. */
  readonly slap: number;
  readonly bright: number;
  readonly push: number;
}

/** Modes of a circular membrane (N. Fletcher, T. Rossing, "The Physics of Musical Instruments", 3.6), struck. */
export function skin({ low, decay, bend, slap, bright, push }: Skin, random: Random): Float32Array {
  const out = silence(decay * 1.15 + 0.05);
  const pitch = low * random.between(0.988, 1.012);
  addPitchDrop(out, pitch, 1, { share: bend, speed: 26 });
  applyDecay(out, 0.0015, decay);
  const modes = [
    [1.593, 0.5],
    [2.135, 0.35],
    [2.295, 0.25],
    [2.917, 0.2],
  ] as const;
  addPartials(
    out,
    modes.map(([ratio, gain], i) => {
      const struck = gain * random.between(0.8, 1.2);
      return { hertz: pitch * ratio, gain: struck, seconds: decay * (0.5 - 0.06 * i) };
    }),
  );
  mixIn(out, applyDecay(lowPass(whiteNoise(0.2, random), 6 * pitch), 0.001, 0.1), slap * 0.8);
  mixIn(out, applyDecay(bandPass(whiteNoise(0.04, random), bright, 0.8), 0.0006, 0.028), slap);
  return fadeOut(saturate(out, push), Math.min(0.08, decay * 0.3));
}
