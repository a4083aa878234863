import type { Reading, StoryShot } from "@curta/contract";
import { expect, test } from "vitest";
import { BEER } from "../../../testing/direction/readings.ts";
import { travelOf } from "./travel.ts";

const WIDE: Reading = {
  ...BEER,
  width: 6000,
  height: 4000,
  faces: [],
  people: [],
  things: [],
  subject: null,
};
const shot: StoryShot = {
  beats: 8,
  size: "close-up",
  target: { kind: "view", x: 20, y: 60, share: 30 },
  until: { kind: "view", x: 80, y: 60, share: 30 },
  move: "hold",
  transition: "cut",
  effects: [],
  caption: null,
};

/** A face halfway and above; the way's upper edge, at 0.45, shows this share of it with its hair and chin. */
function passing(shown: number): Reading {
  // Hair reaches 0.03 beyond the face, the chin 0.01.
  const bottom = 0.45 + 0.14 * shown - 0.01;
  return { ...WIDE, faces: [{ x: 0.48, y: bottom - 0.1, w: 0.04, h: 0.1, confidence: 0.9 }] };
}

test("a camera goes slowly past a strand of hair, and quickly past more of somebody", () => {
  const quickFrom = [0.05, 0.07, 0.09].map((shown) => travelOf(shot, passing(shown), 120)?.quickFrom);
  expect(quickFrom).toEqual([null, null, expect.any(Number)]);
});

/** Where the camera is across, in so many frames. */
const way = (frames: number) => travelOf(shot, WIDE, frames)?.keys.map(({ x }) => x) ?? [];

test("a way that is too far for its time is shortened at both ends alike", () => {
  const [from, to] = [way(900)[0] ?? 0, way(900).at(-1) ?? 0];
  expect([from, to]).toEqual([expect.closeTo(0.2), expect.closeTo(0.8)]);
  const short = way(120);
  expect((short[0] ?? 0) - from).toBeGreaterThan(0.05);
  expect((short[0] ?? 0) - from).toBeCloseTo(to - (short.at(-1) ?? 0));
  // No faster than six tenths of a view a second, while it goes.
  const view = 0.375 * 0.3;
  expect((short.at(-1) ?? 0) - (short[0] ?? 0)).toBeCloseTo(view * 0.6 * 4 * 0.76, 2);
});

test.each(["all", "whole"] as const)(
  "a way from near to the photo as a whole ends with its widest view: %s",
  (kind) => {
    const keys = travelOf({ ...shot, until: { kind } }, WIDE, 120)?.keys ?? [];
    expect(keys[0]?.zoom).toBeGreaterThan(2);
    expect(keys.at(-1)?.zoom).toBeLessThan(1.2);
  },
);

test("there is no way without a second place, nor in less time than two quick pans", () => {
  const { until: _, ...still } = shot;
  expect(travelOf(still, WIDE, 120)).toBeNull();
  expect([9, 10].map((frames) => travelOf(shot, WIDE, frames) === null)).toEqual([true, false]);
});
