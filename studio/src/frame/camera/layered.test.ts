import { expect, test } from "vitest";
import { discMatte } from "../../../testing/mattes.ts";
import {
  keyAt,
  plainPicture,
  rendererOf,
  shotOf,
  SMALL,
  syntheticReading,
  timelineOf,
} from "../../../testing/frame/synthetic.ts";
import type { Picture } from "../../picture.ts";

const { width, height } = SMALL;
const LUMAS = width * height;
const RADIUS = 0.2;
const parallax = { x: 0.04, y: 0, dolly: 0, period: 120, phase: -30, layered: true } as const;
const reading = (picture: Picture) => ({
  ...syntheticReading(picture),
  matte: discMatte(0.5, 0.5, RADIUS),
});

/** A bright disc before a dark ground with a bright line across, in the middle of a 9:16 picture. */
function scenery(): Picture {
  const picture = plainPicture(720, 1280, [30, 40, 70]);
  for (let y = 0; y < 1280; y++) {
    for (let x = 0; x < 720; x++) {
      const isDisc = Math.hypot(x + 0.5 - 360, y + 0.5 - 640) < RADIUS * 720;
      const isLine = Math.abs(x - 130) < 6;
      if (isDisc || isLine) picture.rgb.fill(235, 3 * (y * 720 + x), 3 * (y * 720 + x) + 3);
    }
  }
  return picture;
}

/** First and last bright column of a row. */
function brightSpan(frame: Uint8Array, row: number, from: number, to: number): [number, number] {
  const line = Array.from(frame.subarray(row * width + from, row * width + to));
  return [from + line.findIndex((y) => y > 125), from + line.findLastIndex((y) => y > 125)];
}

test("in layers the subject goes one way and its ground the other, and nothing of it stays behind", async () => {
  const picture = scenery();
  const shot = shotOf({ camera: [keyAt(0, 0.5, 0.5, 1.3)], parallax, from: 0, to: 60 });
  const renderer = await rendererOf(picture, timelineOf([shot]), { reading: reading(picture) });
  const first = renderer.draw(0, 0).slice();
  const last = renderer.draw(0, 60).slice();
  const middles = [first, last].map((frame) => {
    const [left, right] = brightSpan(frame, height / 2, 55, width);
    expect(right - left).toBeGreaterThan(2 * RADIUS * 1.3 * width - 6);
    // A disc and nothing else: what is behind it is as dark as the ground around.
    const beside = [left - 12, right + 12].map((x) => frame[(height / 2) * width + x] ?? 255);
    for (const level of beside) expect(level).toBeLessThan(80);
    return (left + right) / 2;
  });
  const lines = [first, last].map((frame) => brightSpan(frame, 40, 0, width)[0]);
  expect(middles[1]! - middles[0]!).toBeCloseTo(0.04 * width, -0.6);
  expect(lines[1]! - lines[0]!).toBeCloseTo(-0.04 * width, -0.6);
});

test("in its middle the subject is as sharp as without layers", async () => {
  const picture = scenery();
  const fine = {
    ...picture,
    rgb: picture.rgb.map((value, i) => (Math.floor(i / 3) % 3 === 0 ? value / 2 : value)),
  };
  const camera = [keyAt(0, 0.5, 0.5, 1.3)];
  const frames = await Promise.all(
    [{ ...parallax, x: 0 }, null].map(async (depth) => {
      const shot = shotOf({ camera, parallax: depth });
      return (await rendererOf(fine, timelineOf([shot]), { reading: reading(fine) })).draw(0, 7).slice();
    }),
  );
  for (let y = height / 2 - 30; y < height / 2 + 30; y++) {
    for (let x = width / 2 - 30; x < width / 2 + 30; x++) {
      const [one = 0, other = 0] = frames.map((frame) => frame[y * width + x]);
      expect(Math.abs(one - other)).toBeLessThanOrEqual(1);
    }
  }
  expect(frames[0]?.length).toBe(LUMAS * 1.5);
});
