import type { Box } from "@curta/contract";
import type { Matte } from "../../geometry/matte.ts";
import type { Networks } from "../networks.ts";
import { type Mask, maskPeople } from "../people/mask-people.ts";
import type { Levels } from "../picture/levels.ts";

/** Something that stands in front, whatever it is. */
export interface Silhouette {
  readonly box: Box;
  /** Mean of its pixels' alpha, 0..1. */
  readonly confidence: number;
}

/** A cell shows what stands in front from this value on; between the other two the network is undecided. */
const FRONT = 0.5;
const UNDECIDED = { from: 0.15, to: 0.85 } as const;
/** Least mean of the front's cells in a first look, and least and most share of the picture that they take up. */
const LEAST_MEAN = 0.8;
const LEAST_SHARE = 0.03;
const MOST_SHARE = 0.7;
/**
 * In a closer look the network must be surer. Chosen by eye on 40 photos that pass the bounds above: those that it is less sure of are
 * mountains, coasts, walls and drawings, but for two; see docs/decisions/0046.
 */
const LEAST_CLOSE_MEAN = 0.88;
const MOST_UNDECIDED = 0.55;

/** In a picture so much wider than high, what reaches from its left edge to its right one is mostly a landscape (four of five). */
const WIDE = 1.3;
const RIM = 0.012;
/** What is so many times as wide as high is a floor or a ridge. */
const MOST_ASPECT = 3;

const ALL: Box = { x: 0, y: 0, w: 1, h: 1 };

/**
 * The box of the largest thing that stands in front, whatever it is. The network for people learnt from portraits to tell what
 * stands in front, and tells it of toys, shoes and people with hidden faces too.
 * @returns null where nothing does
 */
export function findSilhouette(networks: Networks, levels: Levels): Box | null {
  return frontOf(maskPeople(networks, levels, ALL), levels.width / levels.height);
}

/**
 * The box of the largest part of a mask of the whole picture, if it can be what the picture is of.
 * @param aspect the picture's width over its height
 */
export function frontOf(mask: Mask, aspect: number): Box | null {
  const cells = largestPart(mask);
  const share = cells.length / mask.values.length;
  if (share < LEAST_SHARE || share > MOST_SHARE || meanOf(mask, cells) < LEAST_MEAN) return null;
  const box = boxAround(mask, cells);
  const isAcross = box.x < RIM && box.x + box.w > 1 - RIM;
  const isBand = box.w * aspect > MOST_ASPECT * box.h;
  return isBand || (isAcross && aspect >= WIDE) ? null : box;
}

/** Whether a closer look at a silhouette confirms it. */
export function isSilhouette(close: Mask): boolean {
  const front = [...close.values.keys()].filter((k) => (close.values[k] ?? 0) > FRONT);
  const undecided = close.values.filter((value) => value > UNDECIDED.from && value < UNDECIDED.to).length;
  return meanOf(close, front) >= LEAST_CLOSE_MEAN && undecided <= MOST_UNDECIDED * front.length;
}

/** A silhouette by its matte. */
export function silhouetteOf({ box: part, columns, rows, alpha }: Matte): Silhouette {
  const mask = { part, columns, rows, values: Float32Array.from(alpha, (value) => value / 255) };
  const cells = largestPart(mask);
  const { x, y, w, h } = boxAround(mask, cells);
  const box = { x: part.x + x * part.w, y: part.y + y * part.h, w: w * part.w, h: h * part.h };
  return { box, confidence: meanOf(mask, cells) };
}

/** Cells of the largest part of the front that hangs together. */
function largestPart({ values, columns }: Mask): number[] {
  const left = new Set([...values.keys()].filter((k) => (values[k] ?? 0) > FRONT));
  let largest: number[] = [];
  for (const first of left) {
    left.delete(first);
    const part = [first];
    for (const k of part) {
      const column = k % columns;
      const beside = [k - columns, k + columns];
      if (column > 0) beside.push(k - 1);
      if (column < columns - 1) beside.push(k + 1);
      for (const next of beside) if (left.delete(next)) part.push(next);
    }
    if (part.length > largest.length) largest = part;
  }
  return largest;
}

/** Mean value of some cells; 0 of none. */
function meanOf({ values }: Mask, cells: readonly number[]): number {
  return cells.reduce((sum, k) => sum + (values[k] ?? 0), 0) / Math.max(1, cells.length);
}

function boxAround({ columns, rows }: Mask, cells: readonly number[]): Box {
  let [left, top, right, bottom] = [columns, rows, 0, 0];
  for (const k of cells) {
    const [column, row] = [k % columns, Math.floor(k / columns)];
    left = Math.min(left, column);
    right = Math.max(right, column + 1);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row + 1);
  }
  return { x: left / columns, y: top / rows, w: (right - left) / columns, h: (bottom - top) / rows };
}
