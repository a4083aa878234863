import type { Box } from "@curta/contract";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Share of a square that its neighbour shows too, at least, so that what is cut in one is whole in the other. */
const OVERLAP = 0.3;
/** Squares along a photo at most; of longer photos they become oblongs. */
const MOST = 3;

/**
 * Overlapping squares along a photo whose sides differ by more than `long`, in shares; else none. Letterboxed, much of
 * a network's input would be black.
 */
export function squaresAlong({ width, height }: Size, long: number): Box[] {
  const ratio = Math.max(width / height, height / width);
  if (ratio <= long) return [];
  const count = Math.min(MOST, Math.ceil((ratio - OVERLAP) / (1 - OVERLAP)));
  const length = Math.max(1 / ratio, 1 / (count - (count - 1) * OVERLAP));
  return Array.from({ length: count }, (_, k) => {
    const start = (k / (count - 1)) * (1 - length);
    return width > height ? { x: start, y: 0, w: length, h: 1 } : { x: 0, y: start, w: 1, h: length };
  });
}

/** Neighbouring squares of a grid share so much of their sides. */
const SHARED = 0.25;
/** Sides of squares that are tried, as shares of the shorter side of the photo; longer photos get oblongs. */
const SIDES = [0.5, 0.6, 0.7, 0.85, 1, 1.4, 2, 3, 5, 8];

/** A grid of overlapping squares over the photo, in shares: as small ones as `most` allows. */
export function squareGrid({ width, height }: Size, most: number): Box[] {
  const shorter = Math.min(width, height);
  const grids = SIDES.map((side) => [starts(side * shorter, width), starts(side * shorter, height)] as const);
  const [columns, rows] = grids.find((grid) => grid[0].length * grid[1].length <= most) ?? [[], []];
  return rows.flatMap((row) =>
    columns.map((column) => ({ x: column.at, y: row.at, w: column.size, h: row.size })),
  );
}

/** Stretches of a length that cover a whole, in shares of it. */
function starts(length: number, whole: number): { at: number; size: number }[] {
  const size = Math.min(1, length / whole);
  const count = Math.max(1, Math.ceil((1 - SHARED * size) / ((1 - SHARED) * size) - 1e-9));
  return Array.from({ length: count }, (_, k) => ({
    at: count === 1 ? 0 : (k / (count - 1)) * (1 - size),
    size,
  }));
}

/**
 * Whether a box comes so near to a tile's edge, where the photo goes on, that it may be cut there.
 *
 * @param slack what is near, as a share of the tile
 */
export function mayBeCut(box: Box, tile: Box, slack: number): boolean {
  const cutBefore = (start: number, tileStart: number, length: number) =>
    tileStart > 0 && start < tileStart + slack * length;
  const cutBehind = (end: number, tileEnd: number, length: number) =>
    tileEnd < 1 - 1e-6 && end > tileEnd - slack * length;
  return (
    cutBefore(box.x, tile.x, tile.w) ||
    cutBefore(box.y, tile.y, tile.h) ||
    cutBehind(box.x + box.w, tile.x + tile.w, tile.w) ||
    cutBehind(box.y + box.h, tile.y + tile.h, tile.h)
  );
}
