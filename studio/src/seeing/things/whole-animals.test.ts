import { expect, test } from "vitest";
import type { SeenThing } from "./find-things.ts";
import { wholeAnimals } from "./whole-animals.ts";

function cat(x: number, w: number, confidence: number): SeenThing {
  return { box: { x, y: 0.2, w, h: 0.5 }, label: "cat", family: "pet", confidence, runnerUp: 0.2 };
}

test("two boxes that have most of the smaller one in common are one animal, from head to tail", () => {
  const [whole, ...others] = wholeAnimals([cat(0.13, 0.58, 0.67), cat(0.28, 0.59, 0.57)], []);
  expect(others).toEqual([]);
  expect(whole).toMatchObject({ box: { x: 0.13 }, confidence: 0.67 });
  expect(whole!.box.w).toBeCloseTo(0.74);
});

test("animals side by side stay two, and cups that overlap stay cups", () => {
  expect(wholeAnimals([cat(0.1, 0.4, 0.7), cat(0.4, 0.4, 0.6)], [])).toHaveLength(2);
  const cups = [cat(0.1, 0.4, 0.7), cat(0.15, 0.4, 0.6)].map((each) => {
    return { ...each, label: "cup", family: "vessel" as const };
  });
  expect(wholeAnimals(cups, [])).toEqual(cups);
});

test("what only the mirror image shows makes an animal larger and surer, and adds none", () => {
  const [seen, ...others] = wholeAnimals([cat(0.1, 0.4, 0.5)], [cat(0.1, 0.5, 0.62), cat(0.7, 0.2, 0.9)]);
  expect(others).toEqual([]);
  expect(seen).toMatchObject({ box: { x: 0.1, w: 0.5 }, confidence: 0.62 });
});

test("a part that is hardly seen says nothing of where an animal ends", () => {
  expect(wholeAnimals([cat(0.1, 0.4, 0.6)], [cat(0.1, 0.6, 0.37)])[0]?.box.w).toBe(0.4);
});
