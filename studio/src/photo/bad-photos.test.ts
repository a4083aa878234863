import { deflateSync, crc32 } from "node:zlib";
import { array, assert, asyncProperty, constantFrom, double, nat, tuple } from "fast-check";
import type { Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { readPhoto } from "@curta/photos";
import { decodePhoto } from "./decode.ts";
import { quarters, refusal, toSharp } from "../../testing/pictures.ts";

const text = (content: string) => new TextEncoder().encode(content);
const picture = quarters(320, 240);

describe("what is no photo is refused as such", () => {
  test.for([
    ["nothing", new Uint8Array()],
    ["one byte", text("x")],
    ["text", text("isto não é uma imagem")],
    ["SVG", text('<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"/>')],
    ["SVG with a declaration", text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["PDF", text("%PDF-1.7\n1 0 obj\n")],
    ["HTML", text("<!doctype html><img src=x>")],
    ["MP4", new Uint8Array([0, 0, 0, 24, ...text("ftypisom\0\0\0\0isommp42")])],
    ["ZIP", text("PK\u0003\u0004")],
    ["BMP", text("BM            ")],
  ] as const)("%s", async ([, bytes]) => {
    expect(await refusal(decodePhoto(bytes))).toBe("photo_not_image");
  });
});

const FILES = {
  JPEG: (photo) => photo.jpeg(),
  "progressive JPEG": (photo) => photo.jpeg({ progressive: true }),
  PNG: (photo) => photo.png(),
  "interlaced PNG": (photo) => photo.png({ progressive: true }),
  WebP: (photo) => photo.webp(),
  "lossless WebP": (photo) => photo.webp({ lossless: true }),
  GIF: (photo) => photo.gif(),
  TIFF: (photo) => photo.tiff(),
  AVIF: (photo) => photo.avif({ effort: 0 }),
} satisfies Record<string, (photo: Sharp) => Sharp>;

describe("broken photos are refused, never shown half grey", () => {
  test.for(["craft-beer.jpg", "sleeping-cat.jpg", "denali.webp", "wide.avif", "phone.heic"])(
    "%s cut off",
    async (name) => {
      const bytes = await readPhoto(name);
      for (const share of [0.02, 0.5, 0.93]) {
        const cut = bytes.subarray(0, Math.floor(bytes.length * share));
        expect(await refusal(decodePhoto(cut, { maxSide: 300 })), `${share}`).toBe("photo_broken");
      }
    },
  );

  test.for(Object.keys(FILES) as (keyof typeof FILES)[])("%s cut off anywhere", async (format) => {
    const noise = new Uint8Array(260 * 220 * 3).map((_, i) => (i * 2654435761) >>> 9);
    const bytes = await FILES[format](toSharp({ width: 260, height: 220, rgb: noise })).toBuffer();
    await assert(
      asyncProperty(double({ min: 0, max: 0.96, noNaN: true }), async (share) => {
        const cut = bytes.subarray(0, Math.floor(bytes.length * share));
        expect(["photo_broken", "photo_not_image"]).toContain(await refusal(decodePhoto(cut)));
      }),
      { numRuns: 25 },
    );
  });

  test.for(["\xff\xd8\xff", "\x89PNG\r\n\x1a\n", "RIFF\0\0\0\0WEBP", "GIF89a", "II*\0"])(
    "only a head: %j",
    async (head) => {
      const bytes = Uint8Array.from(head, (letter) => letter.charCodeAt(0));
      expect(await refusal(decodePhoto(bytes))).toBe("photo_broken");
    },
  );

  test("any damage to a JPEG, PNG or WebP ends in a picture or an error of the catalogue", async () => {
    const photos = await Promise.all(
      (["jpeg", "png", "webp"] as const).map((f) => toSharp(picture).toFormat(f).toBuffer()),
    );
    const damage = array(tuple(double({ min: 0, max: 0.999, noNaN: true }), nat(255)), {
      minLength: 1,
      maxLength: 6,
    });
    await assert(
      asyncProperty(constantFrom(...photos), damage, async (photo, changes) => {
        const bytes = Uint8Array.from(photo);
        for (const [at, value] of changes) bytes[Math.floor(at * bytes.length)] = value;
        const code = await refusal(decodePhoto(bytes));
        expect([
          null,
          "photo_broken",
          "photo_not_image",
          "photo_too_small",
          "photo_too_many_pixels",
        ]).toContain(code);
      }),
      { numRuns: 60 },
    );
  });
});

describe("size is checked before anything is decoded", () => {
  test("more than 10 MB", async () => {
    expect(await refusal(decodePhoto(new Uint8Array(10 * 1024 * 1024 + 1)))).toBe("photo_too_large");
  });

  test("a small PNG that claims 30000 x 30000 pixels", async () => {
    expect(await refusal(decodePhoto(pngClaiming(30_000, 30_000)))).toBe("photo_too_many_pixels");
  });

  test("a JPEG of 101 megapixels, by its frame header", async () => {
    const jpeg = await toSharp(quarters(320, 240)).jpeg().toBuffer();
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    jpeg.writeUInt16BE(10_000, frame + 5);
    jpeg.writeUInt16BE(10_100, frame + 7);
    expect(await refusal(decodePhoto(jpeg))).toBe("photo_too_many_pixels");
  });

  test("199 pixels", async () => {
    const small = await toSharp(quarters(199, 500)).png().toBuffer();
    expect(await refusal(decodePhoto(small))).toBe("photo_too_small");
    expect(await refusal(decodePhoto(await toSharp(quarters(200, 200)).png().toBuffer()))).toBe(null);
  });
});

/** A PNG whose header promises more pixels than its few bytes contain. */
function pngClaiming(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(1000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const sizes = Buffer.alloc(8);
  sizes.writeUInt32BE(data.length, 0);
  sizes.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([sizes.subarray(0, 4), body, sizes.subarray(4)]);
}
