import type { Box, Reading } from "@curta/contract";
import * as fc from "fast-check";
import { isDocument, keptLines } from "../../src/geometry/document.ts";
import { BEER } from "./readings.ts";
import { sights } from "./sights.ts";

/** How a document is made up: of rows from the top, in shares of its width and height. */
interface Layout {
  readonly aspect: number;
  readonly rows: readonly { readonly left: number; readonly width: number; readonly height: number }[];
}

const row = fc.record({
  left: fc.double({ min: 0, max: 1, noNaN: true }),
  width: fc.double({ min: 0.3, max: 0.9, noNaN: true }),
  height: fc.double({ min: 0.04, max: 0.1, noNaN: true }),
});

/** Documents of any shape with lines of any length, most of which no upright view of the document holds. */
export const documents: fc.Arbitrary<Reading> = fc
  .record({
    aspect: fc.double({ min: 0.5, max: 1.8, noNaN: true }),
    rows: fc.array(row, { minLength: 4, maxLength: 9 }),
  })
  .map(documentOf);

/** A document with these rows in the middle of 90 % of its height, of a million pixels or so. */
export function documentOf({ aspect, rows }: Layout): Reading {
  const height = Math.round(Math.sqrt(3_000_000 / aspect));
  const step = 0.9 / rows.length;
  const writing = rows.map((each, index) => ({
    x: 0.04 + each.left * (0.92 - each.width),
    y: 0.05 + (index + 0.5) * step - Math.min(each.height, 0.7 * step) / 2,
    w: each.width,
    h: Math.min(each.height, 0.7 * step),
    confidence: 0.95,
  }));
  const points = writing.slice(0, 6).map(({ x, y, w, h }) => {
    return { x: x + w / 2, y: y + h / 2, size: w, kind: "text" as const, confidence: 1, color: null };
  });
  const seen = { faces: [], people: [], things: [], subject: null, quiet: [], horizon: null };
  return { ...BEER, ...seen, width: Math.round(height * aspect), height, writing, points };
}

/** Photos of up to twelve people with a title near the upper or lower edge, away from all heads: a face goes before a title. */
export const titledPhotos: fc.Arbitrary<Reading> = fc
  .record({
    photo: sights,
    y: fc.constantFrom(0.03, 0.08, 0.8, 0.88),
    width: fc.double({ min: 0.3, max: 0.9, noNaN: true }),
    left: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ photo, y, width, left }) => {
    const title = { x: 0.02 + left * (0.96 - width), y, w: width, h: 0.08, confidence: 0.99 };
    return { ...photo, writing: [title] };
  })
  .filter((photo) => !isDocument(photo) && keptLines(photo).length === 1)
  .filter(({ faces, writing }) => faces.every((face) => writing.every((title) => areApart(face, title))));

/** Whether there is room for a head and a frame's edge between a face and a title, in heights of the face. */
function areApart(face: Box, title: Box): boolean {
  return title.y + title.h < face.y - face.h || title.y > face.y + 2 * face.h;
}
