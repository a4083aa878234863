import { expect, test } from "vitest";
import { objectFraming } from "./object-framing.ts";

const RANGE = { cover: { width: 0.5, height: 1 }, widest: 1, closest: 20 };
const SIZES = ["wide", "medium", "close-up", "extreme-close-up"] as const;
const BODY = { x: 0.46, y: 0.3, w: 0.08, h: 0.5 };
const HEAD = { x: 0.48, y: 0.3, w: 0.04, h: 0.08 };
/** Share of the frame's height that a part of the picture of this height fills, in each size. */
const filled = (head: typeof HEAD | null, heights: readonly number[], isAnimal = false) =>
  SIZES.map((size, index) => {
    const { zoom } = objectFraming({ box: BODY, head, face: null, isAnimal }, size, RANGE);
    return Number((zoom * (heights[index] ?? 0)).toFixed(3));
  });

test("a person nearly fills the frame in each size: the whole figure, to the waist, to the chest, the face", () => {
  const { h } = HEAD;
  expect(filled(HEAD, [BODY.h, 3.6 * h, 1.9 * h, 1.1 * h])).toEqual([0.8, 0.92, 0.92, 0.9]);
});

test("a thing fills more of the frame in each closer size, at last more than all; an animal stays whole", () => {
  const heights = SIZES.map(() => BODY.h);
  expect(filled(null, heights)).toEqual([0.5, 0.68, 0.88, 1.7]);
  expect(filled(null, heights, true)).toEqual([0.5, 0.68, 0.88, 0.96]);
  const { zoom } = objectFraming(
    { box: { ...BODY, h: 0.2 }, head: null, face: null, isAnimal: false },
    "wide",
    RANGE,
  );
  expect(zoom * 0.2).toBeCloseTo(0.45);
});

test("a head stands above the frame's middle, by a sixteenth of what is shown; a whole figure in the middle", () => {
  const at = (size: (typeof SIZES)[number]) =>
    objectFraming({ box: BODY, head: HEAD, face: { ...HEAD, confidence: 1 }, isAnimal: false }, size, RANGE);
  expect(at("wide").y).toBeCloseTo(0.55);
  const { y, zoom } = at("medium");
  expect((y - (HEAD.y + 1.8 * HEAD.h)) * zoom).toBeCloseTo(0.06);
});
