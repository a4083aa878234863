import type { Reading, ShotSize } from "@curta/contract";
import { expect, test } from "vitest";
import { BEER } from "../../../testing/direction/readings.ts";
import { constraintsOf, frameTarget } from "./framing.ts";
import { stageOf } from "./stage.ts";

const subjectOf = (confidence: number): Reading => ({
  ...BEER,
  faces: [],
  people: [],
  things: [],
  subject: { x: 0.4, y: 0.4, w: 0.2, h: 0.2, confidence },
});
function coreOf(reading: Reading) {
  const target = { kind: "subject" } as const;
  return constraintsOf(target, "medium", stageOf(target, reading)).core;
}

test("a shot of the subject keeps its middle, and what is above it, where it is surely one", () => {
  const core = coreOf(subjectOf(0.35));
  expect(core).toEqual({
    left: expect.closeTo(0.44),
    right: expect.closeTo(0.56),
    top: expect.closeTo(0.364),
    bottom: expect.closeTo(0.55),
  });
  expect(coreOf(subjectOf(0.34))).toBeNull();
});

test("a shot of anything else, or beside a face, keeps no part of the subject", () => {
  const target = { kind: "left" } as const;
  const reading = subjectOf(0.9);
  expect(constraintsOf(target, "medium", stageOf(target, reading)).core).toBeNull();
  const face = { x: 0.1, y: 0.1, w: 0.1, h: 0.1, confidence: 0.9 };
  expect(coreOf({ ...reading, faces: [face] })).toBeNull();
});

/** A view of a wide photo on its card, with one thing or animal of this width on it. */
function onCard(label: "cup" | "cat", w: number, size: ShotSize = "close-up") {
  const things = [{ x: 0.02, y: 0.3, w, h: 0.4, label, confidence: 0.9 }];
  const { framing, stage } = frameTarget({ kind: "whole" }, size, {
    ...BEER,
    width: 3000,
    height: 2000,
    subject: null,
    things,
  });
  expect(stage.source).toBe("card");
  return framing;
}
/** The photo's share of its card's width. */
const PHOTO = 0.94;

test("the closer views of a whole photo come closer to what draws the eye, up to what the card allows", () => {
  const zooms = (["wide", "medium", "close-up"] as const).map((size) => onCard("cup", 0.5, size).zoom);
  expect(zooms).toEqual([1.02, 1.28, 1.62]);
});

test("on its card an animal is shown whole, and a thing may lose its rims", () => {
  expect(onCard("cat", 0.8).zoom * PHOTO * 0.8).toBeCloseTo(0.92);
  expect(onCard("cat", 0.9).zoom * PHOTO * 0.9).toBeCloseTo(0.92);
  expect(onCard("cup", 0.8).zoom * PHOTO * 0.8).toBeCloseTo(1.08);
});

test("of a thing that is nearly as wide as the photo the strongest point is shown", () => {
  expect(onCard("cup", 0.88).zoom * PHOTO * 0.88).toBeCloseTo(1.08);
  expect(onCard("cup", 0.9)).toMatchObject({ zoom: 1.62, x: onCard("cup", 0.98).x });
});

test("what a closer view of a card shows stands above its middle, by a sixteenth of the view", () => {
  const [one, other] = [onCard("cup", 0.8), onCard("cup", 0.83)];
  expect((one.y - other.y) / (1 / one.zoom - 1 / other.zoom)).toBeCloseTo(0.06);
});
