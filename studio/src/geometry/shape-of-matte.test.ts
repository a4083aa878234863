import { expect, test } from "vitest";
import type { Matte } from "./matte.ts";
import { shapeOfMatte } from "./shape-of-matte.ts";

function painted(isSubject: (x: number, y: number) => boolean): Matte {
  const alpha = Uint8Array.from({ length: 100 * 80 }, (_, k) =>
    isSubject(k % 100, Math.floor(k / 100)) ? 255 : 0,
  );
  return { box: { x: 0.2, y: 0.1, w: 0.5, h: 0.8 }, columns: 100, rows: 80, alpha };
}

test("an upright rectangle reaches all sides of the part that holds it", () => {
  const shape = shapeOfMatte(painted((x, y) => x >= 20 && x < 60 && y >= 40 && y < 80));
  expect(shape?.area.left).toBeCloseTo(0.3, 9);
  expect(shape?.area.top).toBeCloseTo(0.5, 9);
  expect(shape?.area.right).toBeCloseTo(0.5, 9);
  expect(shape?.area.bottom).toBeCloseTo(0.9, 9);
  expect(shape?.reached).toEqual([1, 1, 1, 1]);
});

test("a piece that stands out leaves its side, and no other", () => {
  const [left = 1, ...others] =
    shapeOfMatte(painted((x, y) => (x >= 30 && x < 60 && y >= 40) || (x >= 20 && x < 60 && y >= 70)))
      ?.reached ?? [];
  expect(left).toBeCloseTo(0.25, 2);
  for (const side of others) expect(side).toBeGreaterThan(0.7);
});

test("a disc reaches little of each side, and nothing has no shape", () => {
  const disc = shapeOfMatte(painted((x, y) => Math.hypot(x - 50, y - 40) < 30));
  expect(Math.max(...(disc?.reached ?? [1]))).toBeLessThan(0.5);
  expect(shapeOfMatte(painted(() => false))).toBeNull();
});
