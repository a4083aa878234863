import { type KitName, KITS } from "@curta/contract";
import { expect, test } from "vitest";
import { planPiece } from "../../score/arrange/piece.ts";
import { composeScore } from "../../score/compose.ts";
import { sampleTimeline } from "../../score/sample-timeline.ts";
import { decodeSound } from "./decode-sound.ts";
import { AAC_FRAME } from "../encode/encoder-settings.ts";
import { HOP, onsetStrength, strongOnsets } from "../../../testing/film/onsets.ts";
import {
  encodeAtLevel,
  measureSound,
  LOUDNESS_LUFS,
  LOUDNESS_TOLERANCE_LU,
  MAX_TRUE_PEAK_DBTP,
} from "./encode-at-level.ts";
import { quietLibraryLogs } from "../threads/library-logs.ts";
import { encodeSound } from "./sound.ts";
import { reducePeaks } from "./reduce-peaks.ts";

/** Kits whose bars begin with their strongest beat, lengths of films, and tempos (frames of a beat). */
const PIECES: readonly [kit: KitName, seconds: number, framesPerBeat: number, seed: number][] = [
  ["house", 15, 15, 5],
  ["house", 30, 15, 6],
  ["brega-funk", 30, 18, 5],
  ["synthwave", 60, 20, 7],
  ["violao", 30, 24, 6],
  ["piano", 30, 25, 6],
];
const FRAME = 1_600 / HOP;

quietLibraryLogs();

test.each(PIECES)("%s, %i s, %i frames a beat: right at once, and on the film's beats", (...piece) => {
  const [kit, seconds, framesPerBeat, seed] = piece;
  const timeline = { ...sampleTimeline("viral", seed, seconds * 30, framesPerBeat), kit };
  let calls = 0;
  const sound = encodeAtLevel(composeScore(timeline), (work) => {
    calls++;
    return work();
  });
  // A second round would encode every frame again.
  expect(calls).toBeLessThan(sound.samples / AAC_FRAME + 8);
  expect(Math.abs(sound.measured.lufs - LOUDNESS_LUFS)).toBeLessThan(LOUDNESS_TOLERANCE_LU);
  expect(sound.measured.truePeak).toBeLessThan(MAX_TRUE_PEAK_DBTP);

  const { all, low } = onsetStrength(decodeSound(sound));
  const strong = strongOnsets(all);
  const half = (framesPerBeat / 2) * FRAME;
  // By chance a quarter of all onsets would lie within a frame of a half beat.
  expect(shareNear(strong, half, 0)).toBeGreaterThan(0.7);
  expect(shareNear(strong, half, half / 2)).toBeLessThan(0.35);
  expect(shareNear(strong, half * 1.03, 0)).toBeLessThan(0.6);

  const bars = barLines(timeline);
  expect(loudestHalfBeat(low, bars, half, 0)).toBe(0);
  expect(loudestHalfBeat(low, bars, half, half)).not.toBe(0);
});

test.each(KITS)("%s: peaks stay under the bound and most is heard on a phone, once encoded", (kit) => {
  const timeline = { ...sampleTimeline("viral", 21, 450, 15), kit };
  const { measured } = encodeAtLevel(composeScore(timeline), (work) => work());
  expect(Math.abs(measured.lufs - LOUDNESS_LUFS)).toBeLessThan(LOUDNESS_TOLERANCE_LU);
  expect(measured.truePeak).toBeLessThan(MAX_TRUE_PEAK_DBTP);
  expect(measured.heardOnPhone).toBeGreaterThanOrEqual(0.5);
});

test("where peaks are too high after coding, those moments are turned down", () => {
  const music = composeScore(sampleTimeline("suave", 8, 180, 24));
  // Strokes of a millisecond: too short to count for the loudness.
  for (const at of [60_000, 150_000, 240_000])
    music.left.fill(0.95, at, at + 24).fill(-0.95, at + 24, at + 48);
  expect(measureSound(decodeSound(encodeSound(music, (work) => work()))).truePeak).toBeGreaterThan(
    MAX_TRUE_PEAK_DBTP,
  );
  const { measured } = encodeAtLevel(music, (work) => work());
  expect(Math.abs(measured.lufs - LOUDNESS_LUFS)).toBeLessThan(LOUDNESS_TOLERANCE_LU);
  expect(measured.truePeak).toBeLessThan(MAX_TRUE_PEAK_DBTP);
});

const quiet = (): Float32Array => new Float32Array(48_000).fill(0.1);

test("only what is near a peak is turned down, and never below what is needed", () => {
  const measured = { left: quiet().fill(0.9, 24_000, 24_010), right: quiet() };
  const { left, right } = reducePeaks({ left: quiet(), right: quiet() }, measured, 0.6);
  expect(left).toEqual(right);
  expect(left.subarray(0, 23_000).every((sample) => sample === left[0])).toBe(true);
  expect(left.subarray(25_000).every((sample) => sample === left[0])).toBe(true);
  expect(left[24_005]).toBeCloseTo((0.1 * 0.6) / 0.9);
  expect(Math.min(...left)).toBeCloseTo((0.1 * 0.6) / 0.9);
});

/** Share of the onsets that lie within a frame of a grid. */
function shareNear(hops: readonly number[], step: number, shift: number): number {
  const near = hops.filter((hop) => {
    const steps = (hop - shift) / step;
    return Math.abs(steps - Math.round(steps)) * step <= FRAME;
  });
  return near.length / hops.length;
}

/** Where the piece's whole bars begin, in hops. */
function barLines(timeline: Parameters<typeof planPiece>[0]): number[] {
  const { form, grid } = planPiece(timeline);
  const whole = form.bars.filter(({ steps }) => steps === 16);
  return whole.map(({ from }) => (from * grid.samplesPerStep) / HOP);
}

/** The half beat of the bar (0 to 7) at which most begins, on a grid that is `shift` hops late. */
function loudestHalfBeat(
  strength: Float32Array,
  bars: readonly number[],
  half: number,
  shift: number,
): number {
  const means = Array.from({ length: 8 }, (_, k) => {
    const found = bars.map((bar) => strongestAround(strength, bar + shift + k * half));
    return found.reduce((sum, value) => sum + value, 0);
  });
  return means.indexOf(Math.max(...means));
}

/** The strongest beginning within a frame, round the loop. */
function strongestAround(strength: Float32Array, hop: number): number {
  let most = 0;
  for (let i = Math.ceil(hop - FRAME); i <= hop + FRAME; i++) {
    most = Math.max(most, strength[(i + strength.length) % strength.length] ?? 0);
  }
  return most;
}
