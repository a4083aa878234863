import { isDrawable } from "./glyph-widths.ts";
import { breakLines, fitWord, type BrokenLines, type SetWord } from "./caption-lines.ts";
import { LOOKS } from "./looks/looks.ts";
import { LEAST_GROUP_FRAMES, MOST_HOOK_LINES, USUAL_HOOK_LINES } from "./safe-area.ts";
import type { CaptionLookName } from "../timeline.ts";
import { leansOnNext, strongestOf } from "./word-weight.ts";

export interface Lettering {
  readonly look: CaptionLookName;
  /** Largest and smallest font size. */
  readonly most: number;
  readonly least: number;
  /** Smallest size of a group of several words, if the shot is long enough. */
  readonly usual: number;
  /** Words in a group, if the shot is long enough. */
  readonly wordsAtATime: number;
}

export interface WordGroup extends BrokenLines {
  readonly words: readonly SetWord[];
}

const MOST_WORDS = 6;
const MOST_BLOCK_WORDS = 14;
const CLOSING = /[.,;:!?…]$/;
/** Articles and prepositions that stand with the one word that they belong to. */
const MOST_SMALL_WORDS = 2;
/** More characters than the longest film can show. */
const MOST_CHARACTERS = 2_000;

/**
 * The words of a caption as they are drawn, line by line: only characters of the font, in the style's case, none wider than a
 * line.
 */
export function drawableLines(caption: string, { look, least }: Lettering): string[][] {
  const text = caption.slice(0, MOST_CHARACTERS);
  return cased(text, LOOKS[look].letters)
    .normalize("NFC")
    .split("\n")
    .map((line) =>
      line
        .split(/\s+/)
        .map((word) => Array.from(word).filter(isDrawable).join(""))
        .filter((word) => word !== "")
        .flatMap((word) => fitWord(word, least, look)),
    )
    .filter((words) => words.length > 0);
}

function cased(text: string, letters: "upper" | "lower" | "as-written"): string {
  if (letters === "as-written") return text;
  return letters === "upper" ? text.toLocaleUpperCase("pt-BR") : text.toLocaleLowerCase("pt-BR");
}

/** All words in one block, in as few lines as they fit in: how a hook stands. Null if they do not fit. */
export function oneBlock(
  words: readonly string[],
  { most, usual, least, look }: Lettering,
): WordGroup | null {
  if (words.length === 0 || words.length > MOST_BLOCK_WORDS) return null;
  const said = setWords(words);
  const broken =
    breakLines(said, { most, least: usual, look }) ??
    breakLines(said, { most, least, look, lines: USUAL_HOOK_LINES }) ??
    breakLines(said, { most: least, least, look, lines: MOST_HOOK_LINES });
  return broken === null ? null : { words: said, ...broken };
}

/** The words of a group, with the strong one. */
function setWords(words: readonly string[]): SetWord[] {
  const strongest = strongestOf(words);
  return words.map((text, index) => ({ text, strong: index === strongest }));
}

/**
 * Groups words that are shown together, of one line each: a caption's lines are texts of their own. Groups have as few words as
 * the style prefers; more if the shot is too short for that many groups; a smaller size than the style prefers, and at last
 * words of several lines, only if nothing else shows all words.
 */
export function groupWords(
  lines: readonly (readonly string[])[],
  frames: number,
  lettering: Lettering,
): WordGroup[] {
  const room = Math.max(1, Math.floor(frames / LEAST_GROUP_FRAMES));
  let groups: WordGroup[] = [];
  for (const texts of [lines, [lines.flat()]]) {
    for (const usual of [lettering.usual, lettering.least]) {
      for (let limit = lettering.wordsAtATime; limit <= MOST_WORDS; limit += 1) {
        groups = texts.flatMap((words) => chunk(words, limit, { ...lettering, usual }));
        if (groups.length <= room) return groups;
      }
    }
  }
  return groups;
}

interface Chunks {
  readonly cost: number;
  readonly groups: readonly WordGroup[];
}

/** The cheapest division of words into groups of at most `limit` words (dynamic programming from the end). */
function chunk(words: readonly string[], limit: number, lettering: Lettering): WordGroup[] {
  const best: Chunks[] = [{ cost: 0, groups: [] }];
  for (let from = words.length - 1; from >= 0; from -= 1) {
    let least: Chunks | undefined;
    for (let count = mostWords(words, from, limit); count > 0; count -= 1) {
      const rest = best[words.length - from - count];
      const said = words.slice(from, from + count);
      const group = groupOf(withoutComma(said), lettering);
      if (rest === undefined || group === null) continue;
      const cost = rest.cost + costOf(said, from + count < words.length) + smallness(group, lettering);
      if (least === undefined || cost < least.cost) least = { cost, groups: [group, ...rest.groups] };
    }
    best.push(least ?? { cost: Infinity, groups: [] });
  }
  return [...(best.at(-1)?.groups ?? [])];
}

/** How many words a group that begins at a word may have. One at a time takes along the small words before it. */
function mostWords(words: readonly string[], from: number, limit: number): number {
  const left = words.length - from;
  if (limit > 1) return Math.min(limit, left);
  const telling = words.slice(from).findIndex((word) => !leansOnNext(word));
  return Math.min(MOST_SMALL_WORDS + 1, telling < 0 ? left : telling + 1);
}

/** Removes the comma at a group's end: the change to the next group is the pause. */
function withoutComma(words: readonly string[]): string[] {
  return words.map((word, index) => (index === words.length - 1 ? word.replace(/(?<=.)[,;]$/u, "") : word));
}

/** A group in the largest size that it fits in; null where several words do not fit at all. */
function groupOf(words: readonly string[], { most, usual, least, look }: Lettering): WordGroup | null {
  const alone = words.length === 1;
  const said = setWords(words);
  const broken = breakLines(said, { most, least: alone ? least : usual, look });
  if (broken === null) return alone ? { words: said, lines: [1], size: least } : null;
  return { words: said, ...broken };
}

/** Reading cost of a group: 1 for each group, more if it is hard to read. */
function costOf(words: readonly string[], goesOn: boolean): number {
  const last = words.at(-1) ?? "";
  const cutOff = goesOn && leansOnNext(last) ? 3 : 0;
  const lonely = words.length === 1 ? 0.7 : 0;
  const closed = goesOn && CLOSING.test(last) ? -0.5 : 0;
  const runOn = words.slice(0, -1).filter((word) => CLOSING.test(word)).length * 0.3;
  return 1 + cutOff + lonely + closed + runOn;
}

function smallness({ size }: WordGroup, { most }: Lettering): number {
  return (most - size) / most;
}
