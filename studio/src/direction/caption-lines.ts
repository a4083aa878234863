import { textWidth, type Weight } from "./glyph-widths.ts";
import { SAFE_WIDTH } from "./safe-area.ts";
import type { CaptionGroup } from "./timeline.ts";

type Look = CaptionGroup["look"];

/** How looks are painted: the font's weight, and the stroke around letters in shares of the font size. */
const PAINT: Readonly<Record<Look, { readonly weight: Weight; readonly stroke: number }>> = {
  bold: { weight: 900, stroke: 0.14 },
  clean: { weight: 800, stroke: 0.09 },
  elegant: { weight: 700, stroke: 0.07 },
};
const WORD_SPACE = 0.26;
const LINE_HEIGHT = 1.16;
/** Kerning may widen a line a little against the sum of its letters. */
const KERNING = 1.02;
const SIZE_STEP = 2;

export interface BrokenLines {
  /** Words in each line. */
  readonly lines: readonly number[];
  readonly size: number;
}

export interface BlockSize {
  readonly width: number;
  readonly height: number;
}

/** Width of words on one line in pixels, strokes included. */
export function lineWidth(words: readonly string[], size: number, look: Look): number {
  const { weight, stroke } = PAINT[look];
  const letters = words.reduce((sum, word) => sum + textWidth(word, weight), 0) * KERNING;
  return (letters + Math.max(0, words.length - 1) * WORD_SPACE + stroke) * size;
}

/**
 * Breaks words into at most two lines in the largest size between `least` and `most` that the safe area is
 * wide enough for; null where they do not fit at all. Two lines are broken as evenly as possible.
 */
export function breakLines(
  words: readonly string[],
  { most, least, look }: { most: number; least: number; look: Look },
): BrokenLines | null {
  for (let size = most; size >= least; size -= SIZE_STEP) {
    if (words.length === 1 || (words.length <= 3 && lineWidth(words, size, look) <= SAFE_WIDTH)) {
      if (lineWidth(words, size, look) <= SAFE_WIDTH) return { lines: [words.length], size };
      continue;
    }
    const first = evenBreak(words, size, look);
    const widest = Math.max(
      lineWidth(words.slice(0, first), size, look),
      lineWidth(words.slice(first), size, look),
    );
    if (widest <= SAFE_WIDTH) return { lines: [first, words.length - first], size };
  }
  return null;
}

function evenBreak(words: readonly string[], size: number, look: Look): number {
  let best = 1;
  let least = Infinity;
  for (let first = 1; first < words.length; first += 1) {
    const above = lineWidth(words.slice(0, first), size, look);
    const widest = Math.max(above, lineWidth(words.slice(first), size, look));
    if (widest < least) [best, least] = [first, widest];
  }
  return best;
}

/** Size of a group's block in pixels, strokes included. */
export function blockSize(words: readonly string[], { lines, size }: BrokenLines, look: Look): BlockSize {
  let next = 0;
  const widths = lines.map((count) => lineWidth(words.slice(next, (next += count)), size, look));
  return { width: Math.max(0, ...widths), height: (lines.length * LINE_HEIGHT + PAINT[look].stroke) * size };
}

/** Cuts a word that no line is wide enough for into pieces that fit. */
export function fitWord(word: string, size: number, look: Look): string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const character of word) {
    if (piece !== "" && lineWidth([`${piece}${character}`], size, look) > SAFE_WIDTH) {
      pieces.push(piece);
      piece = "";
    }
    piece += character;
  }
  return piece === "" ? pieces : [...pieces, piece];
}
