import * as fc from "fast-check";
import { expect, test } from "vitest";
import { PROGRESS_STAGES } from "@curta/contract";
import { heavyShots } from "./encode/heavy-shots.ts";
import { affordableWorkers } from "./threads/machine.ts";
import { progressBar, type StageProgress } from "./progress.ts";
import type { Segment } from "./encode/segment.ts";

const GIGABYTE = 1024 ** 3;

test("workers are as many as cores and memory allow, and at least one", () => {
  expect(affordableWorkers(2, 24 * GIGABYTE)).toBe(2);
  expect(affordableWorkers(8, 24 * GIGABYTE)).toBe(8);
  expect(affordableWorkers(8, GIGABYTE)).toBeLessThan(5);
  expect(affordableWorkers(1, GIGABYTE / 4)).toBe(1);
});

test("a progress bar never goes back, never passes 100 and never repeats itself", () => {
  const step = fc.tuple(fc.constantFrom(...PROGRESS_STAGES), fc.double({ min: -1, max: 2, noNaN: true }));
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const seen: StageProgress[] = [];
      const advance = progressBar((progress) => seen.push(progress));
      for (const [stage, share] of steps) advance(stage, share);
      const percents = seen.map(({ percent }) => percent);
      expect(percents).toEqual(percents.toSorted((a, b) => a - b));
      expect(percents.every((percent) => Number.isInteger(percent) && percent >= 0 && percent <= 100)).toBe(
        true,
      );
      const order = seen.map(({ stage }) => PROGRESS_STAGES.indexOf(stage));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      expect(new Set(seen.map((each) => JSON.stringify(each))).size).toBe(seen.length);
    }),
  );
});

test("shots with a part in a second over the peak are heavy, others are not", () => {
  const [light, heavy] = [20_000, 80_000];
  const shots = [light, light, heavy, light, light].map((size) => segmentOf(30, size));
  expect(heavyShots(shots)).toEqual(new Set([1, 2, 3]));
  expect(heavyShots([segmentOf(30, light)]).size).toBe(0);
});

test("a film that is too large as a whole is heavy everywhere", () => {
  const shots = [45_000, 45_000, 20_000, 45_000].map((size) => segmentOf(30, size));
  expect(heavyShots(shots).size).toBe(0);
  expect(heavyShots([45_000, 45_000, 45_000].map((size) => segmentOf(30, size))).size).toBe(3);
});

function segmentOf(frames: number, size: number): Segment {
  const packets = Array.from({ length: frames }, (_, i) => ({
    offset: i * size,
    size,
    pts: i,
    key: i === 0,
  }));
  const empty = {
    thumbnails: [],
    contrasts: [],
    words: [],
    data: new Uint8Array(),
    parameters: new Uint8Array(),
  };
  return { frames, packets, ...empty };
}
