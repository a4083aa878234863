import type { Box, Reading } from "@curta/contract";
import { FILM_HEIGHT, FILM_WIDTH } from "@curta/contract/limits";
import type { Timeline } from "../../../direction/timeline.ts";
import type { SeenFace } from "../../../seeing/faces/decode-faces.ts";
import type { SkinnedFace } from "../view/inspect-shot.ts";
import { likeness } from "../../../seeing/picture/boxes.ts";
import { facesAt, isWholeInFrame, type PlacedFace, shareInFrame } from "./known-places.ts";
import { measuredFrames } from "./measured-frames.ts";

/** A face of the reading in a measured frame. */
export interface SightedFace extends PlacedFace {
  /** The face that the network found there. */
  readonly found: SkinnedFace | null;
  /** The network found it there, and the frame's edge does not cut it. */
  readonly foundWhole: boolean;
  /** By the camera it is wholly in the frame. */
  readonly placedWhole: boolean;
}

/** A measured frame, counted from the first of its shot, and the known faces in it. */
export interface Sighting {
  readonly shot: number;
  readonly frame: number;
  readonly faces: readonly SightedFace[];
}

/** A found face is the known one when they overlap so much, or their middles are so near, in sizes of the face. */
const LEAST_LIKENESS = 0.3;
const NEAR = 0.5;

/** All measured frames of a film: where its known faces should be, and what was found there. */
export function sightingsOf(
  timeline: Timeline,
  reading: Reading,
  found: ReadonlyMap<number, readonly SkinnedFace[]>,
): Sighting[] {
  return timeline.shots.flatMap((shot, index) =>
    measuredFrames(timeline, index).map((frame): Sighting => {
      const seen = found.get(shot.from + frame) ?? [];
      const faces = facesAt(shot, frame, reading).map((face) => sighted(face, seen));
      return { shot: index, frame, faces };
    }),
  );
}

function sighted(face: PlacedFace, seen: readonly SkinnedFace[]): SightedFace {
  const placed = shareInFrame(face.box, face.window);
  const here = placed === 0 ? [] : seen.filter(({ box }) => isSame(box, face.box));
  const [found = null] = here.toSorted((a, b) => likeness(b.box, face.box) - likeness(a.box, face.box));
  return {
    ...face,
    found,
    foundWhole: found !== null && isWholeInFrame({ ...face, box: found.box, landmarks: featuresOf(found) }),
    placedWhole: isWholeInFrame(face),
  };
}

/** Eyes, nose and mouth of a found face. */
export function featuresOf({ landmarks }: SeenFace): PlacedFace["landmarks"] {
  return [landmarks.rightEye, landmarks.leftEye, landmarks.nose, landmarks.mouth];
}

function isSame(one: Box, other: Box): boolean {
  if (likeness(one, other) >= LEAST_LIKENESS) return true;
  const across = (one.x + one.w / 2 - other.x - other.w / 2) * FILM_WIDTH;
  const down = (one.y + one.h / 2 - other.y - other.h / 2) * FILM_HEIGHT;
  return Math.hypot(across, down) < NEAR * other.h * FILM_HEIGHT;
}

/** The faces of the reading that the network found in no frame of the film. */
export function neverFound(sightings: readonly Sighting[]): ReadonlySet<number> {
  const all = sightings.flatMap(({ faces }) => faces);
  const found = new Set(all.filter((face) => face.found !== null).map(({ index }) => index));
  return new Set(all.map(({ index }) => index).filter((index) => !found.has(index)));
}
