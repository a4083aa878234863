import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { decodePhoto } from "./decode.ts";
import { HEIC_SIZE, heicFile, P3_AVIF } from "../../testing/heic-file.ts";
import { colourAt, quarters, toSharp } from "../../testing/pictures.ts";

/** Centres of the four quarters: red, green, blue, yellow. */
const MIDDLES = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const;

type Rgb = readonly number[];

async function expectColours(file: Uint8Array, wanted: readonly Rgb[], tolerance: number): Promise<void> {
  const decoded = await decodePhoto(file);
  const seen = MIDDLES.map(([x, y]) => colourAt(decoded, x, y));
  const off = seen.map((colour, k) => Math.max(...colour.map((v, c) => Math.abs(v - wanted[k]![c]!))));
  expect(Math.max(...off), JSON.stringify({ seen, wanted })).toBeLessThanOrEqual(tolerance);
}

const picture = quarters(320, 256);
const DRAWN = [
  [200, 40, 40],
  [40, 160, 60],
  [40, 60, 200],
  [220, 200, 60],
] as const;

/** sRGB values of colours with other primaries, calculated by hand from the chromaticities. */
function fromPrimaries(matrix: readonly number[], [r, g, b]: Rgb, gamma?: number): number[] {
  const linear = [r, g, b].map((v) => {
    const value = v! / 255;
    if (gamma) return value ** gamma;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [0, 3, 6].map((row) => {
    const light = linear.reduce((sum, value, k) => sum + value * matrix[row + k]!, 0);
    const clipped = Math.min(1, Math.max(0, light));
    return 255 * (clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055);
  });
}

const P3 = [1.22494, -0.22494, 0, -0.04206, 1.04206, 0, -0.01964, -0.07864, 1.09827];
const ADOBE = [1.39836, -0.39836, 0, 0, 1, 0, 0, -0.04293, 1.04293];

describe("HEIC without a profile", () => {
  test("no colours stated: taken as they are", () => expectColours(heicFile({}), DRAWN, 6));

  test("BT.709 primaries by code points are sRGB", () =>
    expectColours(heicFile({ colour: [1, 13] }), DRAWN, 6));

  test("Display P3 by code points becomes sRGB", () =>
    expectColours(
      heicFile({ colour: [12, 13] }),
      DRAWN.map((colour) => fromPrimaries(P3, colour)),
      8,
    ));

  test("a picture for HDR screens (BT.2020, PQ) keeps its order of light and its hues", async () => {
    const decoded = await decodePhoto(heicFile({ colour: [9, 16] }));
    const [red, green, , yellow] = MIDDLES.map(([x, y]) => colourAt(decoded, x, y));
    expect(red![0]! - red![1]!).toBeGreaterThan(100);
    expect(green![1]! - green![0]!).toBeGreaterThan(60);
    expect(yellow![0]!).toBeGreaterThan(green![0]!);
  });
});

test("AVIF of 10 bits in Display P3 by code points becomes sRGB", () =>
  expectColours(
    P3_AVIF,
    DRAWN.map((colour) => fromPrimaries(P3, colour)),
    8,
  ));

/** Positions of red, green, blue and yellow after the orientation: turns are to the left, mirroring comes last. */
const TURNED = {
  0: ["red", "green", "blue", "yellow"],
  1: ["green", "yellow", "red", "blue"],
  2: ["yellow", "blue", "green", "red"],
  3: ["blue", "red", "yellow", "green"],
} as const;
const NAMES = ["red", "green", "blue", "yellow"] as const;

describe("HEIC is turned and mirrored as it says", () => {
  test.for([0, 1, 2, 3] as const)("%i quarter turns to the left", async (turns) => {
    const file = heicFile({ turns });
    const { width, height } = await decodePhoto(file);
    expect([width, height]).toEqual(turns % 2 ? [256, 320] : [HEIC_SIZE.width, HEIC_SIZE.height]);
    const wanted = TURNED[turns].map((name) => DRAWN[NAMES.indexOf(name)]!);
    await expectColours(file, wanted, 8);
  });

  test("mirrored left to right, and top to bottom", async () => {
    const [red, green, blue, yellow] = DRAWN;
    await expectColours(heicFile({ mirror: 1 }), [green, red, yellow, blue], 8);
    await expectColours(heicFile({ mirror: 0 }), [blue, yellow, red, green], 8);
  });

  test("turned and then mirrored", async () => {
    const [red, green, blue, yellow] = DRAWN;
    await expectColours(heicFile({ turns: 1, mirror: 1 }), [yellow, green, blue, red], 8);
  });
});

/** A number as ICC profiles write it: 16 bits before the point, 16 after. */
function fixed(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(Math.round(value * 65_536));
  return bytes;
}

/** An Adobe RGB (1998) profile: matrix and gamma, ICC.1:2001. */
function adobeProfile(): Buffer {
  const curve = Buffer.from([...Buffer.from("curv"), 0, 0, 0, 0, 0, 0, 0, 1, 0x02, 0x33, 0, 0]);
  const xyz = (...values: number[]) =>
    Buffer.concat([Buffer.from("XYZ \0\0\0\0", "latin1"), ...values.map(fixed)]);
  const tags: [string, Buffer][] = [
    ["wtpt", xyz(0.9642, 1, 0.8249)],
    ["rXYZ", xyz(0.60974, 0.31111, 0.01947)],
    ["gXYZ", xyz(0.20528, 0.62567, 0.06087)],
    ["bXYZ", xyz(0.14919, 0.06322, 0.74457)],
    ["rTRC", curve],
    ["gTRC", curve],
    ["bTRC", curve],
    ["desc", Buffer.concat([Buffer.from("desc\0\0\0\0\0\0\0\x06Adobe\0", "latin1"), Buffer.alloc(78)])],
    ["cprt", Buffer.from("text\0\0\0\0none\0\0\0\0", "latin1")],
  ];
  const table = Buffer.alloc(4 + tags.length * 12);
  table.writeUInt32BE(tags.length);
  let at = 128 + table.length;
  tags.forEach(([name, body], k) => {
    table.write(name, 4 + k * 12, "latin1");
    table.writeUInt32BE(at, 8 + k * 12);
    table.writeUInt32BE(body.length, 12 + k * 12);
    at += body.length;
  });
  const head = Buffer.alloc(128);
  head.writeUInt32BE(at);
  head.writeUInt32BE(0x02400000, 8);
  head.write("mntrRGB XYZ ", 12, "latin1");
  head.write("acsp", 36, "latin1");
  Buffer.concat([fixed(0.9642), fixed(1), fixed(0.8249)]).copy(head, 68);
  return Buffer.concat([head, table, ...tags.map(([, body]) => body)]);
}

/** Adds a profile to a PNG without changing the pixels (PNG 1.2, iCCP). */
async function pngWithProfile(profile: Buffer): Promise<Buffer> {
  const { crc32, deflateSync } = await import("node:zlib");
  const png = await toSharp(picture).png().toBuffer();
  const body = Buffer.concat([Buffer.from("iCCPx\0\0", "latin1"), deflateSync(profile)]);
  const chunk = Buffer.alloc(8 + body.length);
  chunk.writeUInt32BE(body.length - 4);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), 4 + body.length);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

describe("colour profiles are converted to sRGB", () => {
  test("Adobe RGB", async () => {
    const wanted = DRAWN.map((colour) => fromPrimaries(ADOBE, colour, 2.19921875));
    await expectColours(await pngWithProfile(adobeProfile()), wanted, 4);
  });

  test("Display P3", async () => {
    const p3 = (await sharp(await toSharp(picture).withIccProfile("p3").png().toBuffer()).metadata()).icc;
    const wanted = DRAWN.map((colour) => fromPrimaries(P3, colour));
    await expectColours(await pngWithProfile(Buffer.from(p3!)), wanted, 4);
  });
});
