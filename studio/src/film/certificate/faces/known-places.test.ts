import { expect, test } from "vitest";
import { keyAt, shotOf, syntheticPicture, syntheticReading } from "../../../../testing/frame/synthetic.ts";
import type { TimelineShot } from "../../../direction/timeline.ts";
import type { Area } from "../../../geometry/area.ts";
import {
  counts,
  facesAt,
  isWholeInFrame,
  type PlacedFace,
  shareInFrame,
  shownAt,
  stageOfShot,
  viewsAt,
} from "./known-places.ts";

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

const FRAME: Area = { left: 0, top: 0, right: 1, bottom: 1 };
/** Numbers to the sixth decimal. */
const rounded = (value: object) =>
  JSON.parse(
    JSON.stringify(value, (_, each: unknown) => (typeof each === "number" ? +each.toFixed(6) : each)),
  );

test("a face lies in a frame where the camera's view has it", () => {
  // At zoom 2 around 0.3 and 0.4 the view goes from 0.05 to 0.55 across, and from 0.15 to 0.65 down.
  const shot = shotOf({ camera: [keyAt(0, 0.3, 0.4, 2)] });
  expect(rounded(shownAt(shot, 5, stageOfShot(shot, reading)))).toEqual({
    left: 0.05,
    top: 0.15,
    right: 0.55,
    bottom: 0.65,
  });
  const [found, ...others] = facesAt(shot, 5, reading);
  expect(others).toEqual([]);
  expect(rounded(found!)).toEqual({
    index: 0,
    box: { x: 0.3, y: 0.1, w: 0.32, h: 0.24 },
    // Eyes, nose and mouth where most faces have them.
    landmarks: [
      { x: 0.396, y: 0.172 },
      { x: 0.524, y: 0.172 },
      { x: 0.46, y: 0.232 },
      { x: 0.46, y: 0.2872 },
    ],
    window: FRAME,
  });
});

test("eyes, nose and mouth lie where the reading has seen them", () => {
  const landmarks = {
    rightEye: { x: 0.22, y: 0.21 },
    leftEye: { x: 0.32, y: 0.22 },
    nose: { x: 0.26, y: 0.26 },
    mouth: { x: 0.27, y: 0.3 },
  };
  const seen = {
    ...reading,
    faces: [
      { ...face, confidence: 0.2 },
      { ...face, landmarks },
    ],
  };
  const [found] = facesAt(shotOf({ camera: [keyAt(0, 0.5, 0.5, 1)] }), 0, seen);
  // The one that is not sure is left out; the other keeps its place among the faces of the reading.
  expect(found!.index).toBe(1);
  expect(rounded(found!.landmarks)).toEqual(Object.values(landmarks));
});

test("sure from 0.55 on and high as a twenty-fifth of the picture is what a film has to show", () => {
  expect(counts({ confidence: 0.55, h: 0.04 })).toBe(true);
  expect(counts({ confidence: 0.54, h: 0.5 })).toBe(false);
  expect(counts({ confidence: 0.9, h: 0.039 })).toBe(false);
});

test("on the card faces lie where its panels have them", () => {
  const wide = { ...reading, width: 1920, height: 1080 };
  const shot = shotOf({ source: "card" });
  const stage = stageOfShot(shot, wide);
  expect(stage.source).toBe("card");
  const placed = stage.reading.faces[0]!;
  expect(rounded(facesAt(shot, 0, wide)[0]!.box)).toEqual(
    rounded({ x: placed.x, y: placed.y, w: placed.w, h: placed.h }),
  );
  expect(stageOfShot(shotOf(), wide).source).toBe("photo");
});

/** Panels of as many strips, that look at the same place. */
function panelsOf(count: number, x: number, y: number, zoom: number): TimelineShot {
  const strips = Array.from({ length: count }, () => ({ at: 0, camera: [keyAt(0, x, y, zoom)] }));
  return shotOf({ effects: { panels: { color: "#ffffff", strips } } });
}

