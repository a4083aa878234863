/** A way of writing for which captions have a font of its own, loaded only where a text needs it. */
const SCRIPTS = [
  "emoji",
  "hebrew",
  "arabic",
  "devanagari",
  "hangul",
  "kana",
  "han",
  "cyrillic",
  "greek",
] as const;
export type Script = (typeof SCRIPTS)[number];

/** Characters of each. Joiners and selectors belong to the emoji and letters around them. */
const CHARACTERS: Readonly<Record<Script, RegExp>> = {
  emoji:
    /\p{Emoji_Presentation}|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{RI}|\u{fe0f}|\u{20e3}|\u{200d}/u,
  hebrew: /\p{Script=Hebrew}/u,
  arabic: /\p{Script=Arabic}|[،؛؟ـ]/u,
  devanagari: /\p{Script=Devanagari}|[।॥\u{200c}]/u,
  hangul: /\p{Script=Hangul}/u,
  kana: /\p{Script=Hiragana}|\p{Script=Katakana}|[ー・]/u,
  han: /\p{Script=Han}|[\u{3000}-\u{303f}\u{ff00}-\u{ffef}]/u,
  cyrillic: /\p{Script=Cyrillic}/u,
  greek: /\p{Script=Greek}/u,
};

/** Widths of one letter with its marks, in shares of the font size: at least as wide as the fonts draw them. */
const WIDTHS: Readonly<Record<Script, number>> = {
  emoji: 1.2,
  hebrew: 0.72,
  arabic: 0.78,
  devanagari: 0.8,
  hangul: 0.94,
  kana: 1.02,
  han: 1.02,
  cyrillic: 1,
  greek: 0.9,
};
const UNKNOWN_WIDTH = 1;
const COMMON = /^[\u{20}-\u{24f}\u{2010}-\u{2027}]$/u;

/** The script of a character; null for Latin letters, digits and punctuation, and for what no font has. */
export function scriptOf(character: string): Script | null {
  if (COMMON.test(character)) return null;
  return SCRIPTS.find((script) => CHARACTERS[script].test(character)) ?? null;
}

/** Width of one letter with its marks, or of one emoji of several characters. */
export function standInWidth(grapheme: string): number {
  const [first = ""] = grapheme;
  const script = /\u{fe0f}|\u{20e3}/u.test(grapheme) ? "emoji" : scriptOf(first);
  return script === null ? UNKNOWN_WIDTH : WIDTHS[script];
}

/** Whether a text is read from right to left: by its first letter. */
export function isRightToLeft(text: string): boolean {
  const letter = /\p{L}/u.exec(text)?.[0];
  return letter !== undefined && /\p{Script=Hebrew}|\p{Script=Arabic}/u.test(letter);
}
