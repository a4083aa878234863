// What no text font of ours can draw: pictographs with their joiners, selectors, skin tones and flags (they
// would come out as boxes, or differently on every machine), and control characters.
const PICTOGRAPHS = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u{20e3}|\u{fe0f}/gu;
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u{200b}-\u{200f}\u{2028}-\u{202e}\u{2060}-\u{2069}\u{feff}]/gu;
/** Longer words are cut: they could only be shown too small to read. */
const LONGEST_WORD = 40;

/** The part of a word that can be painted, in composed form; empty where nothing is left. */
export function paintableText(word: string): string {
  const text = word.normalize("NFC").replace(PICTOGRAPHS, "").replace(INVISIBLE, "").trim();
  return Array.from(text).slice(0, LONGEST_WORD).join("");
}
