import type { Reading } from "@curta/contract";
import { expect, test } from "vitest";
import { BEER } from "../../../testing/direction/readings.ts";
import { constraintsOf } from "./framing.ts";
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
