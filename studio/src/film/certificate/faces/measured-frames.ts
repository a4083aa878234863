import type { CaptionGroup, Timeline, TimelineShot } from "../../../direction/timeline.ts";
import { barsAt } from "../../../frame/layers/whole-frame.ts";
import { B_FRAMES } from "../../encode/encoder-settings.ts";

/** Frames until the last word of a caption stands, and before its end from which it may fade. */
const POP_FRAMES = 6;
const FADE_FRAMES = 7;

/** Frames of a shot on which its own picture is seen: not streaked, dissolved or flashed. All, if none is. */
export function clearFrames({ shots }: Timeline, shot: number): number[] {
  const { from, to, entry, blurs, flashes } = shots[shot]!;
  const isVeiled = (frame: number): boolean =>
    isVeiledByEffects(shots[shot]!, frame) ||
    (entry.kind === "dissolve" && frame < entry.frames) ||
    [...blurs, ...flashes].some(({ at, frames }) => frame >= at && frame < at + frames);
  const all = Array.from({ length: to - from }, (_, frame) => frame);
  const clear = all.filter((frame) => !isVeiled(frame));
  return clear.length > 0 ? clear : all;
}

/** Bars of a film are no veil: so much of its height each. */
const USUAL_BAR = 0.15;

/** Whether blades, parted colours or fire hide what a frame shows, or not all of its strips have appeared. */
function isVeiledByEffects(shot: TimelineShot, frame: number): boolean {
  const isIn = ({ at, frames }: { at: number; frames: number }): boolean =>
    frame >= at && frame < at + frames;
  const { splits = [], panels } = shot.effects ?? {};
  const { above, below } = barsAt(shot, frame);
  return (
    splits.some(isIn) ||
    shot.leaks.some((leak) => (leak.size ?? 1) > 1 && isIn(leak)) ||
    (panels?.strips ?? []).some(({ at }) => frame < at) ||
    above + below > 2 * USUAL_BAR
  );
}

/**
 * The frames of a shot that are measured, counted from its first: at its beginning, after a quarter and after half of it,
 * and one of each caption. What comes after the last of them need not be decoded. By the encoder's pattern they are no
 * B-frames, where that can be: those need others to be decoded first.
 */
export function measuredFrames(timeline: Timeline, shot: number): number[] {
  const clear = clearFrames(timeline, shot);
  const forward = clear.filter((frame) => frame % (B_FRAMES + 1) === 0);
  const frames = forward.length > 0 ? forward : clear;
  const measured = new Set([0, 1, 2].map((quarter) => frames[Math.floor((quarter * frames.length) / 4)]!));
  for (const group of timeline.shots[shot]!.captions) {
    const standing = (frame: number): boolean => stands(group, frame);
    if ([...measured].some(standing)) continue;
    const found = frames.find(standing) ?? clear.findLast((frame) => isOn(group, frame));
    if (found !== undefined) measured.add(found);
  }
  return [...measured].toSorted((a, b) => a - b);
}

/** Whether all words of a caption are fully there. */
function stands({ at, frames, words }: CaptionGroup, frame: number): boolean {
  const last = Math.max(at, ...words.map((word) => word.at));
  return frame >= last + POP_FRAMES && frame < at + frames - FADE_FRAMES;
}

function isOn({ at, frames }: CaptionGroup, frame: number): boolean {
  return frame >= at && frame < at + frames;
}
