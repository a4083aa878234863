import type { FilterSection } from "../effects/biquad.ts";
import { biquad } from "../effects/biquad.ts";
import { FILTER_STATE_SIZE, type FilterShape, runFilter } from "../effects/filter.ts";
import { STEEP_LOW_PASS } from "../effects/share-above.ts";
import { inChunks } from "../kernel/in-chunks.ts";
import type { ScoreMemory } from "../kernel/score-memory.ts";
import type { Stereo } from "../stereo.ts";
import { SAMPLE_RATE } from "../stereo.ts";
import type { MixSettings } from "./mix-settings.ts";
import type { Mixer } from "./mixer.ts";

/** Sound below this is not audible but needs headroom. */
const LOWEST_HZ = 34;
/** Below this the mix is mono, as is usual for vinyl, clubs and phones. */
const MONO_BELOW_HZ = 180;
/** What a phone plays begins here, and this much of the energy is to be above it. */
const PHONE_HZ = 300;
const PHONE_SHARE = 0.63;
/** Saturation takes some of it away again: after it, this much is to be left. */
const PHONE_SHARE_LEFT = 0.6;
/** The most that the lows are lowered for that, in decibels. */
const MAX_LOW_CUT = 11;
/** Octaves that are measured, in Hz. */
const OCTAVES = [125, 250, 500, 1_000, 2_000, 4_000, 8_000] as const;
/** The filters that correct them: each a wide bell or shelf, and the octaves that set its gain. */
const BANDS = [
  { kind: "low-shelf", hertz: 230, q: 0.7, octaves: [0] },
  { kind: "bell", hertz: 360, q: 0.8, octaves: [1, 2] },
  { kind: "bell", hertz: 1_000, q: 0.9, octaves: [3] },
  { kind: "bell", hertz: 2_800, q: 0.8, octaves: [4, 5] },
  { kind: "high-shelf", hertz: 6_000, q: 0.7, octaves: [6] },
] as const;
/** Wide filters correct less than their gain, so the gain is made larger, up to a limit. */
const SHARE = 1.2;
const MAX_DECIBELS = 6;
/** 64-bit numbers of one section: five coefficients and two states, for middle and side. */
const SECTION_SIZE = 14;
/** Sections that the kernel runs in one call; the low cut and the bands are twice as many. */
const TOGETHER = 3;
/** Pieces of a twentieth of a second that are measured, spread evenly over the film. */
const PIECES = 96;
/** Pieces at even distances could all miss the same part of a beat; multiples of the golden ratio fall everywhere. */
const GOLDEN = 0.618033988749895;

/**
 * Removes the lowest frequencies, sets the stereo width, corrects the spectral balance of a mix, in place, towards a
 * straight line over octaves, and lowers the lows until a phone plays more than half of the energy. The average of released
 * music is nearly such a line (P. Pestana et al., "Spectral Characteristics of Popular Commercial Recordings", AES 135,
 * 2013; A. Elowsson, A. Friberg, "Long-term Average Spectrum in Popular Music", AES 142, 2017).
 */
export function equalise(mixer: Mixer, { slope, width }: MixSettings): void {
  const { memory, bus } = mixer;
  const excerpt = excerptOf(mixer);
  const wanted = correctionBands(octaveLevels(mixer, excerpt), slope);
  const low = lowGain(mixer, excerpt, wanted, width, PHONE_SHARE);
  const bands = wanted.map((band, i) => (i === 0 ? { ...band, decibels: low } : band));
  runSections(memory, bus, bands, width, true);
}

/** Lowers the lows of the saturated mix once more where too little of its energy is above PHONE_HZ. In place. */
export function keepForPhones(mixer: Mixer): void {
  const flat = BANDS.map(({ kind, hertz, q }) => ({ kind, hertz, q, decibels: 0 }));
  const low = lowGain(mixer, excerptOf(mixer), flat, 1, PHONE_SHARE_LEFT);
  if (low === 0) return;
  const bands = flat.map((band, i) => (i === 0 ? { ...band, decibels: low } : band));
  runSections(mixer.memory, mixer.bus, bands, 1, true);
}

/** Runs the filters over two channels; a loop is warmed up with its end. */
function runSections(
  memory: ScoreMemory,
  sound: Stereo,
  bands: readonly FilterSection[],
  width: number,
  loop: boolean,
): void {
  const state = memory.allocDoubles(SECTION_SIZE * 2 * TOGETHER);
  const lows = [LOWEST_HZ, MONO_BELOW_HZ].map((hertz) =>
    biquad({ kind: "high-pass", hertz, q: Math.SQRT1_2, decibels: 0 }),
  );
  // The gain of the side signal is the stereo width: it is part of the numerators.
  setSection(
    state,
    0,
    lows[0] ?? [],
    (lows[1] ?? []).map((value, i) => (i < 3 ? width * value : value)),
  );
  for (const [i, band] of bands.entries()) setSection(state, i + 1, biquad(band), biquad(band));
  const run = (from: number, count: number): void => {
    const [left, right] = [sound.left.byteOffset + from * 4, sound.right.byteOffset + from * 4];
    const second = state.byteOffset + SECTION_SIZE * TOGETHER * 8;
    memory.kernel.runEqualiserSections(left, right, count, state.byteOffset, true, false);
    memory.kernel.runEqualiserSections(left, right, count, second, false, true);
  };
  if (loop) warmUp(sound, run);
  inChunks(sound.left.length, run);
}

