import type { Area } from "./area.ts";
import type { Matte } from "./matte.ts";

/** What a subject looks like from outside. */
export interface MatteShape {
  /** The part of the picture that holds all of it. */
  readonly area: Area;
  /** The shares of the left, right, upper and lower side of that part along which the subject reaches it. */
  readonly reached: readonly [number, number, number, number];
}

const HALF = 127;
/** So near to a side, as a share of the size across it, it is reached. */
const NEAR = 0.05;

const known = new WeakMap<Matte, MatteShape | null>();

/** The shape of a matte's subject; null where no cell is subject. The same matte is measured once. */
export function shapeOfMatte(matte: Matte): MatteShape | null {
  let shape = known.get(matte);
  if (shape === undefined) {
    shape = measure(matte);
    known.set(matte, shape);
  }
  return shape;
}

function measure({ box, columns, rows, alpha }: Matte): MatteShape | null {
  let [left, top, right, bottom] = [columns, rows, 0, 0];
  const first = Array.from({ length: rows }, () => columns);
  const last = Array.from({ length: rows }, () => -1);
  const highest = Array.from({ length: columns }, () => rows);
  const lowest = Array.from({ length: columns }, () => -1);
  for (const [cell, value] of alpha.entries()) {
    if (value <= HALF) continue;
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    first[y] = Math.min(first[y] ?? columns, x);
    last[y] = x;
    highest[x] = Math.min(highest[x] ?? rows, y);
    lowest[x] = y;
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  }
  if (right <= left) return null;
  const [across, down] = [NEAR * (right - left), NEAR * (bottom - top)];
  return {
    area: {
      left: box.x + (left / columns) * box.w,
      top: box.y + (top / rows) * box.h,
      right: box.x + (right / columns) * box.w,
      bottom: box.y + (bottom / rows) * box.h,
    },
    reached: [
      shareOf(first.slice(top, bottom), (x) => x <= left + across),
      shareOf(last.slice(top, bottom), (x) => x >= right - 1 - across),
      shareOf(highest.slice(left, right), (y) => y <= top + down),
      shareOf(lowest.slice(left, right), (y) => y >= bottom - 1 - down),
    ],
  };
}

function shareOf(ends: readonly number[], isNear: (end: number) => boolean): number {
  return ends.filter(isNear).length / ends.length;
}
