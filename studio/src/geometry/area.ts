import type { Box } from "@curta/contract";

/**
 * A rectangle by its edges: part of the picture that a frame shows, or a thing takes up, in shares of the picture's width and
 * height; where it is said, in pixels.
 */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function areaOf({ x, y, w, h }: Box): Area {
  return { left: x, top: y, right: x + w, bottom: y + h };
}

export function boxOf({ left, top, right, bottom }: Area): Box {
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** Whether a place lies in an area, or on its edge. */
export function isWithin({ x, y }: { readonly x: number; readonly y: number }, area: Area): boolean {
  return x >= area.left && x <= area.right && y >= area.top && y <= area.bottom;
}

/** The smallest area around some. */
export function united(areas: readonly Area[]): Area {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const area of areas) {
    left = Math.min(left, area.left);
    top = Math.min(top, area.top);
    right = Math.max(right, area.right);
    bottom = Math.max(bottom, area.bottom);
  }
  return { left, top, right, bottom };
}

/** How much of an area a view leaves out at its four sides, in the area's own sizes. */
export function lack(view: Area, area: Area): number {
  const width = Math.max(1e-6, area.right - area.left);
  const height = Math.max(1e-6, area.bottom - area.top);
  return (
    (over(view.left - area.left) + over(area.right - view.right)) / width +
    (over(view.top - area.top) + over(area.bottom - view.bottom)) / height
  );
}

/** Share of an area that a view shows. */
export function share(view: Area, area: Area): number {
  const shown = overlap(view, area);
  return shown === 0 ? 0 : shown / sizeOf(area);
}

/** Share of an area that lies in none of the others. */
export function shareOutside(area: Area, others: readonly Area[]): number {
  const columns = edges(
    area.left,
    area.right,
    others.flatMap(({ left, right }) => [left, right]),
  );
  const rows = edges(
    area.top,
    area.bottom,
    others.flatMap(({ top, bottom }) => [top, bottom]),
  );
  const cells = columns
    .slice(1)
    .flatMap((right, column) =>
      rows.slice(1).map((bottom, row) => ({ left: columns[column]!, right, top: rows[row]!, bottom })),
    );
  const outside = cells.filter((cell) => others.every((other) => overlap(cell, other) === 0));
  return outside.reduce((sum, cell) => sum + sizeOf(cell), 0) / sizeOf(area);
}

/** All that divides a side, in order, its ends included. */
function edges(from: number, to: number, places: readonly number[]): number[] {
  return [from, ...places.filter((place) => place > from && place < to), to].toSorted((a, b) => a - b);
}

/** What two areas have in common; null where that is nothing. */
export function common(one: Area, other: Area): Area | null {
  if (overlap(one, other) === 0) return null;
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** Intersection over union of two areas. */
export function intersectionOverUnion(one: Area, other: Area): number {
  const both = overlap(one, other);
  return both === 0 ? 0 : both / (sizeOf(one) + sizeOf(other) - both);
}

function overlap(one: Area, other: Area): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width <= 0 || height <= 0 ? 0 : width * height;
}

export function sizeOf({ left, top, right, bottom }: Area): number {
  return (right - left) * (bottom - top);
}

/** What is left of a number above zero. */
function over(value: number): number {
  return Math.max(0, value);
}

/** An area larger at each side by a share of its own sizes. */
export function grown({ left, top, right, bottom }: Area, by: number): Area {
  const [across, down] = [(right - left) * by, (bottom - top) * by];
  return { left: left - across, top: top - down, right: right + across, bottom: bottom + down };
}
