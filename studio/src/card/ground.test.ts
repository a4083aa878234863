import * as fc from "fast-check";
import { expect, test } from "vitest";
import { drawGround } from "./ground.ts";

const SIZE = { width: 54, height: 96 };

/** A photo of two halves, side by side. */
function halves(left: number, right: number) {
  const [width, height] = [180, 320];
  const rgb = Uint8Array.from({ length: 3 * width * height }, (_, i) =>
    Math.floor(i / 3) % width < width / 2 ? left : right,
  );
  return { width, height, rgb };
}

function mean(levels: Uint8Array): number {
  return levels.reduce((sum, level) => sum + level, 0) / levels.length;
}

test("the ground is darker than a bright photo, and its level lies where white letters can be read on it", () => {
  const levels = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(levels, (level) => {
      const made = mean(drawGround(halves(level, level), SIZE, "blurred"));
      expect(made).toBeLessThanOrEqual(117);
      expect(made).toBeGreaterThanOrEqual(Math.min(71, 1.5 * level));
    }),
  );
  const [dark, middle, bright] = [90, 160, 240].map((level) =>
    mean(drawGround(halves(level, level), SIZE, "blurred")),
  );
  expect(middle).toBeGreaterThan(dark! + 15);
  expect(bright).toBeGreaterThan(middle! + 15);
});

test("a black part of the photo makes no hole in the ground, and a white one no glare", () => {
  const ground = drawGround(halves(0, 255), SIZE, "blurred");
  expect(Math.min(...ground)).toBeGreaterThan(25);
  expect(Math.max(...ground)).toBeLessThan(135);
});

test("the ground has the photo's colours", () => {
  const red = halves(120, 120);
  for (let i = 0; i < red.rgb.length; i += 3) red.rgb.set([170, 60, 50], i);
  const [r = 0, g = 0, b = 0] = drawGround(red, SIZE, "blurred");
  expect(r).toBeGreaterThan(1.8 * g);
  expect(g).toBeGreaterThan(b);
});

test.each([
  ["flat", 26, 102],
  ["black", 10, 20],
] as const)(
  "a %s ground is dark enough for white letters, whatever the photo's level is",
  (name, least, most) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 255 }), (level) => {
        const ground = drawGround(halves(level, level), SIZE, name);
        expect(Math.min(...ground)).toBeGreaterThanOrEqual(least);
        expect(Math.max(...ground)).toBeLessThanOrEqual(most);
      }),
      { numRuns: 30 },
    );
  },
);

test("a flat ground has the photo's strongest colour everywhere, though more of the photo is grey", () => {
  const photo = halves(120, 120);
  for (let i = 0; i < photo.rgb.length / 4; i += 3) photo.rgb.set([40, 80, 200], i);
  const ground = drawGround(photo, SIZE, "flat");
  for (let i = 0; i < ground.length; i += 3) expect(ground[i + 2]).toBeGreaterThan(1.5 * ground[i]!);
});

test("a dark photo lies on a darker flat ground than a bright one", () => {
  const [dark, bright] = [50, 110].map((level) => mean(drawGround(halves(level, level), SIZE, "flat")));
  expect(dark).toBeLessThan(0.7 * bright!);
});
