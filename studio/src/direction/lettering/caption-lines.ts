import { heightsOf, textWidth } from "./glyph-widths.ts";
import { reachOf } from "./looks/entrances.ts";
import { type CaptionLook, LOOKS } from "./looks/looks.ts";
import { SAFE_WIDTH } from "./safe-area.ts";
import type { CaptionLookName } from "../timeline.ts";
import { leansOnNext } from "./word-weight.ts";

/** A word as it is set: the strong one of a group may have a font and a size of its own. */
export interface SetWord {
  readonly text: string;
  readonly strong: boolean;
}

/** Words are painted on even pixels. */
const ROUNDING_PX = 3;
/** Allowance for kerning, which may make a line wider than the sum of its letters. */
const KERNING = 1.02;
const SIZE_STEP = 2;
/** Factor on the width for a break after an article or a preposition. */
const LEANING_BREAK = 1.5;
/** Cost of words that overlap by one font size. */
const CROWDED = 8;
/** What a soft shadow darkens visibly beside letters, in font sizes. */
const SHADE_EDGE = 0.16;

export interface BrokenLines {
  /** Words in each line. */
  readonly lines: readonly number[];
  readonly size: number;
}

export interface BlockSize {
  readonly width: number;
  readonly height: number;
}

/** Width that strokes or plates add to a line, in font sizes. */
function edgeOf({ edge }: CaptionLook): number {
  if (edge.kind === "shade") return SHADE_EDGE;
  return edge.kind === "stroke" ? edge.width : 2 * edge.padding;
}

function wordWidth({ text, strong }: SetWord, look: CaptionLook): number {
  const { font, scale } = strong ? look.strong : { font: look.font, scale: 1 };
  return textWidth(text, font) * scale * KERNING;
}

/** Width of words on one line in pixels: strokes, plates and the first and last word's entrance included. */
export function lineWidth(words: readonly SetWord[], size: number, name: CaptionLookName): number {
  const look = LOOKS[name];
  const edge = edgeOf(look);
  const widths = words.map((word) => wordWidth(word, look));
  const letters = widths.reduce((sum, width) => sum + width, 0);
  const growth = reachOf(look.entry).scale - 1;
  const popped = growth * (Math.max(widths[0] ?? 0, widths.at(-1) ?? 0) + edge);
  return (letters + Math.max(0, words.length - 1) * look.wordSpace + edge + popped) * size + 2 * ROUNDING_PX;
}

/** By how much words overlap the word before during their entrance, in shares of the font size; 0 if none does. */
function crowding(words: readonly SetWord[], look: CaptionLook): number {
  const stroke = look.edge.kind === "stroke" ? look.edge.width : 0;
  const growth = (reachOf(look.entry).scale - 1) / 2;
  const crowd = (word: SetWord): number =>
    Math.max(0, growth * (wordWidth(word, look) + stroke) - look.wordSpace + stroke);
  return words.slice(1).reduce((sum, word) => sum + crowd(word), 0);
}

/** How far lines reach above and below their middle, in font sizes. The middle is that of capitals. */
function lineReach(look: CaptionLook): number {
  const [usual, strong] = [heightsOf(look.font), heightsOf(look.strong.font)];
  const middle = usual.capital / 2;
  const { scale } = look.strong;
  const above = Math.max(usual.top, strong.top * scale) - middle;
  const below = Math.max(usual.bottom, strong.bottom * scale) + middle;
  const letters = Math.max(above, below) * reachOf(look.entry).scale;
  if (look.edge.kind === "plate") return Math.max(letters, look.lineHeight / 2);
  return letters + edgeOf(look) / 2;
}

function heightOf(lines: number, size: number, look: CaptionLook): number {
  const { below } = reachOf(look.entry);
  return ((lines - 1) * look.lineHeight + 2 * lineReach(look)) * size + 2 * below;
}

