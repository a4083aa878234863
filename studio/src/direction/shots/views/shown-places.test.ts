import { expect, test } from "vitest";
import { BEER } from "../../../../testing/direction/readings.ts";
import { discMatte } from "../../../../testing/mattes.ts";
import { isEmpty } from "./shown-places.ts";

const SUBJECT = { x: 0.3, y: 0, w: 0.7, h: 1, confidence: 0.8 };
const SLEEVE = { x: 0.33, y: 0.6, size: 0.14, kind: "subject", confidence: 1, color: null } as const;
const READING = { ...BEER, subject: SUBJECT, points: [SLEEVE], people: [], things: [], faces: [], quiet: [] };
const WALL = { left: 0.04, top: 0.1, right: 0.36, bottom: 0.9 };

test("a view of ground with a tip of the subject, whose pixels are known, shows nothing", () => {
  const matte = discMatte(0.7, 0.5, 0.36);
  expect(isEmpty({ ...READING, matte }, WALL)).toBe(true);
  // Where nobody knows the pixels, or there is more of it, or all of a small one, something is shown.
  expect(isEmpty(READING, WALL)).toBe(false);
  expect(isEmpty({ ...READING, matte }, { ...WALL, left: 0.24, right: 0.56 })).toBe(false);
  const bird = { x: 0.3, y: 0.55, w: 0.06, h: 0.1, confidence: 0.8 };
  expect(isEmpty({ ...READING, subject: bird, matte: discMatte(0.33, 0.6, 0.03) }, WALL)).toBe(false);
});

test("what is no part of the subject is seen beside it", () => {
  const cup = { ...SLEEVE, kind: "detail" } as const;
  expect(isEmpty({ ...READING, points: [cup], matte: discMatte(0.7, 0.5, 0.36) }, WALL)).toBe(false);
});
