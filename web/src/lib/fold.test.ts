import fc from "fast-check";
import { expect, test } from "vitest";
import { fold, patternOf } from "./fold.ts";

test.each([
  ["Açaí", "acai"],
  ["CORAÇÃO", "coracao"],
  ["niño", "nino"],
])("%s is compared as %s", (text, folded) => {
  expect(fold(text)).toBe(folded);
});

/** What ILIKE makes of a pattern. */
function ilike(text: string, pattern: string): boolean {
  const source = pattern
    .replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll("%", ".*")
    .replaceAll("_", ".");
  return new RegExp(`^${source}$`, "isu").test(text);
}

test("the pattern finds every text that holds the words, with or without accents", () => {
  const letter = fc.constantFrom(...'aáãbcçdeéêiíoóõuúnñ ABÇÉ%_*,()".-1'.split(""));
  const words = fc.array(letter, { minLength: 1, maxLength: 12 }).map((letters) => letters.join(""));
  fc.assert(
    fc.property(words, words, words, (before, word, after) => {
      fc.pre(word.trim() !== "");
      expect(ilike(`${before}${word.trim()}${after}`, patternOf(fold(word)))).toBe(true);
      expect(patternOf(word)).toMatch(/^%[\p{L}\p{N} _-]*%$/u);
    }),
  );
});
