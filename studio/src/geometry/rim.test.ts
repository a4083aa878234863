import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isCornerPiece, largestWhole, withoutCutTwins } from "./rim.ts";

test.each([
  ["a small piece in the upper left corner", { x: 0, y: 0.01, w: 0.34, h: 0.55 }, true],
  ["a small piece in the lower right corner", { x: 0.6, y: 0.71, w: 0.4, h: 0.29 }, true],
  ["half the picture, from a corner on", { x: 0, y: 0, w: 0.7, h: 0.7 }, false],
  ["a thing that one edge cuts off", { x: 0.56, y: 0.79, w: 0.25, h: 0.21 }, false],
  ["a strip from edge to edge", { x: 0, y: 0.4, w: 1, h: 0.2 }, false],
  ["a thing inside", { x: 0.3, y: 0.3, w: 0.2, h: 0.2 }, false],
])("%s", (_, box, isPiece) => {
  expect(isCornerPiece(box)).toBe(isPiece);
});

const inside = fc
  .tuple(fc.double({ min: 0.02, max: 0.5, noNaN: true }), fc.double({ min: 0.02, max: 0.48, noNaN: true }))
  .map(([at, size]) => ({ x: at, y: at, w: size, h: size }));
const cutOff = fc
  .double({ min: 0.1, max: 0.9, noNaN: true })
  .map((size) => ({ x: 0, y: 0.05, w: size, h: size }));

test("a whole thing comes before every one that an edge cuts off, and the largest of its like first", () => {
  fc.assert(
    fc.property(fc.array(inside), fc.array(cutOff), (whole, cut) => {
      const like = whole.length > 0 ? whole : cut;
      const main = largestWhole([...cut, ...whole]);
      expect(main?.w ?? null).toBe(like.length > 0 ? Math.max(...like.map(({ w }) => w)) : null);
      expect(main === null || like.includes(main)).toBe(true);
    }),
  );
});

test("a thing that an edge cuts off gives way to a whole one of its name, of three tenths of its size or more", () => {
  const cut = { x: 0, y: 0.2, w: 0.5, h: 0.4, label: "bird" };
  const whole = { x: 0.6, y: 0.2, w: 0.2, h: 0.31, label: "bird" };
  expect(withoutCutTwins([cut, whole])).toEqual([whole]);
  expect(withoutCutTwins([cut, { ...whole, x: 0.41 }])).toHaveLength(1);
  for (const other of [
    { ...whole, h: 0.29 },
    { ...whole, label: "cat" },
    { ...whole, x: 0.8 },
    // Half of it lies in the cut one: its head, say.
    { ...whole, x: 0.39 },
  ]) {
    expect(withoutCutTwins([cut, other])).toEqual([cut, other]);
  }
});
