import { isDrawable } from "./glyph-widths.ts";
import { breakLines, fitWord, type BrokenLines } from "./caption-lines.ts";
import { LEAST_GROUP_FRAMES } from "./safe-area.ts";
import type { CaptionGroup } from "./timeline.ts";

export interface Lettering {
  readonly look: CaptionGroup["look"];
  readonly upperCase: boolean;
  /** Largest and smallest font size. */
  readonly most: number;
  readonly least: number;
  /** Words that stand together where there is time for it. */
  readonly wordsAtATime: number;
}

export interface WordGroup extends BrokenLines {
  readonly words: readonly string[];
}

const MOST_WORDS = 6;
/** More than the longest film has time for. */
const MOST_CHARACTERS = 2_000;

/** The words of a caption as they are drawn: what the font has, in the style's case, none wider than a line. */
export function drawableWords(caption: string, { look, upperCase, least }: Lettering): string[] {
  const text = caption.slice(0, MOST_CHARACTERS);
  const cased = upperCase ? text.toLocaleUpperCase("pt-BR") : text;
  return cased
    .normalize("NFC")
    .split(/\s+/)
    .map((word) => Array.from(word).filter(isDrawable).join(""))
    .filter((word) => word !== "")
    .flatMap((word) => fitWord(word, least, look));
}

/**
 * Groups words that stand together: as few as the style likes, and more at a time where the shot is too
 * short for that many groups.
 */
export function groupWords(words: readonly string[], frames: number, lettering: Lettering): WordGroup[] {
  const room = Math.max(1, Math.floor(frames / LEAST_GROUP_FRAMES));
  let groups: WordGroup[] = [];
  for (let limit = lettering.wordsAtATime; limit <= MOST_WORDS; limit += 1) {
    groups = chunk(words, limit, lettering);
    if (groups.length <= room) break;
  }
  return groups;
}

/** Even groups of at most `limit` words, each of which fits its two lines. */
function chunk(words: readonly string[], limit: number, lettering: Lettering): WordGroup[] {
  const groups: WordGroup[] = [];
  let from = 0;
  while (from < words.length) {
    const left = words.length - from;
    let count = Math.min(left, Math.ceil(left / Math.ceil(left / limit)));
    let broken = breakLines(words.slice(from, from + count), lettering);
    while (broken === null && count > 1) {
      count -= 1;
      broken = breakLines(words.slice(from, from + count), lettering);
    }
    groups.push({
      words: words.slice(from, from + count),
      ...(broken ?? { lines: [count], size: lettering.least }),
    });
    from += count;
  }
  return groups;
}
