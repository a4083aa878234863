import { deflateSync } from "node:zlib";
import { type ImageResult, WEBHOOK_PATH } from "@curta/contract";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readPhoto } from "@curta/photos";
import { mediaKey, readAll } from "../src/media/media-store.ts";
import { createKeyImagePool, type KeyImagePool } from "../src/studio/key-image-pool.ts";
import { createTestStudio } from "../testing/servers/test-studio.ts";
import type { TestCaller, TestServer } from "../testing/servers/test-server.ts";
import { signIn, startLockedServer } from "../testing/people.ts";

let pool: KeyImagePool;
let server: TestServer;
let ana: TestCaller;
let photo: Buffer;

beforeAll(async () => {
  photo = await readPhoto("sleeping-cat.jpg");
  pool = createKeyImagePool({ size: 1, waiting: 8 });
  const studio = { ...createTestStudio(), makeKeyImage: pool.makeKeyImage.bind(pool) };
  server = await startLockedServer({ parts: { studio } });
  ana = await signIn(server, "ana");
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await pool[Symbol.asyncDispose]();
});

async function upload(bytes: Uint8Array, name = "foto.jpg"): Promise<{ status: number; text: string }> {
  const answer = await ana.post(WEBHOOK_PATH, { ...ana.imageBody(bytes), imagem_nome: name });
  return { status: answer.status, text: await answer.text() };
}

/** A chunk of a PNG; its checksum is wrong where nobody looks at it. */
function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(type, 4, "latin1");
  const body = Buffer.concat([head.subarray(4), data]);
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(crc32(body));
  return Buffer.concat([head.subarray(0, 4), body, crc]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** A greyscale PNG whose rows are all zero: 400 megapixels weigh 50 KB. */
function bomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side));
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const GPS = "23.5505S 46.6333W";

/** The photo with EXIF that says that it lies on its side, and where it was taken. */
function located(): Buffer {
  const tiff = Buffer.alloc(38);
  tiff.write("II*\0\x08\0\0\0\x02\0", "latin1");
  // ImageDescription: text of so many bytes, below. Orientation: one short, 6.
  tiff.writeUInt32LE(0x0002010e, 10);
  tiff.writeUInt32LE(GPS.length + 1, 14);
  tiff.writeUInt32LE(38, 18);
  tiff.writeUInt32LE(0x00030112, 22);
  tiff.writeUInt32LE(1, 26);
  tiff.writeUInt32LE(6, 30);
  const exif = Buffer.concat([Buffer.from("Exif\0\0"), tiff, Buffer.from(`${GPS}\0`)]);
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([photo.subarray(0, 2), head, exif, photo.subarray(2)]);
}

const SCRIPTED =
  '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><script>alert(1)</script></svg>';
const REACHING =
  '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg width="500" height="500"><text>&x;</text></svg>';
const REFUSED: [what: string, bytes: () => Uint8Array, statuses: number[]][] = [
  ["an SVG with a script", () => Buffer.from(SCRIPTED), [415]],
  ["an SVG that reaches for a file", () => Buffer.from(REACHING), [415]],
  ["an HTML page", () => Buffer.from("<!doctype html><script>alert(1)</script>"), [415]],
  ["a PDF", () => Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj"), [415]],
  ["a ZIP", () => Buffer.from("PK\x03\x04aaaaaaaaaaaaaaaaaaaaaaaaaaaa", "latin1"), [415]],
  [
    "an MVG script for another converter",
    () => Buffer.from("push graphic-context\nfill 'url(http://x/)'"),
    [415],
  ],
  ["a playlist for a video reader", () => Buffer.from("#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n"), [415]],
  ["a decompression bomb of 400 megapixels", () => bomb(20_000), [422]],
  ["a photo cut off", () => photo.subarray(0, photo.length / 2), [422]],
  ["only the beginning of a photo", () => photo.subarray(0, 100), [415, 422]],
  ["an empty file", () => Buffer.alloc(0), [400]],
];

describe("through the webhook and the real studio", () => {
  test.each(REFUSED)("%s is refused with a sentence", async (_what, bytes, statuses) => {
    const { status, text } = await upload(bytes());
    expect(statuses).toContain(status);
    expect(JSON.parse(text)).toHaveProperty("message");
  });

  test("what hides behind or inside a photo does not come out again", async () => {
    const payload = Buffer.from("<script>alert('polyglot')</script>PK\x03\x04".repeat(20), "latin1");
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 0]), payload]);
    comment.writeUInt16BE(payload.length + 2, 2);
    const polyglot = Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2), payload]);
    const { status, text } = await upload(polyglot, "../../<script>.svg");
    expect(status).toBe(200);
    const [result] = JSON.parse(text) as { image_url: string }[];
    const kept = await fetch(result?.image_url ?? "");
    expect(kept.headers.get("content-type")).toBe("image/jpeg");
    expect(kept.headers.get("x-content-type-options")).toBe("nosniff");
    expect(Buffer.from(await kept.arrayBuffer()).includes("polyglot")).toBe(false);
  });

  test("what is kept of a photo says nothing of where it was taken, and gives an upright take again", async () => {
    const sent = located();
    expect(sent.includes(GPS)).toBe(true);
    const { text } = await upload(sent);
    const [first] = JSON.parse(text) as ImageResult[];
    const [, folder = ""] = /media\/([0-9a-f]{32})\//.exec(first?.image_url ?? "") ?? [];
    for (const name of ["keyimage.jpg", "picture.jpg", "preview.jpg", "photo.jpg"] as const) {
      const bytes = Buffer.from(await readAll(server.context.media, mediaKey(folder, name)));
      expect([bytes.includes("Exif"), bytes.includes(GPS)], name).toEqual([false, false]);
    }
    const { imagem_base64: _, ...body } = ana.imageBody();
    const answer = await ana.post(WEBHOOK_PATH, { ...body, key_image: first?.image_url });
    const [second] = (await answer.json()) as ImageResult[];
    const [one, other] = [first, second].map((take) => take?.preview?.reading);
    expect(one?.height).toBeGreaterThan(one?.width ?? 0);
    expect(other).toMatchObject({ width: one?.width, height: one?.height });
  });

  test("no damage to a photo's head kills the maker of key images or gives anything but a picture or a sentence", async () => {
    const damage = fc.array(fc.tuple(fc.nat(699), fc.nat(255)), { minLength: 1, maxLength: 12 });
    const cut = fc.integer({ min: 1, max: 4_000 });
    await fc.assert(
      fc.asyncProperty(damage, cut, async (changes, length) => {
        const bytes = Buffer.from(photo.subarray(0, length));
        for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
        const { status } = await upload(bytes);
        expect([200, 400, 415, 422]).toContain(status);
      }),
      { numRuns: 300 },
    );
    expect((await upload(photo)).status).toBe(200);
  });
});
