import type { Box } from "@curta/contract";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Share of a square that its neighbour shows too, at least, so that what is cut in one is whole in the other. */
const OVERLAP = 0.3;
/** Squares at most; of longer photos they become oblongs. */
const MOST = 8;

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

/** Four parts of so long sides, in shares: they overlap in the middle. */
export function quarters(side: number): Box[] {
  return [0, 1 - side].flatMap((y) => [0, 1 - side].map((x) => ({ x, y, w: side, h: side })));
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
