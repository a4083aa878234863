import type { Box } from "@curta/contract";
import { STYLES } from "@curta/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { takeOf } from "../reading/prompt/look.ts";
import { observe } from "../reading/observe.ts";
import type { Picture } from "../picture.ts";
import { coverage } from "./framing-reward.ts";
import type { Region } from "./region.ts";
import { chooseRegion } from "./framing.ts";
import { paint } from "../../testing/pictures.ts";

const sides = fc.integer({ min: 240, max: 760 });
const takes = fc.record({ style: fc.constantFrom(...STYLES), seed: fc.integer({ min: 1, max: 10_000 }) });

/** A box within the photo, from a tenth of each side on, with ground all around it. */
const boxes = fc
  .record({
    w: fc.double({ min: 0.14, max: 0.8, noNaN: true }),
    h: fc.double({ min: 0.14, max: 0.6, noNaN: true }),
    atX: fc.double({ min: 0, max: 1, noNaN: true }),
    atY: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ w, h, atX, atY }): Box => ({ x: 0.06 + atX * (0.88 - w), y: 0.06 + atY * (0.88 - h), w, h }));

/** A red ellipse that fills a box, on an even ground. */
function ellipse(width: number, height: number, { x, y, w, h }: Box): Picture {
  return paint(width, height, (i, j) => {
    const dx = ((i + 0.5) / width - x - w / 2) / (w / 2);
    const dy = ((j + 0.5) / height - y - h / 2) / (h / 2);
    return dx * dx + dy * dy <= 1 ? [190 + 40 * Math.sin(i / 5), 50, 40] : [205, 210 - j / 40, 214];
  });
}

/** Share of a picture that has to be made up for a box with some space around it. */
function madeUpFor(width: number, height: number, { w, h }: Box): number {
  const across = (w * width * 1.12) / Math.min(width, (height * 9) / 16);
  const along = (h * height) / Math.min(height, (width * 16) / 9);
  return 1 - 1 / Math.max(1, across, along);
}

function inShares({ x, y, width, height }: Region, photo: Picture): Box {
  return { x: x / photo.width, y: y / photo.height, w: width / photo.width, h: height / photo.height };
}

describe("for any size of photo and any take", () => {
  test("one thing on plain ground is whole in the picture", () => {
    fc.assert(
      fc.property(sides, sides, boxes, takes, (width, height, box, { style, seed }) => {
        fc.pre(madeUpFor(width, height, box) < 0.7);
        const photo = ellipse(width, height, box);
        const region = chooseRegion(photo, observe(photo), takeOf(style, seed), seed);
        expect(coverage(box, inShares(region, photo))).toBeGreaterThan(0.995);
      }),
      { numRuns: 60 },
    );
  });

  test("the region is 9:16, and lies within the photo along each side that it is no longer than", () => {
    fc.assert(
      fc.property(sides, sides, boxes, takes, (width, height, box, { style, seed }) => {
        const photo = ellipse(width, height, box);
        const region = chooseRegion(photo, observe(photo), takeOf(style, seed), seed);
        expect(region.width / region.height).toBeCloseTo(9 / 16, 9);
        for (const [start, length, side] of [
          [region.x, region.width, width],
          [region.y, region.height, height],
        ] as const) {
          const [first, last] = [start, start + length];
          const [inner, outer] =
            length <= side
              ? [
                  [first, last],
                  [0, side],
                ]
              : [
                  [0, side],
                  [first, last],
                ];
          expect(inner[0]).toBeGreaterThanOrEqual(outer[0]! - 1e-6);
          expect(inner[1]).toBeLessThanOrEqual(outer[1]! + 1e-6);
        }
      }),
      { numRuns: 30 },
    );
  });
});

function heightOf(photo: Picture): number {
  return chooseRegion(photo, observe(photo), takeOf("viral", 1), 1).height / photo.height;
}

describe("what a photo is continued for", () => {
  const wide = { x: 0.05, y: 0.3, w: 0.9, h: 0.4 };
  const onGround = (ground: (x: number, y: number) => number) => {
    const thing = ellipse(640, 480, wide);
    return paint(640, 480, (x, y) => {
      const p = (y * 640 + x) * 3;
      const [red = 0, green = 0, blue = 0] = thing.rgb.subarray(p, p + 3);
      const add = green < 100 ? 0 : ground(x, y);
      return [red + add, green + add, blue + add];
    });
  };
  test("a thing wider than a crop, on plain ground: it is shown from end to end", () => {
    expect(heightOf(onGround(() => 0))).toBeGreaterThan(1.9);
  });

  test("a texture from side to side: not at all", () => {
    const texture = paint(640, 480, (x, y) => {
      const value = 120 + 60 * Math.sin(x / 3.1) * Math.cos(y / 2.3) + 30 * Math.sin((x + y) / 41);
      return [value, value * 0.9, value * 0.8];
    });
    expect(heightOf(texture)).toBeLessThanOrEqual(1);
  });
});

test("a small thing in a colour of its own is in the picture, however large the clouds", () => {
  const photo = paint(960, 600, (x, y) => {
    if (Math.abs(x - 620) + Math.abs(y - 200) < 22) return [230, 60, 30];
    const cloud = Math.max(0, 1 - Math.hypot(x - 30, (y - 260) / 3) / 110);
    return [40 + 190 * cloud, 90 + 145 * cloud, 170 + 70 * cloud];
  });
  const seen = observe(photo);
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const region = inShares(chooseRegion(photo, seen, takeOf("viral", seed), seed), photo);
    expect(coverage({ x: 598 / 960, y: 178 / 600, w: 44 / 960, h: 44 / 600 }, region)).toBeGreaterThan(0.999);
  }
});
