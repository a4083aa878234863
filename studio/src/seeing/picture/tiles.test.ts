import fc from "fast-check";
import { expect, test } from "vitest";
import { mayBeCut, squareGrid, squaresAlong } from "./tiles.ts";

const share = fc.double({ min: 0, max: 1, noNaN: true });

test("a grid covers every photo with at most so many overlapping parts", () => {
  const shapes = fc.tuple(
    fc.integer({ min: 1, max: 4000 }),
    fc.double({ min: 1 / 60, max: 60, noNaN: true }),
  );
  fc.assert(
    fc.property(shapes, share, share, ([height, ratio], x, y) => {
      const grid = squareGrid({ width: height * ratio, height }, 16);
      expect(grid.length).toBeLessThanOrEqual(16);
      const slack = 1e-9;
      const isIn = (at: number, start: number, length: number) =>
        at >= start - slack && at <= start + length + slack;
      expect(grid.some((part) => isIn(x, part.x, part.w) && isIn(y, part.y, part.h))).toBe(true);
    }),
  );
});

test("only photos that are long are looked at in squares along their length", () => {
  expect(squaresAlong({ width: 1000, height: 1000 }, 1.2)).toEqual([]);
  const squares = squaresAlong({ width: 3000, height: 2000 }, 1.2);
  expect(squares).toHaveLength(2);
  expect(squares[0]).toMatchObject({ x: 0, h: 1 });
  expect(squares[1]!.x + squares[1]!.w).toBeCloseTo(1);
});

test("a box is cut at edges inside the photo only", () => {
  const tile = { x: 0, y: 0.2, w: 0.5, h: 0.5 };
  expect(mayBeCut({ x: 0, y: 0.3, w: 0.2, h: 0.2 }, tile, 0.01)).toBe(false);
  expect(mayBeCut({ x: 0.3, y: 0.3, w: 0.2, h: 0.2 }, tile, 0.01)).toBe(true);
  expect(mayBeCut({ x: 0.1, y: 0.2, w: 0.2, h: 0.2 }, tile, 0.01)).toBe(true);
});
