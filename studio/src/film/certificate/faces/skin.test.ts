import { FILM_HEIGHT, FILM_WIDTH } from "@curta/contract/limits";
import { expect, test } from "vitest";
import sharp from "sharp";
import { frameOfBlocks, manyColours } from "../../../../testing/film/coloured-frames.ts";
import { paint } from "../../../../testing/pictures.ts";
import type { PlanarFrame } from "../view/frame-thumbnail.ts";
import { hueShift, sampledBox, skinInFrame, skinInPicture, skinTurn } from "./skin.ts";

const FACE = { x: 0.2, y: 0.2, w: 0.4, h: 0.4 };
/** The middle of it, where it is sampled: 0.3 to 0.5 across and 0.32 to 0.52 down. */
const isMiddle = (x: number, y: number) => x >= 30 && x < 50 && y >= 32 && y < 52;

test("only the middle of a face is sampled, without hair and ground", () => {
  const picture = paint(100, 100, (x, y) => (isMiddle(x, y) ? [200, 150, 120] : [0, 0, 255]));
  expect(skinInPicture(picture, FACE)).toEqual({ colour: [200, 150, 120], burnt: 0 });
});

test("samples with a channel above 245 are burnt, in shares of all", () => {
  const halves = paint(100, 100, (x) => (x < 40 ? [246, 100, 100] : [245, 245, 245]));
  expect(skinInPicture(halves, FACE)?.burnt).toBeCloseTo(0.5);
});

test("of a face that is half outside only what is inside counts; of one outside nothing is known", () => {
  const picture = paint(100, 100, () => [10, 20, 30]);
  expect(skinInPicture(picture, { ...FACE, x: -0.2 })?.colour).toEqual([10, 20, 30]);
  for (const outside of [{ x: -2 }, { x: 2 }, { y: -2 }, { y: 2 }]) {
    expect(skinInPicture(picture, { ...FACE, ...outside })).toBe(null);
  }
});

test("a decoded frame gives the colours that BT.709 says", () => {
  // Pure colours at 75 % in limited range: Y', Cb, Cr of ITU-R BT.709.
  const bars: [number, number, number, number[]][] = [
    [180, 128, 128, [191, 191, 191]],
    [51, 109, 212, [191, 0, 0]],
    [133, 63, 52, [0, 191, 0]],
    [28, 212, 120, [0, 0, 191]],
  ];
  for (const [luma, cb, cr, colour] of bars) {
    const frame: PlanarFrame = {
      planes: [
        new Uint8Array(FILM_WIDTH * FILM_HEIGHT).fill(luma),
        new Uint8Array((FILM_WIDTH * FILM_HEIGHT) / 4).fill(cb),
        new Uint8Array((FILM_WIDTH * FILM_HEIGHT) / 4).fill(cr),
      ],
      strides: [FILM_WIDTH, FILM_WIDTH / 2, FILM_WIDTH / 2],
    };
    const found = skinInFrame(frame, FACE)?.colour ?? [];
    for (const [channel, level] of found.entries())
      expect(Math.abs(level - (colour[channel] ?? 0))).toBeLessThan(2.5);
  }
});

test("hues are told apart in degrees of CIELAB, greys have none", () => {
  // Hue angles of sRGB's primaries (D65): red 40.0, green 136.0, blue 306.3 degrees.
  expect(hueShift([255, 0, 0], [0, 255, 0])).toBeCloseTo(96, 0);
  expect(hueShift([255, 0, 0], [0, 0, 255])).toBeCloseTo(93.7, 0);
  expect(hueShift([0, 255, 0], [0, 0, 255])).toBeCloseTo(170.3, 0);
  expect(hueShift([200, 150, 120], [200, 150, 120])).toBe(0);
  // Darker skin of the same hue is the same skin.
  expect(hueShift([200, 150, 120], [60, 42, 31])).toBeLessThan(6);
  expect(hueShift([128, 128, 128], [200, 150, 120])).toBe(null);
  expect(hueShift([200, 150, 120], [128, 126, 124])).toBe(null);
});

test("a step of chroma turns the hue of no skin, however pale; a grade turns that of all", () => {
  const [pale, usual, dark] = [
    [198, 177, 178],
    [224, 172, 150],
    [120, 74, 52],
  ] as const;
  for (const [red, green, blue] of [pale, usual, dark]) {
    const skin = [red, green, blue] as const;
    expect(skinTurn(skin, [red, green, blue + 2.1])).toBe(0);
    expect(skinTurn(skin, [red + 1.8, green - 0.5, blue])).toBe(0);
    expect(skinTurn(skin, [red + 1.8, green - 0.7, blue + 2.1])).toBe(0);
    expect(skinTurn(skin, [red, green + 8, blue - 8])).toBeGreaterThan(4);
  }
  // Where it is no step, the whole turn counts.
  expect(skinTurn(usual, [224, 177, 150])).toBe(hueShift(usual, [224, 177, 150]));
});

