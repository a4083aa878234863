import { textWidth, type Weight } from "./glyph-widths.ts";
import { SAFE_WIDTH } from "./safe-area.ts";
import type { CaptionGroup } from "../timeline.ts";
import { leansOnNext } from "./word-weight.ts";

type Look = CaptionGroup["look"];

interface Paint {
  readonly weight: Weight;
  readonly space: number;
  /** Width that stroke or plate adds to a line. */
  readonly edge: number;
  readonly line: number;
  /** Height that accents, strokes and the entrance animation add to a block. */
  readonly rise: number;
  /** Largest scale of a word during its entrance. */
  readonly pop: number;
}

/** Measures of each look, in shares of the font size. */
const PAINT: Readonly<Record<Look, Paint>> = {
  bold: { weight: 900, space: 0.34, edge: 0.15, line: 1.18, rise: 0.32, pop: 1.08 },
  clean: { weight: 800, space: 0.26, edge: 0.6, line: 1.5, rise: 0.15, pop: 1.01 },
  elegant: { weight: 700, space: 0.26, edge: 0.11, line: 1.18, rise: 0.5, pop: 1 },
};
/** Words are painted on even pixels. */
const ROUNDING_PX = 3;
/** Allowance for kerning, which may make a line wider than the sum of its letters. */
const KERNING = 1.02;
const SIZE_STEP = 2;
/** Factor on the width for a break after an article or a preposition. */
const LEANING_BREAK = 1.5;
/** Cost of words that overlap by one font size. */
const CROWDED = 8;

export interface BrokenLines {
  /** Words in each line. */
  readonly lines: readonly number[];
  readonly size: number;
}

export interface BlockSize {
  readonly width: number;
  readonly height: number;
}

/** Width of words on one line in pixels: strokes, plates and the first and last word's entrance included. */
export function lineWidth(words: readonly string[], size: number, look: Look): number {
  const { weight, space, edge, pop } = PAINT[look];
  const widths = words.map((word) => textWidth(word, weight) * KERNING);
  const letters = widths.reduce((sum, width) => sum + width, 0);
  const popped = (pop - 1) * (Math.max(widths[0] ?? 0, widths.at(-1) ?? 0) + edge);
  return (letters + Math.max(0, words.length - 1) * space + edge + popped) * size + 2 * ROUNDING_PX;
}

/** By how much words overlap the word before during their entrance, in shares of the font size; 0 if none does. */
function crowding(words: readonly string[], look: Look): number {
  const { weight, space, edge, pop } = PAINT[look];
  const gap = space - (look === "bold" ? edge : 0);
  return words
    .slice(1)
    .reduce((sum, word) => sum + Math.max(0, ((pop - 1) / 2) * (textWidth(word, weight) + edge) - gap), 0);
}

/**
 * Breaks words into at most two lines, in the largest size between `least` and `most` that fits the safe area; null
 * if none fits. Two lines are as equal in width as possible, without overlaps during the entrance.
 */
export function breakLines(
  words: readonly string[],
  { most, least, look }: { most: number; least: number; look: Look },
): BrokenLines | null {
  for (let size = most; size >= least; size -= SIZE_STEP) {
    const inOne = words.length === 1 || (words.length <= 3 && crowding(words, look) === 0);
    if (inOne && lineWidth(words, size, look) <= SAFE_WIDTH) return { lines: [words.length], size };
    if (words.length === 1) continue;
    const first = evenBreak(words, size, look);
    if (first !== null) return { lines: [first, words.length - first], size };
  }
  return null;
}

/**
 * Number of words in the first of two lines that fit: as equal in width as possible, not after an article or a
 * preposition.
 */
function evenBreak(words: readonly string[], size: number, look: Look): number | null {
  let best: number | null = null;
  let least = Infinity;
  for (let first = 1; first < words.length; first += 1) {
    const above = lineWidth(words.slice(0, first), size, look);
    const widest = Math.max(above, lineWidth(words.slice(first), size, look));
    const crowded = crowding(words.slice(0, first), look) + crowding(words.slice(first), look);
    const cost = widest * (leansOnNext(words[first - 1] ?? "") ? LEANING_BREAK : 1) * (1 + CROWDED * crowded);
    if (widest <= SAFE_WIDTH && cost < least) [best, least] = [first, cost];
  }
  return best;
}

/** Size of a group's block in pixels, strokes and plates included. */
export function blockSize(words: readonly string[], { lines, size }: BrokenLines, look: Look): BlockSize {
  let next = 0;
  const widths = lines.map((count) => lineWidth(words.slice(next, (next += count)), size, look));
  return {
    width: Math.max(0, ...widths),
    height: (lines.length * PAINT[look].line + PAINT[look].rise) * size,
  };
}

/** Cuts a word that is wider than a line into pieces that fit. */
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
