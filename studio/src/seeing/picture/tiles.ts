import type { Box } from "@curta/contract";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Photos longer than this are looked at in squares too: letterboxed, most of a network's input would be black. */
const LONG = 1.6;
/** Share of a square that its neighbour shows too, at least, so that what is cut in one is whole in the other. */
const OVERLAP = 0.3;
/** Squares at most; of longer photos they become oblongs. */
const MOST = 8;

/** Overlapping squares along a long photo, in shares; none if it is not long. */
export function squaresAlong({ width, height }: Size): Box[] {
  const ratio = Math.max(width / height, height / width);
  if (ratio <= LONG) return [];
  const count = Math.min(MOST, Math.ceil((ratio - OVERLAP) / (1 - OVERLAP)));
  const length = Math.max(1 / ratio, 1 / (count - (count - 1) * OVERLAP));
  return Array.from({ length: count }, (_, k) => {
    const start = (k / (count - 1)) * (1 - length);
    return width > height ? { x: start, y: 0, w: length, h: 1 } : { x: 0, y: start, w: 1, h: length };
  });
}

/** Quarters that overlap by a fifth of their sides, in shares. */
export function quarters(): Box[] {
  const side = 0.55;
  return [0, 1 - side].flatMap((y) => [0, 1 - side].map((x) => ({ x, y, w: side, h: side })));
}

/** Whether a box comes so near to a tile's edge, where the photo goes on, that it may be cut there. */
export function mayBeCut(box: Box, tile: Box): boolean {
  const slack = 0.01;
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
