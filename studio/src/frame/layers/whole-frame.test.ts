import { expect, test } from "vitest";
import {
  keyAt,
  plainPicture,
  rendererOf,
  shotOf,
  SMALL,
  syntheticPicture,
  timelineOf,
} from "../../../testing/frame/synthetic.ts";
import type { ShotEffects } from "../../direction/timeline-effects.ts";
import { cameraTime } from "../camera/camera.ts";
import type { Picture } from "../../picture.ts";

const { width, height } = SMALL;
const LUMAS = width * height;
const picture = syntheticPicture();
const camera = [keyAt(0, 0.45, 0.5, 1.3), keyAt(30, 0.55, 0.5, 1.3, { ease: "linear" })];

async function drawn(effects: ShotEffects, frame: number, of: Picture = picture): Promise<Uint8Array> {
  const renderer = await rendererOf(of, timelineOf([shotOf({ camera, effects })]));
  return renderer.draw(0, frame).slice();
}

/** The largest difference of two frames. Their dither alone makes 1. */
function apart(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((most, sample, i) => Math.max(most, Math.abs(sample - (other[i] ?? 0))), 0);
}

test.each(["left", "right"] as const)("a mirror shows the %s half twice", async (of) => {
  const plain = await drawn({}, 4);
  const frame = await drawn({ mirror: { at: 0, frames: 10, of } }, 4);
  for (const [start, w, h] of [
    [0, width, height],
    [LUMAS, width / 2, height / 2],
    [LUMAS * 1.25, width / 2, height / 2],
  ] as const) {
    for (let y = 0; y < h; y += 7) {
      for (let x = 0; x < w / 2; x++) {
        const kept = of === "left" ? x : w - 1 - x;
        const sample = plain[start + y * w + kept];
        expect([frame[start + y * w + x], frame[start + y * w + w - 1 - x]]).toEqual([sample, sample]);
      }
    }
  }
  expect(await drawn({ mirror: { at: 0, frames: 4, of } }, 4)).toEqual(plain);
});

test("parted colours move red to one side and blue to the other, and leave grey areas grey", async () => {
  const bar = plainPicture(360, 640, [0, 0, 0]);
  for (let i = 0; i < 360 * 640; i++)
    if (i % 360 >= 132 && i % 360 < 192) bar.rgb.fill(255, 3 * i, 3 * i + 3);
  const frame = await drawn({ splits: [{ at: 0, frames: 8, length: 0.03 }] }, 0, bar);
  const half = width / 2;
  const row = (y: number, from: number, to: number, plane: number): number[] =>
    Array.from(frame.subarray(LUMAS * plane + y * half + from, LUMAS * plane + y * half + to));
  const [u, v] = [row(160, 0, half, 1), row(160, 0, half, 1.25)];
  const rightmostRed = v.findLastIndex((level) => level > 150);
  const leftmostBlue = u.findIndex((level) => level > 150);
  const middleOf = (levels: number[]): number[] => levels.slice(half / 2 - 8, half / 2 + 8);
  expect(rightmostRed).toBeGreaterThan(half / 2 + 10);
  expect(leftmostBlue).toBeLessThan(half / 2 - 10);
  for (const level of [...middleOf(u), ...middleOf(v)]) expect(Math.abs(level - 128)).toBeLessThanOrEqual(2);
  expect(await drawn({ splits: [{ at: 0, frames: 8, length: 0.03 }] }, 8, bar)).toEqual(
    await drawn({}, 8, bar),
  );
});

/** Red, green and blue of a pixel, in levels of luma. */
function channels(of: Uint8Array, x: number, y: number): [number, number, number] {
  const chroma = LUMAS + (y >> 1) * (width / 2) + (x >> 1);
  const [luma, u, v] = [of[y * width + x]!, of[chroma]! - 128, of[chroma + LUMAS / 4]! - 128];
  const [red, blue] = [luma + 1.5396 * v, luma + 1.8142 * u];
  return [red, (luma - 0.2126 * red - 0.0722 * blue) / 0.7152, blue];
}

test("of parted colours red is what it was further left, blue what it was further right, green where it was", async () => {
  const plain = await drawn({}, 0);
  const frame = await drawn({ splits: [{ at: 0, frames: 8, length: 0.023 }] }, 0);
  // Four columns of chroma, eight of luma.
  const shift = 8;
  let [wrong, count] = [0, 0];
  for (let y = 40; y < height - 40; y += 14) {
    for (let x = 40; x < width - 40; x += 10) {
      const [red, green, blue] = channels(frame, x, y);
      const off = [
        red - channels(plain, x - shift, y)[0],
        green - channels(plain, x, y)[1],
        blue - channels(plain, x + shift, y)[2],
      ];
      wrong += off.reduce((sum, each) => sum + Math.abs(each), 0) / 3;
      count += 1;
    }
  }
  expect(wrong / count).toBeLessThan(3);
});

