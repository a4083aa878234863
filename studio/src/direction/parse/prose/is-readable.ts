import { isDrawable } from "../../lettering/glyph-widths.ts";

/** A letter that is a word. */
const WORD_LETTER = /\p{Script=Han}|\p{Script=Hangul}/u;

/** Whether a text has letters and the fonts have most of them. */
export function isReadable(text: string): boolean {
  const letters = text.match(/[\p{L}\p{N}]/gu) ?? [];
  return (
    (letters.length > 1 || WORD_LETTER.test(text)) &&
    letters.filter(isDrawable).length >= letters.length * 0.8
  );
}
