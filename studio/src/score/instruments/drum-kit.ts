import type { Style } from "@curta/contract";
import type { Drum } from "../arrange/notes.ts";
import { bandPass, highPass, lowPass } from "../effects/filter.ts";
import type { Random } from "../random.ts";
import { SAMPLE_RATE } from "../stereo.ts";
import { addDecayingSine, addPulse, sine } from "./oscillator.ts";
import { add, drive, fadeEnd, noise, scale, shape, sound, struck } from "./sound.ts";

export type DrumKit = Readonly<Record<Drum, Float32Array>>;

export function buildKit(style: Style, random: Random): DrumKit {
  return { viral: clubKit, cinematografico: warKit, suave: brushKit }[style](random);
}

function clubKit(random: Random): DrumKit {
  const clap = random.chance(0.55);
  return {
    kick: kick(
      {
        low: random.range(46, 54),
        sweep: random.range(150, 230),
        decay: random.range(0.3, 0.42),
        click: 0.5,
        push: 2,
      },
      random,
    ),
    snare: clap ? handClap(random) : snare(random.range(180, 215), 0.2, random),
    hat: hat(0.05, random.range(7_500, 9_000), random),
    open: hat(random.range(0.2, 0.3), random.range(7_000, 8_000), random),
    percussion: random.chance(0.5) ? wood(random.range(700, 1_000)) : shaker(random),
  };
}

function warKit(random: Random): DrumKit {
  return {
    kick: taiko(random.range(58, 70), 1.5, random),
    snare: taiko(random.range(105, 130), 0.9, random),
    hat: shape(bandPass(noise(0.12, random), 5_500, 0.9), struck(0.004, 0.1)),
    open: shape(bandPass(noise(0.3, random), 6_000, 0.8), struck(0.02, 0.25)),
    percussion: taiko(random.range(165, 200), 0.5, random),
  };
}

function brushKit(random: Random): DrumKit {
  return {
    kick: kick({ low: random.range(52, 60), sweep: 70, decay: 0.28, click: 0.12, push: 1.3 }, random),
    snare: random.chance(0.5) ? rim(random) : brush(0.22, random),
    hat: shape(bandPass(noise(0.1, random), random.range(6_000, 8_000), 0.8), struck(0.006, 0.08)),
    open: brush(0.3, random),
    percussion: shaker(random),
  };
}

interface KickShape {
  readonly low: number;
  readonly sweep: number;
  readonly decay: number;
  readonly click: number;
  readonly push: number;
}

/** A sine that falls to its pitch within some 30 ms, pushed into saturation so that small speakers have it. */
function kick(k: KickShape, random: Random): Float32Array {
  const out = sound(k.decay + 0.1);
  let phase = 0;
  for (let i = 0; i < out.length; i++) {
    const t = i / SAMPLE_RATE;
    phase += (k.low + k.sweep * Math.exp(-t * 32) + k.sweep * 4 * Math.exp(-t * 220)) / SAMPLE_RATE;
    out[i] = sine(phase);
  }
  shape(out, struck(0.0008, k.decay * 1.6));
  add(out, shape(bandPass(noise(0.02, random), 3_200, 0.7), struck(0.0008, 0.014)), k.click);
  return fadeEnd(drive(out, k.push), 0.06);
}

function snare(tone: number, decay: number, random: Random): Float32Array {
  const out = sound(0.32);
  addDecayingSine(out, tone, 0.55, 0.16);
  addDecayingSine(out, tone * 1.6, 0.3, 0.1);
  add(out, shape(highPass(noise(0.3, random), 1_400), struck(0.001, decay * 1.3)), 0.6);
  return fadeEnd(drive(out, 1.5), 0.05);
}

/** Three short bursts and a tail, as of several hands. */
function handClap(random: Random): Float32Array {
  const out = sound(0.34);
  for (const [at, gain] of [
    [0, 0.7],
    [0.011, 0.8],
    [0.023, 0.9],
  ] as const) {
    add(out, shape(noise(0.02, random), struck(0.0012, 0.018)), gain, Math.round(at * SAMPLE_RATE));
  }
  add(out, shape(noise(0.3, random), struck(0.002, 0.26)), 0.7, Math.round(0.032 * SAMPLE_RATE));
  const body = bandPass(out.slice(), 1_250, 1.1);
  return fadeEnd(scale(add(scale(highPass(out, 2_200), 0.35), body, 1.3), 0.9), 0.05);
}

/** Noise over a cluster of six pulses that share no harmonics, as in analogue drum machines. */
function hat(decay: number, edge: number, random: Random): Float32Array {
  const out = noise(decay * 1.6, random);
  for (const ratio of [1, 1.342, 1.2312, 1.6532, 1.9523, 2.1523]) addPulse(out, 610 * ratio, 0.22, 0.5);
  lowPass(highPass(highPass(out, edge), edge * 0.8), 13_500);
  return fadeEnd(shape(out, struck(0.0015, decay * 1.5)), 0.02);
}

/** Modes of a circular membrane (1, 1.593, 2.135, 2.295; N. Fletcher, T. Rossing, "The Physics of Musical Instruments", 3.6). */
function taiko(low: number, decay: number, random: Random): Float32Array {
  const out = sound(decay * 1.2);
  let phase = 0;
  for (let i = 0; i < out.length; i++) {
    phase += (low * (1 + 0.35 * Math.exp((-i / SAMPLE_RATE) * 26))) / SAMPLE_RATE;
    out[i] = sine(phase);
  }
  shape(out, struck(0.002, decay));
  for (const [ratio, gain] of [
    [1.593, 0.5],
    [2.135, 0.35],
    [2.295, 0.25],
    [2.917, 0.2],
  ] as const) {
    addDecayingSine(out, low * ratio, gain, decay * 0.45);
  }
  add(out, shape(lowPass(noise(0.25, random), 900), struck(0.002, 0.12)), 0.8);
  add(out, shape(bandPass(noise(0.03, random), 2_600, 0.8), struck(0.001, 0.02)), 0.45);
  return fadeEnd(drive(out, 1.8), 0.08);
}

function brush(decay: number, random: Random): Float32Array {
  return fadeEnd(shape(bandPass(noise(decay * 1.5, random), 3_400, 0.5), struck(0.012, decay)), 0.03);
}

function rim(random: Random): Float32Array {
  const out = sound(0.14);
  addDecayingSine(out, 480, 0.5, 0.06);
  addDecayingSine(out, 1_660, 0.35, 0.04);
  return fadeEnd(add(out, shape(bandPass(noise(0.1, random), 2_500, 0.8), struck(0.001, 0.06)), 0.5), 0.03);
}

function wood(tone: number): Float32Array {
  const out = sound(0.16);
  addDecayingSine(out, tone, 0.7, 0.09);
  addDecayingSine(out, tone * 2.42, 0.25, 0.05);
  return fadeEnd(out, 0.03);
}

function shaker(random: Random): Float32Array {
  return fadeEnd(shape(bandPass(noise(0.12, random), 6_800, 0.8), struck(0.018, 0.09)), 0.02);
}
