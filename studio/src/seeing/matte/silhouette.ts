import type { Box } from "@curta/contract";
import type { Matte } from "../../geometry/matte.ts";
import type { Networks } from "../networks.ts";
import { type Mask, maskOf } from "../picture/mask.ts";
import { grownBox } from "../picture/boxes.ts";
import type { Levels } from "../picture/levels.ts";
import { fromInput } from "../picture/show.ts";

/** Something that stands in front, whatever it is. */
export interface Silhouette {
  readonly box: Box;
  /** Mean of its pixels' alpha, 0..1. */
  readonly confidence: number;
}

/** A cell shows what stands in front from this value on in a look at all of the picture; what is near it is hazy there. */
const FRONT = 0.7;
/** Least and most share of the picture that its cells take up. */
const LEAST_SHARE = 0.02;
const MOST_SHARE = 0.75;
/** The same in a closer look, where it must be sure and have clear edges: between the two bounds the network is undecided. */
const CLOSE_FRONT = 0.5;
const LEAST_MEAN = 0.9;
const UNDECIDED = { from: 0.15, to: 0.85 } as const;
const MOST_UNDECIDED = 0.36;
/** A closer look shows so much more than what was found, in sizes of its box. */
const AROUND = 1.5;

/** In a picture so much wider than high, what reaches from its left edge to its right one is mostly a landscape (four of five). */
const WIDE = 1.3;
const RIM = 0.012;
/** What is so many times as wide as high is a floor or a ridge. */
const MOST_ASPECT = 3;

const ALL: Box = { x: 0, y: 0, w: 1, h: 1 };

/**
 * The largest thing that stands out in a picture, whatever it is, and what a closer look shows of it.
 * @returns null where nothing does
 */
export function findFront(
  networks: Networks,
  levels: Levels,
): { readonly box: Box; readonly map: Mask } | null {
  const box = frontOf(maskOf(networks, levels, "salience", ALL), levels.width / levels.height);
  if (box === null) return null;
  const map = lookCloser(networks, levels, box);
  return isClear(map)
    ? { box: fromInput(map.part, boxAround(map, largestPart(map, CLOSE_FRONT))), map }
    : null;
}

/** What stands out in and around a box. */
export function lookCloser(networks: Networks, levels: Levels, box: Box): Mask {
  return maskOf(networks, levels, "salience", grownBox(box, AROUND));
}

/**
 * The box of the largest part of a mask of the whole picture, if it can be what the picture is of.
 * @param aspect the picture's width over its height
 */
export function frontOf(mask: Mask, aspect: number): Box | null {
  const cells = largestPart(mask, FRONT);
  const share = cells.length / mask.values.length;
  if (share < LEAST_SHARE || share > MOST_SHARE) return null;
  const box = boxAround(mask, cells);
  const isAcross = box.x < RIM && box.x + box.w > 1 - RIM;
  const isBand = box.w * aspect > MOST_ASPECT * box.h;
  return isBand || (isAcross && aspect >= WIDE) ? null : box;
}

/** Whether a closer look shows something with clear edges: haze, water and views of a town have none. */
export function isClear(close: Mask): boolean {
  let [sum, front, undecided] = [0, 0, 0];
  for (const value of close.values) {
    if (value > CLOSE_FRONT) {
      sum += value;
      front++;
    }
    if (value > UNDECIDED.from && value < UNDECIDED.to) undecided++;
  }
  return sum >= LEAST_MEAN * Math.max(1, front) && undecided <= MOST_UNDECIDED * front;
}

/** A silhouette by its matte. */
export function silhouetteOf({ box: part, columns, rows, alpha }: Matte): Silhouette {
  const values = new Float32Array(alpha.length);
  for (let k = 0; k < values.length; k++) values[k] = (alpha[k] ?? 0) / 255;
  const mask = { part, columns, rows, values };
  const cells = largestPart(mask, CLOSE_FRONT);
  return { box: fromInput(part, boxAround(mask, cells)), confidence: meanOf(mask, cells) };
}

/** Cells of the largest part that hangs together, of those above a value. A mask has up to half a million cells. */
function largestPart({ values, columns }: Mask, least: number): Int32Array {
  const isLeft = new Uint8Array(values.length);
  for (let k = 0; k < values.length; k++) isLeft[k] = (values[k] ?? 0) > least ? 1 : 0;
  // Part after part, each in the order in which it was found.
  const cells = new Int32Array(values.length);
  let count = 0;
  const take = (k: number): void => {
    if (isLeft[k] !== 1) return;
    isLeft[k] = 0;
    cells[count++] = k;
  };
  let largest = cells.subarray(0, 0);
  for (let first = 0; first < values.length; first++) {
    const from = count;
    take(first);
    for (let at = from; at < count; at++) {
      const k = cells[at] ?? 0;
      const column = k % columns;
      take(k - columns);
      take(k + columns);
      if (column > 0) take(k - 1);
      if (column < columns - 1) take(k + 1);
    }
    if (count - from > largest.length) largest = cells.subarray(from, count);
  }
  return largest;
}

/** Mean value of some cells; 0 of none. */
function meanOf({ values }: Mask, cells: Int32Array): number {
  let sum = 0;
  for (const k of cells) sum += values[k] ?? 0;
  return sum / Math.max(1, cells.length);
}

function boxAround({ columns, rows }: Mask, cells: Int32Array): Box {
  let [left, top, right, bottom] = [columns, rows, 0, 0];
  for (const k of cells) {
    const column = k % columns;
    const row = Math.floor(k / columns);
    left = Math.min(left, column);
    right = Math.max(right, column + 1);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row + 1);
  }
  return { x: left / columns, y: top / rows, w: (right - left) / columns, h: (bottom - top) / rows };
}
