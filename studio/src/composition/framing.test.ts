import type { Box } from "@curta/contract";
import { STYLES } from "@curta/contract";
import { describe, expect, test } from "vitest";
import { readPhoto } from "@curta/photos";
import { PLAIN_LOOK, takeOf } from "../reading/prompt/look.ts";
import type { Picture } from "../picture.ts";
import type { PhotoObservation } from "../reading/observe.ts";
import { observe } from "../reading/observe.ts";
import { decodePhoto } from "../photo/decode.ts";
import { coverage } from "./framing-reward.ts";
import { chooseRegion } from "./framing.ts";
import { paint } from "../../testing/pictures.ts";

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** What must be in every key image, and how much of it; boxes drawn by eye, in shares of the upright photo. */
const LABELS: readonly (readonly [photo: string, what: string, box: Box, least: number])[] = [
  ["craft-beer.jpg", "the head of the person", { x: 0.446, y: 0.185, w: 0.13, h: 0.27 }, 1],
  ["sleeping-cat.jpg", "the head of the cat", { x: 0.73, y: 0.41, w: 0.134, h: 0.21 }, 1],
  ["sleeping-cat.jpg", "the whole cat", { x: 0.14, y: 0.19, w: 0.72, h: 0.51 }, 0.97],
  ["prairie_falcon.jpg", "the falcon", { x: 0.285, y: 0.38, w: 0.315, h: 0.22 }, 0.97],
  ["book-beside-flowers.jpg", "the hanging flowers", { x: 0.38, y: 0.22, w: 0.5, h: 0.28 }, 0.85],
  ["phone.heic", "the name plate", { x: 0.64, y: 0.55, w: 0.14, h: 0.18 }, 0.9],
];

const observed = new Map<string, Promise<{ photo: Picture; seen: PhotoObservation }>>();

function observeOnce(name: string) {
  const known = observed.get(name) ?? observePhoto(name);
  observed.set(name, known);
  return known;
}

async function observePhoto(name: string) {
  const photo = await decodePhoto(await readPhoto(name), { maxSide: 1600 });
  return { photo, seen: observe(photo) };
}

async function regionsOf(name: string) {
  const { photo, seen } = await observeOnce(name);
  return STYLES.flatMap((style) =>
    SEEDS.map((seed) => {
      const region = chooseRegion(photo, seen, takeOf(style, seed), seed);
      const { width, height } = photo;
      return {
        x: region.x / width,
        y: region.y / height,
        w: region.width / width,
        h: region.height / height,
      };
    }),
  );
}

describe("every take of a real photo keeps what matters", () => {
  test.for(LABELS)("%s: %s", async ([name, , box, least]) => {
    for (const region of await regionsOf(name)) {
      expect(coverage(box, region), JSON.stringify(region)).toBeGreaterThanOrEqual(least - 0.001);
    }
  });
});

test.for(["book-beside-flowers.jpg", "prairie_falcon.jpg", "sleeping-cat.jpg", "phone.heic"])(
  "%s has no face",
  async (name) => {
    expect((await observeOnce(name)).seen.faces).toEqual([]);
  },
);

test("takes differ from one another", async () => {
  const regions = await regionsOf("craft-beer.jpg");
  expect(new Set(regions.map((region) => JSON.stringify(region))).size).toBeGreaterThan(4);
});

function texture(x: number, y: number): [number, number, number] {
  const value = 90 + 60 * Math.sin(x / 37) * Math.cos(y / 23);
  return [value, value * 0.9, value * 0.7];
}

describe("photos of unusual shape", () => {
  test.for([
    [3000, 400],
    [300, 2500],
    [1000, 1000],
    [900, 1600],
    [300, 300],
  ] as const)("%i x %i: 9:16, mostly photo, never stretched", ([width, height]) => {
    const photo = paint(width, height, texture);
    const seen = observe(photo);
    for (const seed of SEEDS) {
      const region = chooseRegion(photo, seen, takeOf("viral", seed), seed);
      expect(region.width / region.height).toBeCloseTo(9 / 16, 6);
      const inside = coverage(
        { x: region.x, y: region.y, w: region.width, h: region.height },
        { x: 0, y: 0, w: width, h: height },
      );
      expect(inside).toBeGreaterThanOrEqual(0.499);
    }
  });
});

describe("wishes for the framing are followed", () => {
  const ball = paint(2400, 1800, (x, y) =>
    Math.hypot(x - 1200, y - 900) < 190 ? [230, 190, 60] : [40, 60 + y / 30, 90],
  );
  const seen = observe(ball);
  const ballAt = (look: Partial<typeof PLAIN_LOOK>) => {
    const region = chooseRegion(ball, seen, { ...PLAIN_LOOK, ...look }, 7);
    return { x: (1200 - region.x) / region.width, width: region.width };
  };
  test("left, centre, right", () => {
    expect(ballAt({ place: "esquerda" }).x).toBeLessThan(0.45);
    expect(Math.abs(ballAt({ place: "centro" }).x - 0.5)).toBeLessThan(0.05);
    expect(ballAt({ place: "direita" }).x).toBeGreaterThan(0.55);
  });
  test("closer and wider", () => {
    expect(ballAt({ closeness: 1 }).width).toBeLessThan(ballAt({}).width * 0.9);
    expect(ballAt({ closeness: -1 }).width).toBeGreaterThan(ballAt({}).width * 1.1);
  });
});
