import type { Reading } from "@curta/contract";
import { expect, test } from "vitest";
import { BEER } from "../../../testing/direction/readings.ts";
import { matteOf } from "../../../testing/mattes.ts";
import { headReach, withReach } from "./animal-head.ts";
import { frameTarget } from "./framing.ts";
import { mainThing } from "./main-thing.ts";
import { viewOf } from "./view.ts";

const ANIMAL = { left: 0.2, top: 0.2, right: 0.9, bottom: 0.9 };
const HEAD = { left: 0.4, top: 0.2, right: 0.6, bottom: 0.4 };

/** How far the head reaches where the animal takes up what is between two sides, above a height and below it. */
function reach(upper: [number, number], lower: [number, number], height: number) {
  const matte = matteOf((x, y) => {
    const [from, to] = y < height ? upper : lower;
    return x > from && x < to ? 1 : 0;
  }, 200);
  return headReach(HEAD, ANIMAL, { ...BEER, matte });
}

test("a head reaches as far as the silhouette does beside what draws the eye, above the neck", () => {
  const { left, right } = reach([0.35, 0.67], [0.2, 0.9], 0.365);
  expect([left, right].map((side) => Math.round(side * 20))).toEqual([5, 7]);
  // Shoulders that begin higher count as far as a head may reach.
  expect(reach([0.35, 0.67], [0.2, 0.9], 0.34)).toEqual({ left: 0.5, right: 0.5 });
});

test("a head ends where its silhouette does, but for a dark ear that the matte leaves out", () => {
  const { left, right } = reach([0.42, 0.5], [0.42, 0.5], 1);
  expect(left).toBeCloseTo(-0.1);
  expect(right).toBe(-0.2);
});

test("a head does not reach beyond its animal, nor without a silhouette", () => {
  const everywhere = { ...BEER, matte: matteOf(() => 1) };
  const [first, last] = [
    { ...HEAD, left: 0.25 },
    { ...HEAD, right: 0.85 },
  ];
  expect(headReach(first, ANIMAL, everywhere).left).toBeCloseTo(0.05 / 0.35);
  expect(headReach(last, ANIMAL, everywhere).right).toBeCloseTo(0.05 / 0.45);
  const none = { left: 0, right: 0 };
  expect(headReach(HEAD, ANIMAL, BEER)).toEqual(none);
  expect(headReach(HEAD, ANIMAL, { ...BEER, matte: matteOf((_, y) => (y > 0.5 ? 1 : 0)) })).toEqual(none);
});

test("on another picture a head reaches as far in its own widths", () => {
  expect(withReach({ ...HEAD, left: 0.5 }, { left: 0.5, right: -0.2 })).toMatchObject({
    left: 0.45,
    right: 0.58,
  });
});

/** The middle of a shot of the first point, across. */
function middle(reading: Reading): number {
  const { framing, stage } = frameTarget({ kind: "point", index: 1 }, "wide", reading);
  const { left, right } = viewOf(framing, stage.cover);
  return (left + right) / 2;
}

test("a shot of the point in an animal's head is about all of the head", () => {
  const dog = { x: 0.3, y: 0.15, w: 0.4, h: 0.77, label: "dog", confidence: 0.9 };
  const point = { ...BEER.points[0]!, kind: "subject" as const, x: 0.42, y: 0.25, size: 0.2, confidence: 1 };
  const matte = matteOf((x) => (x > 0.32 && x < 0.62 ? 1 : 0), 200);
  const plain: Reading = {
    ...BEER,
    width: 1600,
    height: 900,
    faces: [],
    people: [],
    things: [dog],
    points: [point],
  };
  expect(middle(plain)).toBeCloseTo(0.42);
  const reading = { ...plain, matte };
  expect(mainThing({ reading }, reading)?.head).toMatchObject({ left: 0.32, right: 0.62 });
  expect(middle(reading)).toBeCloseTo(0.47);
});
