import fc from "fast-check";
import { expect, test } from "vitest";
import { paint } from "../../testing/pictures.ts";
import type { Picture } from "../picture.ts";
import { PLAIN_LOOK, takeOf } from "../reading/prompt/look.ts";
import { thumbnailOf } from "../reading/thumbnail.ts";
import { planGrade } from "./grade-plan.ts";
import { gradePicture } from "./grade.ts";
import { harshnessOf, keepSkin, toneCurve } from "./tone-curve.ts";

const CELLS = 20_000;
const FACE = { x: 0.4, y: 0.3, w: 0.2, h: 0.3 };

/** A face before a wall, with a dark coat below. */
function personBefore(
  wall: readonly [number, number, number],
  skin: readonly [number, number, number],
): Picture {
  return paint(200, 300, (x, y) => {
    if (x >= 80 && x < 120 && y >= 90 && y < 180) return skin;
    return y > 270 ? [30, 26, 26] : wall;
  });
}

function graded(photo: Picture, plan: ReturnType<typeof planGrade>): Picture {
  const picture = { ...photo, rgb: Uint8Array.from(photo.rgb) };
  gradePicture(picture, { ...plan, grain: 0, vignette: 0 });
  return picture;
}

function colourIn({ rgb, width }: Picture, x: number, y: number): [number, number, number] {
  const p = 3 * (y * width + x);
  return [rgb[p] ?? 0, rgb[p + 1] ?? 0, rgb[p + 2] ?? 0];
}

/** Hue of a colour in degrees. */
function hueOf([red, green, blue]: readonly [number, number, number]): number {
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
}

test("the colour of a wall is not taken for that of the light", () => {
  const thumbnail = thumbnailOf(personBefore([210, 150, 40], [215, 170, 150]), CELLS);
  const { balance } = planGrade(thumbnail, PLAIN_LOOK);
  for (const change of balance) expect(Math.abs(change)).toBeLessThan(0.03);
});

test("a cast over grey things is corrected in part", () => {
  const thumbnail = thumbnailOf(personBefore([150, 140, 120], [215, 170, 150]), CELLS);
  const [red, , blue] = planGrade(thumbnail, PLAIN_LOOK).balance;
  expect(red).toBeLessThan(-0.01);
  expect(blue).toBeGreaterThan(0.01);
});

test("strong colours keep their hue where they are made so bright that a channel reaches its end", () => {
  const photo = personBefore([235, 140, 30], [120, 80, 60]);
  const look = { ...PLAIN_LOOK, light: 1 };
  const made = colourIn(graded(photo, planGrade(thumbnailOf(photo, CELLS), look)), 20, 20);
  expect(Math.max(...made)).toBeGreaterThan(235);
  expect(Math.abs(hueOf(made) - hueOf([235, 140, 30]))).toBeLessThan(3);
});

test("the brightest thing of a soft photo stays skin where it is a face", () => {
  const photo = personBefore([150, 110, 40], [205, 165, 150]);
  const thumbnail = thumbnailOf(photo, CELLS);
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const [free, kept] = [[], [FACE]].map((faces) =>
      colourIn(graded(photo, planGrade(thumbnail, takeOf("viral", seed), faces)), 100, 130),
    );
    expect(Math.max(...kept!), `seed ${seed}`).toBeLessThanOrEqual(225);
    expect(Math.max(...kept!), `seed ${seed}`).toBeLessThanOrEqual(Math.max(...free!));
  }
});

test("a photo with hard light gets less contrast than one with soft light", () => {
  const [soft, hard] = [60, 100].map((reach) => {
    const photo = paint(100, 100, (x) => {
      const level = Math.round(128 + ((x - 50) / 50) * reach);
      return [level, level, level];
    });
    const { luma } = thumbnailOf(photo, CELLS);
    const look = { ...PLAIN_LOOK, contrast: 0.5 };
    const curve = toneCurve(luma, look, harshnessOf(luma));
    return 192 * curve[192]! - 64 * curve[64]!;
  });
  expect(hard).toBeLessThan(soft! - 10);
});

test("a curve that is kept for skin never falls, and makes no skin brighter than a good print's", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.05, max: 1, noNaN: true }),
      fc.integer({ min: 1, max: 40 }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 50, maxLength: 50 }),
      (skin, seed, values) => {
        const look = takeOf("suave", seed);
        const plane = { width: 10, height: 5, values: Float32Array.from(values) };
        const curve = keepSkin(toneCurve(plane, look, harshnessOf(plane)), skin, look);
        const levels = [...curve].map((factor, level) => factor * Math.max(1, level));
        for (const [i, level] of levels.slice(1).entries())
          expect(level).toBeGreaterThanOrEqual(levels[i]! - 1e-9);
        const made = levels[Math.round(255 * skin)]! / 255;
        expect(made).toBeLessThanOrEqual(Math.max(skin, 0.8) + 0.01);
      },
    ),
  );
});
