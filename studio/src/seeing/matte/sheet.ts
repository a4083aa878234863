import type { Box } from "@curta/contract";
import type { Engine } from "../network/engine.ts";
import type { Levels } from "../picture/levels.ts";
import { show } from "../picture/show.ts";
import type { Mask } from "../picture/mask.ts";

const FLOAT_BYTES = 4;
const VECTOR_BYTES = 16;
/** Planes of vectors that the guided filter works on. */
const GUIDE_PLANES = 5;
/** Bins of a channel at most, and histograms of them. */
const MOST_BINS = 12;
const HISTOGRAMS = 2;
/** Room for drawing a part of a picture, beside what depends on its size. */
const PLAIN = { gains: [1 / 255, 1 / 255, 1 / 255], offsets: [0, 0, 0] } as const;

/** Part of a picture at one size, and what a matte of it is worked out on. */
export interface Sheet {
  readonly part: Box;
  readonly width: number;
  readonly height: number;
  /** Addresses: pixels as vectors of 0..1; how much each is the subject, and was at first; integers; working room. */
  readonly rgb: number;
  readonly values: number;
  readonly before: number;
  readonly bins: number;
  readonly seen: number;
  readonly work: number;
}

/** Bytes that a sheet of so many pixels takes. */
export function sheetBytes(pixels: number): number {
  const work = Math.max(
    GUIDE_PLANES * VECTOR_BYTES * pixels,
    HISTOGRAMS * FLOAT_BYTES * MOST_BINS ** 3,
    VECTOR_BYTES * pixels,
  );
  return (VECTOR_BYTES + 4 * FLOAT_BYTES) * pixels + work + 1024;
}

/** Width and height of a part in pixels, the longer side being `side`. */
function sizeOf({ part, levels }: { part: Box; levels: Levels }, side: number) {
  const width = part.w * levels.width;
  const height = part.h * levels.height;
  const scale = side / Math.max(width, height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Lays a part of a picture out at an address. */
export function laySheet(engine: Engine, levels: Levels, part: Box, side: number, at: number): Sheet {
  const { width, height } = sizeOf({ part, levels }, side);
  const pixels = width * height;
  const aligned = Math.ceil(at / VECTOR_BYTES) * VECTOR_BYTES;
  const plane = Math.ceil((FLOAT_BYTES * pixels) / VECTOR_BYTES) * VECTOR_BYTES;
  const values = aligned + VECTOR_BYTES * pixels;
  const sheet = {
    part,
    width,
    height,
    rgb: aligned,
    values,
    before: values + plane,
    bins: values + 2 * plane,
    seen: values + 3 * plane,
    work: values + 4 * plane,
  };
  const place = { at: sheet.rgb, width, height, channels: 4 };
  show(engine, levels, place, { part, tone: PLAIN, letterbox: false });
  return sheet;
}

/** Brings a mask of a part that holds the sheet's onto the sheet, at an address. */
export function layMask({ kernel, bytes }: Engine, mask: Mask, sheet: Sheet, to: number): void {
  const { part } = sheet;
  const source = sheet.work;
  bytes(source, mask.values.byteLength).set(new Uint8Array(mask.values.buffer));
  const across = mask.columns / mask.part.w;
  const down = mask.rows / mask.part.h;
  kernel.enlarge(
    source,
    mask.columns,
    mask.rows,
    (part.x - mask.part.x) * across,
    (part.y - mask.part.y) * down,
    (part.x + part.w - mask.part.x) * across,
    (part.y + part.h - mask.part.y) * down,
    to,
    sheet.width,
    sheet.height,
  );
}
