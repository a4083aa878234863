import { readPhoto } from "@curta/photos";
import { expect, test } from "vitest";
import { paint, toSharp } from "../../../testing/pictures.ts";
import { decodePhoto } from "../../photo/decode.ts";
import type { Picture } from "../../picture.ts";
import { loadNetworks } from "../../seeing-models.ts";
import { layLevels } from "../picture/levels.ts";
import { maskOf } from "../picture/mask.ts";
import { type Sight, see } from "../see.ts";
import { findFront, frontOf, isClear, silhouetteOf } from "./silhouette.ts";

const lookAt = async (name: string): Promise<Sight> =>
  see(await decodePhoto(await readPhoto(name)), loadNetworks());

/** Alpha, 0..255, at a place of the picture. */
function alphaAt({ matte }: Sight, x: number, y: number): number {
  if (matte === null) return 0;
  const { box, columns, rows, alpha } = matte;
  const [u, v] = [(x - box.x) / box.w, (y - box.y) / box.h];
  if (u < 0 || v < 0 || u >= 1 || v >= 1) return 0;
  return alpha[Math.floor(v * rows) * columns + Math.floor(u * columns)] ?? 0;
}

test("a flower that the network for things has no name for is what stands in front", async () => {
  const sight = await lookAt("flower-study.jpg");
  const { box, confidence } = sight.silhouette!;
  expect(box.x).toBeLessThan(0.08);
  expect(box.x + box.w).toBeGreaterThan(0.92);
  expect(box.y).toBeLessThan(0.1);
  expect(confidence).toBeGreaterThan(0.9);
  const [bloom, stem] = [alphaAt(sight, 0.5, 0.4), alphaAt(sight, 0.54, 0.8)];
  expect([bloom > 230, stem > 230]).toEqual([true, true]);
  expect([alphaAt(sight, 0.2, 0.8), alphaAt(sight, 0.85, 0.75)]).toEqual([0, 0]);
});

test("names that are not sure are forgotten where something stands in front", async () => {
  const picture = await decodePhoto(await readPhoto("flower-study.jpg"));
  // Without the flower's ground it is no picture of a vase or of a plant in a pot either.
  expect(see(picture, loadNetworks()).things).toEqual([]);
});

test("a cup on its saucer and a rocket stand out, whatever they are called", async () => {
  const cup = await lookAt("coffee.png");
  expect([alphaAt(cup, 0.47, 0.4), alphaAt(cup, 0.3, 0.8), alphaAt(cup, 0.62, 0.8)]).toEqual([255, 255, 255]);
  expect([alphaAt(cup, 0.03, 0.5), alphaAt(cup, 0.95, 0.5)]).toEqual([0, 0]);
  const { box } = (await lookAt("rocket.jpg")).silhouette!;
  expect(box.h).toBeGreaterThan(0.55);
  expect(box.w).toBeLessThan(0.1);
});

const photo = await decodePhoto(await readPhoto("astronaut.png"));

test("somebody whose face is covered stands in front", () => {
  const { width, height, rgb } = photo;
  const covered = paint(width, height, (x, y) => {
    if (Math.hypot((x / width - 0.44) / 0.15, (y / height - 0.25) / 0.22) < 1) return [138, 106, 64];
    const [red = 0, green = 0, blue = 0] = rgb.subarray((y * width + x) * 3);
    return [red, green, blue];
  });
  const sight = see(covered, loadNetworks());
  expect(sight.people).toEqual([]);
  expect(sight.silhouette?.box.h).toBeGreaterThan(0.9);
});

test.each(["denali.webp", "handwritten-notes.jpg", "wide.avif"])(
  "nothing stands in front in %s",
  async (name) => expect((await lookAt(name)).silhouette).toBeNull(),
);

test.each(["astronaut.png", "prairie_falcon.jpg"])(
  "%s has its matte from who or what has a name",
  async (name) => {
    const { silhouette, matte } = await lookAt(name);
    expect(silhouette).toBeNull();
    expect(matte).not.toBeNull();
  },
);

