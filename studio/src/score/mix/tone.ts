import type { Section } from "../effects/biquad.ts";
import { biquad } from "../effects/biquad.ts";
import { FILTER_STATE_SIZE, runFilter } from "../effects/filter.ts";
import { inRuns } from "../kernel/in-runs.ts";
import type { Stereo } from "../stereo.ts";
import { SAMPLE_RATE } from "../stereo.ts";
import type { Balance } from "./balance.ts";
import type { Desk } from "./desk.ts";

/** Nothing below is heard, and it costs headroom. */
const LOWEST_HZ = 32;
/** Below this everything stands in the middle, as vinyl, clubs and phones want it. */
const MONO_BELOW_HZ = 180;
/** Octaves that are measured, in Hz. */
const OCTAVES = [125, 250, 500, 1_000, 2_000, 4_000, 8_000] as const;
/** What mends them: a wide bell or shelf over the octaves it answers for. */
const BANDS = [
  { kind: "bell", hertz: 130, q: 0.9, octaves: [0] },
  { kind: "bell", hertz: 360, q: 0.8, octaves: [1, 2] },
  { kind: "bell", hertz: 1_000, q: 0.9, octaves: [3] },
  { kind: "bell", hertz: 2_800, q: 0.8, octaves: [4, 5] },
  { kind: "high-shelf", hertz: 6_000, q: 0.7, octaves: [6] },
] as const;
/** Wide bands reach less than they aim at, so they aim further; but never further than this. */
const SHARE = 1.2;
const MOST_DECIBELS = 6;
/** 64-bit numbers of one section: five coefficients and two states, for middle and side. */
const SECTION_SIZE = 14;
/** Sections that the kernel runs in one go; the low cut and the bands are twice as many. */
const TOGETHER = 3;

/**
 * Clears the lows, sets the width, and mends the spectral balance of a mix, in place, towards a straight line
 * over octaves, as the average of released music is nearly one (P. Pestana et al., "Spectral Characteristics of
 * Popular Commercial Recordings", AES 135, 2013).
 */
export function equalise(desk: Desk, { slope, width }: Balance): void {
  const { memory, bus } = desk;
  const bands = mendingBands(octaveLevels(desk), slope);
  const state = memory.allocDoubles(SECTION_SIZE * 2 * TOGETHER);
  const lows = [LOWEST_HZ, MONO_BELOW_HZ].map((hertz) =>
    biquad({ kind: "high-pass", hertz, q: Math.SQRT1_2, decibels: 0 }),
  );
  // The side's gain is its width: numerators carry it.
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
    memory.kernel.equalise(left, right, count, state.byteOffset, true, false);
    memory.kernel.equalise(left, right, count, second, false, true);
  };
  warmUp(bus, run);
  inRuns(bus.left.length, run);
}

/** Runs a loop's last tenth of a second and puts it back as it was. */
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

function mendingBands(levels: readonly number[], slope: number): Section[] {
  const wanted = levels.map((_, i) => (slope + 10 * Math.log10(2)) * i);
  const offset = levels.reduce((sum, level, i) => sum + level - wanted[i]!, 0) / levels.length;
  return BANDS.map(({ kind, hertz, q, octaves }) => {
    let missing = 0;
    for (const i of octaves) missing += (wanted[i]! + offset - levels[i]!) / octaves.length;
    const decibels = Math.max(-MOST_DECIBELS, Math.min(MOST_DECIBELS, SHARE * missing));
    return { kind, hertz, q, decibels };
  });
}

/** Decibels in every octave of the middle, from a twentieth of a second out of every sixteen. */
function octaveLevels({ memory, bus, tray }: Desk): number[] {
  const step = SAMPLE_RATE / 20;
  const count = Math.floor(Math.min(bus.left.length / 16, tray.length) / step);
  for (let k = 0; k < count; k++) {
    const from = k * 16 * step;
    tray.set(bus.left.subarray(from, from + step), k * step);
    memory.kernel.lay(tray.byteOffset + k * step * 4, bus.right.byteOffset + from * 4, step, 1);
  }
  const excerpt = tray.slice(0, count * step);
  const state = memory.allocDoubles(FILTER_STATE_SIZE);
  const at = tray.byteOffset;
  return OCTAVES.map((centre) => {
    tray.set(excerpt);
    state.fill(0);
    runFilter(memory.kernel, [at, at], excerpt.length, { kind: "band", q: Math.SQRT2 }, centre, state);
    return 10 * Math.log10(memory.kernel.energy(at, excerpt.length) + 1e-9);
  });
}
