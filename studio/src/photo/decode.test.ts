import { describe, expect, test } from "vitest";
import { readPhoto } from "@curta/photos";
import { decodePhoto } from "./decode.ts";
import { colourAt, paint, quarters, refusal, toSharp } from "../../testing/pictures.ts";

const picture = quarters(320, 240);

function expectQuarters(decoded: Awaited<ReturnType<typeof decodePhoto>>, tolerance = 14): void {
  for (const [x, y] of [
    [0.2, 0.2],
    [0.8, 0.2],
    [0.2, 0.8],
    [0.8, 0.8],
  ] as const) {
    const wanted = colourAt(picture, x, y);
    const got = colourAt(decoded, x, y);
    for (const channel of [0, 1, 2]) {
      expect(Math.abs((got[channel] ?? 0) - (wanted[channel] ?? 0)), `${x} ${y}`).toBeLessThanOrEqual(
        tolerance,
      );
    }
  }
}

describe("decodePhoto opens", () => {
  test.for([
    ["baseline JPEG", toSharp(picture).jpeg()],
    ["progressive JPEG", toSharp(picture).jpeg({ progressive: true })],
    ["PNG", toSharp(picture).png()],
    ["interlaced PNG", toSharp(picture).png({ progressive: true })],
    ["palette PNG", toSharp(picture).png({ palette: true })],
    ["16 bit PNG", toSharp(picture).toColourspace("rgb16").png()],
    ["WebP", toSharp(picture).webp()],
    ["lossless WebP", toSharp(picture).webp({ lossless: true })],
    ["AVIF", toSharp(picture).avif({ effort: 0 })],
    ["10 bit AVIF", toSharp(picture).avif({ bitdepth: 10, effort: 0 })],
    ["GIF", toSharp(picture).gif()],
    ["TIFF", toSharp(picture).tiff()],
    ["16 bit TIFF with LZW", toSharp(picture).toColourspace("rgb16").tiff({ compression: "lzw" })],
    ["Display P3 JPEG", toSharp(picture).withIccProfile("p3").jpeg()],
    ["CMYK JPEG", toSharp(picture).toColourspace("cmyk").jpeg()],
    ["grey-alpha PNG", toSharp(picture).ensureAlpha(1).png()],
  ] as const)("%s", async ([name, source]) => {
    const decoded = await decodePhoto(await source.toBuffer());
    expect([decoded.width, decoded.height]).toEqual([320, 240]);
    expect(decoded.rgb.length).toBe(320 * 240 * 3);
    expectQuarters(decoded, name === "CMYK JPEG" ? 60 : 14);
  });

  test("greyscale", async () => {
    const decoded = await decodePhoto(await toSharp(picture).greyscale().jpeg().toBuffer());
    const [red, green, blue] = colourAt(decoded, 0.2, 0.2);
    expect(red).toBe(green);
    expect(green).toBe(blue);
  });

  test.for(["gif", "webp"] as const)("only the first frame of an animated %s", async (format) => {
    const second = paint(320, 240, () => [0, 0, 0]);
    const both = { width: 320, height: 480, rgb: new Uint8Array([...picture.rgb, ...second.rgb]) };
    const { default: sharp } = await import("sharp");
    const animation = sharp(both.rgb, { raw: { width: 320, height: 480, channels: 3, pageHeight: 240 } });
    const file = await animation.toFormat(format, { delay: [100, 100] }).toBuffer();
    expect((await sharp(file).metadata()).pages).toBe(2);
    const decoded = await decodePhoto(file);
    expect(decoded.height).toBe(240);
    expectQuarters(decoded);
  });

  test("HEIC from a phone, in sRGB colours", async () => {
    const decoded = await decodePhoto(await readPhoto("phone.heic"), { maxSide: 400 });
    expect([decoded.width, decoded.height]).toEqual([400, 300]);
    // The blue fence is about (80, 138, 209) in the photo's Display P3 profile; its sRGB values are bluer.
    const fence = decoded.rgb.reduce(
      (best, _, i) =>
        i % 3 === 0 ? Math.max(best, (decoded.rgb[i + 2] ?? 0) - (decoded.rgb[i] ?? 0)) : best,
      0,
    );
    expect(fence).toBeGreaterThan(200);
  });
});

/** Position of the red quarter in a viewer that applies the orientation (TIFF 6.0, tag 274). */
describe("decodePhoto stands photos upright", () => {
  test.for([1, 2, 3, 4, 5, 6, 7, 8])("orientation %i", async (orientation) => {
    const { default: sharp } = await import("sharp");
    const stored = await toSharp(picture).jpeg({ quality: 95 }).withMetadata({ orientation }).toBuffer();
    const upright = await decodePhoto(stored);
    const [width, height] = orientation > 4 ? [240, 320] : [320, 240];
    expect([upright.width, upright.height]).toEqual([width, height]);
    const red = { 1: [0, 0], 2: [1, 0], 3: [1, 1], 4: [0, 1], 5: [0, 0], 6: [1, 0], 7: [1, 1], 8: [0, 1] }[
      orientation
    ];
    const seen = colourAt(upright, red?.[0] ? 0.8 : 0.2, red?.[1] ? 0.8 : 0.2);
    expect(seen[0]).toBeGreaterThan(170);
    expect(seen[1]).toBeLessThan(80);
    expect((await sharp(stored).metadata()).orientation).toBe(orientation);
  });
});

describe("decodePhoto lays transparency on a ground that lets the subject show", () => {
  test("a light drawing on a dark ground, a dark drawing on a light one", async () => {
    for (const [ink, isLight] of [
      [245, false],
      [12, true],
    ] as const) {
      const drawing = Buffer.alloc(300 * 300 * 4);
      for (let y = 100; y < 200; y++)
        for (let x = 100; x < 200; x++) drawing.fill(ink, (y * 300 + x) * 4, (y * 300 + x) * 4 + 3);
      for (let y = 100; y < 200; y++) for (let x = 100; x < 200; x++) drawing[(y * 300 + x) * 4 + 3] = 255;
      const { default: sharp } = await import("sharp");
      const png = await sharp(drawing, { raw: { width: 300, height: 300, channels: 4 } })
        .png()
        .toBuffer();
      const decoded = await decodePhoto(png);
      const ground = colourAt(decoded, 0.1, 0.1)[0] ?? 0;
      expect(ground > 128).toBe(isLight);
      expect(Math.abs((colourAt(decoded, 0.5, 0.5)[0] ?? 0) - ink)).toBeLessThan(4);
    }
  });
});

describe("decodePhoto keeps memory bounded", () => {
  test("maxSide shrinks and never enlarges", async () => {
    const jpeg = await toSharp(picture).jpeg().toBuffer();
    expect((await decodePhoto(jpeg, { maxSide: 100 })).width).toBe(100);
    expect((await decodePhoto(jpeg, { maxSide: 1000 })).width).toBe(320);
  });

  test("a stop before it starts is heard", async () => {
    const jpeg = await toSharp(picture).jpeg().toBuffer();
    await expect(decodePhoto(jpeg, { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
    await expect(
      decodePhoto(await readPhoto("phone.heic"), { signal: AbortSignal.timeout(40) }),
    ).rejects.toThrow(/abort|timeout/i);
  });
});

test("refuses nothing that is fine", async () => {
  expect(await refusal(decodePhoto(await readPhoto("denali.webp")))).toBe(null);
});
