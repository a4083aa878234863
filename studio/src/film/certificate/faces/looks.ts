import type { Box, Reading } from "@curta/contract";
import type { Timeline } from "../../../direction/timeline.ts";
import { keptFramesOf } from "../view/kept-frames.ts";
import { facesAt, shareInFrame } from "./known-places.ts";
import { measuredFrames } from "./measured-frames.ts";

/** A frame in which faces are looked for. */
interface Look {
  readonly frame: number;
  /** Where faces should be whole: shares of the frame. */
  readonly expected: readonly Box[];
}

/** What is wanted of the decoded frames of a shot or a film, by frame number. */
export interface WantedFrames {
  /** Frames that are needed whole. */
  readonly keep: readonly number[];
  readonly looks: readonly Look[];
}

/** A face of which less is in the frame is not looked for. */
const IN_SIGHT = 0.1;
const WHOLE = 0.97;

/** What is wanted of a shot, in frames of the shot. A shot that should show no face is not searched for any. */
export function wantedOfShot(timeline: Timeline, shot: number, reading: Reading | undefined): WantedFrames {
  const keep = keptFramesOf(timeline, shot);
  if (reading === undefined || reading.faces.length === 0) return { keep, looks: [] };
  const looks = measuredFrames(timeline, shot).flatMap((frame): Look[] => {
    const faces = facesAt(timeline.shots[shot]!, frame, reading);
    if (!faces.some(({ box, window }) => shareInFrame(box, window) > IN_SIGHT)) return [];
    const whole = faces.filter(({ box, window }) => shareInFrame(box, window) >= WHOLE);
    const expected = whole.map(({ box }) => box);
    return [{ frame, expected: expected.toSorted((a, b) => b.h - a.h) }];
  });
  return { keep, looks };
}

/** What is wanted of a whole film, in frames of the film. */
export function wantedOfFilm(timeline: Timeline, reading: Reading | undefined): WantedFrames {
  const shots = timeline.shots.map(({ from }, shot) => ({ from, ...wantedOfShot(timeline, shot, reading) }));
  return {
    keep: shots.flatMap(({ from, keep }) => keep.map((frame) => from + frame)),
    looks: shots.flatMap(({ from, looks }) => looks.map((look) => ({ ...look, frame: from + look.frame }))),
  };
}
