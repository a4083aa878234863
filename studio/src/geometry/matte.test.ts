import * as fc from "fast-check";
import { expect, test } from "vitest";
import { openMatte, packMatte, subjectAt } from "./matte.ts";

const cells = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(0, 255) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 255 }) },
);
const BOX = { x: 0.25, y: 0.1, w: 0.5, h: 0.8 };

test("a packed matte opens as it was, but for what is nearly all or nothing", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.array(cells, { minLength: 1, maxLength: 400 }),
      (columns, list) => {
        const rows = Math.ceil(list.length / columns);
        const alpha = Uint8Array.from({ length: columns * rows }, (_, cell) => list[cell] ?? 0);
        const matte = openMatte(packMatte({ box: BOX, columns, rows, alpha }));
        expect({ box: matte.box, columns: matte.columns, rows: matte.rows }).toEqual({
          box: BOX,
          columns,
          rows,
        });
        alpha.forEach((value, cell) => {
          const snapped = value <= 4 ? 0 : value >= 251 ? 255 : value;
          expect(matte.alpha[cell]).toBe(snapped);
        });
      },
    ),
    { numRuns: 60 },
  );
});

test("plain ground and subject take few bytes", () => {
  const alpha = Uint8Array.from({ length: 540 * 400 }, (_, cell) => (cell % 540 > 200 ? 255 : 0));
  expect(packMatte({ box: BOX, columns: 540, rows: 400, alpha }).runs.length).toBeLessThan(3000);
});

test("outside of its box nothing is subject; between cells it is in between", () => {
  const matte = openMatte(packMatte({ box: BOX, columns: 2, rows: 1, alpha: Uint8Array.of(255, 0) }));
  expect(subjectAt(matte, 0.1, 0.5)).toBe(0);
  expect(subjectAt(matte, 0.375, 0.5)).toBe(1);
  expect(subjectAt(matte, 0.5, 0.5)).toBeCloseTo(0.5);
});
