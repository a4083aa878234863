import type { Box, Face, Person, Reading } from "@curta/contract";
import { type Area, areaOf, boxOf, grown, lack, share, united } from "../../../geometry/area.ts";
import type { Cover } from "../../../geometry/cover.ts";

/** Faces of at least this confidence are neither cut nor covered. */
const LEAST_CONFIDENCE = 0.5;
/** A face's box ends at brows, cheeks and chin; hair, ears and neck reach this much further, in its own sizes. */
const AROUND = 0.4;
/** What of that a frame that shows the face must show: ears, hair and chin, not the tips of hair. */
const KEPT = { side: 0.16, top: 0.26, bottom: 0.2 } as const;
/** What of it a frame that leaves the face out must leave out. People in a row stand ear to ear. */
const LEFT_OUT = { side: 0.12, top: 0.3, bottom: 0.1 } as const;
/** Faces whose boxes share more, in widths of the narrower, cannot be parted. */
const MOST_SHARED = 0.06;
/** A moving frame ends so near to the middle between two faces, in widths of a face. */
const SLACK = 0.04;
/** What a view surely shows while its camera moves, in shares of the largest view. */
const SURELY = 0.9;
/** Eyes, nose and mouth are so far from the sides of a face, in its sizes. */
const FEATURES = 0.12;
/** Along a side that the widest framing shows all of, moves need this much at both ends. */
const RIM = 0.065;
/** Somebody whose outline begins so far above the box of the face, in its heights, bows or wears a hat: all of that is the head. */
const ABOVE_FACE = { least: 0.9, most: 2 } as const;
/** Share of a left-out face that a frame may still show: a strand of hair. */
const STRAND = 0.08;

/** How far a face reaches to its sides before another one begins, in shares of the picture's width; infinite where none does. */
interface Reach {
  readonly left: number;
  readonly right: number;
}
const NOBODY_BESIDE: Reach = { left: -Infinity, right: Infinity };

/** A face's box, and its reach where somebody stands ear to ear with it. */
type BoxInRow = Box & { readonly reach?: Reach };
/** A face as `facesOf` gives it. */
export type FaceInRow = Face & BoxInRow;

const rows = new WeakMap<Reading["faces"], readonly FaceInRow[]>();

/** The faces that the reading is sure of. */
export function sureFaces(reading: Reading): FaceInRow[] {
  return facesOf(reading).filter(isSure);
}

/** All faces of a reading, in its order. */
export function facesOf({ faces, people }: Reading): readonly FaceInRow[] {
  const known =
    rows.get(faces) ??
    inRows(
      faces.map((face, index) =>
        upToHead(
          face,
          people.find((person) => person.face === index),
        ),
      ),
    );
  rows.set(faces, known);
  return known;
}

/** The face's box, up to where what is kept above it ends with a head that is higher than faces are. */
function upToHead(face: Face, person: Person | undefined): Face {
  if (person === undefined) return face;
  const above = (face.y - person.y) / face.h;
  if (above < ABOVE_FACE.least || above > ABOVE_FACE.most) return face;
  const chin = face.y + face.h;
  const y = (person.y + KEPT.top * chin) / (1 + KEPT.top);
  return { ...face, y, h: chin - y };
}

function isSure({ confidence }: Face): boolean {
  return confidence >= LEAST_CONFIDENCE;
}

/** Faces side by side share what lies between them, hair and ears: a frame that holds one of them may end there. */
function inRows(faces: readonly Face[]): FaceInRow[] {
  const sure = faces.filter(isSure);
  return faces.map((face) => {
    const between = sure.filter((other) => isBeside(face, other)).map((other) => middleBetween(face, other));
    const centre = face.x + face.w / 2;
    const reach = {
      left: Math.max(-Infinity, ...between.filter((x) => x < centre)),
      right: Math.min(Infinity, ...between.filter((x) => x > centre)),
    };
    return between.length === 0 ? face : { ...face, reach };
  });
}

