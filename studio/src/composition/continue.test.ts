import { describe, expect, test } from "vitest";
import { readPhoto } from "@curta/photos";
import type { Picture } from "../picture.ts";
import { continueBeyond } from "./continue.ts";
import { paint } from "../../testing/pictures.ts";
import { decodePhoto } from "../photo/decode.ts";

const WIDTH = 360;
const HEIGHT = 640;

function continued(cut: Picture, y = Math.round((HEIGHT - cut.height) / 2)): Picture {
  return continueBeyond(cut, { width: WIDTH, height: HEIGHT, x: 0, y });
}

/** Mean of a channel over a part of the rows and columns. */
function mean(
  { rgb, width }: Picture,
  rows: [number, number],
  columns: [number, number],
  channel = 1,
): number {
  let sum = 0;
  for (let y = rows[0]; y < rows[1]; y++)
    for (let x = columns[0]; x < columns[1]; x++) sum += rgb[(y * width + x) * 3 + channel]!;
  return sum / (rows[1] - rows[0]) / (columns[1] - columns[0]);
}

/** Means of columns 6 wide over some rows: streaks show as differences between neighbours. */
function profile(picture: Picture, rows: [number, number]): number[] {
  return Array.from({ length: WIDTH / 6 }, (_, k) => mean(picture, rows, [6 * k, 6 * k + 6]));
}

function largestStep(values: readonly number[]): number {
  return Math.max(...values.slice(1).map((value, i) => Math.abs(value - values[i]!)));
}

describe("a continued picture", () => {
  test("shows the given one unchanged", async () => {
    const falcon = await decodePhoto(await readPhoto("prairie_falcon.jpg"), { maxSide: WIDTH });
    const picture = continued(falcon, 100);
    const part = picture.rgb.subarray(100 * WIDTH * 3, (100 + falcon.height) * WIDTH * 3);
    expect(Buffer.compare(Buffer.from(part), Buffer.from(falcon.rgb))).toBe(0);
  });

  test("has no seam on a ground that grows lighter and darker", () => {
    const picture = continued(paint(WIDTH, 270, (x, y) => [80 + y / 3, 90 + x / 4, 150 - y / 5]));
    for (const edge of [185, 455])
      for (const channel of [0, 1, 2]) {
        const above = mean(picture, [edge - 3, edge], [0, WIDTH], channel);
        expect(Math.abs(above - mean(picture, [edge, edge + 3], [0, WIDTH], channel))).toBeLessThan(3);
      }
  });

  test("draws no streaks from a grainy white ground, and leaves it white", () => {
    let noise = 7;
    const picture = continued(
      paint(WIDTH, 270, () => {
        noise = (Math.imul(noise, 1664525) + 1013904223) | 0;
        const value = 246 + ((noise >>> 24) % 9) - 4;
        return [value, value, value];
      }),
    );
    for (const rows of [
      [40, 140],
      [500, 600],
    ] as [number, number][]) {
      expect(largestStep(profile(picture, rows))).toBeLessThan(1.2);
      expect(mean(picture, rows, [0, WIDTH])).toBeGreaterThan(240);
    }
  });

  test("does not show a thing near the edge a second time", () => {
    const dark = paint(WIDTH, 270, (x, y) =>
      Math.hypot(x - 120, y - 24) < 18 || (x > 240 && x < 250 && y > 40 && y < 262)
        ? [20, 20, 20]
        : [240, 240, 240],
    );
    const picture = continued(dark);
    const made = [...picture.rgb.subarray(0, 185 * WIDTH * 3), ...picture.rgb.subarray(455 * WIDTH * 3)];
    expect(made.reduce((least, value) => Math.min(least, value), 255)).toBeGreaterThan(215);
  });

  test("carries a thing that the edge cuts on for a little way only", () => {
    const picture = continued(
      paint(WIDTH, 270, (x) => (x > 160 && x < 200 ? [20, 20, 20] : [240, 240, 240])),
    );
    expect(mean(picture, [456, 459], [172, 188])).toBeLessThan(90);
    expect(mean(picture, [520, 620], [172, 188])).toBeGreaterThan(215);
  });

  test("keeps the texture of a busy ground at first", async () => {
    const falcon = await decodePhoto(await readPhoto("prairie_falcon.jpg"), { maxSide: WIDTH });
    const picture = continued(falcon, 100);
    const roughness = (top: number) => {
      let sum = 0;
      for (let y = top; y < top + 10; y++)
        for (let x = 1; x < WIDTH; x++) {
          const p = (y * WIDTH + x) * 3;
          sum += Math.abs(picture.rgb[p]! - picture.rgb[p - 3]!);
        }
      return sum / (WIDTH - 1) / 10;
    };
    const below = 100 + falcon.height;
    expect(roughness(below)).toBeGreaterThan(0.5 * roughness(below - 10));
    expect(roughness(below + 120)).toBeLessThan(0.6 * roughness(below - 10));
  });

  test("is continued at its sides as well as above and below", () => {
    const picture = continueBeyond(
      paint(200, 640, (x, y) => [90, 100 + x / 4, 60 + y / 8]),
      {
        width: WIDTH,
        height: HEIGHT,
        x: 80,
        y: 0,
      },
    );
    expect(
      Math.abs(mean(picture, [0, HEIGHT], [76, 80]) - mean(picture, [0, HEIGHT], [80, 84])),
    ).toBeLessThan(4);
    expect(
      Math.abs(mean(picture, [0, HEIGHT], [276, 280]) - mean(picture, [0, HEIGHT], [280, 284])),
    ).toBeLessThan(4);
  });
});