test("a strip shows as much across as a frame, and down its part of it", () => {
  // From 8 frames on its camera is no nearer than its key.
  const shot = panelsOf(2, 0.4, 0.5, 2);
  const stage = stageOfShot(shot, reading);
  const view = { left: 0.15, top: 0.375, right: 0.65, bottom: 0.625 };
  expect(rounded(viewsAt(shot, 20, stage))).toEqual([view, view]);
  const third = rounded(viewsAt(panelsOf(3, 0.4, 0.5, 2), 20, stage)) as Area[];
  expect(third).toHaveLength(3);
  expect(third[0]).toEqual({ left: 0.15, top: 0.416667, right: 0.65, bottom: 0.583333 });
  // Of a wide picture a strip shows a part of its width.
  const wide = { ...reading, width: 1920, height: 1080 };
  const [part] = rounded(viewsAt(shot, 20, stageOfShot(shot, wide))) as Area[];
  expect(part).toEqual({ left: 0.320898, top: 0.375, right: 0.479102, bottom: 0.625 });
  // At the picture's edge the view of a strip stays inside.
  expect(rounded(viewsAt(panelsOf(2, 0.4, 0.02, 2), 20, stage))[0]).toMatchObject({ top: 0, bottom: 0.25 });
});

test("a face in a strip is where the strip is in the frame", () => {
  const [upper, lower] = facesAt(panelsOf(2, middle.x, middle.y, 2), 20, reading) as [PlacedFace, PlacedFace];
  const at = { x: 0.34, w: 0.32, h: 0.24 };
  expect(rounded([upper.box, lower.box])).toEqual([
    { ...at, y: 0.13 },
    { ...at, y: 0.63 },
  ]);
  expect([upper.window, lower.window]).toEqual([
    { ...FRAME, bottom: 0.5 },
    { ...FRAME, top: 0.5 },
  ]);
  expect(rounded(lower.landmarks)[0]).toEqual({ x: 0.436, y: 0.702 });
});

test("of a mirror each half shows the same faces, turned about", () => {
  const [own, twin] = mirrorOf("left") as [PlacedFace, PlacedFace];
  expect([own.window, twin.window]).toEqual([
    { ...FRAME, right: 0.5 },
    { ...FRAME, left: 0.5 },
  ]);
  expect(rounded(twin.box)).toEqual({ x: 0.64, y: 0.2, w: 0.16, h: 0.12 });
  expect(rounded([own.landmarks[0]!, twin.landmarks[0]!])).toEqual([
    { x: 0.248, y: 0.236 },
    { x: 0.752, y: 0.236 },
  ]);
  const [other] = mirrorOf("right") as [PlacedFace];
  expect(other.window).toEqual({ ...FRAME, left: 0.5 });
});

test("a face in part of the frame is there by the share that is in it", () => {
  const half = { x: 0.25, y: 0.25, w: 0.5, h: 0.5 };
  expect(shareInFrame(half)).toBe(1);
  expect(shareInFrame({ ...half, x: -0.25 })).toBe(0.5);
  expect(shareInFrame({ ...half, y: 0.75 })).toBe(0.5);
  expect(shareInFrame({ ...half, x: 0.875, y: 0.875 })).toBe(0.0625);
  for (const outside of [{ x: -0.5 }, { x: 1 }, { y: -0.5 }, { y: 1 }, { x: -2, y: -2 }])
    expect(shareInFrame({ ...half, ...outside })).toBe(0);
  expect(shareInFrame(half, { left: 0.25, top: 0.5, right: 0.5, bottom: 1 })).toBe(0.25);
});

test("whole is a face of which 97 in a hundred are in the frame, or one that fills it with its features in view", () => {
  const spots = [0.4, 0.6].map((x) => ({ x, y: 0.5 }));
  const whole = (x: number, w: number, landmarks = spots, window = FRAME) =>
    isWholeInFrame({ box: { x, y: 0.2, w, h: 0.5 }, landmarks, window });
  expect([whole(-0.014, 0.5), whole(-0.016, 0.5)]).toEqual([true, false]);
  // From nine tenths of the frame's width on it fills it.
  expect([whole(-0.1, 0.9), whole(-0.1, 0.89)]).toEqual([true, false]);
  for (const out of [
    { x: 0, y: 0.5 },
    { x: 1, y: 0.5 },
    { x: 0.5, y: 0 },
    { x: 0.5, y: 1 },
  ])
    expect(whole(-0.1, 0.95, [...spots, out])).toBe(false);
  const strip = { left: 0.5, top: 0, right: 1, bottom: 1 };
  const inStrip = [{ x: 0.7, y: 0.5 }];
  expect([whole(0.3, 0.45, inStrip, strip), whole(0.3, 0.44, inStrip, strip)]).toEqual([true, false]);
});
