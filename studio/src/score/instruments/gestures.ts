import type { Style } from "@curta/contract";
import type { MomentKind } from "../arrange/moments.ts";
import { bandPass, highPass, lowPass } from "../effects/filter.ts";
import type { Random } from "../../random.ts";
import { SAMPLE_RATE } from "../stereo.ts";
import { hertz } from "../theory/key.ts";
import { addFalling, addPartials, addSaws } from "./oscillator.ts";
import { add, drive, fadeEnd, noise, shape, sound, strike } from "./sound.ts";

/** What a gesture is made from: its kind's length in samples and the key's tonic (MIDI note, octave 2). */
export interface GestureSetting {
  readonly style: Style;
  readonly length: number;
  readonly tonic: number;
  /** Notes of the chord that sounds meanwhile. */
  readonly chord: readonly number[];
  readonly random: Random;
}

/** `lead` is how many samples of the sound come before its moment. */
export interface Gesture {
  readonly sound: Float32Array;
  readonly lead: number;
}

type Maker = (setting: GestureSetting, seconds: number) => Gesture;

const MAKERS: Record<MomentKind, Maker> = {
  impact: (setting, seconds) => after(impact(setting, seconds)),
  riser: (setting, seconds) => before(riser(setting, seconds)),
  reverse: ({ random }, seconds) => before(crash(seconds, random).toReversed()),
  fall: ({ random }, seconds) => after(fall(seconds, random)),
  whoosh: ({ random }, seconds) => whoosh(seconds, random),
  punch: (setting) => after(punch(setting)),
  shine: (setting) => after(shine(setting)),
  air: (setting, seconds) => after(air(seconds, setting)),
};

export function playGesture(kind: MomentKind, setting: GestureSetting): Gesture {
  return MAKERS[kind](setting, setting.length / SAMPLE_RATE);
}

function after(out: Float32Array): Gesture {
  return { sound: out, lead: 0 };
}

function before(out: Float32Array): Gesture {
  return { sound: out, lead: out.length };
}

/** A boom that falls to the tonic, a thud and a crash; in suave only a soft one. */
function impact({ style, tonic, random }: GestureSetting, seconds: number): Float32Array {
  const out = sound(Math.max(1.2, seconds));
  addFalling(out, hertz(tonic), 1, { share: 1.6, speed: 14 });
  strike(out, 0.003, style === "suave" ? 0.7 : 1.3);
  drive(out, 1.7);
  add(out, strike(lowPass(noise(0.4, random), 700), 0.002, 0.25), style === "suave" ? 0.2 : 0.6);
  add(out, crash(1.6, random), style === "suave" ? 0.12 : style === "viral" ? 0.5 : 0.35);
  return fadeEnd(out, 0.2);
}

function crash(seconds: number, random: Random): Float32Array {
  const out = lowPass(highPass(noise(Math.max(0.2, seconds), random), 3_000), 11_000);
  return fadeEnd(strike(out, 0.002, Math.max(0.2, seconds) * 0.95), 0.05);
}

/** Noise and a tone that climb together, loudest at the end. */
function riser({ tonic, random, style }: GestureSetting, seconds: number): Float32Array {
  const rising = (t: number) => Math.min(1, t / seconds);
  const out = noise(seconds, random);
  bandPass(out, (t) => 400 * 14 ** rising(t), 1.1);
  const tone = style === "viral" ? 0.35 : 0.2;
  for (const [ratio, gain] of [
    [1, 0.5],
    [2.004, 0.3],
    [3.01, 0.15],
  ] as const) {
    // An octave up: nearly all of the pitch is lift, and the lift doubles.
    const start = hertz(tonic + 24) * ratio;
    addFalling(out, start / 1_000, tone * gain, { share: 999, speed: -Math.LN2 / seconds });
  }
  return fadeEnd(
    shape(out, (t) => rising(t) ** 2.2),
    0.012,
  );
}

/** The riser's answer: noise that sinks. */
function fall(seconds: number, random: Random): Float32Array {
  const out = bandPass(noise(seconds, random), (t) => 4_500 * 0.08 ** Math.min(1, t / seconds), 0.9);
  return fadeEnd(strike(out, 0.01, seconds * 0.9), 0.1);
}

/** Air rushing past: rises for two thirds, then is gone quickly. */
function whoosh(seconds: number, random: Random): Gesture {
  const peak = seconds * 0.66;
  const nearness = (t: number) =>
    t < peak ? (t / peak) ** 2 : Math.max(0, 1 - (t - peak) / (seconds - peak)) ** 1.5;
  const out = bandPass(noise(seconds, random), (t) => 350 + 3_600 * nearness(t), 1.2);
  return { sound: fadeEnd(shape(out, nearness), 0.02), lead: Math.round(peak * SAMPLE_RATE) };
}

/** A small accent for a zoom: a tick with a falling body; a chord tone where the film is calm. */
function punch({ style, chord, tonic, random }: GestureSetting): Float32Array {
  const out = sound(style === "suave" ? 0.9 : 0.4);
  if (style === "suave") {
    const top = chord.at(-1) ?? tonic + 36;
    addPartials(out, [
      { hertz: hertz(top + 12), gain: 0.5, seconds: 0.8 },
      { hertz: hertz(top + 24), gain: 0.15, seconds: 0.4 },
    ]);
    return fadeEnd(out, 0.05);
  }
  const body = sound(0.25);
  addFalling(body, hertz(tonic + 12), 1, { share: 7, speed: 50 });
  add(out, strike(body, 0.001, 0.2), 0.7);
  add(out, strike(bandPass(noise(0.08, random), 4_200, 0.8), 0.001, 0.06), 0.5);
  return fadeEnd(out, 0.04);
}

/** A flash of light: the chord in bells, two octaves up, with a breath of noise. */
function shine({ chord, random }: GestureSetting): Float32Array {
  const out = sound(1.4);
  const bells = chord.flatMap((pitch) => [
    { hertz: hertz(pitch + 24), gain: 0.2, seconds: 1.2 },
    { hertz: hertz(pitch + 36), gain: 0.05, seconds: 0.6 },
  ]);
  addPartials(out, bells);
  add(out, strike(highPass(noise(0.3, random), 5_000), 0.003, 0.22), 0.18);
  return fadeEnd(out, 0.1);
}

/** A light leak: the chord swells in and out like breath on glass. */
function air(seconds: number, { chord, random }: GestureSetting): Float32Array {
  const out = sound(seconds + 0.6);
  addSaws(
    out,
    chord.map((pitch, i) => ({ hertz: hertz(pitch + 12), gain: 0.12, phase: i * 0.38 })),
  );
  add(out, noise(seconds + 0.6, random), 0.25);
  const swell = (t: number) => Math.sin(Math.PI * Math.min(1, t / (seconds + 0.6))) ** 2;
  bandPass(out, (t) => 1_200 + 2_600 * swell(t), 0.7);
  return shape(out, swell);
}