/** Whether two faces stand side by side so close that a frame with one of them would show the other one's ear. */
function isBeside(face: Face, other: Face): boolean {
  const least = Math.min(face.w, other.w);
  const apart = Math.max(face.x, other.x) - Math.min(face.x + face.w, other.x + other.w);
  const level = Math.min(face.y + face.h, other.y + other.h) - Math.max(face.y, other.y);
  return face !== other && level > 0 && apart > -MOST_SHARED * least && apart < 2 * KEPT.side * least;
}

function middleBetween(face: Face, other: Face): number {
  const [left, right] = face.x < other.x ? [face, other] : [other, face];
  return (left.x + left.w + right.x) / 2;
}

/** A face with its hair and chin, as far as the picture shows them and nobody else begins. */
export function wholeFace(face: BoxInRow): Box {
  return boxOf(reaching(grown(areaOf(face), AROUND), face, 0));
}

/**
 * What of a face must be in a frame that shows it: all of it, or eyes, nose and mouth of one that no view holds, which fills
 * the frame then.
 */
export function keptFace(face: BoxInRow, cover: Cover): Area {
  const kept = reachable(reaching(around(face, KEPT), face, -SLACK), cover);
  const isLarge =
    kept.right - kept.left > SURELY * cover.width || kept.bottom - kept.top > SURELY * cover.height;
  return isLarge ? reachable(grown(areaOf(face), -FEATURES), cover) : kept;
}

/** What of an area even the widest framing shows while its camera moves. */
export function reachable(area: Area, cover: Cover): Area {
  return clipped(area, rimOf(cover));
}

/** An area without what lies at the photo's lower edge, where a camera that moves loses a strip: feet, or the ground. */
export function aboveRim(area: Area, cover: Cover): Area {
  return { ...area, bottom: Math.max(area.top, Math.min(area.bottom, 1 - rimOf(cover).y)) };
}

/** What even the widest framing may lose at the picture's edges, in shares of its width and height. */
function rimOf(cover: Cover): { x: number; y: number } {
  return { x: cover.width === 1 ? RIM : 0, y: cover.height === 1 ? RIM : 0 };
}

/**
 * How badly a shot that shows these views and all between them cuts a face: 0 if every frame shows all of it, or every
 * frame (nearly) none; else larger for a worse cut, about 1 for half a face.
 */
export function cutThrough(views: readonly Area[], face: BoxInRow, cover: Cover): number {
  const kept = keptFace(face, cover);
  const lost = Math.max(0, ...views.map((view) => lack(view, kept)));
  // Checking only the end views misses faces that become visible during the move.
  return Math.min(lost, presence(united(views), face));
}

/** How much of a face there is in a frame that should show none of it. */
function presence(view: Area, face: BoxInRow): number {
  const strands = Math.max(0, share(view, headOf(face)) - STRAND);
  return share(view, reaching(areaOf(face), face, -SLACK)) + strands;
}

/** What a frame that leaves a face out must not show, but for a strand. */
export function headOf(face: BoxInRow): Area {
  return reaching(around(face, LEFT_OUT), face, -SLACK);
}

/** An area around a face without what is beyond its reach, or beyond the picture; the slack is in widths of the face. */
function reaching(area: Area, { w, reach }: BoxInRow, slack: number): Area {
  const { left, right } = reach ?? NOBODY_BESIDE;
  const inside = {
    ...area,
    left: Math.max(area.left, left - slack * w),
    right: Math.min(area.right, right + slack * w),
  };
  return clipped(inside, { x: 0, y: 0 });
}

function around({ x, y, w, h }: Box, { side, top, bottom }: typeof KEPT | typeof LEFT_OUT): Area {
  return { left: x - side * w, top: y - top * h, right: x + (1 + side) * w, bottom: y + (1 + bottom) * h };
}

function clipped({ left, top, right, bottom }: Area, rim: { x: number; y: number }): Area {
  return {
    left: within(left, rim.x),
    top: within(top, rim.y),
    right: within(right, rim.x),
    bottom: within(bottom, rim.y),
  };
}

function within(value: number, rim: number): number {
  return Math.min(1 - rim, Math.max(rim, value));
}
