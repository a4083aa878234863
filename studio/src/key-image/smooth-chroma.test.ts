import { readPhoto } from "@curta/photos";
import sharp from "sharp";
import { expect, test } from "vitest";
import { asSharp, pixelsOf } from "../photo/pixels.ts";
import type { Picture } from "../picture.ts";
import { smoothChroma } from "./smooth-chroma.ts";
import { stagePhoto } from "./stage-photo.ts";

const SIZE = { width: 2400, height: 2400, fit: "inside" } as const;

function luma([r, g, b]: readonly number[]): number {
  return 0.299 * r! + 0.587 * g! + 0.114 * b!;
}

/** Mean differences between two pictures: of red and blue less luma, and of luma. */
function differences(one: Picture, other: Picture): { colour: number; luma: number } {
  let [colour, light] = [0, 0];
  for (let at = 0; at < one.rgb.length; at += 3) {
    const [a, b] = [one, other].map(({ rgb }) => [...rgb.subarray(at, at + 3)]);
    const [la, lb] = [luma(a!), luma(b!)];
    colour += Math.abs(a![0]! - la - (b![0]! - lb)) + Math.abs(a![2]! - la - (b![2]! - lb));
    light += Math.abs(la - lb);
  }
  const pixels = one.rgb.length / 3;
  return { colour: colour / (2 * pixels), luma: light / pixels };
}

test.each(["craft-beer.jpg", "prairie_falcon.jpg", "denali.webp"])(
  "the colours of %s, coded with few bits, come nearer to the photo's; its luma stays",
  async (name) => {
    const photo = await pixelsOf(
      sharp(await readPhoto(name))
        .resize(SIZE)
        .removeAlpha(),
    );
    const poor = await pixelsOf(sharp(await asSharp(photo).jpeg({ quality: 5 }).toBuffer()));
    const before = differences(poor, photo);
    const mended = { ...poor, rgb: Uint8Array.from(poor.rgb) };
    smoothChroma(mended, 1);
    expect(differences(mended, photo).colour).toBeLessThan(0.9 * before.colour);
    expect(differences(mended, poor).luma).toBeLessThan(0.6);
  },
);

test("an edge of colour that is an edge of luma stays: of 170 levels at most 20 are lost", () => {
  const picture: Picture = { width: 64, height: 64, rgb: new Uint8Array(64 * 64 * 3) };
  for (let at = 0; at < picture.rgb.length; at += 3) {
    picture.rgb.set((at / 3) % 64 < 32 ? [200, 60, 40] : [30, 40, 120], at);
  }
  const before = picture.rgb.slice();
  smoothChroma(picture, 1);
  const off = picture.rgb.map((value, at) => Math.abs(value - before[at]!));
  expect(Math.max(...off)).toBeLessThanOrEqual(20);
});

test("photos with enough bits are staged as they were decoded", async () => {
  const photo = await readPhoto("book-beside-flowers.jpg");
  const staged = await stagePhoto(photo);
  const plain = await pixelsOf(sharp(photo).autoOrient().resize(staged.width, staged.height).removeAlpha());
  expect(differences(staged, plain).colour).toBeLessThan(0.01);
});
