import * as fc from "fast-check";
import { expect, test } from "vitest";
import { mostFlashesPerSecond } from "../view/flashes.ts";
import { THUMBNAIL_BYTES, THUMBNAIL_CELLS, type FrameThumbnail } from "../view/frame-thumbnail.ts";
import { loopRow } from "./loop-row.ts";
import { structuralSimilarity } from "../view/similarity.ts";
import { longestBlack, longestStill } from "../view/stillness.ts";

/** A grey frame. */
function flat(luma: number): FrameThumbnail {
  return new Uint8Array(THUMBNAIL_BYTES).fill(128).fill(luma, 0, THUMBNAIL_CELLS);
}
const film = (frames: number, levelAt: (frame: number) => FrameThumbnail) =>
  Array.from({ length: frames }, (_, i) => levelAt(i));
const moving = (frame: number) => flat(60 + 3 * (frame % 40));

test("a slow rise and fall is one flash, however many frames it takes", () => {
  const wave = film(60, (frame) => flat(Math.round(128 + 90 * Math.sin((2 * Math.PI * frame) / 60))));
  expect(mostFlashesPerSecond(wave)).toBeLessThanOrEqual(1);
});

test("still and black stretches are as long as they are", () => {
  const frames = film(90, (frame) => (frame >= 30 && frame < 75 ? flat(16) : moving(frame)));
  expect(longestBlack(frames)).toBeCloseTo(1.5);
  expect(longestStill(frames)).toBeCloseTo(44 / 30);
  expect(longestBlack(film(30, moving))).toBe(0);
});

test("a picture resembles itself, symmetrically and less the noisier it is", () => {
  const plane = fc.uint8Array({ minLength: 1024, maxLength: 1024 });
  fc.assert(
    fc.property(plane, plane, (a, b) => {
      expect(structuralSimilarity(a, a, 32)).toBeCloseTo(1);
      expect(structuralSimilarity(a, b, 32)).toBeCloseTo(structuralSimilarity(b, a, 32));
      expect(structuralSimilarity(a, b, 32)).toBeLessThanOrEqual(1 + 1e-9);
    }),
    { numRuns: 30 },
  );
});

/** A frame of stripes of all widths, moved to the left by some pixels, with fine noise over it. */
function striped(moved: number, noise: number): Uint8Array {
  const frame = new Uint8Array((1080 * 1920 * 3) / 2);
  let state = 1 + moved;
  for (let i = 0; i < 1080 * 1920; i++) {
    const x = (i % 1080) + moved;
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    frame[i] = 120 + 40 * Math.sin((x * x) / 9000) + ((state >>> 24) / 255 - 0.5) * noise;
  }
  return frame;
}

/** Whether a film closes that begins with the stripes, and ends with these frames. */
function closes(last: Uint8Array, before?: Uint8Array): boolean {
  const ends = [[2, last] as const, ...(before === undefined ? [] : [[1, before] as const])];
  return loopRow({
    thumbnails: Array.from({ length: 3 }, () => new Uint8Array()),
    kept: new Map([[0, striped(0, 8)], ...ends]),
    faces: new Map(),
    contrasts: null,
  }).ok;
}

test("a film that ends as it begins closes, fine noise aside; one that ends a little further does not", () => {
  expect(closes(striped(0, 8))).toBe(true);
  expect(closes(striped(1, 8))).toBe(true);
  expect(closes(striped(12, 8))).toBe(false);
  expect(closes(striped(12, 0))).toBe(false);
});

test("where each frame moves by as much as the seam, the film closes; where it moves by less, or jumps, it does not", () => {
  expect(closes(striped(4, 8), striped(8, 8))).toBe(true);
  expect(closes(striped(4, 8), striped(5, 8))).toBe(false);
  // Below 0.8 it is a cut.
  expect(closes(striped(6, 8), striped(12, 8))).toBe(false);
});
