import { type PicturePlane, repeatEdges } from "../memory/levels.ts";

/** How far a subject is grown, and over how many pixels its new edge is soft: pixels of the plane. */
export interface Growth {
  readonly width: number;
  readonly soft: number;
}

/** An outline in a film: about 11 of its pixels at zoom 1. */
export const OUTLINE: Growth = { width: 7, soft: 1.5 };
/** What is mixed with the subject, and hairs that the matte lost. */
export const SURROUNDINGS: Growth = { width: 11, soft: 12 };
/** Steps to a neighbour and to a corner in fifths: nearly a circle. */
const NEXT = 5;
const CORNER = 7;
const SUBJECT = 128;

/** Samples of a plane, from inclusive, to exclusive. */
export interface Samples {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Fills `grown` with the subject of `plane`, grown. Both have one size; there is no subject outside of `within`. */
export function growSubject(
  bytes: Uint8Array,
  plane: PicturePlane,
  grown: PicturePlane,
  { within, growth }: { readonly within: Samples; readonly growth: Growth },
): void {
  const { width: most, soft } = growth;
  const reach = Math.ceil(most + soft / 2) + 1;
  const [left, right] = [Math.max(0, within.left - reach), Math.min(plane.width, within.right + reach)];
  const [top, bottom] = [Math.max(0, within.top - reach), Math.min(plane.height, within.bottom + reach)];
  const width = right - left;
  const part = { ...plane, address: plane.address + top * plane.stride + left, width, height: bottom - top };
  const far = NEXT * (reach + 2);
  const distances = distancesTo(bytes, part, far);
  for (let row = 0; row < part.height; row++) {
    const to = grown.address + (top + row) * grown.stride + left;
    for (let column = 0; column < width; column++) {
      const away = (distances[(row + 1) * (width + 2) + column + 1] ?? 0) / NEXT;
      bytes[to + column] = Math.round(255 * Math.min(1, Math.max(0, (most - away) / soft + 0.5)));
    }
  }
  repeatEdges(bytes, grown);
}

/** How far each sample is from the subject, in fifths of a sample, with a rim of one: two passes over neighbours. */
function distancesTo(
  bytes: Uint8Array,
  { address, stride, width, height }: PicturePlane,
  far: number,
): Uint16Array {
  const line = width + 2;
  const away = new Uint16Array(line * (height + 2)).fill(far);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const at = (row + 1) * line + column + 1;
      if ((bytes[address + row * stride + column] ?? 0) >= SUBJECT) away[at] = 0;
      else away[at] = nearest(away, at, -1, line, far);
    }
  }
  for (let row = height - 1; row >= 0; row--) {
    for (let column = width - 1; column >= 0; column--) {
      const at = (row + 1) * line + column + 1;
      away[at] = Math.min(away[at] ?? far, nearest(away, at, 1, line, far));
    }
  }
  return away;
}

/** The least distance over the neighbours before (`way` -1) or after (1) a sample. */
function nearest(away: Uint16Array, at: number, way: -1 | 1, line: number, far: number): number {
  const before = at + way * line;
  return Math.min(
    far,
    (away[at + way] ?? far) + NEXT,
    (away[before] ?? far) + NEXT,
    (away[before - 1] ?? far) + CORNER,
    (away[before + 1] ?? far) + CORNER,
  );
}
