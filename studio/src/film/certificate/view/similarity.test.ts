import * as fc from "fast-check";
import { expect, test } from "vitest";
import { averaged, structuralSimilarity } from "./similarity.ts";

const meanOf = (levels: readonly number[]) => levels.reduce((sum, level) => sum + level, 0) / levels.length;

/** Wang et al. 2004, equation 13, of one window, straight from means, variances and the covariance. */
function ofWindow(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [meanOf(a), meanOf(b)];
  const varianceA = meanOf(a.map((level) => (level - meanA) ** 2));
  const varianceB = meanOf(b.map((level) => (level - meanB) ** 2));
  const covariance = meanOf(a.map((level, i) => (level - meanA) * (b[i]! - meanB)));
  const [c1, c2] = [6.5025, 58.5225];
  return (
    ((2 * meanA * meanB + c1) * (2 * covariance + c2)) /
    ((meanA ** 2 + meanB ** 2 + c1) * (varianceA + varianceB + c2))
  );
}

test("similarity is the mean of windows of 8 x 8, one every 4 pixels across and down", () => {
  // 17 x 13 pixels: windows at 0, 4 and 8 across, at 0 and 4 down; the last row and column are in none.
  const [width, height] = [17, 13];
  const level = fc.oneof(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 9 }));
  const plane = fc.array(level, { minLength: width * height, maxLength: width * height });
  const window = (levels: readonly number[], left: number, top: number) =>
    Array.from({ length: 64 }, (_, i) => levels[(top + (i >> 3)) * width + left + (i % 8)]!);
  fc.assert(
    fc.property(plane, plane, fc.boolean(), (a, b, isSimilar) => {
      const other = isSimilar ? a.map((one, i) => Math.min(255, one + (b[i]! & 7))) : b;
      const windows = [0, 4].flatMap((top) =>
        [0, 4, 8].map((left) => ofWindow(window(a, left, top), window(other, left, top))),
      );
      const mean = windows.reduce((sum, one) => sum + one, 0) / 6;
      expect(structuralSimilarity(Uint8Array.from(a), Uint8Array.from(other), width)).toBeCloseTo(mean, 9);
    }),
    { numRuns: 40 },
  );
});

test("planes too small for a window are the same", () => {
  expect(structuralSimilarity(new Uint8Array(49), new Uint8Array(49).fill(9), 7)).toBe(1);
});

test("a smaller plane holds the rounded means of whole blocks; what is left at the edges is left out", () => {
  const plane = Uint8Array.from({ length: 35 }, (_, i) => (i * i) % 251);
  const mean = (left: number, top: number) => {
    const block = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => plane[(top + y) * 7 + left + x]!));
    return Math.round(block.reduce((sum, level) => sum + level, 0) / 9);
  };
  // 7 x 5 pixels in blocks of 3 x 3: two across, one down.
  expect([...averaged(plane, 7, 3)]).toEqual([mean(0, 0), mean(3, 0)]);
  const two = Uint8Array.from({ length: 8 * 4 }, (_, i) => 3 * i);
  expect([...averaged(two, 8, 2)]).toEqual([14, 20, 26, 32, 62, 68, 74, 80]);
});
