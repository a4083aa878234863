import fc from "fast-check";
import { expect, test } from "vitest";
import { splitOf } from "./split.ts";

test("parts two heaps of values between them, and says that they are two", () => {
  const values = Float32Array.from({ length: 400 }, (_, i) => (i < 100 ? 0.8 : 0.2) + (i % 10) / 100);
  const { at, separability } = splitOf(values);
  expect(at).toBeGreaterThan(0.28);
  expect(at).toBeLessThan(0.81);
  expect(separability).toBeGreaterThan(0.95);
});

test("finds nothing to part in values that are all the same", () => {
  expect(splitOf(new Float32Array(50).fill(0.4)).separability).toBe(0);
});

test("parts within the range of the values, whatever they are", () => {
  fc.assert(
    fc.property(fc.float32Array({ minLength: 1, noNaN: true, min: -1000, max: 1000 }), (values) => {
      const { at, separability } = splitOf(values);
      expect(at).toBeGreaterThanOrEqual(Math.min(...values) - 1e-3);
      expect(at).toBeLessThanOrEqual(Math.max(...values) + 1e-3);
      expect(separability).toBeGreaterThanOrEqual(0);
      expect(separability).toBeLessThanOrEqual(1 + 1e-9);
    }),
  );
});
