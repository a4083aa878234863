import type { Reading, StoryShot } from "@curta/contract";
import { keptLines } from "../../geometry/document.ts";
import { isHookBrief } from "../copy/captions.ts";
import { frameTarget } from "../framing/framing.ts";
import { leastCovered } from "../lettering/caption-place.ts";

/** A caption may lie over so much of what is written: the tail of a line. */
const MOST_COVERED = 0.1;

/**
 * The shots of a document or a photo with titles, those with words on its card where these would stand on what is to be read.
 * Shots of other photos stay as they are.
 */
export function withRoomForWords(shots: readonly StoryShot[], reading: Reading, bpm: number): StoryShot[] {
  if (keptLines(reading).length === 0) return [...shots];
  const isBrief = isHookBrief(shots[0], bpm);
  return shots.reduce<StoryShot[]>((placed, shot, index) => {
    const hasWords = shot.caption !== null || (index === 1 && isBrief && placed[0]?.caption !== null);
    return [...placed, hasWords && coversLines(shot, reading) ? onCard(shot, placed.at(-1)) : shot];
  }, []);
}

function coversLines({ target, size }: StoryShot, reading: Reading): boolean {
  const { framing, stage } = frameTarget(target, size, reading);
  return leastCovered(framing, stage.reading).writing > MOST_COVERED;
}

/** Nearer or farther than the shot before, so that the cut is seen. */
function onCard(shot: StoryShot, before: StoryShot | undefined): StoryShot {
  const isWideBefore = before?.target.kind === "whole" && before.size === "wide";
  return { ...shot, target: { kind: "whole" }, size: isWideBefore ? "close-up" : "wide" };
}
