import { scriptOf } from "../../direction/lettering/fonts/scripts.ts";

// Control characters, and marks that turn the direction of a text or join what is not joined.
const INVISIBLE =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u{200b}\u{200e}\u{200f}\u{2028}-\u{202e}\u{2060}-\u{2069}\u{feff}]/gu;
/** Joiners and selectors, which emoji and some alphabets need and other letters must not have. */
const JOINERS = /\u{200c}|\u{200d}|\u{fe0e}|\u{fe0f}|\u{20e3}/gu;
const JOINED = new Set(["emoji", "devanagari", "arabic"]);
/** A keycap is a digit, so that it is known by its mark only. */
const KEYCAP = /[0-9#*]\u{fe0f}?\u{20e3}/u;
/** Longer words are cut: they would be too small to read. */
const LONGEST_WORD = 40;

/** The characters of a word that can be painted, in NFC; may be empty. */
export function paintableText(word: string): string {
  const text = word.normalize("NFC").replace(INVISIBLE, "").trim();
  const letters = text.replace(JOINERS, "");
  const isJoined = KEYCAP.test(text) || Array.from(letters).some((one) => JOINED.has(scriptOf(one) ?? ""));
  return Array.from(isJoined ? text : letters)
    .slice(0, LONGEST_WORD)
    .join("");
}
