import { expect, test } from "vitest";
import { readingOf } from "../../../testing/direction/sights.ts";
import { areaOf } from "../../geometry/area.ts";
import { coverOf } from "../../geometry/cover.ts";
import { sureFaces, wholeFace } from "../framing/faces/face-geometry.ts";
import type { CameraKey } from "../timeline.ts";
import { mirrorSide } from "./mirror-side.ts";

const NOBODY = readingOf({ aspect: 1.2, people: [] });

/** A camera that stands still on the middle of its view. */
function stillAt(x: number, zoom = 1): CameraKey[] {
  return [0, 60].map((at) => ({ x, y: 0.5, zoom, roll: 0, at, ease: "linear" }));
}

function withFacesAt(...places: number[]) {
  return readingOf({ aspect: 1.2, people: places.map((x) => ({ x, y: 0.2, head: 0.1 })) });
}

test("the half with the faces is mirrored; nothing where the other half has faces too, or the middle cuts one", () => {
  expect(mirrorSide(stillAt(0.5), 60, withFacesAt(0.4))).toBe("left");
  expect(mirrorSide(stillAt(0.5), 60, withFacesAt(0.6))).toBe("right");
  expect(mirrorSide(stillAt(0.5), 60, withFacesAt(0.4, 0.6))).toBeNull();
  expect(mirrorSide(stillAt(0.5), 60, withFacesAt(0.5))).toBeNull();
});

test("faces out of the view count as little as if they were not there, on either side", () => {
  const half = coverOf(NOBODY).width / 2;
  expect(mirrorSide(stillAt(0.5), 60, withFacesAt(0.4, 0.5 + half + 0.15))).toBe("left");
  expect(mirrorSide(stillAt(0.5), 60, withFacesAt(0.5 - half - 0.15, 0.6))).toBe("right");
  // Closer up there is less in view.
  expect(mirrorSide(stillAt(0.5, 4), 60, withFacesAt(0.3, 0.6))).toBe("right");
});

test("a face that only touches the middle is not cut by it", () => {
  const reading = withFacesAt(0.4);
  const { left, right } = areaOf(wholeFace(sureFaces(reading)[0]!));
  expect(mirrorSide(stillAt(right), 60, reading)).toBe("left");
  expect(mirrorSide(stillAt(left), 60, reading)).toBe("right");
});

test("without faces the half with the subject's middle is mirrored, the left one where it is in the middle or nowhere", () => {
  const subject = { y: 0.2, w: 0.25, h: 0.5, confidence: 0.9 };
  expect(mirrorSide(stillAt(0.5), 60, { ...NOBODY, subject: { ...subject, x: 0.5 } })).toBe("right");
  expect(mirrorSide(stillAt(0.5), 60, { ...NOBODY, subject: { ...subject, x: 0.25 } })).toBe("left");
  expect(mirrorSide(stillAt(0.5), 60, { ...NOBODY, subject: { ...subject, x: 0.375 } })).toBe("left");
  expect(mirrorSide(stillAt(0.5), 60, NOBODY)).toBe("left");
});
