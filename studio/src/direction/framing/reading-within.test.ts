import type { Reading } from "@curta/contract";
import { expect, test } from "vitest";
import { BEER } from "../../../testing/direction/readings.ts";
import { readingWithin } from "./reading-within.ts";

/** The right half of a picture, from a quarter down. */
const PART = { x: 0.5, y: 0.25, w: 0.5, h: 0.75 };
const sure = { confidence: 0.9 };
const boxAt = (x: number, y: number) => ({ x, y, w: 0.1, h: 0.15, ...sure });
const PHOTO: Reading = {
  ...BEER,
  width: 2001,
  height: 1000,
  faces: [boxAt(0.1, 0.3), boxAt(0.6, 0.4), boxAt(0.2, 0.5), boxAt(0.8, 0.4)],
  people: [0, 1, 2, 3].map((face) => ({ ...boxAt(0.6, 0.4), face })),
  subject: { ...boxAt(0.46, 0.4), ...sure },
};

test("people keep their own faces where others are out of the part", () => {
  const { faces, people } = readingWithin(PHOTO, PART);
  expect(faces).toEqual([
    {
      x: expect.closeTo(0.2),
      y: expect.closeTo(0.2),
      w: expect.closeTo(0.2),
      h: expect.closeTo(0.2),
      ...sure,
    },
    {
      x: expect.closeTo(0.6),
      y: expect.closeTo(0.2),
      w: expect.closeTo(0.2),
      h: expect.closeTo(0.2),
      ...sure,
    },
  ]);
  expect(people.map(({ face }) => face)).toEqual([null, 0, null, 1]);
});

/** What is left of a subject that begins here, a tenth of the picture wide. */
const subjectFrom = (x: number) => readingWithin({ ...PHOTO, subject: boxAt(x, 0.4) }, PART).subject;

test("what lies mostly in the part belongs to it, cut at its edge", () => {
  expect(subjectFrom(0.46)).toMatchObject({ x: 0, w: expect.closeTo(0.12) });
  expect(subjectFrom(0.455)).toBeNull();
  expect(subjectFrom(0.92)).toMatchObject({ x: expect.closeTo(0.84), w: expect.closeTo(0.16) });
});

test("points have their places and sizes in the part; where it holds none, its middle is one, though unsure", () => {
  const point = { ...BEER.points[0]!, size: 0.1 };
  const pointsOf = (...places: [number, number][]) =>
    readingWithin({ ...PHOTO, points: places.map(([x, y]) => ({ ...point, x, y })) }, PART).points;
  expect(pointsOf([0.4, 0.5], [0.75, 0.4], [0.75, 0.2])).toEqual([
    { ...point, x: 0.5, y: expect.closeTo(0.2), size: 0.2 },
  ]);
  expect(pointsOf([0.5, 0.5], [0.75, 0.25])).toMatchObject([{ x: 0.5, y: 0.5, confidence: 0.1 }]);
});

test("a part has its own size in pixels, no horizon, and no depth that could be trusted", () => {
  const within = readingWithin({ ...PHOTO, horizon: { y: 0.5, ...sure } }, PART);
  expect(within).toMatchObject({ width: 1001, height: 750, horizon: null, view: null });
  expect(within.depth.confidence).toBe(0);
  expect(readingWithin(PHOTO, { x: 0.5, y: 0.5, w: 0.0001, h: 0.0001 })).toMatchObject({
    width: 1,
    height: 1,
  });
});
