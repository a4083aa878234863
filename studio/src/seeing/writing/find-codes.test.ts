import { readPhoto } from "@curta/photos";
import sharp from "sharp";
import { encode } from "uqr";
import { expect, test } from "vitest";
import { lookAtPhoto } from "../../key-image/look-at-photo.ts";
import { decodePhoto } from "../../photo/decode.ts";
import { likeness } from "../picture/boxes.ts";
import { findCodes } from "./find-codes.ts";

const MENU = "https://exemplo.com.br/cardapio?mesa=12";

/** A code with its clear zone, as dark on light or light on dark paper, in pixels. */
async function codeOf(text: string, side: number, angle: number): Promise<Buffer> {
  const { data, size } = encode(text, { border: 4 });
  const modules = Buffer.from(data.flat().map((isDark) => (isDark ? 20 : 240)));
  const code = await sharp(modules, { raw: { width: size, height: size, channels: 1 } })
    .resize(8 * size, 8 * size, { kernel: "nearest" })
    .toColourspace("srgb")
    .png()
    .toBuffer();
  return sharp(code)
    .rotate(angle, { background: { r: 240, g: 240, b: 240 } })
    .resize(side, side)
    .png()
    .toBuffer();
}

interface Stuck {
  readonly text?: string;
  readonly side: number;
  readonly angle?: number;
  readonly left: number;
  readonly top: number;
}

/** A photo with codes stuck on it, as a JPEG that was shared. */
async function photoWith(name: string, codes: readonly Stuck[], light = 1) {
  const layers = codes.map(async ({ text = MENU, side, angle = 0, left, top }) => ({
    input: await codeOf(text, side, angle),
    left,
    top,
  }));
  const photo = sharp(await readPhoto(name)).composite(await Promise.all(layers));
  const shared = await photo.jpeg({ quality: 75 }).toBuffer();
  return decodePhoto(await sharp(shared).linear(light, 0).jpeg({ quality: 75 }).toBuffer());
}

test.each([
  ["coffee.png", { side: 130, left: 430, top: 230 }],
  ["coffee.png", { side: 160, left: 20, top: 30, angle: 12 }],
  ["astronaut.png", { side: 150, left: 340, top: 350, angle: 45 }],
  ["chelsea.png", { side: 140, left: 10, top: 130, text: MENU.padEnd(120, "a1B2") }],
] as const)("finds the QR code on %s %o, with its clear zone", async (name, stuck) => {
  const picture = await photoWith(name, [stuck]);
  const codes = findCodes(picture);
  expect(codes).toMatchObject([{ isCode: true }]);
  const { width, height } = picture;
  const paper = {
    x: stuck.left / width,
    y: stuck.top / height,
    w: stuck.side / width,
    h: stuck.side / height,
  };
  expect(likeness(codes[0]!.box, paper)).toBeGreaterThan(0.55);
});

test("what was seen of a photo holds its code as writing that is one", async () => {
  const { writing } = lookAtPhoto(await photoWith("coffee.png", [{ side: 130, left: 430, top: 230 }]));
  expect(writing[0]).toMatchObject({ isCode: true, x: expect.closeTo(430 / 600, 1) });
  expect(writing.filter(({ isCode }) => isCode === true)).toHaveLength(1);
});

test.each([0.4, 1])("finds a code in light %d", async (light) => {
  expect(findCodes(await photoWith("coffee.png", [{ side: 130, left: 430, top: 230 }], light))).toHaveLength(
    1,
  );
});

test("finds each of two codes once", async () => {
  const stuck = [
    { side: 130, left: 20, top: 20 },
    { side: 130, left: 440, top: 240, text: "PIX 11 99999-0000" },
  ];
  expect(findCodes(await photoWith("coffee.png", stuck))).toHaveLength(2);
});

test.each(["coffee.png", "menu.png", "flower-study.jpg", "handwritten-notes.jpg", "sleeping-cat.jpg"])(
  "sees no code in %s",
  async (name) => {
    expect(findCodes(await decodePhoto(await readPhoto(name)))).toEqual([]);
  },
);
