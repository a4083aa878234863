import { expect, test } from "vitest";
import { isLawful } from "./candidate-views.ts";

const view = { harm: 0, headless: false, holdsMain: true, showsOther: false };

test("a view keeps the laws where it cuts next to nothing, shows no body without its head, and something that counts", () => {
  expect([0, 0.02, 0.021].map((harm) => isLawful({ ...view, harm }))).toEqual([true, true, false]);
  expect(isLawful({ ...view, headless: true })).toBe(false);
  expect(isLawful({ ...view, holdsMain: false })).toBe(false);
  expect(isLawful({ ...view, holdsMain: false, showsOther: true })).toBe(true);
});
