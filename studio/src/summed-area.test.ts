import { expect, test } from "vitest";
import { createRandom } from "./random.ts";
import { summedArea } from "./summed-area.ts";

test("sums are those of the values within, also of none, of one and of all", () => {
  const random = createRandom(4, "values");
  const [width, height] = [7, 5];
  const values = Array.from({ length: width * height }, () => random.integer(0, 255));
  const sum = summedArea({ width, height, values });
  for (const [left, top, right, bottom] of [
    [0, 0, 7, 5],
    [2, 1, 6, 4],
    [6, 4, 7, 5],
    [3, 2, 3, 4],
  ] as const) {
    const within = values.filter((_, k) => {
      const [x, y] = [k % width, Math.floor(k / width)];
      return x >= left && x < right && y >= top && y < bottom;
    });
    expect(sum(left, top, right, bottom)).toBe(within.reduce((total, value) => total + value, 0));
  }
});
