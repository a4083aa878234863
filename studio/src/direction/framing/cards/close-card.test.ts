import type { Reading } from "@curta/contract";
import { expect, test } from "vitest";
import { BEER } from "../../../../testing/direction/readings.ts";
import { frameTarget } from "../framing.ts";

/** A square photo of a dog from a height on, with two eyes to the right of its middle. */
function dog(y: number, h: number): Reading {
  const box = { x: 0.05, y, w: 0.9, h, confidence: 0.8 };
  const eye = { ...BEER.points[0]!, kind: "subject" as const, y: y + h / 2, size: 0.15, confidence: 0.9 };
  const points = [
    { ...eye, x: 0.5 },
    { ...eye, x: 0.75 },
  ];
  const things = [{ ...box, label: "dog" }];
  return { ...BEER, width: 1000, height: 1000, faces: [], people: [], things, subject: box, points };
}

function close(reading: Reading) {
  return frameTarget({ kind: "polaroid" }, "close-up", reading).framing;
}

test("a closer view of a print is of the face of an animal that fills the photo, and else of all of the animal", () => {
  const [face, whole, cut, lying] = [
    close(dog(0.2, 0.72)),
    close(dog(0.5, 0.45)),
    close(dog(0.001, 0.9)),
    close(dog(0.2, 0.65)),
  ];
  expect(face.zoom).toBeGreaterThan(1.1 * whole.zoom);
  expect(face.x).toBeGreaterThan(whole.x + 0.03);
  // Its head may be at either end.
  expect(lying.zoom).toBeCloseTo(whole.zoom, 1);
  // What the photo cuts above may be one eye of a larger face.
  expect(cut.zoom).toBeCloseTo(whole.zoom, 1);
});