/** Twice as wide and high as the picture around its middle is the middle of this face. */
const AROUND = { x: -1.5, y: -1.7, w: 4, h: 4 };

test("each pixel in the middle of a face counts alike, those at the picture's edges too, and none beyond them", () => {
  const colours = Array.from({ length: 8 }, (_, i) => [17 * i, i * i, 240 - 3 * i * i] as const);
  const picture = paint(4, 2, (x, y) => colours[y * 4 + x]!);
  const means = [0, 1, 2].map((channel) => colours.reduce((sum, colour) => sum + colour[channel]!, 0) / 8);
  const skin = skinInPicture(picture, AROUND);
  for (const [channel, mean] of means.entries()) expect(skin?.colour[channel]).toBeCloseTo(mean, 6);
  const burnt = paint(4, 2, (x, y) => (x === 3 && y === 1 ? [0, 250, 0] : [0, 0, 0]));
  expect(skinInPicture(burnt, AROUND)?.burnt).toBeCloseTo(1 / 8, 6);
});

test("32 samples are taken across and down, from the middle of their parts", () => {
  // The middle of this face is 320 pixels wide and high, from 160 and 192 on.
  const face = { x: 0, y: 0, w: 1, h: 1 };
  const burntAt = (isBurnt: (x: number, y: number) => boolean) =>
    skinInPicture(
      paint(640, 640, (x, y) => (isBurnt(x, y) ? [255, 255, 255] : [90, 60, 50])),
      face,
    )?.burnt;
  for (const seen of [165, 175, 475]) expect(burntAt((x) => x === seen)).toBe(1 / 32);
  for (const unseen of [155, 164, 170, 485]) expect(burntAt((x) => x === unseen)).toBe(0);
  for (const seen of [197, 207, 507]) expect(burntAt((_, y) => y === seen)).toBe(1 / 32);
  for (const unseen of [187, 196, 202, 517]) expect(burntAt((_, y) => y === unseen)).toBe(0);
});

test("skin in a frame is that of its colours, wherever the face is", () => {
  const frame = frameOfBlocks(manyColours);
  const picture = paint(FILM_WIDTH, FILM_HEIGHT, (x, y) => manyColours(x >> 1, y >> 1));
  for (const face of [
    { x: 0.1, y: 0.2, w: 0.04, h: 0.02 },
    { x: 0.8, y: 0.9, w: 0.3, h: 0.2 },
  ]) {
    const [seen, meant] = [skinInFrame(frame, face)!, skinInPicture(picture, face)!];
    for (const channel of [0, 1, 2] as const)
      expect(Math.abs(seen.colour[channel] - meant.colour[channel])).toBeLessThan(0.5);
  }
});

test("hues are those of libvips, of dark colours too", async () => {
  const COUNT = 200;
  const colours = Array.from({ length: COUNT }, (_, i) => {
    const [red, green, blue] = manyColours(i, 5);
    const dim = [1, 0.5, 0.25, 0.1][i % 4]!;
    return [Math.round(red * dim), Math.round(green * dim), Math.round(blue * dim)] as const;
  });
  const { data } = await sharp(Uint8Array.from(colours.flat()), {
    raw: { width: colours.length, height: 1, channels: 3 },
  })
    .toColourspace("lab")
    .raw({ depth: "float" })
    .toBuffer({ resolveWithObject: true });
  const lab = new Float32Array(data.buffer, data.byteOffset, data.length / 4);
  const polar = colours.map((_, i) => {
    const [a, b] = [lab[3 * i + 1]!, lab[3 * i + 2]!];
    return { chroma: Math.hypot(a, b), angle: (Math.atan2(b, a) * 180) / Math.PI };
  });
  let [coloured, grey] = [0, 0];
  for (const [i, one] of polar.entries()) {
    const next = (i + 5) % COUNT;
    const [other, shift] = [polar[next]!, hueShift(colours[i]!, colours[next]!)];
    const chroma = Math.min(one.chroma, other.chroma);
    if (chroma < 5.8) {
      expect(shift).toBe(null);
      grey++;
    }
    if (chroma < 6.2) continue;
    const between = Math.abs(one.angle - other.angle);
    expect(Math.abs(shift! - Math.min(between, 360 - between))).toBeLessThan(0.3);
    coloured++;
  }
  expect(coloured).toBeGreaterThan(80);
  expect(grey).toBeGreaterThan(5);
});

test("a channel below black is black", () => {
  expect(hueShift([-20, 60, 30], [0, 60, 30])).toBe(0);
});

test("skin is sampled where the camera puts the face that was found, and in the found box where it puts none", () => {
  const found = { x: 0.4, y: 0.3, w: 0.2, h: 0.2 };
  const near = { ...found, x: 0.42 };
  const beside = { ...found, x: 0.5 };
  const away = { ...found, x: 0.58 };
  expect(sampledBox(found, [away, beside, near])).toBe(near);
  expect(sampledBox(found, [away])).toBe(found);
  expect(sampledBox(found, [])).toBe(found);
});
