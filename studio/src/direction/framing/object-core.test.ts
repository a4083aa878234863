import { expect, test } from "vitest";
import { objectCore } from "./object-framing.ts";

const COVER = { width: 0.5, height: 1 };
const BOX = { x: 0.2, y: 0.1, w: 0.6, h: 0.8 };

function core(head: typeof BOX | null, size: "wide" | "close-up" | "extreme-close-up", box = BOX) {
  const area = objectCore({ box, head, face: null, isAnimal: false }, size, COVER);
  return area && [area.left, area.top, area.right, area.bottom].map((side) => Number(side.toFixed(3)));
}

test("a shot keeps a head whole, and the wide one all of the body too", () => {
  const head = { x: 0.4, y: 0.1, w: 0.2, h: 0.2 };
  expect(core(head, "close-up")).toEqual([0.4, 0.1, 0.6, 0.3]);
  expect(core(head, "wide")).toEqual([0.2, 0.1, 0.8, 0.9]);
});

test("of a head that is wider or higher than any view, a shot keeps the middle", () => {
  expect(core({ x: 0.2, y: 0.1, w: 0.6, h: 0.2 }, "close-up")).toEqual([0.285, 0.1, 0.715, 0.3]);
  expect(core({ x: 0.4, y: 0, w: 0.2, h: 0.96 }, "wide")).toEqual([0.4, 0.05, 0.6, 0.91]);
});

test("a detail of a thing keeps nothing of it whole; other shots keep it with air at its sides", () => {
  expect(core(null, "extreme-close-up")).toBeNull();
  expect(core(null, "wide", { x: 0.4, y: 0.4, w: 0.2, h: 0.2 })).toEqual([0.396, 0.396, 0.604, 0.604]);
});

test("of a thing whose rims alone no view holds, a shot leaves those out; a much larger one it keeps all", () => {
  expect(core(null, "wide", { x: 0.25, y: 0.4, w: 0.5, h: 0.2 })).toEqual([0.285, 0.396, 0.715, 0.604]);
  expect(core(null, "wide", { x: 0.2, y: 0.4, w: 0.6, h: 0.2 })).toEqual([0.188, 0.396, 0.812, 0.604]);
});

test("of a thing at the photo's lower edge a shot keeps all but the strip that a moving camera loses", () => {
  expect(core(null, "wide", { x: 0.4, y: 0.7, w: 0.2, h: 0.3 })?.[3]).toBe(0.935);
  expect(core(null, "wide", { x: 0.4, y: 0.96, w: 0.2, h: 0.04 })?.slice(1, 4)).toEqual([
    0.959, 0.604, 0.959,
  ]);
  const tall = { width: 1, height: 0.5 };
  const box = { x: 0.4, y: 0.8, w: 0.2, h: 0.2 };
  expect(objectCore({ box, head: null, face: null, isAnimal: true }, "wide", tall)?.bottom).toBe(1);
});
