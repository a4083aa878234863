import { FILM_HEIGHT, FILM_WIDTH } from "@curta/contract/limits";
import { expect, test } from "vitest";
import { paint } from "../../../../testing/pictures.ts";
import type { PlanarFrame } from "../view/frame-thumbnail.ts";
import { hueShift, skinInFrame, skinInPicture } from "./skin.ts";

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
