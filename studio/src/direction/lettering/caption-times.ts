import type { SetWord } from "./caption-lines.ts";
import type { CaptionLook } from "./looks/looks.ts";
import type { CaptionGroup } from "../timeline.ts";
import { leansOnNext } from "./word-weight.ts";

/** Words enter 80 ms before their time. */
const EARLY_FRAMES = 2;
/** Frame at which the last word of a hook begins to come in, so that all can be read within half a second. */
const LAST_HOOK_WORD = 8;
/** Frames from one word to the next at most. */
const WORD_FRAMES = 6;
/** Frames that a word takes to be said, and share of a group's time in which all are. */
const SAID_FRAMES = 12;
const SAID_SHARE = 0.8;

/** First frames of so many groups that share a shot's time. */
export function groupStarts(count: number, from: number, to: number): number[] {
  const early = to - from >= count * 18 ? EARLY_FRAMES : 0;
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? from : from + Math.round((index * (to - from)) / count) - early,
  );
}

interface Timing {
  readonly at: number;
  readonly frames: number;
  /** All words stand within half a second. */
  readonly isHook: boolean;
  readonly spoken: CaptionLook["spoken"];
}

/**
 * When each word of a group comes in, or is said. Articles and prepositions come together with the next word; words that
 * come in one by one all stand within the first half of the group's time.
 */
export function wordTimes(words: readonly SetWord[], timing: Timing): CaptionGroup["words"] {
  const { at, frames, isHook, spoken } = timing;
  if (spoken === "together") return words.map((word) => ({ ...word, at }));
  if (spoken === "sweep") return saidOneByOne(words, at, frames);
  const steps = words.map((_, i) => words.slice(0, i).filter(({ text }) => !leansOnNext(text)).length);
  const count = steps.at(-1) ?? 0;
  const soonest = isHook ? (LAST_HOOK_WORD - at) / Math.max(1, count) : Infinity;
  const step = Math.min(WORD_FRAMES, Math.max(1, Math.floor(frames / 2 / (count + 1))), soonest);
  return words.map((word, index) => ({ ...word, at: at + Math.floor((steps[index] ?? 0) * step) }));
}

/** Long words take longer to say. */
function saidOneByOne(words: readonly SetWord[], at: number, frames: number): CaptionGroup["words"] {
  const lengths = words.map(({ text }) => 2 + text.length);
  const all = lengths.reduce((sum, length) => sum + length, 0);
  const time = Math.min(frames * SAID_SHARE, words.length * SAID_FRAMES);
  let said = 0;
  return words.map((word, index) => {
    const begin = at + Math.floor((said / all) * time);
    said += lengths[index] ?? 0;
    return { ...word, at: begin };
  });
}
