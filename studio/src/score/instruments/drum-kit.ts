import type { Style } from "@curta/contract";
import type { Drum } from "../arrange/notes.ts";
import { bandPass, highPass, lowPass } from "../effects/filter.ts";
import type { Random } from "../../random.ts";
import { SAMPLE_RATE } from "../stereo.ts";
import { addPitchDrop, addPartials, addSaws, pulse } from "./oscillator.ts";
import { applyDecay, applyGain, fadeOut, mixIn, saturate, silence, whiteNoise } from "./sound.ts";

export type DrumKit = Readonly<Record<Drum, Float32Array>>;

export function buildKit(style: Style, random: Random): DrumKit {
  return { viral: clubKit, cinematografico: orchestralKit, suave: brushKit }[style](random);
}

function clubKit(random: Random): DrumKit {
  const clap = random.chance(0.55);
  return {
    kick: kick(
      {
        low: random.between(46, 54),
        sweep: random.between(150, 230),
        decay: random.between(0.3, 0.42),
        click: 0.5,
        push: 2,
      },
      random,
    ),
    snare: clap ? handClap(random) : snare(random.between(180, 215), 0.2, random),
    hat: hat(0.05, random.between(7_500, 9_000), random),
    open: hat(random.between(0.2, 0.3), random.between(7_000, 8_000), random),
    percussion: random.chance(0.5) ? wood(random.between(700, 1_000)) : shaker(random),
  };
}

function orchestralKit(random: Random): DrumKit {
  return {
    kick: taiko(random.between(58, 70), 1.5, random),
    snare: taiko(random.between(105, 130), 0.9, random),
    hat: applyDecay(bandPass(whiteNoise(0.12, random), 5_500, 0.9), 0.004, 0.1),
    open: applyDecay(bandPass(whiteNoise(0.3, random), 6_000, 0.8), 0.02, 0.25),
    percussion: taiko(random.between(165, 200), 0.5, random),
  };
}

function brushKit(random: Random): DrumKit {
  const tick = bandPass(whiteNoise(0.1, random), random.between(6_000, 8_000), 0.6);
  return {
    kick: kick({ low: random.between(52, 60), sweep: 70, decay: 0.28, click: 0.12, push: 1.3 }, random),
    snare: random.chance(0.5) ? rim(random) : brush(0.22, random),
    // Brushes and shaker give a calm piece its high frequencies: louder relative to the kick than in a club.
    hat: applyGain(applyDecay(tick, 0.006, 0.08), 1.6),
    open: brush(0.3, random),
    percussion: applyGain(shaker(random), 1.8),
  };
}

interface KickShape {
  readonly low: number;
  readonly sweep: number;
  readonly decay: number;
  readonly click: number;
  readonly push: number;
}

/** A sine that falls to its pitch within about 30 ms, saturated so that small speakers can play it. */
function kick(k: KickShape, random: Random): Float32Array {
  const out = silence(k.decay + 0.1);
  const lift = k.sweep / k.low;
  addPitchDrop(out, k.low, 1, { share: lift, speed: 32 }, { share: 4 * lift, speed: 220 });
  applyDecay(out, 0.0008, k.decay * 1.6);
  mixIn(out, applyDecay(bandPass(whiteNoise(0.02, random), 3_200, 0.7), 0.0008, 0.014), k.click);
  return fadeOut(saturate(out, k.push), 0.06);
}

function snare(tone: number, decay: number, random: Random): Float32Array {
  const out = silence(0.32);
  addPartials(out, [
    { hertz: tone, gain: 0.55, seconds: 0.16 },
    { hertz: tone * 1.6, gain: 0.3, seconds: 0.1 },
  ]);
  mixIn(out, applyDecay(highPass(whiteNoise(0.3, random), 1_400), 0.001, decay * 1.3), 0.6);
  return fadeOut(saturate(out, 1.5), 0.05);
}

/** Three short bursts and a tail, like several hands. */
function handClap(random: Random): Float32Array {
  const out = silence(0.34);
  for (const [at, gain] of [
    [0, 0.7],
    [0.011, 0.8],
    [0.023, 0.9],
  ] as const) {
    mixIn(out, applyDecay(whiteNoise(0.02, random), 0.0012, 0.018), gain, Math.round(at * SAMPLE_RATE));
  }
  mixIn(out, applyDecay(whiteNoise(0.3, random), 0.002, 0.26), 0.7, Math.round(0.032 * SAMPLE_RATE));
  const body = bandPass(out.slice(), 1_250, 1.1);
  return fadeOut(applyGain(mixIn(applyGain(highPass(out, 2_200), 0.35), body, 1.3), 0.9), 0.05);
}

/** Noise and six pulse waves that share no harmonics, as in analogue drum machines. */
function hat(decay: number, edge: number, random: Random): Float32Array {
  const out = whiteNoise(decay * 1.6, random);
  const ratios = [1, 1.342, 1.2312, 1.6532, 1.9523, 2.1523];
  addSaws(
    out,
    ratios.flatMap((ratio) => pulse(610 * ratio, 0.22, 0.5)),
  );
  lowPass(highPass(highPass(out, edge), edge * 0.8), 13_500);
  return fadeOut(applyDecay(out, 0.0015, decay * 1.5), 0.02);
}

/** Modes of a circular membrane (1, 1.593, 2.135, 2.295; N. Fletcher, T. Rossing, "The Physics of Musical Instruments", 3.6). */
function taiko(low: number, decay: number, random: Random): Float32Array {
  const out = silence(decay * 1.2);
  addPitchDrop(out, low, 1, { share: 0.35, speed: 26 });
  applyDecay(out, 0.002, decay);
  const modes = [
    [1.593, 0.5],
    [2.135, 0.35],
    [2.295, 0.25],
    [2.917, 0.2],
  ] as const;
  addPartials(
    out,
    modes.map(([ratio, gain]) => ({ hertz: low * ratio, gain, seconds: decay * 0.45 })),
  );
  mixIn(out, applyDecay(lowPass(whiteNoise(0.25, random), 900), 0.002, 0.12), 0.8);
  mixIn(out, applyDecay(bandPass(whiteNoise(0.03, random), 2_600, 0.8), 0.001, 0.02), 0.45);
  return fadeOut(saturate(out, 1.8), 0.08);
}

function brush(decay: number, random: Random): Float32Array {
  return fadeOut(applyDecay(bandPass(whiteNoise(decay * 1.5, random), 3_400, 0.5), 0.012, decay), 0.03);
}

function rim(random: Random): Float32Array {
  const out = silence(0.14);
  addPartials(out, [
    { hertz: 480, gain: 0.5, seconds: 0.06 },
    { hertz: 1_660, gain: 0.35, seconds: 0.04 },
  ]);
  return fadeOut(
    mixIn(out, applyDecay(bandPass(whiteNoise(0.1, random), 2_500, 0.8), 0.001, 0.06), 0.5),
    0.03,
  );
}

function wood(tone: number): Float32Array {
  const out = silence(0.16);
  addPartials(out, [
    { hertz: tone, gain: 0.7, seconds: 0.09 },
    { hertz: tone * 2.42, gain: 0.25, seconds: 0.05 },
  ]);
  return fadeOut(out, 0.03);
}

function shaker(random: Random): Float32Array {
  return fadeOut(applyDecay(bandPass(whiteNoise(0.14, random), 7_600, 0.6), 0.014, 0.11), 0.02);
}
