import type { Picture } from "../../picture.ts";
import { cellsAround, percentile, type Plane } from "../plane.ts";

/**
 * Cells across the longer side: an edge that is sharp at this size is sharp in a film, or nearly. In smaller cells a photo's
 * grain is as steep as its soft edges.
 */
const CELLS = 875;
/** Cells along the side of a block; of every second block, across and down, the edges are measured. */
const BLOCK = 12;
const STEP = 2 * BLOCK;
/** A block whose values, 0 to 255, differ less beyond the grain holds no edge. */
const LEAST_RANGE = 30;
/** The share of blocks whose values differ least: what steps they have are grain. */
const FLATTEST = 0.25;

/** What a block without an edge has. */
const NO_EDGE = -1;
/** The sharpest tenth of edges says how sharp a place is: all around them may be smooth. */
const TENTH = 0.9;

/** How sharp a picture's edges are. */
export interface EdgeSharpness {
  /** Of each block its sharpest edge, near 1 where that is sharp at a film's size; below 0 where it has none. */
  readonly blocks: Plane;
  /** The sharpest tenth of them all begins here. */
  readonly usual: number;
}

/**
 * The steepest step between neighbouring cells of each block, as a share of all that its values range over: less the more an
 * edge is out of focus, whatever its contrast. Steps as high as the grain of the photo's flat parts do not count. Measured in the
 * green channel.
 */
export function edgeSharpness(picture: Picture): EdgeSharpness {
  const blocks = measureBlocks(picture);
  return { blocks, usual: sharpestTenth(blocks.values) ?? 1 };
}

/**
 * How sharp a place's edges are, against the picture's: 1 as sharp as its sharpest tenth; null where there are no edges.
 * @param size its width and height, in widths of the picture
 */
export function sharpnessAt(
  { blocks, usual }: EdgeSharpness,
  x: number,
  y: number,
  size: number,
): number | null {
  const own = sharpestTenth(cellsAround(blocks, x, y, size));
  return own === null ? null : own / usual;
}

function sharpestTenth(values: Float32Array): number | null {
  const edges = values.filter((value) => value !== NO_EDGE);
  return edges.length === 0 ? null : percentile(edges, TENTH);
}

function measureBlocks({ width, height, rgb }: Picture): Plane {
  const cell = Math.max(1, Math.round(Math.max(width, height) / CELLS));
  const columns = Math.max(1, Math.floor(width / cell / STEP));
  const rows = Math.max(1, Math.floor(height / cell / STEP));
  const count = columns * rows;
  const ranges = new Float32Array(count);
  const steps = new Float32Array(count);
  const block = new Float32Array(BLOCK * BLOCK);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [left, top] = [column * STEP * cell, row * STEP * cell];
      if (left + BLOCK * cell > width || top + BLOCK * cell > height) continue;
      for (let k = 0; k < block.length; k++) {
        const [x, y] = [left + (k % BLOCK) * cell, top + Math.floor(k / BLOCK) * cell];
        block[k] = meanGreen(rgb, width, x, y, cell);
      }
      const { range, step } = stepsOf(block);
      ranges[row * columns + column] = range;
      steps[row * columns + column] = step;
    }
  }
  const grain = grainOf(ranges, steps);
  const values = ranges.map((range, k) => {
    const most = range - grain;
    return most < LEAST_RANGE ? NO_EDGE : Math.max(0, (steps[k] ?? 0) - grain) / most;
  });
  return { width: columns, height: rows, values };
}

/** The usual step in the flattest blocks: grain, which lies on a soft edge as on a sharp one. */
function grainOf(ranges: Float32Array, steps: Float32Array): number {
  const flat = percentile(ranges, FLATTEST);
  return percentile(
    steps.filter((_, k) => (ranges[k] ?? 0) <= flat),
    0.5,
  );
}

function meanGreen(rgb: Uint8Array, width: number, x: number, y: number, cell: number): number {
  let sum = 0;
  for (let j = y; j < y + cell; j++)
    for (let i = x; i < x + cell; i++) sum += rgb[3 * (j * width + i) + 1] ?? 0;
  return sum / (cell * cell);
}

/** What a block's values range over, and the steepest step between neighbours. */
function stepsOf(block: Float32Array): { readonly range: number; readonly step: number } {
  let [least, most, steepest] = [255, 0, 0];
  for (let k = 0; k < block.length; k++) {
    const value = block[k] ?? 0;
    least = Math.min(least, value);
    most = Math.max(most, value);
    if (k % BLOCK < BLOCK - 1) steepest = Math.max(steepest, Math.abs((block[k + 1] ?? 0) - value));
    if (k + BLOCK < block.length) steepest = Math.max(steepest, Math.abs((block[k + BLOCK] ?? 0) - value));
  }
  return { range: most - least, step: steepest };
}
