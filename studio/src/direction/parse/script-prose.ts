import { isDrawable } from "../lettering/glyph-widths.ts";
import type { Prose } from "./scene.ts";
import { takeQuotes } from "./script-text.ts";

/** Words that one caption made of prose has at most. */
const MOST_WORDS = 6;
/** More than any film has room for. */
const MOST_PHRASES = 120;
/** Longer is no word. */
const LONGEST_WORD = 40;
/** Where a long sentence may be cut: before these words. */
const JOINTS =
  /^(?:e|ou|mas|que|com|para|pra|por|de|do|da|em|no|na|sem|sobre|como|quando|porque|and|or|but|that|with|for|of|in|to)$/i;
/** No caption ends on these. */
const HANGING =
  /^(?:o|a|os|as|um|uma|uns|umas|the|an?|sobre|ao|à|aos|às|seu|sua|meu|minha|nosso|nossa|de|d[oa]s?|em|n[oa]s?|e)$/i;
const KEY = /^(?!pov)[\p{L} ]{2,24}:\s+/iu;
const DRESSING = /https?:\/\/\S+|[#@][\p{L}\p{N}_]+|[*_`~<>|{}[\]\\]|^\s*(?:[-+•·>]|#{1,6}|\d{1,3}[.)])\s+/gu;

/**
 * Caption-sized phrases of free prose, in its order: what stands in quotes where anything does, else its
 * sentences, cut where one would draw breath. Empty where the prose is in letters that the font lacks.
 */
export function phrasesOf(lines: readonly Prose[]): Prose[] {
  const quoted = cutEach(lines, (line) => takeQuotes(line).quoted);
  const sentences = quoted.length > 0 ? quoted : cutEach(lines, sentencesOf);
  return cutEach(sentences, breathe).slice(0, MOST_PHRASES);
}

/** Cuts each text into readable pieces, which keep its line. */
function cutEach(lines: readonly Prose[], cut: (text: string) => readonly string[]): Prose[] {
  return lines.flatMap(({ text, line }) =>
    cut(text)
      .filter(isReadable)
      .map((piece) => ({ text: piece, line })),
  );
}

function sentencesOf(line: string): string[] {
  const plain = line.replaceAll(DRESSING, " ").replaceAll(/\s+/g, " ").trim().replace(KEY, "");
  return plain.split(/(?<=[.!?…;]|(?<!^pov):)\s+|\s+[–—-]\s+/i).map((sentence) => sentence.trim());
}

/** Whether a text has letters and most of them can be drawn. */
export function isReadable(text: string): boolean {
  const letters = text.match(/[\p{L}\p{N}]/gu) ?? [];
  return letters.length > 1 && letters.filter(isDrawable).length >= letters.length * 0.8;
}

/** Cuts a sentence into pieces of at most six words, at commas and joints where there are any near. */
function breathe(sentence: string): string[] {
  const words = sentence
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MOST_PHRASES * MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD));
  const pieces: string[] = [];
  let from = 0;
  while (from < words.length) {
    const left = words.length - from;
    const to =
      left <= MOST_WORDS ? words.length : from + breathAt(words.slice(from, from + MOST_WORDS + 1), left);
    pieces.push(
      words
        .slice(from, to)
        .join(" ")
        .replace(/[.,;:]+$/, ""),
    );
    from = to;
  }
  return pieces;
}

/** How many of the next words to take: up to a comma, else up to a joint, else half of what is left. */
function breathAt(words: readonly string[], left: number): number {
  for (let count = MOST_WORDS; count >= 3; count -= 1) {
    if (/[,;:]$/.test(words[count - 1] ?? "")) return count;
  }
  for (let count = MOST_WORDS; count >= 3; count -= 1) {
    if (JOINTS.test(words[count] ?? "") && !JOINTS.test(words[count - 1] ?? "")) return count;
  }
  const even = Math.min(MOST_WORDS, Math.ceil(left / Math.ceil(left / MOST_WORDS)));
  for (let count = even; count >= 2; count -= 1) {
    if (!HANGING.test(words[count - 1] ?? "")) return count;
  }
  return even;
}
