import { expect, test } from "vitest";
import { decodePhoto } from "../../photo/decode.ts";
import { readPhoto } from "@curta/photos";
import { loadNetworks } from "../../seeing-models.ts";
import { smallOf } from "../../key-image/look-at-photo.ts";
import type { Picture } from "../../picture.ts";
import { see } from "../see.ts";

const seen = async (name: string) => see(await decodePhoto(await readPhoto(name)), loadNetworks());

test("names a sleeping cat, a pet, from nose to tail", async () => {
  const { things } = await seen("sleeping-cat.jpg");
  const [cat] = things;
  expect(cat).toMatchObject({ label: "cat", family: "pet" });
  expect(cat!.confidence).toBeGreaterThan(0.55);
  expect(cat!.runnerUp).toBeLessThan(cat!.confidence);
  expect(cat!.box.x).toBeLessThan(0.2);
  expect(cat!.box.x + cat!.box.w).toBeGreaterThan(0.8);
});

test("finds the sleeping cat with its head, wherever its head is", async () => {
  const photo = await decodePhoto(await readPhoto("sleeping-cat.jpg"));
  const small = smallOf(photo);
  const { width, rgb } = small;
  const mirrored = { ...small, rgb: rgb.slice() };
  for (let k = 0; k < rgb.length; k += 3) {
    const from = k - 6 * ((k / 3) % width) + 3 * (width - 1);
    mirrored.rgb.set(rgb.subarray(from, from + 3), k);
  }
  const networks = loadNetworks();
  const { things } = see(mirrored, networks);
  const cats = things.filter(({ label }) => label === "cat");
  expect(cats).toHaveLength(1);
  // Its nose and ears are in the leftmost eighth of the cat.
  expect(cats[0]!.box.x).toBeLessThan(0.15);
  expect(cats[0]!.box.x + cats[0]!.box.w).toBeGreaterThan(0.84);
});

test("finds the glasses on the bar, which are small, and calls them by their family", async () => {
  const { things } = await seen("craft-beer.jpg");
  const vessels = things.filter(({ family, confidence }) => family === "vessel" && confidence >= 0.5);
  expect(vessels.length).toBeGreaterThanOrEqual(3);
});

test("dried flowers are no cake: what is often seen in other things is a name only where it is very sure", async () => {
  const { width, height, rgb } = smallOf(await decodePhoto(await readPhoto("book-beside-flowers.jpg")));
  const left = Math.round(0.25 * width);
  const part = new Uint8Array((width - left) * height * 3);
  for (let y = 0; y < height; y++) {
    part.set(rgb.subarray(3 * (y * width + left), 3 * (y + 1) * width), 3 * y * (width - left));
  }
  const { things } = see({ width: width - left, height, rgb: part }, loadNetworks());
  expect(things[0]).toMatchObject({ label: "cake" });
  expect(things[0]!.confidence).toBeLessThan(0.55);
});

test.each(["rocket.jpg", "denali.webp", "wide.avif", "handwritten-notes.jpg", "book-beside-flowers.jpg"])(
  "is sure of no name in %s",
  async (name) => {
    const { things, people } = await seen(name);
    expect(things.filter(({ confidence }) => confidence >= 0.55)).toEqual([]);
    expect(people).toEqual([]);
  },
);

/** A white slab that the left, upper and lower edge cut off, with a seam and two handles, beside a wall and a floor. */
function slabAtEdge(): Picture {
  const [width, height] = [900, 640];
  const rgb = new Uint8Array(width * height * 3);
  const seam = 0.3 * height;
  const end = 0.28 * width;
  const isHandle = (x: number, y: number): boolean =>
    x > 0.86 * end &&
    x < 0.91 * end &&
    ((y > 0.4 * seam && y < 0.9 * seam) || (y > seam + 30 && y < seam + 220));
  for (let k = 0; k < width * height; k++) {
    const [x, y] = [k % width, Math.floor(k / width)];
    const isTable = x > 0.5 * width && x < 0.9 * width && y > 0.6 * height && y < 0.64 * height;
    const white = 235 - Math.round((20 * x) / end);
    let colour = y > 0.86 * height ? [110, 80, 55] : [160, 140, 115];
    if (x < end) colour = [white, white, white + 3];
    if (x < end && Math.abs(y - seam) < 3) colour = [90, 90, 95];
    if (isHandle(x, y)) colour = [70, 70, 75];
    if (x < end && x > end - 4) colour = [60, 60, 60];
    if (isTable) colour = [140, 90, 50];
    rgb.set(colour, 3 * k);
  }
  return { width, height, rgb };
}

test("a strip that three edges of the photo cut off has no name, though the network calls it a refrigerator", () => {
  expect(see(slabAtEdge(), loadNetworks()).things).toEqual([]);
});
