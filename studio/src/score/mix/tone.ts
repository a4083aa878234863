import type { FilterSection } from "../effects/biquad.ts";
import { biquad } from "../effects/biquad.ts";
import { FILTER_STATE_SIZE, runFilter } from "../effects/filter.ts";
import { inChunks } from "../kernel/in-chunks.ts";
import type { Stereo } from "../stereo.ts";
import { SAMPLE_RATE } from "../stereo.ts";
import type { MixSettings } from "./mix-settings.ts";
import type { Mixer } from "./mixer.ts";

/** Sound below this is not audible but needs headroom. */
const LOWEST_HZ = 32;
/** Below this the mix is mono, as is usual for vinyl, clubs and phones. */
const MONO_BELOW_HZ = 180;
/** Octaves that are measured, in Hz. */
const OCTAVES = [125, 250, 500, 1_000, 2_000, 4_000, 8_000] as const;
/** The filters that correct them: each a wide bell or shelf, and the octaves that set its gain. */
const BANDS = [
  { kind: "bell", hertz: 130, q: 0.9, octaves: [0] },
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

/**
 * Removes the lowest frequencies, sets the stereo width, and corrects the spectral balance of a mix, in place, towards a
 * straight line over octaves: the average of released music is nearly one (P. Pestana et al., "Spectral Characteristics of
 * Popular Commercial Recordings", AES 135, 2013).
 */
export function equalise(mixer: Mixer, { slope, width }: MixSettings): void {
  const { memory, bus } = mixer;
  const bands = correctionBands(octaveLevels(mixer), slope);
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
    const [left, right] = [bus.left.byteOffset + from * 4, bus.right.byteOffset + from * 4];
    const second = state.byteOffset + SECTION_SIZE * TOGETHER * 8;
    memory.kernel.runEqualiserSections(left, right, count, state.byteOffset, true, false);
    memory.kernel.runEqualiserSections(left, right, count, second, false, true);
  };
  warmUp(bus, run);
  inChunks(bus.left.length, run);
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

/** Level of the mid signal in every octave, in decibels, measured on one sixteenth of the mix. */
function octaveLevels({ memory, bus, soundBuffer }: Mixer): number[] {
  const step = SAMPLE_RATE / 20;
  const count = Math.floor(Math.min(bus.left.length / 16, soundBuffer.length) / step);
  for (let k = 0; k < count; k++) {
    const from = k * 16 * step;
    soundBuffer.set(bus.left.subarray(from, from + step), k * step);
    memory.kernel.addSamples(soundBuffer.byteOffset + k * step * 4, bus.right.byteOffset + from * 4, step, 1);
  }
  const excerpt = soundBuffer.slice(0, count * step);
  const state = memory.allocDoubles(FILTER_STATE_SIZE);
  const at = soundBuffer.byteOffset;
  return OCTAVES.map((centre) => {
    soundBuffer.set(excerpt);
    state.fill(0);
    runFilter(memory.kernel, [at, at], excerpt.length, { kind: "band", q: Math.SQRT2 }, centre, state);
    return 10 * Math.log10(memory.kernel.sumOfSquares(at, excerpt.length) + 1e-9);
  });
}
