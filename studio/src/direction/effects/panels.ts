import type { Reading, StoryShot } from "@curta/contract";
import { frameTarget } from "../framing/framing.ts";
import type { CameraKey, CaptionGroup, Framing } from "../timeline.ts";
import type { Strip } from "../timeline-effects.ts";
import { STRIP_PUSH } from "./strip-views.ts";
import { stripFramings } from "./strips.ts";

interface Setting {
  readonly shot: Pick<StoryShot, "target" | "size">;
  readonly reading: Reading;
  readonly frames: number;
  readonly perBeat: number;
  /** The words that stand on the shot. */
  readonly words: readonly CaptionGroup[];
}

/**
 * Strips for a shot: what it shows already, and other people, things and points of the picture, each whole in its strip.
 * Null where the picture does not hold enough that differs, or a strip would cut a face, or have one behind words.
 */
export function planPanels(
  count: number,
  { shot, reading, frames, perBeat, words }: Setting,
): Strip[] | null {
  const { framing: middle } = frameTarget(shot.target, shot.size, reading);
  const chosen = stripFramings(count, middle, reading, words);
  return (
    chosen?.map((framing, index) => ({
      at: Math.round((index * perBeat) / 2),
      camera: pushOf(framing, index % 2 === 0, frames),
    })) ?? null
  );
}

function pushOf(framing: Framing, isNearing: boolean, frames: number): CameraKey[] {
  const [from, to] = isNearing ? [1, STRIP_PUSH] : [STRIP_PUSH, 1];
  return [
    { ...framing, zoom: framing.zoom * from, at: 0, ease: "linear" },
    { ...framing, zoom: framing.zoom * to, at: frames, ease: "linear" },
  ];
}
