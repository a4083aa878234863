import type { Reading, Storyboard, Style } from "@curta/contract";
import type { PlannedCamera, Span } from "./camera-plan.ts";
import type { CaptionGroup } from "./timeline.ts";

const LOOKS: Readonly<Record<Style, CaptionGroup["look"]>> = {
  viral: "bold",
  cinematografico: "elegant",
  suave: "clean",
};
const EARLY_FRAMES = 2;

/** The caption groups of every shot. */
export function layOutCaptions(
  spans: readonly Span[],
  _cameras: readonly PlannedCamera[],
  { storyboard, reading }: { storyboard: Storyboard; reading: Reading; seed: number },
): CaptionGroup[][] {
  return spans.map(({ shot, from, to }, index) => {
    const words = (shot.caption ?? "").split(/\s+/).filter(Boolean).slice(0, 4);
    if (words.length === 0) return [];
    const at = index === 0 ? 6 : 0;
    return [
      {
        at,
        frames: to - from - at - (index === spans.length - 1 ? 6 : 0),
        words: words.map((text, position) => ({
          text,
          at: at + Math.max(0, position * 4 - EARLY_FRAMES),
          strong: position === words.length - 1,
        })),
        lines: words.length > 2 ? [2, words.length - 2] : [words.length],
        x: 482,
        y: index === 0 ? 460 : 1090,
        size: index === 0 ? 80 : 64,
        look: LOOKS[storyboard.style],
        accent: reading.palette[0]?.hex ?? "#ffd400",
      },
    ];
  });
}