/** Processes a loop's last tenth of a second to fill the filters' states, then restores it. */
function warmUp({ left, right }: Stereo, run: (from: number, count: number) => void): void {
  const from = left.length - Math.min(left.length, SAMPLE_RATE / 10);
  const [l, r] = [left.slice(from), right.slice(from)];
  run(from, l.length);
  left.set(l, from);
  right.set(r, from);
}

function setSection(
  state: Float64Array,
  index: number,
  mid: readonly number[],
  side: readonly number[],
): void {
  for (let k = 0; k < 5; k++) {
    state[index * SECTION_SIZE + 2 * k] = mid[k] ?? 0;
    state[index * SECTION_SIZE + 2 * k + 1] = side[k] ?? 0;
  }
}

function correctionBands(levels: readonly number[], slope: number): FilterSection[] {
  const wanted = levels.map((_, i) => (slope + 10 * Math.log10(2)) * i);
  const offset = levels.reduce((sum, level, i) => sum + level - wanted[i]!, 0) / levels.length;
  return BANDS.map(({ kind, hertz, q, octaves }) => {
    let missing = 0;
    for (const i of octaves) missing += (wanted[i]! + offset - levels[i]!) / octaves.length;
    const decibels = Math.max(-MAX_DECIBELS, Math.min(MAX_DECIBELS, SHARE * missing));
    return { kind, hertz, q, decibels };
  });
}

/** Pieces that are spread over the film: enough to measure a mix by. */
function excerptOf({ bus }: Mixer): Stereo {
  const step = SAMPLE_RATE / 20;
  const every = Math.max(1, Math.floor(bus.left.length / step / PIECES));
  const count = Math.floor(bus.left.length / step / every);
  const pieces = (channel: Float32Array): Float32Array => {
    const out = new Float32Array(count * step);
    for (let k = 0; k < count; k++) {
      const from = Math.floor((k + (1 - 1 / every) * ((k * GOLDEN) % 1)) * every * step);
      out.set(channel.subarray(from, from + step), k * step);
    }
    return out;
  };
  return { left: pieces(bus.left), right: pieces(bus.right) };
}

/** Level of the middle in every octave, in decibels. */
function octaveLevels(mixer: Mixer, { left, right }: Stereo): number[] {
  const middle = left.map((sample, i) => sample + right[i]!);
  const work = mixer.soundBuffer.subarray(0, middle.length);
  return OCTAVES.map((centre) => {
    work.set(middle);
    const power = filteredPower(mixer, [work, work], [{ kind: "band", q: Math.SQRT2 }], centre);
    return 10 * Math.log10(power + 1e-9);
  });
}

/** Gain of the low shelf at which `share` of the energy is above PHONE_HZ, or the wanted gain if that is lower. */
function lowGain(
  mixer: Mixer,
  excerpt: Stereo,
  bands: readonly FilterSection[],
  width: number,
  share: number,
): number {
  const { memory, lanes } = mixer;
  const [low, ...others] = bands;
  const count = excerpt.left.length;
  const sound = { left: lanes.a.subarray(0, count), right: lanes.b.subarray(0, count) };
  const channels = [sound.left, sound.right] as const;
  let { decibels } = low!;
  const lowest = decibels - MAX_LOW_CUT;
  for (let round = 0; round < 4; round++) {
    sound.left.set(excerpt.left);
    sound.right.set(excerpt.right);
    runSections(memory, sound, [{ ...low!, decibels }, ...others], width, false);
    const all = powerOf(mixer, channels);
    const below = filteredPower(mixer, channels, STEEP_LOW_PASS, PHONE_HZ);
    const wanted = ((all - below) * (1 - share)) / share;
    const missing = 10 * Math.log10((wanted + 1e-9) / (below + 1e-9));
    if (missing > -0.1) break;
    decibels = Math.max(lowest, decibels + missing * SHARE);
  }
  return decibels;
}

/** Power of two channels (or twice the same) after filters, which change them. */
function filteredPower(
  mixer: Mixer,
  channels: readonly [Float32Array, Float32Array],
  shapes: readonly FilterShape[],
  hertz: number,
): number {
  const { kernel } = mixer.memory;
  const [a, b] = channels;
  for (const shape of shapes) {
    mixer.filterState.fill(0, 0, FILTER_STATE_SIZE);
    runFilter(kernel, [a.byteOffset, b.byteOffset], a.length, shape, hertz, mixer.filterState);
  }
  return powerOf(mixer, channels);
}

function powerOf({ memory: { kernel } }: Mixer, channels: readonly [Float32Array, Float32Array]): number {
  return channels.reduce((sum, { byteOffset, length }) => sum + kernel.sumOfSquares(byteOffset, length), 0);
}
