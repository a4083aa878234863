import fc from "fast-check";
import { NINE_TO_SIXTEEN } from "../../geometry/cover.ts";
import { expect, test } from "vitest";
import { FRAME_ASPECT, shotCameraAt, withinPicture } from "./camera.ts";
import { keyAt, shotOf } from "../../../testing/frame/synthetic.ts";

const share = fc.double({ min: -1, max: 2, noNaN: true });

test("whatever is asked for, all four corners of the frame lie within the picture", () => {
  const framings = fc.record({
    x: share,
    y: share,
    zoom: fc.double({ min: 0.2, max: 6, noNaN: true }),
    roll: fc.double({ min: -1, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(framings, (wanted) => {
      const { x, y, zoom, roll } = withinPicture(wanted, { width: 1, height: 1 });
      for (const [sx, sy] of [
        [-0.5, -0.5],
        [0.5, -0.5],
        [-0.5, 0.5],
        [0.5, 0.5],
      ] as const) {
        // In picture widths: the frame is 1 / zoom wide.
        const [dx, dy] = [sx / zoom, (sy * FRAME_ASPECT) / zoom];
        const cornerX = x + dx * Math.cos(roll) - dy * Math.sin(roll);
        const cornerY = y + (dx * Math.sin(roll) + dy * Math.cos(roll)) / FRAME_ASPECT;
        expect(Math.abs(cornerX - 0.5)).toBeLessThanOrEqual(0.5 + 1e-9);
        expect(Math.abs(cornerY - 0.5)).toBeLessThanOrEqual(0.5 + 1e-9);
      }
    }),
  );
});

test("a punch is there at once, falls from frame to frame and is over after 8", () => {
  const shot = shotOf({ camera: [keyAt(0, 0.5, 0.5, 1.5)], punches: [{ at: 5, amount: 0.08 }] });
  const zooms = Array.from({ length: 16 }, (_, frame) => shotCameraAt(shot, frame, NINE_TO_SIXTEEN).zoom);
  expect(zooms[4]).toBe(1.5);
  expect(zooms[5]).toBeCloseTo(1.5 * 1.08);
  for (let frame = 6; frame < 13; frame++) expect(zooms[frame]).toBeLessThan(zooms[frame - 1] ?? 0);
  expect(zooms[13]).toBe(1.5);
});

test("a shake stays within its amount and ends", () => {
  const shot = shotOf({ camera: [keyAt(0, 0.5, 0.5, 2)], shakes: [{ at: 0, amount: 0.02, frames: 10 }] });
  for (let frame = 0; frame < 10; frame++) {
    expect(Math.abs(shotCameraAt(shot, frame, NINE_TO_SIXTEEN).x - 0.5)).toBeLessThanOrEqual(
      0.02 / 2 + 1e-12,
    );
  }
  expect(shotCameraAt(shot, 3, NINE_TO_SIXTEEN).x).not.toBe(0.5);
  expect(shotCameraAt(shot, 10, NINE_TO_SIXTEEN)).toMatchObject({ x: 0.5, y: 0.5 });
});
