// Characters that the font cannot draw: pictographs with joiners, selectors, skin tones and flags (they would become boxes,
// or differ between machines), and control characters.
const PICTOGRAPHS = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u{20e3}|\u{fe0f}/gu;
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u{200b}-\u{200f}\u{2028}-\u{202e}\u{2060}-\u{2069}\u{feff}]/gu;
/** Longer words are cut: they would be too small to read. */
const LONGEST_WORD = 40;

/** The characters of a word that can be painted, in NFC; may be empty. */
export function paintableText(word: string): string {
  const text = word.normalize("NFC").replace(PICTOGRAPHS, "").replace(INVISIBLE, "").trim();
  return Array.from(text).slice(0, LONGEST_WORD).join("");
}
