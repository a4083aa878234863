import { expect, test } from "vitest";
import { PORTRAIT } from "../../testing/direction/readings.ts";
import { cardNamed, stageNamed } from "../direction/framing/stage.ts";
import type { Picture } from "../picture.ts";
import { composeCard } from "./compose-card.ts";

const SIZE = { width: 432, height: 768 };
/** A place that draws the eye, at the photo's side, where a turned print moves it most. */
const SPOT = { x: 0.75, y: 0.2, size: 0.08, confidence: 0.9, kind: "detail" } as const;

/** A green photo of the reading's proportions with a red square about the spot. */
function photoWithSpot(width: number, height: number): Picture {
  const rgb = new Uint8Array(3 * width * height);
  const half = (SPOT.size * width) / 2;
  for (let i = 0; i < width * height; i += 1) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const isSpot = Math.abs(x - SPOT.x * width) < half && Math.abs(y - SPOT.y * height) < half;
    rgb.set(isSpot ? [220, 20, 20] : [20, 120, 40], 3 * i);
  }
  return { width, height, rgb };
}

function levelsAt({ width, rgb }: Picture, x: number, y: number): number[] {
  const at = 3 * (Math.round(y) * width + Math.round(x));
  return [...rgb.subarray(at, at + 3)];
}

function drawnPrint(): { drawn: Picture; reading: typeof PORTRAIT } {
  const reading = { ...PORTRAIT, width: 1200, height: 900, points: [{ ...PORTRAIT.points[0]!, ...SPOT }] };
  const card = cardNamed("polaroid", reading);
  if (card === null) throw new Error("no print");
  return {
    drawn: { ...SIZE, rgb: composeCard(photoWithSpot(600, 450), card, SIZE, "blurred").rgb },
    reading,
  };
}

test("what the photo holds lies on the print where the stage says", () => {
  const { drawn, reading } = drawnPrint();
  const stage = stageNamed("polaroid", reading);
  expect(stage.source).toBe("polaroid");
  const [placed] = stage.reading.points;
  let [count, across, down] = [0, 0, 0];
  for (let i = 0; i < SIZE.width * SIZE.height; i += 1) {
    const [x, y] = [i % SIZE.width, Math.floor(i / SIZE.width)];
    const [red = 0, green = 0] = levelsAt(drawn, x, y);
    if (red < 150 || green > 100) continue;
    count += 1;
    across += x + 0.5;
    down += y + 0.5;
  }
  expect(count).toBeGreaterThan(200);
  expect(across / count).toBeCloseTo((placed?.x ?? 0) * SIZE.width, -0.2);
  expect(down / count).toBeCloseTo((placed?.y ?? 0) * SIZE.height, -0.2);
});

test("a print has white paper around the photo, and darkens the ground around the paper", () => {
  const { drawn, reading } = drawnPrint();
  const [panel] = cardNamed("polaroid", reading) ?? [];
  const { paper } = panel!.print!;
  const middle = (paper.x + paper.w / 2) * SIZE.width;
  const foot = (paper.y + 0.93 * paper.h) * SIZE.height;
  expect(Math.min(...levelsAt(drawn, middle, foot))).toBeGreaterThan(225);
  const bottom = (paper.y + paper.h) * SIZE.height;
  const [near, far] = [bottom + 6, bottom + 60].map((y) => Math.max(...levelsAt(drawn, middle, y)));
  expect(near).toBeLessThan(0.75 * far!);
});