/** Width and height of what a turned rectangle covers. */
function turned({ width, height }: BlockSize, { tilt }: CaptionLook): BlockSize {
  const [sine, cosine] = [Math.abs(Math.sin((tilt * Math.PI) / 180)), Math.cos((tilt * Math.PI) / 180)];
  return { width: width * cosine + height * sine, height: height * cosine + width * sine };
}

/**
 * Breaks words into at most so many lines, in the largest size between `least` and `most` that fits the safe area; null
 * if none fits. Lines are as equal in width as possible, without overlaps during the entrance.
 */
export function breakLines(
  words: readonly SetWord[],
  {
    most,
    least,
    look,
    lines = 2,
  }: { most: number; least: number; look: CaptionLookName; lines?: number | undefined },
): BrokenLines | null {
  for (let size = most; size >= least; size -= SIZE_STEP) {
    const inOne = words.length === 1 || (words.length <= 3 && crowding(words, LOOKS[look]) === 0);
    if (inOne && fits([words], size, look)) return { lines: [words.length], size };
    for (let count = 2; count <= Math.min(lines, words.length); count += 1) {
      const broken = evenBreaks(words, count, size, look);
      if (broken !== null) return { lines: broken, size };
    }
  }
  return null;
}

/** The safe area's width, without what tilted lines take of it. */
function fits(lines: readonly (readonly SetWord[])[], size: number, name: CaptionLookName): boolean {
  const look = LOOKS[name];
  const width = Math.max(...lines.map((words) => lineWidth(words, size, name)));
  return turned({ width, height: heightOf(lines.length, size, look) }, look).width <= SAFE_WIDTH;
}

/**
 * Numbers of words in so many lines that fit: as equal in width as possible, no break after an article or a preposition.
 */
function evenBreaks(
  words: readonly SetWord[],
  count: number,
  size: number,
  name: CaptionLookName,
): number[] | null {
  let best: number[] | null = null;
  let least = Infinity;
  for (const lengths of divisions(words.length, count)) {
    let next = 0;
    const lines = lengths.map((length) => words.slice(next, (next += length)));
    if (!fits(lines, size, name)) continue;
    const widest = Math.max(...lines.map((line) => lineWidth(line, size, name)));
    const crowded = lines.reduce((sum, line) => sum + crowding(line, LOOKS[name]), 0);
    const leaning = lines.slice(0, -1).filter((line) => leansOnNext(line.at(-1)?.text ?? "")).length;
    const cost = widest * LEANING_BREAK ** leaning * (1 + CROWDED * crowded);
    if (cost < least) [best, least] = [lengths, cost];
  }
  return best;
}

/** All ways to divide words into so many lines. */
function divisions(words: number, lines: number): number[][] {
  if (lines === 1) return [[words]];
  return Array.from({ length: words - lines + 1 }, (_, index) => index + 1).flatMap((first) =>
    divisions(words - first, lines - 1).map((rest) => [first, ...rest]),
  );
}

/** Size of a group's block in pixels, strokes, plates and tilt included. */
export function blockSize(
  words: readonly SetWord[],
  { lines, size }: BrokenLines,
  name: CaptionLookName,
): BlockSize {
  let next = 0;
  const widths = lines.map((count) => lineWidth(words.slice(next, (next += count)), size, name));
  const look = LOOKS[name];
  return turned({ width: Math.max(0, ...widths), height: heightOf(lines.length, size, look) }, look);
}

/** Cuts a word that is wider than a line into pieces that fit. */
export function fitWord(word: string, size: number, look: CaptionLookName): string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const { segment } of graphemes.segment(word)) {
    if (piece !== "" && !fits([[{ text: `${piece}${segment}`, strong: true }]], size, look)) {
      pieces.push(piece);
      piece = "";
    }
    piece += segment;
  }
  return piece === "" ? pieces : [...pieces, piece];
}

const graphemes = new Intl.Segmenter("pt-BR", { granularity: "grapheme" });
