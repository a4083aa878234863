import { isDrawable } from "./glyph-widths.ts";
import { breakLines, fitWord, type BrokenLines } from "./caption-lines.ts";
import { LEAST_GROUP_FRAMES } from "./safe-area.ts";
import type { CaptionGroup } from "../timeline.ts";
import { leansOnNext } from "./word-weight.ts";

export interface Lettering {
  readonly look: CaptionGroup["look"];
  readonly upperCase: boolean;
  /** Largest and smallest font size. */
  readonly most: number;
  readonly least: number;
  /** Smallest size of several words, where there is time for them. */
  readonly usual: number;
  /** Words that stand together where there is time for it. */
  readonly wordsAtATime: number;
}

export interface WordGroup extends BrokenLines {
  readonly words: readonly string[];
}

const MOST_WORDS = 6;
const CLOSING = /[.,;:!?…]$/;
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
 * Groups words that stand together: as few as the style likes; more at a time where the shot is too short for
 * that many groups; smaller than the style likes only where there is no other way to show them all.
 */
export function groupWords(words: readonly string[], frames: number, lettering: Lettering): WordGroup[] {
  const room = Math.max(1, Math.floor(frames / LEAST_GROUP_FRAMES));
  let groups: WordGroup[] = [];
  for (const least of [lettering.usual, lettering.least]) {
    for (let limit = lettering.wordsAtATime; limit <= MOST_WORDS; limit += 1) {
      groups = chunk(words, limit, { ...lettering, usual: least });
      if (groups.length <= room) return groups;
    }
  }
  return groups;
}

interface Chunks {
  readonly cost: number;
  readonly groups: readonly WordGroup[];
}

/** The cheapest way to cut words into groups of at most `limit`, found from the end to the beginning. */
function chunk(words: readonly string[], limit: number, lettering: Lettering): WordGroup[] {
  const best: Chunks[] = [{ cost: 0, groups: [] }];
  for (let from = words.length - 1; from >= 0; from -= 1) {
    let least: Chunks | undefined;
    for (let count = Math.min(limit, words.length - from); count > 0; count -= 1) {
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

/** A card of words does not end in a comma: the next card is the pause. */
function withoutComma(words: readonly string[]): string[] {
  return words.map((word, index) => (index === words.length - 1 ? word.replace(/(?<=.)[,;]$/u, "") : word));
}

/** A group in the largest size that it fits in; null where several words do not fit at all. */
function groupOf(words: readonly string[], { most, usual, least, look }: Lettering): WordGroup | null {
  const alone = words.length === 1;
  const broken = breakLines(words, { most, least: alone ? least : usual, look });
  if (broken === null) return alone ? { words, lines: [1], size: least } : null;
  return { words, ...broken };
}

/** What reads badly, against another group, which costs 1. */
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
