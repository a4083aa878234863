import * as fc from "fast-check";
import { expect, test } from "vitest";
import { figure } from "./figures.ts";

test("figures are written as Brazilians write numbers", () => {
  expect(figure(-14.06, 1)).toBe("-14,1");
  expect(figure(1_234_567, 0)).toBe("1.234.567");
  expect(figure(0, 3)).toBe("0,000");
  expect(figure(Number.POSITIVE_INFINITY, 1)).toBe("infinito");
  expect(figure(Number.NEGATIVE_INFINITY, 1)).toBe("-infinito");
});

test("figures are those of the platform's own Portuguese format", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 3 }), (sixteenths, digits) => {
      const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
      // Sixteenths are exact: no two roundings can disagree about a half.
      const value = sixteenths / 16;
      expect(figure(value, digits)).toBe(value.toLocaleString("pt-BR", options));
    }),
  );
});
