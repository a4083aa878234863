import type { CaptionGroup } from "../../../direction/timeline.ts";
import type { FontName } from "../../../direction/lettering/fonts/caption-fonts.ts";
import { isRightToLeft } from "../../../direction/lettering/fonts/scripts.ts";
import { heightsOf, isInFont } from "../../../direction/lettering/glyph-widths.ts";
import { type CaptionLook, LOOKS } from "../../../direction/lettering/looks/looks.ts";
import { paintableText } from "../caption-text.ts";
import type { TextCanvas } from "./text-canvas.ts";

/** A word as it is painted; lengths in pixels of the frame. */
export interface SetText {
  readonly text: string;
  readonly families: string;
  readonly fontSize: number;
  readonly width: number;
  /** How far it reaches above and below the middle of its line. */
  readonly above: number;
  readonly below: number;
  /** Its middle against the middle of the block, before the block is turned. */
  readonly x: number;
  readonly y: number;
  /** From the middle of its line down to where the letters stand. */
  readonly baseline: number;
  readonly isStrong: boolean;
  readonly isRightToLeft: boolean;
  /** Index of the word in its group. */
  readonly index: number;
}

export interface SetLine {
  readonly words: readonly SetText[];
  readonly width: number;
  /** Middle of the line against the middle of the block. */
  readonly y: number;
}

/** Letters of other alphabets, and emoji, may be higher and deeper than those of the font. */
const OTHER_TOP = 1.1;
const OTHER_BOTTOM = 0.45;

/**
 * Sets the words of a group at a font size: their widths as the canvas measures them, and their places in the block. Words
 * that cannot be painted and empty lines are left out; a text from right to left has its first word at the right.
 */
export function setLines(canvas: TextCanvas, group: CaptionGroup, fontSize: number): SetLine[] {
  const look = LOOKS[group.look];
  const reversed = isRightToLeft(group.words.map(({ text }) => text).join(" "));
  let next = 0;
  const lines = group.lines
    .map((count) => {
      const from = next;
      next += count;
      return group.words.slice(from, next).map((word, i) => measure(canvas, word, from + i, look, fontSize));
    })
    .map((words) => words.filter(({ text }) => text !== ""))
    .filter((words) => words.length > 0);
  const step = look.lineHeight * fontSize;
  return lines.map((words, index) => {
    const y = (index - (lines.length - 1) / 2) * step;
    return arrange(reversed ? words.toReversed() : words, y, look.wordSpace * fontSize);
  });
}

type Measured = Omit<SetText, "x" | "y">;

function measure(
  canvas: TextCanvas,
  word: CaptionGroup["words"][number],
  index: number,
  look: CaptionLook,
  usualSize: number,
): Measured {
  const { font, scale }: { font: FontName; scale: number } = word.strong
    ? look.strong
    : { font: look.font, scale: 1 };
  const fontSize = usualSize * scale;
  const { text, families } = canvas.typeset(paintableText(word.text), font);
  const context = canvas.open(16, 16);
  context.font = cssFont(fontSize, families);
  const heights = heightsOf(font);
  const isOther = Array.from(text).some((character) => !isInFont(character, font));
  const baseline = (heightsOf(look.font).capital / 2) * usualSize;
  return {
    text,
    families,
    fontSize,
    width: text ? context.measureText(text).width : 0,
    above: Math.max(heights.top, isOther ? OTHER_TOP : 0) * fontSize - baseline,
    below: Math.max(heights.bottom, isOther ? OTHER_BOTTOM : 0) * fontSize + baseline,
    baseline,
    isStrong: word.strong,
    isRightToLeft: isRightToLeft(text),
    index,
  };
}

function arrange(words: readonly Measured[], y: number, space: number): SetLine {
  const width = words.reduce((sum, word) => sum + word.width, (words.length - 1) * space);
  let left = -width / 2;
  const placed = words.map((word): SetText => {
    const x = left + word.width / 2;
    left += word.width + space;
    return { ...word, x, y };
  });
  return { words: placed, width, y };
}

export function cssFont(fontSize: number, families: string): string {
  return `${fontSize.toFixed(2)}px ${families}`;
}
