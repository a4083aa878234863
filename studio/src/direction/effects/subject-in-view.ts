import { type Area, sizeOf } from "../../geometry/area.ts";
import type { Matte } from "../../geometry/matte.ts";

/** An effect on the subject is seen where so much of the view is subject, or so much of the subject is in view. */
const LEAST_OF_VIEW = 0.1;
const LEAST_OF_SUBJECT = 0.6;
const SUBJECT = 255;

/** Whether a view shows so much of the subject that an effect on it is seen: a muzzle at the rim is none. */
export function showsSubject(view: Area, matte: Matte): boolean {
  const { ofView, ofSubject } = sharesOfSubject(view, matte);
  return ofView >= LEAST_OF_VIEW || ofSubject >= LEAST_OF_SUBJECT;
}

/** How much of a view is subject, and how much of the subject is in view, 0 to 1. */
export function sharesOfSubject(
  view: Area,
  matte: Matte,
): { readonly ofView: number; readonly ofSubject: number } {
  const { box, columns, rows } = matte;
  const [left, right] = cellsWithin(view.left, view.right, { from: box.x, size: box.w, cells: columns });
  const [top, bottom] = cellsWithin(view.top, view.bottom, { from: box.y, size: box.h, cells: rows });
  const sums = sumsOf(matte);
  const until = (column: number, row: number): number => sums[row * (columns + 1) + column] ?? 0;
  const inside = until(right, bottom) - until(left, bottom) - until(right, top) + until(left, top);
  const all = until(columns, rows);
  const cell = (box.w * box.h) / (columns * rows);
  return { ofView: ((inside / SUBJECT) * cell) / sizeOf(view), ofSubject: all > 0 ? inside / all : 0 };
}

/** The first cell whose middle lies between two places, and the one behind the last. */
function cellsWithin(
  low: number,
  high: number,
  { from, size, cells }: { readonly from: number; readonly size: number; readonly cells: number },
): [first: number, end: number] {
  const middle = (cell: number): number => from + ((cell + 0.5) / cells) * size;
  let [first, end] = [0, cells];
  while (first < cells && middle(first) < low) first += 1;
  while (end > first && middle(end - 1) > high) end -= 1;
  return [first, end];
}

const known = new WeakMap<Matte, Float64Array>();

/** Sums of the cells left of and above each corner of a cell, row by row; a film asks for hundreds of views. */
function sumsOf(matte: Matte): Float64Array {
  const sums = known.get(matte) ?? addUp(matte);
  known.set(matte, sums);
  return sums;
}

function addUp({ columns, rows, alpha }: Matte): Float64Array {
  const sums = new Float64Array((columns + 1) * (rows + 1));
  for (let row = 0; row < rows; row++) {
    let ofRow = 0;
    for (let column = 0; column < columns; column++) {
      ofRow += alpha[row * columns + column] ?? 0;
      const above = sums[row * (columns + 1) + column + 1] ?? 0;
      sums[(row + 1) * (columns + 1) + column + 1] = above + ofRow;
    }
  }
  return sums;
}
