import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isCornerPiece, isStrip, largestWhole, withoutCutTwins } from "./rim.ts";

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

test.each([
  ["a strip along the left edge, from top to bottom", { x: 0, y: 0.007, w: 0.27, h: 0.986 }, true],
  ["a strip along the lower edge, from side to side", { x: 0.009, y: 0.69, w: 0.991, h: 0.309 }, true],
  ["most of the picture, cut off by three edges", { x: 0, y: 0.14, w: 1, h: 0.86 }, false],
  ["a piece that two edges cut off", { x: 0, y: 0.5, w: 0.3, h: 0.5 }, false],
  ["a pillar between the upper and the lower edge", { x: 0.4, y: 0, w: 0.2, h: 1 }, false],
])("whether %s is a strip", (_, box, is) => {
  expect(isStrip(box)).toBe(is);
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
