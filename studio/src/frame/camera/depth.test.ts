import { expect, test } from "vitest";
import { depthField } from "./depth.ts";
import { syntheticPicture, syntheticReading } from "../../../testing/frame/synthetic.ts";

const { depth } = syntheticReading(syntheticPicture(18, 32));
const field = depthField(depth);
const at = (column: number, row: number): number => field.values[row * field.columns + column] ?? Number.NaN;

test("what is near in the reading is near in the field, and its surroundings are not", () => {
  expect(at(36, 64)).toBeGreaterThan(0.5);
  expect(at(12, 20)).toBeLessThan(0);
});

test("nothing moves at the picture's edges", () => {
  for (let column = 0; column < field.columns; column++) expect(at(column, 0)).toBeCloseTo(0);
  for (let row = 0; row < field.rows; row++) expect(at(field.columns - 1, row)).toBeCloseTo(0);
});

test("the longest allowed shift stretches no cell by more than a third", () => {
  const longestShift = 0.03 / 2;
  for (let row = 0; row < field.rows; row++) {
    for (let column = 1; column < field.columns; column++) {
      const climb = Math.abs(at(column, row) - at(column - 1, row));
      expect(climb * longestShift * field.columns).toBeLessThan(1 / 3);
    }
  }
});

test("a reading without depth moves nothing", () => {
  const flat = { ...depth, values: btoa("\u0080".repeat(depth.columns * depth.rows)) };
  expect(depthField(flat).values.every((value) => Math.abs(value) < 1e-6)).toBe(true);
});
