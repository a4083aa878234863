import type { FrameSize } from "../memory/slot.ts";

/** Slightly under Q15: the sum of both squares stays below 32768. */
const Q15 = 32_767 * 0.99;

/** Squared distance of each sample from the frame's middle, over the half diagonal squared, Q15. */
export function squaredDistances(
  count: number,
  sampleSize: number,
  length: number,
  size: FrameSize,
): Int16Array {
  const halfDiagonalSquared = (size.width ** 2 + size.height ** 2) / 4;
  return Int16Array.from({ length: count }, (_, i) => {
    const distance = (i + 0.5) * sampleSize - length / 2;
    return Math.round((Q15 * distance ** 2) / halfDiagonalSquared);
  });
}
