import type { Box } from "@curta/contract";
import type { Networks } from "../networks.ts";
import { likeness } from "../picture/boxes.ts";
import type { Levels } from "../picture/levels.ts";
import type { Landmarks, SeenFace, Spot } from "./decode-faces.ts";
import { isFaceOf, lookForFaces } from "./look-for-faces.ts";

/** A person that has no face so far. */
interface Person {
  readonly box: Box;
  readonly confidence: number;
}

/** Whose face is looked for: least share of the picture's height, and least confidence. */
const LEAST_PERSON = { height: 0.3, confidence: 0.4 } as const;
/** How many times the picture's size the network's input shows in a look. */
const ROOMS = [1, 1.2, 1.4, 1.7, 2, 2.4, 2.8];
/** Scores below this one count as none. */
const LEAST_SCORE = 0.12;
/** Intersection over union from which what two looks found is the same. */
const SAME = 0.35;
/** Least mean of a face: in 477 pictures faces had 0.59 or more, all else 0.55 or less (decision 53). */
const LEAST_MEAN = 0.56;
const ALL: Box = { x: 0, y: 0, w: 1, h: 1 };

/**
 * Faces of persons, by the mean score of many looks at the whole picture, in several sizes and mirrored (test-time
 * augmentation). A face that fills its photo, or is seen from its side under a hat, gets a good score in some of them
 * and a fair one in all; a hand or a poster gets one good score by chance.
 */
export function facesByManyLooks(networks: Networks, levels: Levels, persons: readonly Person[]): SeenFace[] {
  const looked = persons.filter(
    ({ box, confidence }) => box.h >= LEAST_PERSON.height && confidence >= LEAST_PERSON.confidence,
  );
  if (looked.length === 0) return [];
  const looks = [false, true].flatMap((isMirrored) =>
    ROOMS.map((room) => lookForFaces(networks, levels, { part: ALL, least: LEAST_SCORE, room, isMirrored })),
  );
  return looked.flatMap(({ box }) => {
    const found = looks.map((look) => look.filter((face) => isFaceOf(face, box)));
    const places = found.flat().map((face) => inPlaceOf(face, found));
    const [best] = places
      .map((faces) => fused(faces, looks.length))
      .toSorted((one, other) => other.confidence - one.confidence);
    return best === undefined || best.confidence < LEAST_MEAN ? [] : [best];
  });
}

/** The surest face of each look in the place of one of them, where a look has any. */
function inPlaceOf({ box }: SeenFace, looks: readonly (readonly SeenFace[])[]): SeenFace[] {
  return looks.flatMap((look) => {
    const same = look.filter((face) => likeness(face.box, box) >= SAME);
    return same.toSorted((one, other) => other.confidence - one.confidence).slice(0, 1);
  });
}

/**
 * One face of what several looks found in one place (weighted boxes fusion, Solovyev et al. 2019): places are means by score,
 * the confidence is the mean over all looks.
 */
function fused(faces: readonly SeenFace[], looks: number): SeenFace {
  const total = faces.reduce((sum, { confidence }) => sum + confidence, 0);
  const mean = (of: (face: SeenFace) => number): number =>
    faces.reduce((sum, face) => sum + face.confidence * of(face), 0) / total;
  const spot = (name: keyof Landmarks): Spot => ({
    x: mean(({ landmarks }) => landmarks[name].x),
    y: mean(({ landmarks }) => landmarks[name].y),
  });
  return {
    box: {
      x: mean(({ box }) => box.x),
      y: mean(({ box }) => box.y),
      w: mean(({ box }) => box.w),
      h: mean(({ box }) => box.h),
    },
    landmarks: {
      rightEye: spot("rightEye"),
      leftEye: spot("leftEye"),
      nose: spot("nose"),
      mouth: spot("mouth"),
      rightEar: spot("rightEar"),
      leftEar: spot("leftEar"),
    },
    confidence: total / looks,
  };
}
