import { expect, test } from "vitest";
import { paletteOf, PLAIN } from "../../../../testing/direction/keyed-readings.ts";
import { isBlank } from "./measured-keys.ts";

const blank = (share: number, contrast: number) =>
  isBlank({
    ...PLAIN,
    palette: paletteOf([["branco", share]]),
    light: { ...PLAIN.light, contrast },
    subject: null,
  });

test("a photo is blank where nearly all of it is one colour, without light and shade", () => {
  expect([0.97, 0.96].map((share) => blank(share, 0.03))).toEqual([true, false]);
  expect([0.03, 0.04].map((contrast) => blank(0.97, contrast))).toEqual([true, false]);
});
