import { strideOf } from "./operations.ts";
import type { Model, Size, Step } from "./operations.ts";

const FLOAT_BYTES = 4;
/** Numbers of a tile, and tiles that are worked on together; the kernel's CELLS and TILES. */
export const CELLS = 16;
const TILES = 16;
/** With fewer channels or places the other form costs more than it saves. */
const LEAST_CHANNELS = 16;
const LEAST_WIDTH = 16;

/** Whether a step is a convolution that is worked out tile by tile (the kernel's `convolveTiles`). */
export function isTiled({ planes }: Pick<Model, "planes">, step: Step): boolean {
  const [from, to] = [planes[step.from], planes[step.to]];
  if (!from || !to || step.operation !== "convolve" || step.step !== 1 || step.dilation !== 1) return false;
  const { window, pad } = step;
  const isThree = window.width === 3 && window.height === 3 && pad.left === 1 && pad.top === 1;
  const isLarge = Math.min(from.channels, to.channels) >= LEAST_CHANNELS && to.width >= LEAST_WIDTH;
  return isThree && isLarge && from.width === to.width && from.height === to.height;
}

/** Bytes of working room of such a step: zeros, a tile, and tiles and their sums. */
export function tileBytes(from: Pick<Size, "channels">, to: Pick<Size, "channels">): number {
  const [depth, stride] = [strideOf(from), strideOf(to)];
  return FLOAT_BYTES * (stride + 8 + CELLS * depth + CELLS * TILES * (depth + stride) + 16);
}
