import { expect, test } from "vitest";
import { BEER } from "../../../testing/direction/readings.ts";
import { placeOf } from "./places.ts";

const [point] = BEER.points;
const READING = {
  ...BEER,
  width: 1000,
  height: 2000,
  view: null,
  faces: [],
  subject: null,
  points: [
    { ...point!, x: 0.3, y: 0.2, size: 0.4 },
    { ...point!, x: 0.7, y: 0.8, size: 0.2 },
  ],
};

test("a frame that was drawn on the photo is looked at as it was drawn, in hundredths of the photo", () => {
  const target = { kind: "view", x: 30, y: 70, share: 40 } as const;
  expect(placeOf(target, READING)).toEqual({ x: 0.3, y: 0.7, width: 0.4, height: 0.4 });
});

test("points are counted from one, again from the first after the last, and are as high as wide in pixels", () => {
  const first = { x: 0.3, y: 0.2, width: 0.4, height: 0.2 };
  expect([1, 3].map((index) => placeOf({ kind: "point", index }, READING))).toEqual([first, first]);
  expect(placeOf({ kind: "point", index: 2 }, READING)).toMatchObject({ x: 0.7, width: 0.2, height: 0.1 });
});

function faceIn(changes: Partial<typeof BEER>) {
  return placeOf({ kind: "face" }, { ...READING, ...changes });
}

test("a face falls back to the subject, that to the strongest point, and without any the photo's middle is looked at", () => {
  const face = { x: 0.5, y: 0.125, w: 0.25, h: 0.25, confidence: 0.9 };
  const subject = { x: 0.125, y: 0.5, w: 0.25, h: 0.25, confidence: 0.9 };
  expect(faceIn({ faces: [face], subject })).toEqual({ x: 0.625, y: 0.25, width: 0.25, height: 0.25 });
  expect(faceIn({ subject })).toMatchObject({ x: 0.25, width: 0.25 });
  expect(faceIn({})).toMatchObject({ x: 0.3, y: 0.2 });
  expect(faceIn({ points: [] })).toEqual({ x: 0.5, y: 0.5, width: 1, height: 1 });
});
