import { expect, test } from "vitest";
import {
  keyAt,
  plainPicture,
  rendererOf,
  shotOf,
  SMALL,
  syntheticPicture,
  timelineOf,
} from "../../testing/frame/synthetic.ts";

const LUMAS = SMALL.width * SMALL.height;
const grey = plainPicture(360, 640, [100, 100, 100]);
const mean = (plane: Uint8Array): number => plane.reduce((sum, sample) => sum + sample, 0) / plane.length;
const luma = (frame: Uint8Array): Uint8Array => frame.slice(0, LUMAS);

const distance = (a: Uint8Array, b: Uint8Array): number =>
  a.reduce((sum, sample, i) => sum + Math.abs(sample - (b[i] ?? 0)), 0) / a.length;

/** How strongly neighbours differ, along rows and along columns. */
function detail(plane: Uint8Array): { across: number; down: number } {
  let [across, down] = [0, 0];
  for (let i = 0; i < LUMAS - SMALL.width - 1; i++) {
    across += Math.abs((plane[i] ?? 0) - (plane[i + 1] ?? 0));
    down += Math.abs((plane[i] ?? 0) - (plane[i + SMALL.width] ?? 0));
  }
  return { across: across / LUMAS, down: down / LUMAS };
}

test("a flash whitens at once and decays to nothing", async () => {
  const shot = shotOf({ flashes: [{ at: 2, frames: 6, strength: 0.6 }] });
  const renderer = await rendererOf(grey, timelineOf([shot]));
  const levels = Array.from({ length: 10 }, (_, frame) => mean(luma(renderer.draw(0, frame))));
  expect(levels[2]).toBeCloseTo((levels[0] ?? 0) * 0.4 + 235 * 0.6, -0.5);
  for (let frame = 3; frame < 8; frame++) expect(levels[frame]).toBeLessThan(levels[frame - 1] ?? 0);
  expect(levels[8]).toBeCloseTo(levels[0] ?? 0, 1);
});

test("a light leak warms the side it comes from and leaves the other as it was", async () => {
  const shot = shotOf({ leaks: [{ at: 0, frames: 24, side: "left", hue: 28, strength: 0.8 }] });
  const renderer = await rendererOf(grey, timelineOf([shot]));
  const frame = renderer.draw(0, 8);
  const reds = frame.subarray(LUMAS * 1.25);
  const half = SMALL.width / 2;
  const row = (SMALL.height / 4) * half;
  expect(reds[row + 5]).toBeGreaterThan(140);
  expect(reds[row + half - 5]).toBeLessThan(132);
});

test("in a film without colour a light leak is white", async () => {
  const shot = shotOf({ leaks: [{ at: 0, frames: 24, side: "left", hue: 28, strength: 0.8 }] });
  const renderer = await rendererOf(grey, timelineOf([shot], { saturation: 0 }));
  const frame = renderer.draw(0, 8);
  expect(new Set(frame.subarray(LUMAS))).toEqual(new Set([128]));
  expect(frame[(SMALL.height / 2) * SMALL.width + 5]).toBeGreaterThan(frame[LUMAS - 5] ?? 0);
});

test("a vignette darkens corners and leaves the middle", async () => {
  const renderer = await rendererOf(grey, timelineOf([shotOf()], { vignette: 0.25 }));
  const frame = renderer.draw(0, 0);
  const middle = frame[LUMAS / 2 + SMALL.width / 2] ?? 0;
  expect(middle).toBeGreaterThan(98);
  expect(((frame[0] ?? 0) - 16) / (middle - 16)).toBeCloseTo(0.75, 1);
});

test("grain has the asked deviation and no bias", async () => {
  const renderer = await rendererOf(grey, timelineOf([shotOf()], { grain: 1.2 }));
  const plane = luma(renderer.draw(0, 3));
  const average = mean(plane);
  const variance = plane.reduce((sum, sample) => sum + (sample - average) ** 2, 0) / LUMAS;
  expect(average).toBeCloseTo(16 + (219 / 255) * 100, 0);
  // Rounding and dither add their own sixth of a level squared.
  expect(Math.sqrt(variance - 1 / 6)).toBeCloseTo(1.2, 1);
});

test("a whip pan blurs along its way only, and does not change the light", async () => {
  const camera = [keyAt(0, 0.3, 0.5, 1.5), keyAt(10, 0.7, 0.5, 1.5, { ease: "linear" })];
  const blurs = [{ at: 0, frames: 10, length: 0.15 }];
  const renderer = await rendererOf(
    syntheticPicture(),
    timelineOf([shotOf({ camera }), shotOf({ camera, blurs })]),
  );
  const sharp = luma(renderer.draw(0, 5));
  const blurred = luma(renderer.draw(1, 5));
  expect(detail(blurred).across).toBeLessThan(detail(sharp).across / 4);
  expect(Math.abs(mean(blurred) - mean(sharp))).toBeLessThan(1);
});

test("a dissolve begins near the outgoing view and ends in the incoming one", async () => {
  const from = [keyAt(0, 0.35, 0.35, 2)];
  const entry = { kind: "dissolve", frames: 10, from } as const;
  const shots = [shotOf({ entry }), shotOf({ camera: from }), shotOf()];
  const renderer = await rendererOf(syntheticPicture(), timelineOf(shots));
  const [old, fresh] = [luma(renderer.draw(1, 0)), luma(renderer.draw(2, 0))];
  const [first, last] = [luma(renderer.draw(0, 0)), luma(renderer.draw(0, 9))];
  expect(distance(first, old)).toBeLessThan(distance(first, fresh) / 4);
  expect(distance(last, fresh)).toBeLessThan(distance(last, old) / 4);
  expect(luma(renderer.draw(0, 10))).toEqual(luma(renderer.draw(2, 10)));
});

test("a long zoom changes sizes of the picture without a pop", async () => {
  const camera = [keyAt(0, 0.5, 0.5, 1), keyAt(60, 0.5, 0.5, 3, { ease: "linear" })];
  const renderer = await rendererOf(syntheticPicture(), timelineOf([shotOf({ to: 60, camera })]));
  const details = Array.from({ length: 60 }, (_, frame) => detail(luma(renderer.draw(0, frame))).across);
  // Detail falls as the view closes in; a switch of sizes must not stand out from that.
  for (let frame = 2; frame < 60; frame++) {
    const [a, b, c] = [details[frame - 2] ?? 0, details[frame - 1] ?? 0, details[frame] ?? 0];
    expect(Math.abs(a - 2 * b + c) / b).toBeLessThan(0.03);
  }
});

test("a strong movement in depth stretches and squeezes the picture, but neither folds nor tears it", async () => {
  const [width, height] = [468, 832];
  const rgb = new Uint8Array(width * height * 3).map((_, i) => (Math.floor(i / 3) % width) / 2 + 8);
  const parallax = { x: 0.03, y: 0.01, dolly: 0.04, period: 40, phase: 10 };
  const renderer = await rendererOf({ width, height, rgb }, timelineOf([shotOf({ parallax })]));
  const plane = renderer.draw(0, 0);
  // The ramp climbs by 4.5 levels over 8 pixels where the picture is as it was.
  let [least, most] = [Infinity, -Infinity];
  for (let i = 0; i < LUMAS; i++) {
    if (i % SMALL.width >= SMALL.width - 8) continue;
    const climb = (plane[i + 8] ?? 0) - (plane[i] ?? 0);
    least = Math.min(least, climb);
    most = Math.max(most, climb);
  }
  expect(least).toBeGreaterThanOrEqual(2);
  expect(most).toBeGreaterThan(5);
  expect(most).toBeLessThanOrEqual(7);
});
