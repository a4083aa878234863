import type { Reading } from "@curta/contract";
import { readingSchema } from "@curta/contract";
import { describe, expect, test } from "vitest";
import type { Picture } from "../picture.ts";
import { paint } from "../../testing/pictures.ts";
import { readPicture } from "./read.ts";
import { NOTHING_SEEN } from "./seen.ts";

const W = 360;
const H = 640;

function depthAt(reading: Reading, x: number, y: number): number {
  const { columns, rows, values } = reading.depth;
  return atob(values).charCodeAt(Math.floor(y * rows) * columns + Math.floor(x * columns));
}

function readPainted(at: Parameters<typeof paint>[2]): Reading {
  const reading = readPicture(paint(W, H, at));
  expect(readingSchema.parse(reading)).toEqual(reading);
  return reading;
}

const ball = (cx: number, cy: number) =>
  readPainted((x, y) =>
    Math.hypot(x - cx * W, y - cy * H) < 55 ? [230, 160, 40] : [40, 60 + (y / H) * 30, 95],
  );

/** Saturation of a white picture of which so much is blue. */
const withBlue = (share: number) =>
  readPainted((x, y) => (y < share * H ? [40, 80, 190] : [240, 240, 240])).light.saturation;

/** Measured direction of light in a picture whose brightness grows by `fx` to the right and `fy` downwards. */
function falling(fx: number, fy: number): string | null {
  return readPainted((x, y) => {
    const level = 128 + 110 * (fx * (x / W - 0.5) + fy * (y / H - 0.5)) * 2;
    return [level, level, level];
  }).light.from;
}

function inBox(x: number, y: number, cx: number, cy: number, w: number, h: number): boolean {
  return Math.abs(x / W - cx) < w / 2 && Math.abs(y / H - cy) < h / 2;
}

function scene(x: number, y: number): [number, number, number] {
  return Math.hypot(x - 0.6, (y - 0.4) * 1.78) < 0.15 ? [220, 60, 50] : [60, 90, 100 + 80 * y];
}

/** Whether a spot of colour beside a woven ball is a point. */
function hasSpot(isSharp: boolean): boolean {
  const reading = readPainted((x, y) => {
    const weave = 40 * ((x + y) % 2);
    if (Math.hypot(x - 0.4 * W, y - 0.35 * H) < 70) return [230 - weave, 160 - weave, 40];
    const near = 1 - Math.hypot(x - 0.75 * W, y - 0.7 * H) / 80;
    const spot = isSharp ? Number(near > 0) : Math.max(0, near);
    return [40 + (190 - (isSharp ? weave : 0)) * spot, 75 + 60 * spot, 95 - 60 * spot];
  });
  expect(reading.subject!.confidence).toBeGreaterThan(0.42);
  return reading.points.some(({ x, y }) => Math.hypot(x - 0.75, y - 0.7) < 0.2);
}

