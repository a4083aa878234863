import { expect, test } from "vitest";
import { corrected } from "./misspelled.ts";

test.each([
  ["a letter that is missing, wrong, too many or swapped", "clouse cloze clsoe", "close close close"],
  ["two of them in a long word", "afsatameto", "afastamento"],
  ["a short move after the camera alone", "camera sbe, gria", "camera sobe, gria"],
])("%s is corrected", (_, typed, meant) => {
  expect(corrected(typed)).toBe(meant);
});

test.each([
  ["three letters of a long word", "afsatamto"],
  ["two letters of a short one", "clozz"],
  ["what is near a word of four letters", "zooom"],
])("%s are left as they were typed", (_, typed) => {
  expect(corrected(typed)).toBe(typed);
});
