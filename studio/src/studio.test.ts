import { readPhoto } from "@curta/photos";
import { describe, expect, test } from "vitest";
import { asSharp, pixelsOf } from "./photo/pixels.ts";
import { decodePhoto } from "./photo/decode.ts";
import type { Picture } from "./picture.ts";
import { makeKeyImage } from "./studio.ts";

const WISHES = { style: "viral", seconds: 30, seed: 7 } as const;

/** Colours in the cells of a grid, to compare pictures of any sizes by. */
async function cellsOf(bytes: Uint8Array): Promise<Picture> {
  return pixelsOf(asSharp(await decodePhoto(bytes)).resize(24, 16, { fit: "fill" }));
}

async function difference(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all([cellsOf(one), cellsOf(other)]);
  return a.rgb.reduce((sum, value, index) => sum + Math.abs(value - (b.rgb[index] ?? 0)), 0) / a.rgb.length;
}

async function sizeOf(bytes: Uint8Array): Promise<[width: number, height: number]> {
  const { width, height } = await decodePhoto(bytes);
  return [width, height];
}

/** A photo of another size, as a phone or a scanner would send it. */
async function sized(name: string, width: number, height: number): Promise<Uint8Array> {
  const photo = asSharp(await decodePhoto(await readPhoto(name)));
  return photo.resize(width, height, { fit: "cover" }).jpeg({ quality: 80 }).toBuffer();
}

describe("the files of a key image", () => {
  test.each([
    ["24 megapixels", 6000, 4000, 2_500_000],
    ["12 megapixels upright", 3000, 4000, 2_500_000],
    ["a panorama", 9000, 1500, 8_000_000],
  ])("a preview of %s is the whole picture with as many pixels as a page can hold", async (_, w, h, most) => {
    const made = await makeKeyImage(await sized("craft-beer.jpg", w, h), WISHES);
    const [width, height] = await sizeOf(made.preview);
    const viewWidth = Math.min(width, (height * 9) / 16);
    expect(width * height).toBeLessThanOrEqual(most * 1.01);
    expect(viewWidth).toBeGreaterThan(640);
    expect(width / height / (made.reading.width / made.reading.height)).toBeCloseTo(1, 2);
    expect(await difference(made.preview, made.picture)).toBeLessThan(2);
  });

  test("24 megapixels are kept in two files of at most 8 MB, and come out as they went in", async () => {
    const sent = await readPhoto("craft-beer.jpg");
    const { picture, photo } = await makeKeyImage(sent, { ...WISHES, keepPhoto: true });
    expect(await sizeOf(picture)).toEqual([6000, 4000]);
    expect(picture.length).toBeLessThan(8_000_000);
    expect(photo?.length).toBeLessThan(8_000_000);
    expect(await difference(photo ?? picture, sent)).toBeLessThan(1);
    expect(await difference(picture, sent)).toBeGreaterThan(3);
  });

  test("a take of the kept photo is the take of the photo itself", async () => {
    const first = await makeKeyImage(await readPhoto("phone.heic"), { ...WISHES, keepPhoto: true });
    const again = await makeKeyImage(first.photo ?? new Uint8Array(), WISHES);
    expect(again).toEqual({ ...first, photo: null });
  });

  test("somebody's finished picture stays as it is, and the key image shows all of it", async () => {
    const sent = await readPhoto("craft-beer.jpg");
    const made = await makeKeyImage(sent, { ...WISHES, asItIs: true });
    expect(await difference(made.picture, sent)).toBeLessThan(1);
    expect(made.reading.view).toBeNull();
    expect(made.photo).toBeNull();
    expect(made.script).toMatch(/^Filme de 30 segundos/);
  });

  test("a thread that no JPEG can hold is refused with a sentence", async () => {
    const thread = await asSharp({ width: 66_000, height: 200, rgb: new Uint8Array(66_000 * 600) })
      .png()
      .toBuffer();
    await expect(makeKeyImage(thread, { ...WISHES, keepPhoto: true })).rejects.toMatchObject({
      code: "photo_too_many_pixels",
    });
  });
});
