import type { CaptionGroup } from "../../direction/timeline.ts";
import type { PlacedWord } from "./letters/placed-word.ts";
import type { SetText } from "./letters/set-lines.ts";

/** The accent is over a word after so many frames at most. */
const MOST_FRAMES = 12;
const LEAST_FRAMES = 3;

/** Gives the parts of a word, which lie side by side, the frames at which the accent reaches them. */
export function sweepTimes(
  parts: readonly PlacedWord[],
  word: SetText,
  group: CaptionGroup,
  from: number,
): PlacedWord[] {
  const next = group.words[word.index + 1]?.at ?? group.at + group.frames;
  const frames = Math.min(MOST_FRAMES, Math.max(LEAST_FRAMES, next - from));
  const middle = parts.reduce((sum, { left, sprite }) => sum + left + sprite.width / 2, 0) / parts.length;
  return parts.map((part) => {
    const across = (part.left + part.sprite.width / 2 - middle) / Math.max(1, word.width) + 0.5;
    const share = Math.min(1, Math.max(0, word.isRightToLeft ? 1 - across : across));
    return { ...part, from: from + Math.floor(share * frames) };
  });
}
