import type { SoundCueKind } from "../arrange/sound-cues.ts";
import type { Character } from "../kits/kit.ts";
import { bandPass, highPass, lowPass } from "../effects/filter.ts";
import type { Random } from "../../random.ts";
import { SAMPLE_RATE } from "../stereo.ts";
import { hertz } from "../theory/key.ts";
import { addPitchDrop, addPartials, addSaws } from "./oscillator.ts";
import { applyDecay, applyGainCurve, fadeOut, mixIn, saturate, silence, whiteNoise } from "./sound.ts";

/** What a sound effect is made from: character, length in samples, the key's tonic (MIDI note, octave 2). */
export interface SoundEffectContext {
  readonly character: Character;
  readonly length: number;
  readonly tonic: number;
  /** Notes of the chord at that time. */
  readonly chord: readonly number[];
  readonly random: Random;
}

/** `lead` is how many samples of the sound come before its cue. */
export interface SoundEffect {
  readonly sound: Float32Array;
  readonly lead: number;
}

type Maker = (setting: SoundEffectContext, seconds: number) => SoundEffect;

const MAKERS: Record<SoundCueKind, Maker> = {
  impact: (setting, seconds) => after(impact(setting, seconds)),
  riser: (setting, seconds) => before(riser(setting, seconds)),
  reverse: ({ random }, seconds) => before(crash(seconds, random).toReversed()),
  fall: ({ random }, seconds) => after(fall(seconds, random)),
  whoosh: ({ random }, seconds) => whoosh(seconds, random),
  punch: (setting) => after(punch(setting)),
  shine: (setting) => after(shine(setting)),
  air: (setting, seconds) => after(air(seconds, setting)),
};

export function makeSoundEffect(kind: SoundCueKind, setting: SoundEffectContext): SoundEffect {
  return MAKERS[kind](setting, setting.length / SAMPLE_RATE);
}

function after(out: Float32Array): SoundEffect {
  return { sound: out, lead: 0 };
}

function before(out: Float32Array): SoundEffect {
  return { sound: out, lead: out.length };
}

/** A low tone that falls to the tonic, a thud and a crash; soft where the kit is soft. */
function impact({ character, tonic, random }: SoundEffectContext, seconds: number): Float32Array {
  const out = silence(Math.max(1.2, seconds));
  addPitchDrop(out, hertz(tonic), 1, { share: 1.6, speed: 14 });
  applyDecay(out, 0.003, character === "soft" ? 0.7 : 1.3);
  saturate(out, 1.7);
  mixIn(
    out,
    applyDecay(lowPass(whiteNoise(0.4, random), 700), 0.002, 0.25),
    character === "soft" ? 0.2 : 0.6,
  );
  mixIn(out, crash(1.6, random), character === "soft" ? 0.12 : character === "club" ? 0.5 : 0.35);
  return fadeOut(out, 0.2);
}

function crash(seconds: number, random: Random): Float32Array {
  const out = lowPass(highPass(whiteNoise(Math.max(0.2, seconds), random), 3_000), 11_000);
  return fadeOut(applyDecay(out, 0.002, Math.max(0.2, seconds) * 0.95), 0.05);
}

/** Noise and a tone that rise together, loudest at the end. */
function riser({ tonic, random, character }: SoundEffectContext, seconds: number): Float32Array {
  const rising = (t: number) => Math.min(1, t / seconds);
  const out = whiteNoise(seconds, random);
  bandPass(out, (t) => 400 * 14 ** rising(t), 1.1);
  const tone = character === "club" ? 0.35 : 0.2;
  for (const [ratio, gain] of [
    [1, 0.5],
    [2.004, 0.3],
    [3.01, 0.15],
  ] as const) {
    // Rises by an octave: nearly all of the pitch is lift, and the lift doubles.
    const start = hertz(tonic + 24) * ratio;
    addPitchDrop(out, start / 1_000, tone * gain, { share: 999, speed: -Math.LN2 / seconds });
  }
  return fadeOut(
    applyGainCurve(out, (t) => rising(t) ** 2.2),
    0.012,
  );
}

/** The opposite of a riser: noise whose pitch falls. */
function fall(seconds: number, random: Random): Float32Array {
  const out = bandPass(whiteNoise(seconds, random), (t) => 4_500 * 0.08 ** Math.min(1, t / seconds), 0.9);
  return fadeOut(applyDecay(out, 0.01, seconds * 0.9), 0.1);
}

/** Noise that passes by: rises for two thirds, then ends quickly. */
function whoosh(seconds: number, random: Random): SoundEffect {
  const peak = seconds * 0.66;
  const nearness = (t: number) =>
    t < peak ? (t / peak) ** 2 : Math.max(0, 1 - (t - peak) / (seconds - peak)) ** 1.5;
  const out = bandPass(whiteNoise(seconds, random), (t) => 350 + 3_600 * nearness(t), 1.2);
  return { sound: fadeOut(applyGainCurve(out, nearness), 0.02), lead: Math.round(peak * SAMPLE_RATE) };
}

/** A small accent for a zoom: a tick with a falling tone; a chord tone where the kit is soft. */
function punch({ character, chord, tonic, random }: SoundEffectContext): Float32Array {
  const out = silence(character === "soft" ? 0.9 : 0.4);
  if (character === "soft") {
    const top = chord.at(-1) ?? tonic + 36;
    addPartials(out, [
      { hertz: hertz(top + 12), gain: 0.5, seconds: 0.8 },
      { hertz: hertz(top + 24), gain: 0.15, seconds: 0.4 },
    ]);
    return fadeOut(out, 0.05);
  }
  const body = silence(0.25);
  addPitchDrop(body, hertz(tonic + 12), 1, { share: 7, speed: 50 });
  mixIn(out, applyDecay(body, 0.001, 0.2), 0.7);
  mixIn(out, applyDecay(bandPass(whiteNoise(0.08, random), 4_200, 0.8), 0.001, 0.06), 0.5);
  return fadeOut(out, 0.04);
}

/** For a flash of light: the chord as bells, two octaves higher, with a little noise. */
function shine({ chord, random }: SoundEffectContext): Float32Array {
  const out = silence(1.4);
  const bells = chord.flatMap((pitch) => [
    { hertz: hertz(pitch + 24), gain: 0.2, seconds: 1.2 },
    { hertz: hertz(pitch + 36), gain: 0.05, seconds: 0.6 },
  ]);
  addPartials(out, bells);
  mixIn(out, applyDecay(highPass(whiteNoise(0.3, random), 5_000), 0.003, 0.22), 0.18);
  return fadeOut(out, 0.1);
}

/** For a light leak: the chord fades in and out. */
function air(seconds: number, { chord, random }: SoundEffectContext): Float32Array {
  const out = silence(seconds + 0.6);
  addSaws(
    out,
    chord.map((pitch, i) => ({ hertz: hertz(pitch + 12), gain: 0.12, phase: i * 0.38 })),
  );
  mixIn(out, whiteNoise(seconds + 0.6, random), 0.25);
  const swell = (t: number) => Math.sin(Math.PI * Math.min(1, t / (seconds + 0.6))) ** 2;
  bandPass(out, (t) => 1_200 + 2_600 * swell(t), 0.7);
  return applyGainCurve(out, swell);
}
