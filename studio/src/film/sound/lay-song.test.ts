import { expect, test } from "vitest";
import { composeSong } from "../../../testing/song/songs.ts";
import { createRandom } from "../../random.ts";
import type { Stereo } from "../../score/stereo.ts";
import {
  encodeAtLevel,
  LOUDNESS_LUFS,
  LOUDNESS_TOLERANCE_LU,
  MAX_TRUE_PEAK_DBTP,
} from "./encode-at-level.ts";
import { laySong } from "../../score/master/lay-song.ts";

const SAMPLES = 8 * 48_000;

function played(gain: number): Stereo {
  const { left, right } = composeSong("house", 5, 120);
  const louder = (plane: Float32Array) =>
    plane.slice(480_000, 480_000 + SAMPLES).map((sample) => Math.max(-1, Math.min(1, sample * gain)));
  return { left: louder(left), right: louder(right) };
}

/** Soft hiss with a stroke a second: twenty decibels from its mean to its peaks, and more. */
function strokes(): Stereo {
  const random = createRandom(1, "strokes");
  const left = Float32Array.from(
    { length: SAMPLES },
    (_, i) => random.between(-1, 1) * (i % 48_000 < 400 ? 0.9 : 0.03),
  );
  return { left, right: left };
}

test.each([
  ["a clipped one", () => played(8)],
  ["a very quiet one", () => played(0.02)],
  ["one of hard strokes", strokes],
])("%s is as loud as platforms want, with no peak over the bound", (_, make) => {
  const { measured } = encodeAtLevel(laySong(make()), (work) => work());
  expect(Math.abs(measured.lufs - LOUDNESS_LUFS)).toBeLessThanOrEqual(LOUDNESS_TOLERANCE_LU);
  expect(measured.truePeak).toBeLessThanOrEqual(MAX_TRUE_PEAK_DBTP);
});

test("a song fades out at the end of the film, and begins at once", () => {
  const { left } = laySong(played(1));
  const loudness = (from: number): number =>
    Math.hypot(...left.subarray(from, from + 2_400)) / Math.sqrt(2_400);
  expect(loudness(0)).toBeGreaterThan(0.3 * loudness(SAMPLES / 2));
  expect(loudness(SAMPLES - 2_400)).toBeLessThan(0.02 * loudness(SAMPLES / 2));
});
