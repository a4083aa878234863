import { describe, expect, test } from "vitest";
import { placeBlock } from "./caption-place.ts";
import { BEER } from "../../../testing/direction/readings.ts";
import type { CameraKey } from "../timeline.ts";

const WHOLE: CameraKey = { at: 0, x: 0.5, y: 0.5, zoom: 1, roll: 0, ease: "linear" };
const BLOCK = { width: 360, height: 90 };
const PLAIN = { ...BEER, faces: [], points: [], subject: null, quiet: [] };

function placeOn(reading: typeof BEER): { x: number; y: number } {
  return placeBlock(BLOCK, { camera: [WHOLE], frames: [0], reading, hook: false });
}

describe("a block of words", () => {
  test("stands in the middle of the safe area where nothing is to be seen", () => {
    expect(placeOn(PLAIN)).toEqual({ x: 483, y: 1090 });
  });

  test("steps aside from an upright subject that fills its middle from top to bottom", () => {
    const subject = { x: 0.28, y: 0.05, w: 0.2, h: 0.9, confidence: 0.9 };
    const { x } = placeOn({ ...PLAIN, subject });
    expect(x - BLOCK.width / 2).toBeGreaterThan((0.28 + 0.2) * 1080);
  });

  test("hides no small thing that the eye goes to", () => {
    const point = { x: 0.45, y: 0.57, size: 0.08, kind: "subject", confidence: 0.9, color: null } as const;
    const { y } = placeOn({ ...PLAIN, points: [point] });
    expect(Math.abs(y - 0.57 * 1920)).toBeGreaterThan(BLOCK.height / 2);
  });
});