/** A mask of 10 x 10 cells whose first ones have a value, and the next ones another. */
function mask(front: number, value: number, undecided = 0) {
  const values = new Float32Array(100).fill(value, 0, front).fill(0.3, front, front + undecided);
  return { part: { x: 0, y: 0, w: 1, h: 1 }, columns: 10, rows: 10, values };
}

test("a closer look confirms it if the network is sure of its cells, and undecided about few others", () => {
  expect([0.91, 0.89].map((value) => isClear(mask(40, value)))).toEqual([true, false]);
  expect([14, 15].map((undecided) => isClear(mask(40, 1, undecided)))).toEqual([true, false]);
  expect(isClear(mask(0, 0))).toBe(false);
});

test("what stands in front is neither a crumb nor nearly all of the picture, and the network is sure of it", () => {
  expect([1, 2, 75, 76].map((front) => frontOf(mask(front, 0.9), 1) !== null)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect([0.69, 0.71].map((value) => frontOf(mask(40, value), 1) !== null)).toEqual([false, true]);
});

test("in a wide picture what reaches from side to side is a landscape more often than not", () => {
  expect([1.29, 1.31].map((aspect) => frontOf(mask(60, 0.9), aspect) !== null)).toEqual([true, false]);
  const { values, ...beside } = mask(60, 0.9);
  for (const row of [0, 1, 2, 3, 4, 5]) values[10 * row] = 0;
  expect(frontOf({ ...beside, values }, 1.31)).toEqual({ x: 0.1, y: 0, w: 0.9, h: 0.6 });
});

test("what is three times as wide as high is a floor or a ridge", () => {
  const { values, ...beside } = mask(40, 0.9);
  for (const row of [0, 1, 2, 3]) values[10 * row] = 0;
  expect([1.32, 1.34].map((aspect) => frontOf({ ...beside, values }, aspect) !== null)).toEqual([
    true,
    false,
  ]);
});

test("its box is that of its largest part, in shares of the picture", () => {
  const alpha = new Uint8Array(100);
  for (const row of [2, 3, 4]) alpha.fill(255, 10 * row + 5, 10 * row + 8);
  alpha.fill(255, 90, 92);
  const part = { x: 0.5, y: 0, w: 0.5, h: 0.5 };
  const { box, confidence } = silhouetteOf({ box: part, columns: 10, rows: 10, alpha });
  expect(box.x).toBeCloseTo(0.75);
  expect(box.y).toBeCloseTo(0.1);
  expect(box.w).toBeCloseTo(0.15);
  expect(box.h).toBeCloseTo(0.15);
  expect(confidence).toBe(1);
});

test("parts on the two sides of a picture do not hang together", () => {
  const alpha = new Uint8Array(100);
  alpha.fill(255, 18, 20);
  alpha.fill(255, 20, 22);
  const { box } = silhouetteOf({ box: { x: 0, y: 0, w: 1, h: 1 }, columns: 10, rows: 10, alpha });
  expect(box.w).toBeCloseTo(0.2);
});

test("one colour has nothing in front", () => {
  const networks = loadNetworks();
  const grey: Picture = paint(300, 300, () => [128, 128, 128]);
  expect(findFront(networks, layLevels(networks.engine, grey, networks.pictureAt))).toBeNull();
});

test("half a page of notes stands out in the first look and falls apart in the closer one", async () => {
  const networks = loadNetworks();
  const notes = await decodePhoto(await readPhoto("handwritten-notes.jpg"));
  const small = await decodePhoto(await toSharp(notes).resize(900).png().toBuffer());
  const levels = layLevels(networks.engine, small, networks.pictureAt);
  const all = { x: 0, y: 0, w: 1, h: 1 };
  expect(frontOf(maskOf(networks, levels, "salience", all), small.width / small.height)).not.toBeNull();
  expect(findFront(networks, levels)).toBeNull();
});
