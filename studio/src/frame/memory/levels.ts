import type { Arena } from "../../kernel-memory.ts";

/** Rows and columns around every plane that repeat its edge, so that filters need no bounds checks. */
const EDGE_ROWS = 4;
const EDGE_COLUMNS = 16;
/** Each level is smaller than the one before by this factor: small enough that switching is not visible. */
const LEVEL_STEP = Math.SQRT2;
/** The kernel's filter takes at most this many source pixels per frame pixel. */
export const MAX_STEP = 4 / 3;
/** Minimum side of a level: chroma is half of it, and filters load sixteen samples at a time. */
const SMALLEST_SIDE = 32;

export interface PicturePlane {
  readonly address: number;
  readonly stride: number;
  readonly width: number;
  readonly height: number;
}

/** The graded picture in one size: luma and the two chroma planes at half of it. */
export interface PictureLevel {
  readonly luma: PicturePlane;
  readonly chromaU: PicturePlane;
  readonly chromaV: PicturePlane;
}

/**
 * Allocates the picture and its smaller sizes, down to one that the widest view can be sampled from.
 * `widest` is how many picture pixels one frame pixel spans there.
 */
export function allocLevels(arena: Arena, width: number, height: number, widest: number): PictureLevel[] {
  const levels = [allocLevel(arena, width, height)];
  for (let shrunk = LEVEL_STEP; widest / (shrunk / LEVEL_STEP) > MAX_STEP; shrunk *= LEVEL_STEP) {
    const smaller = { width: even(width / shrunk), height: even(height / shrunk) };
    if (Math.min(smaller.width, smaller.height) < SMALLEST_SIDE) break;
    levels.push(allocLevel(arena, smaller.width, smaller.height));
  }
  return levels;
}

function even(size: number): number {
  return 2 * Math.round(size / 2);
}

/** Allocates one size of a picture. */
export function allocLevel(arena: Arena, width: number, height: number): PictureLevel {
  return {
    luma: allocPlane(arena, width, height),
    chromaU: allocPlane(arena, width / 2, height / 2),
    chromaV: allocPlane(arena, width / 2, height / 2),
  };
}

export function allocPlane(arena: Arena, width: number, height: number): PicturePlane {
  const stride = Math.ceil(width / 16) * 16 + 2 * EDGE_COLUMNS;
  const start = arena.alloc(stride * (height + 2 * EDGE_ROWS));
  return { address: start + stride * EDGE_ROWS + EDGE_COLUMNS, stride, width, height };
}

/** Repeats the outermost pixels of a plane into its edge. */
export function repeatEdges(bytes: Uint8Array, plane: PicturePlane): void {
  const { address, stride, width, height } = plane;
  for (let y = 0; y < height; y++) {
    const row = address + y * stride;
    bytes.fill(bytes[row] ?? 0, row - EDGE_COLUMNS, row);
    bytes.fill(bytes[row + width - 1] ?? 0, row + width, row + stride - EDGE_COLUMNS);
  }
  const first = address - EDGE_COLUMNS;
  const last = first + (height - 1) * stride;
  for (let i = 1; i <= EDGE_ROWS; i++) {
    bytes.copyWithin(first - i * stride, first, first + stride);
    bytes.copyWithin(last + i * stride, last, last + stride);
  }
}
