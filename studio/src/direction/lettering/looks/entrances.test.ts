import { expect, test } from "vitest";
import { ENTRANCES, reachOf, scaleOf } from "./entrances.ts";

test("a short word pops to its full scale; a long one grows by 16 pixels at each of its ends, and no more", () => {
  const pose = { scale: 1.08, strength: 1, below: 0 };
  expect(scaleOf(pose, 100)).toBe(1.08);
  expect(scaleOf(pose, 400)).toBe(1.08);
  expect(scaleOf(pose, 800)).toBeCloseTo(1 + 32 / 800);
  expect(scaleOf({ ...pose, scale: 0.72 }, 800)).toBe(0.72);
});

test("the room that is kept for words that come in is what their poses take", () => {
  expect(reachOf("slam")).toEqual({ scale: 1.08, below: 0 });
  expect(reachOf("rise")).toEqual({ scale: 1, below: 14 });
  expect(reachOf("typed")).toEqual({ scale: 1, below: 0 });
});

test("no word takes more than a fifth of a second to stand, and each comes nearer to its place in every frame", () => {
  for (const { poses } of Object.values(ENTRANCES)) {
    expect(poses.length).toBeLessThanOrEqual(6);
    const ways = poses.map(({ below }) => below);
    expect(ways).toEqual(ways.toSorted((a, b) => b - a));
  }
});
