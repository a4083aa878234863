import { expect, test } from "vitest";
import { keyAt, shotOf, syntheticPicture, syntheticReading } from "../../../../testing/frame/synthetic.ts";
import { facesAt, isWholeInFrame, shareInFrame, stageOfShot, viewsAt } from "./known-places.ts";

const picture = { ...syntheticPicture(90, 160), width: 1080, height: 1920 };
/** One face in the upper half of a 9:16 picture, left of its middle. */
const face = { x: 0.2, y: 0.2, w: 0.16, h: 0.12, confidence: 0.9 };
const reading = { ...syntheticReading(picture), faces: [face] };
const middle = { x: face.x + face.w / 2, y: face.y + face.h / 2 };

test("in panels a face is looked for in every strip that has appeared, and cut where the strip ends", () => {
  const panels = {
    color: "#ffffff",
    strips: [
      { at: 0, camera: [keyAt(0, middle.x, middle.y, 2)] },
      // The face lies across the upper edge of this one.
      { at: 10, camera: [keyAt(0, middle.x, middle.y + 0.125, 2)] },
    ],
  };
  const shot = shotOf({ effects: { panels } });
  expect(facesAt(shot, 9, reading)).toHaveLength(1);
  const [whole, cut] = facesAt(shot, 25, reading);
  expect(whole!.box.y + whole!.box.h / 2).toBeCloseTo(0.25);
  expect(isWholeInFrame(whole!)).toBe(true);
  expect(shareInFrame(cut!.box)).toBeGreaterThan(0.97);
  expect(shareInFrame(cut!.box, cut!.window)).toBeCloseTo(0.5, 1);
  expect(isWholeInFrame(cut!)).toBe(false);
  expect(viewsAt(shot, 9, stageOfShot(shot, reading))).toHaveLength(1);
  expect(viewsAt(shot, 25, stageOfShot(shot, reading))).toHaveLength(2);
});

function mirrorOf(of: "left" | "right") {
  return facesAt(shotOf({ effects: { mirror: { at: 0, frames: 10, of } } }), 5, reading);
}

test("in a mirror a face is there twice, or not at all in the half that is not shown", () => {
  const [own, twin] = mirrorOf("left");
  expect(own!.box.x + own!.box.w / 2).toBeCloseTo(middle.x);
  expect(twin!.box.x + twin!.box.w / 2).toBeCloseTo(1 - middle.x);
  expect([own!, twin!].map(isWholeInFrame)).toEqual([true, true]);
  for (const { box, window } of mirrorOf("right")) expect(shareInFrame(box, window)).toBe(0);
});