test("bars are black, open, and stay as wide as wished", async () => {
  const bars = { at: 0, frames: 10, from: 0.5, to: 0.1 };
  const blackRows = (frame: Uint8Array): number => {
    let rows = 0;
    while (rows < height && frame.subarray(rows * width, (rows + 1) * width).every((y) => y === 16))
      rows += 1;
    return rows;
  };
  const bright = plainPicture(360, 640, [200, 200, 200]);
  const rows = [];
  for (const frame of [0, 3, 6, 10, 20]) rows.push(blackRows(await drawn({ bars }, frame, bright)));
  expect(rows[0]).toBe(height);
  expect(rows.slice(1)).toEqual(rows.slice(1).toSorted((a, b) => b - a));
  expect(rows.slice(-2)).toEqual([64, 64]);
});

test("bars that meet above the middle leave the same share open above and below that", async () => {
  const bars = { at: 0, frames: 10, from: 0.5, to: 0.25, meet: 0.3 };
  const frame = await drawn({ bars }, 10, plainPicture(360, 640, [200, 200, 200]));
  const isBlack = (row: number) => frame.subarray(row * width, (row + 1) * width).every((y) => y === 16);
  const open = Array.from({ length: height }, (_, row) => row).filter((row) => !isBlack(row));
  expect(open).toHaveLength(height / 2);
  expect([open[0], open.at(-1)]).toEqual([0.15 * height, 0.65 * height - 1]);
});

test("a frozen camera stands still and then comes to the same end", async () => {
  const freezes = [{ at: 8, frames: 12 }];
  const frozen = [9, 14, 19];
  const first = await drawn({ freezes }, 8);
  for (const frame of frozen) expect(apart(await drawn({ freezes }, frame), first)).toBeLessThanOrEqual(1);
  expect(apart(await drawn({ freezes }, 24), first)).toBeGreaterThan(10);
  expect(apart(await drawn({ freezes }, 30), await drawn({}, 30))).toBe(0);
});

test("in a ramp the camera is slow, then quick, and comes to the same end", () => {
  const shot = shotOf({ camera, effects: { ramp: 3 } });
  const steps = Array.from(
    { length: 30 },
    (_, frame) => cameraTime(shot, frame + 1) - cameraTime(shot, frame),
  );
  expect(steps[0]).toBeLessThan(0.5);
  expect(Math.max(...steps)).toBeGreaterThan(1.5);
  expect(steps[29]).toBeLessThan(0.5);
  expect(Math.min(...steps)).toBeGreaterThan(0);
  expect(cameraTime(shot, 30)).toBe(30);
});

function still(x: number, y: number) {
  return [keyAt(0, x, y, 2)];
}

/** Luma of some rows. */
function rowsOf(frame: Uint8Array, from: number, to: number): Uint8Array {
  return frame.subarray(from * width, to * width);
}

test("strips appear one after another, each with its own camera, and only in their rows", async () => {
  const panels = {
    color: "#ffffff",
    strips: [
      { at: 0, camera: still(0.3, 0.3) },
      { at: 10, camera: still(0.7, 0.7) },
    ],
  };
  const early = await drawn({ panels }, 5);
  const late = await drawn({ panels }, 25);
  // A strip that waits is there, faintly, under its plain colour.
  const waiting = [...rowsOf(early, height / 2 + 8, height)];
  expect(Math.min(...waiting)).toBeGreaterThan(235 * 0.7);
  expect(Math.max(...waiting) - Math.min(...waiting)).toBeGreaterThan(5);
  const top = (frame: Uint8Array): Uint8Array => rowsOf(frame, 0, height / 2 - 8);
  expect(apart(top(late), top(await drawn({ panels }, 20)))).toBeLessThanOrEqual(1);
  const renderer = await rendererOf(picture, timelineOf([shotOf({ camera: still(0.7, 0.7) })]));
  const whole = renderer.draw(0, 25);
  // The middle of a strip is the middle of its view.
  const middle = (frame: Uint8Array, y: number): Uint8Array => rowsOf(frame, y - 20, y + 20);
  expect(apart(middle(late, (3 * height) / 4), middle(whole, height / 2))).toBeLessThanOrEqual(1);
});

test("halves of a frame lie apart, with black between them, and meet without a seam", async () => {
  const parted = { at: 0, frames: 10, from: 0.4, to: 0 };
  const whole = await drawn({}, 0);
  const apartFirst = await drawn({ parted }, 0);
  const shift = 2 * Math.round((0.4 * height) / 4);
  expect(rowsOf(apartFirst, 0, height / 2 - shift)).toEqual(rowsOf(whole, shift, height / 2));
  expect(rowsOf(apartFirst, height / 2 - shift, height / 2 + shift).every((y) => y === 16)).toBe(true);
  expect(rowsOf(apartFirst, height / 2 + shift, height)).toEqual(rowsOf(whole, height / 2, height - shift));
  expect(await drawn({ parted }, 20)).toEqual(await drawn({}, 20));
});
