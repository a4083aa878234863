import { expect, test } from "vitest";
import { decodePhoto } from "../../photo/decode.ts";
import { readPhoto } from "@curta/photos";
import { loadNetworks } from "../../seeing-models.ts";
import { smallOf } from "../../key-image/look-at-photo.ts";
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

test("finds the sleeping cat with its head, wherever its head is", { timeout: 60_000 }, async () => {
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
