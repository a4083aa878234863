import { STYLES } from "@curta/contract";
import { viewOf } from "./view.ts";
import { expect, test } from "vitest";
import { cutsAside } from "./lopsided-crop.ts";
import { direct } from "../plan/direct.ts";
import { BEER } from "../../../testing/direction/readings.ts";
import { frameTarget } from "./framing.ts";

const subject = { x: 0.5, y: 0.35, w: 0.4, h: 0.3, confidence: 0.9 };
/** A cup to the right on an empty table, with points at its left rim. */
const CUP = {
  ...BEER,
  subject,
  points: [
    { ...BEER.points[0]!, x: 0.7, y: 0.5, size: 0.4 },
    { ...BEER.points[1]!, x: 0.52, y: 0.45, size: 0.12 },
    { ...BEER.points[2]!, x: 0.53, y: 0.58, size: 0.12 },
    { ...BEER.points[3]!, x: 0.72, y: 0.4, size: 0.15 },
  ],
};

test("a subject cut at one side beside an empty half is told from one that fills its frame", () => {
  const frame = { top: 0.3, bottom: 0.7 };
  expect(cutsAside({ ...frame, left: 0.3, right: 0.7 }, CUP)).toBe(true);
  expect(cutsAside({ ...frame, left: 0.45, right: 0.85 }, CUP)).toBe(false);
  expect(cutsAside({ ...frame, left: 0.55, right: 0.75 }, CUP)).toBe(false);
  expect(cutsAside({ ...frame, left: 0.7, right: 1.1 }, CUP)).toBe(true);
  expect(cutsAside({ ...frame, left: 0, right: 0.4 }, CUP)).toBe(false);
  expect(
    cutsAside({ ...frame, left: 0.3, right: 0.7 }, { ...CUP, subject: { ...subject, confidence: 0.3 } }),
  ).toBe(false);
});

const view = (left: number, right: number) => ({ top: 0.3, bottom: 0.7, left, right });

test("a subject is cut from an eighth of its width on, and a side is empty from a third of the frame on", () => {
  const alone = { ...CUP, points: [{ ...BEER.points[0]!, x: 0.7, y: 0.5 }] };
  expect([0.84, 0.87].map((right) => cutsAside(view(0.3, right), alone))).toEqual([true, false]);
  expect([0.3, 0.36].map((left) => cutsAside(view(left, 0.8), alone))).toEqual([true, false]);
  // The same at the other side.
  const mirrored = {
    ...alone,
    subject: { ...subject, x: 0.1 },
    points: [{ ...BEER.points[0]!, x: 0.3, y: 0.5 }],
  };
  expect([0.16, 0.13].map((left) => cutsAside(view(left, 0.7), mirrored))).toEqual([true, false]);
  expect([0.7, 0.64].map((right) => cutsAside(view(0.2, right), mirrored))).toEqual([true, false]);
});

const low = (bottom: number) => ({ ...view(0.3, 0.8), top: 0, bottom });

test("a frame that hardly shows the subject, across or down, is of something else", () => {
  expect([0.61, 0.59].map((right) => cutsAside(view(0.1, right), CUP))).toEqual([true, false]);
  expect([0.52, 0.48].map((bottom) => cutsAside(low(bottom), CUP))).toEqual([true, false]);
});

test("films do not cut a cup at its rim while half the frame is empty table", () => {
  let [cut, all] = [0, 0];
  for (const style of STYLES) {
    for (let seed = 0; seed < 8; seed += 1) {
      for (const { target, size } of direct(CUP, { style, seconds: 15, seed }).shots) {
        all += 1;
        if (cutsAside(viewOf(frameTarget(target, size, CUP).framing, { width: 1, height: 1 }), CUP)) cut += 1;
      }
    }
  }
  expect(cut / all).toBeLessThan(0.02);
});
