import type { Box } from "@curta/contract";
import type { Networks } from "../networks.ts";
import { overlapOfSmaller, surest, within } from "../picture/boxes.ts";
import type { Levels } from "../picture/levels.ts";
import { squareGrid } from "../picture/tiles.ts";
import type { SeenFace } from "./decode-faces.ts";
import { isFaceOf, lookForFaces } from "./look-for-faces.ts";
import { facesByManyLooks } from "./many-looks.ts";

/**
 * Least scores of accepted faces, chosen on the tuning half of bench:seeing: found in the whole picture; found in one of the many
 * squares; found in a square and smaller than 0.03 of the photo's height, where taps and bolts look like faces.
 */
const LEAST = 0.55;
const LEAST_IN_SQUARE = 0.65;
const LEAST_SMALL = 0.75;
const SMALL = 0.03;
/** Least score of a face where the head of a person is: heads that are turned away score low. */
const LEAST_ON_PERSON = 0.45;
/** Confidence from which a person's box confirms a face in that way. */
const SURE_PERSON = 0.6;
/** Persons whose heads are looked at closely, at most. */
const MOST_HEADS = 6;
/**
 * A face of nobody whose body was seen is looked at again, in a square of so many of its heights: beans and windows that score as
 * high as faces in one look do not in the next. In 235 photos outside of bench:seeing, such faces scored 0.39 or more in it, and
 * what was no face 0.16 at most.
 */
const AGAIN: SecondLook = { sides: [3.6], least: 0.3 };
/**
 * So is a face that only a closer look at a body found, and counts if either square shows it: in 185 photos and crops of one more
 * heads scored 0.39 or more in one of them, a hand 0.07, and what the photo's rim leaves of a face 0.33 or less mostly.
 */
const HEAD_AGAIN: SecondLook = { sides: [3.6, 5], least: 0.35 };
/** So many are looked at again at most: where there are more, it is a crowd. */
const MOST_AGAIN = 16;
/** Two boxes of which one covers so much of the other are one face. */
const SAME = 0.4;
/**
 * The network needs faces of about 14 of its 192 pixels: a look at the whole finds those of an eleventh of the longer
 * side, squares of half the shorter side those of a 27th of that. A square takes 6 ms.
 */
const MOST_SQUARES = 16;

/** Sides of squares in heights of the face, and its least score in one of them. */
interface SecondLook {
  readonly sides: readonly number[];
  readonly least: number;
}

interface Person {
  readonly box: Box;
  readonly confidence: number;
}

/**
 * Faces in a picture, surest first: in the whole, in a grid of squares, and of persons that have none so far where their heads
 * are, and by many looks.
 */
export function findFaces(networks: Networks, levels: Levels, persons: readonly Person[]): SeenFace[] {
  const found = unique([
    ...lookForFaces(networks, levels, { part: { x: 0, y: 0, w: 1, h: 1 }, least: LEAST }),
    ...squareGrid(levels, MOST_SQUARES).flatMap((part) =>
      lookForFaces(networks, levels, { part, least: LEAST_IN_SQUARE }).filter(
        ({ box, confidence }) => box.h >= SMALL || confidence >= LEAST_SMALL,
      ),
    ),
  ]);
  const seen = withoutSeenOnce(networks, levels, found, persons);
  const headless = (faces: readonly SeenFace[]) =>
    persons.filter(({ box }) => !faces.some((face) => isFaceOf(face, box)));
  const faces = unique([...seen, ...facesByManyLooks(networks, levels, headless(seen))]);
  const closer = headless(faces)
    .filter(({ confidence }) => confidence >= SURE_PERSON)
    .slice(0, MOST_HEADS)
    .flatMap(({ box }) =>
      lookForFaces(networks, levels, { part: headOf(box, levels), least: LEAST_ON_PERSON }).filter((face) =>
        isFaceOf(face, box),
      ),
    )
    .filter((face) => isSeenAgain(networks, levels, face, HEAD_AGAIN));
  return unique([...faces, ...closer]);
}

/** Faces without those of nobody whose body was seen that a second look does not find again. */
function withoutSeenOnce(
  networks: Networks,
  levels: Levels,
  faces: readonly SeenFace[],
  persons: readonly Person[],
): SeenFace[] {
  const alone = faces.filter((face) => !persons.some(({ box }) => isFaceOf(face, box)));
  const seenOnce = alone.slice(0, MOST_AGAIN).filter((face) => !isSeenAgain(networks, levels, face, AGAIN));
  return faces.filter((face) => !seenOnce.includes(face));
}

function isSeenAgain(
  networks: Networks,
  levels: Levels,
  { box }: SeenFace,
  { sides, least }: SecondLook,
): boolean {
  return sides.some((side) =>
    lookForFaces(networks, levels, { part: squareAround(box, levels, side), least }).some(isSame(box)),
  );
}

function unique(faces: readonly SeenFace[]): SeenFace[] {
  return surest(faces, (one, other) => isSame(one.box)(other));
}

function isSame(box: Box): (face: SeenFace) => boolean {
  return (face) => overlapOfSmaller(box, face.box) >= SAME;
}

/** A square, in pixels, of so many of a face's heights around it, as far as the picture goes. */
function squareAround({ x, y, w, h }: Box, { width, height }: Levels, heights: number): Box {
  const side = heights * h * height;
  const box = { w: side / width, h: side / height };
  return within({ x: x + (w - box.w) / 2, y: y + (h - box.h) / 2, ...box });
}

/** A square, in pixels, around the upper part of a person. */
function headOf({ x, y, w, h }: Box, { width, height }: Levels): Box {
  const side = Math.min(1.3 * w * width, h * height);
  const box = { w: side / width, h: side / height };
  return within({ x: x + w / 2 - box.w / 2, y: y - 0.08 * box.h, ...box });
}
