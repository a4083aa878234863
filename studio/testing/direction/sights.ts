import type { Reading } from "@curta/contract";
import * as fc from "fast-check";
import { BEER } from "./readings.ts";

/** How a photo with people is made up: sizes in shares of its height. */
interface Crowd {
  readonly aspect: number;
  readonly people: readonly { readonly x: number; readonly y: number; readonly head: number }[];
}

const person = fc.record({
  x: fc.double({ min: 0.02, max: 0.98, noNaN: true }),
  y: fc.double({ min: 0.06, max: 0.7, noNaN: true }),
  head: fc.double({ min: 0.05, max: 0.3, noNaN: true }),
});

/** Photos of any shape with up to twelve people of any size anywhere; nobody's head lies over another's. */
export const sights: fc.Arbitrary<Reading> = fc
  .record({
    aspect: fc.double({ min: 0.56, max: 2.4, noNaN: true }),
    people: fc.array(person, { minLength: 0, maxLength: 12 }),
  })
  .map(readingOf);

/** A 24 megapixel photo of these people, standing, cut off at its lower edge. */
export function readingOf({ aspect, people }: Crowd): Reading {
  const height = Math.round(Math.sqrt(24_000_000 / aspect));
  const width = Math.round(height * aspect);
  const faces: Reading["faces"] = [];
  const bodies: Reading["people"] = [];
  for (const { x, y, head } of people.toSorted((a, b) => a.x - b.x)) {
    const face = { w: (0.62 * head) / aspect, h: 0.7 * head };
    const left = x - face.w / 2;
    if (left < 0 || left + face.w > 1 || y + face.h > 1) continue;
    const apart = faces.every((other) => {
      const [across, down] = [Math.abs(other.x + other.w / 2 - x), Math.abs(other.y - y)];
      return across > 1.3 * Math.max(face.w, other.w) || down > 1.6 * Math.max(face.h, other.h);
    });
    if (!apart) continue;
    const body = { left: Math.max(0, x - 1.4 * face.w), top: Math.max(0, y - 0.35 * face.h) };
    const right = Math.min(1, x + 1.4 * face.w);
    const bottom = Math.min(1, y + 5 * face.h);
    bodies.push({
      x: body.left,
      y: body.top,
      w: right - body.left,
      h: bottom - body.top,
      confidence: 0.9,
      face: faces.length,
    });
    faces.push({ x: left, y, ...face, confidence: 0.9 });
  }
  return { ...BEER, width, height, faces, people: bodies, subject: null };
}