describe("readPicture", () => {
  test.for([
    [0.3, 0.3],
    [0.7, 0.3],
    [0.5, 0.7],
  ] as const)("finds a lone ball at %f, %f as subject and first point, in its colour", ([x, y]) => {
    const reading = ball(x, y);
    expect(reading.subject).not.toBeNull();
    expect(Math.abs(reading.subject!.x + reading.subject!.w / 2 - x)).toBeLessThan(0.06);
    expect(Math.abs(reading.subject!.y + reading.subject!.h / 2 - y)).toBeLessThan(0.06);
    const first = reading.points[0]!;
    expect(Math.hypot(first.x - x, (first.y - y) * (H / W))).toBeLessThan(0.2);
    expect(first.color).toBe("âmbar");
    expect(reading.subject!.confidence).toBeGreaterThan(0.5);
  });

  test("of things without a sure name the subject is a whole one, and none that a corner cuts off", () => {
    const things = [
      { label: "food", x: 0, y: 0.01, w: 0.34, h: 0.55, confidence: 0.44 },
      { label: "food", x: 0.41, y: 0.04, w: 0.25, h: 0.33, confidence: 0.45 },
      { label: "food", x: 0.7, y: 0.11, w: 0.3, h: 0.53, confidence: 0.47 },
    ];
    const subjectOf = (seen: typeof things) =>
      readPicture(
        paint(W, H, () => [90, 90, 90]),
        { ...NOTHING_SEEN, things: seen },
      ).subject?.x ?? null;
    expect(subjectOf(things)).toBe(0.41);
    expect(subjectOf(things.slice(0, 1))).toBeNull();
    expect(subjectOf(things.slice(2))).toBe(0.7);
  });

  test("the subject is what stands in front, before a smaller thing with a sure name and any without one", () => {
    const silhouette = { x: 0.2, y: 0.2, w: 0.5, h: 0.6, confidence: 0.95 };
    const thing = (w: number, confidence: number) => {
      const things = [{ x: 0.75, y: 0.4, w, h: 1.2 * w, label: "cup", confidence }];
      return readPicture(
        paint(360, 240, () => [120, 120, 120]),
        { ...NOTHING_SEEN, silhouette, things },
      ).subject?.x;
    };
    expect([thing(0.1, 0.9), thing(0.6, 0.9), thing(0.6, 0.5)]).toEqual([0.2, 0.75, 0.2]);
  });

  test("of two sure things of one name the subject is the whole one", () => {
    const things = [0, 0.54].map((x) => ({
      x,
      y: 0.3,
      w: 0.45 - x / 5,
      h: 0.5,
      label: "bird",
      confidence: 0.6,
    }));
    const picture = paint(360, 240, () => [120, 120, 120]);
    expect(readPicture(picture, { ...NOTHING_SEEN, things }).subject?.x).toBe(0.54);
  });

  test("a soft spot of colour beside a sharp subject draws no eye, a sharp one does", () => {
    expect([hasSpot(false), hasSpot(true)]).toEqual([false, true]);
  });

  test("the ball is nearer than what lies beside it", () => {
    const reading = ball(0.5, 0.4);
    expect(depthAt(reading, 0.5, 0.4)).toBeGreaterThan(depthAt(reading, 0.05, 0.4) + 20);
  });

  test("calm areas keep clear of the ball", () => {
    const reading = ball(0.5, 0.5);
    expect(reading.quiet.length).toBeGreaterThan(0);
    for (const area of reading.quiet) {
      const covers = area.x < 0.5 && area.x + area.w > 0.5 && area.y < 0.5 && area.y + area.h > 0.5;
      expect(covers).toBe(false);
    }
  });

  test("finds a horizon, and none in an even picture", () => {
    const sea = readPainted((_, y) => (y < 0.4 * H ? [150, 190, 230] : [30, 60, 80]));
    expect(Math.abs((sea.horizon?.y ?? 0) - 0.4)).toBeLessThan(0.03);
    expect(sea.horizon?.confidence).toBeGreaterThan(0.6);
    expect(readPainted(() => [120, 120, 120]).horizon).toBeNull();
  });

  test("tells where light comes from", () => {
    expect([falling(-1, 0), falling(1, 0), falling(0, -1), falling(0, 1)]).toEqual([
      "esquerda",
      "direita",
      "cima",
      "baixo",
    ]);
  });

  test("warm is over 0, cold under 0, grey colourless", () => {
    expect(readPainted(() => [220, 160, 90]).light.warmth).toBeGreaterThan(0.5);
    expect(readPainted(() => [90, 130, 220]).light.warmth).toBeLessThan(-0.5);
    expect(readPainted(() => [128, 128, 128]).light.saturation).toBeLessThan(0.02);
  });

  test("something small with a colour makes a white picture one with colours, a speck does not", () => {
    expect(withBlue(0.01)).toBeCloseTo(0.06);
    expect(withBlue(0.003)).toBeLessThan(0.02);
  });

  test("names colours with their shares, the largest first", () => {
    const { palette } = readPainted((x) => (x < W * 0.7 ? [200, 40, 45] : [245, 245, 243]));
    expect(palette.map(({ name }) => name)).toEqual(["vermelho", "branco"]);
    expect(palette[0]!.share).toBeCloseTo(0.7, 1);
  });

  test("an even picture has one colour, no subject, no faces, and admits that it knows little", () => {
    const reading = readPainted(() => [60, 110, 150]);
    expect(reading.palette).toHaveLength(1);
    expect(reading.subject).toBeNull();
    expect(reading.faces).toEqual([]);
    expect(reading.depth.confidence).toBeLessThan(0.1);
    expect(reading.points).toHaveLength(1);
  });

  test("even texture has no subject and no face, in skin colours either", () => {
    for (const tint of [
      [0.7, 1, 0.5],
      [1, 0.8, 0.68],
    ] as const) {
      let state = 1;
      const noise = () => ((state = (Math.imul(state, 1664525) + 1013904223) | 0) >>> 24) / 255;
      const reading = readPainted(() => {
        const level = 120 + 100 * noise();
        return [level * tint[0], level * tint[1], level * tint[2]];
      });
      expect(reading.subject).toBeNull();
      expect(reading.faces).toEqual([]);
    }
  });

  test("a house with two windows and a door, in the colour of skin, is no face", () => {
    const reading = readPainted((x, y) => {
      if (!inBox(x, y, 0.5, 0.4, 0.5, 0.36)) return [120, 150, 190];
      const dark =
        inBox(x, y, 0.38, 0.34, 0.1, 0.06) ||
        inBox(x, y, 0.62, 0.34, 0.1, 0.06) ||
        inBox(x, y, 0.5, 0.52, 0.12, 0.12);
      return dark ? [60, 50, 45] : [222, 178, 150];
    });
    expect(reading.faces).toEqual([]);
  });

  test("flat design is nowhere out of focus", () => {
    const flat = readPainted((x, y) => {
      if (Math.hypot(x - 0.5 * W, y - 0.35 * H) < 80) return [235, 90, 70];
      return y > 0.6 * H && x > 0.2 * W && x < 0.8 * W ? [40, 70, 120] : [244, 238, 224];
    });
    expect(flat.focus.shallow).toBeLessThan(0.3);
  });

  test("even texture, such as a forest, gives less confidence in depth than a thing before a ground", () => {
    let state = 1;
    const noise = () => ((state = (Math.imul(state, 1664525) + 1013904223) | 0) >>> 24) / 255;
    const forest = readPainted(() => {
      const level = 60 + 90 * noise();
      return [level * 0.7, level, level * 0.5];
    });
    expect(forest.depth.confidence).toBeLessThan(ball(0.5, 0.5).depth.confidence - 0.2);
  });

  test("the same picture twice as large reads the same", () => {
    const small = readPicture(paint(W, H, (x, y) => scene(x / W, y / H)));
    const large: Picture = paint(2 * W, 2 * H, (x, y) => scene(x / (2 * W), y / (2 * H)));
    const reading = readPicture(large);
    expect(reading.points[0]!.x).toBeCloseTo(small.points[0]!.x, 1);
    expect(reading.palette.map(({ name }) => name)).toEqual(small.palette.map(({ name }) => name));
    expect(readPicture(large)).toEqual(reading);
  });
});
