import type { Box, Reading } from "@curta/contract";
import { type Area, areaOf, intersectionOverUnion } from "../../geometry/area.ts";
import { coverOf } from "../../geometry/cover.ts";
import { isKind } from "../../nouns/nouns.ts";
import { sureFaces, wholeFace } from "../framing/faces/face-geometry.ts";
import { isOfSilhouette } from "../framing/main-thing.ts";
import { unseenHeads } from "../framing/faces/unseen-heads.ts";
import type { Framing } from "../timeline.ts";
import { FRAME_HEIGHT, FRAME_WIDTH } from "./safe-area.ts";

/** Cost of covering a face entirely. */
export const FACE_COST = 12;
/** Cost of covering hair, chin and neck, which lie outside the face's box. */
const AROUND_FACE_COST = 1.5;
/** And so much more above the chin: words on a collar are what people are used to, words on a hat are not. */
const ABOVE_CHIN_COST = 2.5;
/** Cost of covering the head of somebody whose face is not seen, or of an animal. */
const UNSEEN_FACE_COST = 8;
/** Cost of covering an animal, whose head may be at either end. */
const ANIMAL_COST = 5;
/** Cost of covering somebody who is small in the frame: hardly anything of them is left to see. */
const SMALL_PERSON_COST = 2.5;
const SMALL_PERSON = 0.45 * FRAME_HEIGHT;
export const TEXT_COST = 5;
/** Cost of covering a QR code, which nobody can scan then. */
const CODE_COST = 12;
const SUBJECT_COST = 2.5;
/** A larger subject than this share of the picture costs less per area: part of it may be covered. */
const USUAL_AREA = 0.25;
const MIDDLE_COST = 1.6;
const HEAD_COST = 6;
const UPRIGHT = 1.2;
/** Cost of covering the strongest point, which may be a face that was not recognised. */
const EYE_CATCHER_COST = 3;
/** Cost of covering one of the other points; large areas do not count. */
const LESSER_CATCHER_COST = 1.6;
const SURE = 0.5;
const LARGE = 0.45;
const QUIET_GAIN = 0.4;
const LEAST_CONFIDENCE = 0.3;
/** Boxes with so much in common are of one thing. */
const SAME_THING = 0.7;
/** Margin around what must not be covered, in pixels. */
const AIR_PX = 16;

/**
 * Cost of a place: by the share of the block that covers things, and for small things by the share of them that is
 * covered. Only differences count, also to what `caption-place.ts` adds for places that are less usual.
 */
export function coverCost(block: Area, framing: Framing, reading: Reading): number {
  const covered = (box: Box): number => overlap(block, onScreen(box, framing, reading));
  const hidden = (box: Box): number =>
    Math.max(covered(box), overlap(onScreen(box, framing, reading), block));
  const faces = sureFaces(reading);
  const heads = unseenHeads(reading);
  const small = smallPeople(framing, reading);
  const animals = reading.things.filter(({ label }) => isKind(label, "animal"));
  const codes = reading.writing.filter(({ isCode }) => isCode === true);
  const subject = (reading.subject?.confidence ?? 0) >= LEAST_CONFIDENCE ? reading.subject : null;
  return (
    FACE_COST * Math.max(0, ...faces.map(hidden)) +
    AROUND_FACE_COST * Math.max(0, ...faces.map((face) => covered(wholeFace(face)))) +
    ABOVE_CHIN_COST * Math.max(0, ...faces.map((face) => covered(toChin(face)))) +
    UNSEEN_FACE_COST * Math.max(0, ...heads.map(hidden)) +
    SMALL_PERSON_COST * Math.max(0, ...small.map(hidden)) +
    ANIMAL_COST * Math.max(0, ...animals.map(hidden)) +
    TEXT_COST * writtenShare(block, framing, reading) +
    CODE_COST * Math.max(0, ...codes.map(hidden)) +
    Math.max(0, ...eyeCatchers(reading).map(({ box, cost }) => cost * hidden(box))) +
    (subject === null ? 0 : subjectCost(subject, reading, covered)) -
    QUIET_GAIN * Math.max(0, ...reading.quiet.map(covered))
  );
}

/** A face with its hair, without its neck. */
function toChin(face: Reading["faces"][number]): Box {
  const whole = wholeFace(face);
  return { ...whole, h: Math.max(0, face.y + face.h - whole.y) };
}

/** People of whom a caption would hide too much. */
export function smallPeople(framing: Framing, reading: Reading): Box[] {
  return reading.people.filter((person) => {
    const { top, bottom } = onScreen(person, framing, reading);
    return person.confidence >= SURE && bottom - top <= SMALL_PERSON;
  });
}

/** Cost of covering the subject: its middle costs most, and its presumed head if no face was found. */
function subjectCost(subject: Box, reading: Reading, covered: (box: Box) => number): number {
  const { x, y, w, h } = subject;
  const spare = Math.min(1, USUAL_AREA / Math.max(1e-6, w * h));
  const isWhole = isKnown(subject, reading) || isOfSilhouette(reading);
  const hasHead = sureFaces(reading).length === 0 && !isWhole;
  const head = hasHead ? covered(headOf(subject, reading)) : 0;
  const middle = covered({ x: x + 0.2 * w, y: y + 0.2 * h, w: 0.6 * w, h: 0.6 * h });
  return SUBJECT_COST * spare * covered(subject) + MIDDLE_COST * middle + HEAD_COST * head;
}

/** Whether the subject is a person or a thing by name: such a box holds all of it, and no head stands above. */
function isKnown(subject: Box, { people, things }: Reading): boolean {
  return [...people, ...things].some(
    (seen) => intersectionOverUnion(areaOf(seen), areaOf(subject)) > SAME_THING,
  );
}

/**
 * Where the head of an upright subject probably is, if its face was not recognised; an empty box for other subjects.
 */
function headOf({ x, y, w, h }: Box, { width, height }: Reading): Box {
  const isUpright = h * height > UPRIGHT * w * width;
  return { x: x + w / 4, y: y - 0.35 * h, w: isUpright ? w / 2 : 0, h: 0.4 * h };
}

/** Share of a block that lies over writing in the picture. */
export function writtenShare(block: Area, framing: Framing, reading: Reading): number {
  const written = reading.writing.filter(({ confidence }) => confidence >= LEAST_CONFIDENCE);
  const shares = written.map((line) => overlap(block, onScreen(line, framing, reading)));
  return Math.min(
    1,
    shares.reduce((sum, share) => sum + share, 0),
  );
}

/** Other points of interest: prints on a shirt, a label, a face that was not recognised; and small things. */
export function eyeCatchers(reading: Reading): { readonly box: Box; readonly cost: number }[] {
  const points = reading.points
    .filter(
      ({ kind, confidence, size }, rank) =>
        kind !== "text" && confidence >= SURE && (rank === 0 || size <= LARGE),
    )
    .map((point, rank) => ({
      box: pointBox(point, reading),
      cost: rank === 0 ? EYE_CATCHER_COST : LESSER_CATCHER_COST,
    }));
  const small = reading.things.filter(
    ({ w, h, confidence }) => confidence >= SURE && Math.max(w, h) <= LARGE,
  );
  return [...points, ...small.map((box) => ({ box, cost: LESSER_CATCHER_COST }))];
}

function pointBox(point: { x: number; y: number; size: number }, { width, height }: Reading): Box {
  const high = (point.size * width) / height;
  return { x: point.x - point.size / 2, y: point.y - high / 2, w: point.size, h: high };
}

/** A part of the picture as the camera shows it, in pixels of the frame. */
export function onScreen(
  { x, y, w, h }: Box,
  framing: Framing,
  picture: { width: number; height: number },
): Area {
  const cover = coverOf(picture);
  const [across, down] = [framing.zoom / cover.width, framing.zoom / cover.height];
  const left = (x - framing.x) * across + 0.5;
  const top = (y - framing.y) * down + 0.5;
  return {
    left: left * FRAME_WIDTH - AIR_PX,
    top: top * FRAME_HEIGHT - AIR_PX,
    right: (left + w * across) * FRAME_WIDTH + AIR_PX,
    bottom: (top + h * down) * FRAME_HEIGHT + AIR_PX,
  };
}

/** Share of the first rectangle that lies over the other. */
export function overlap(block: Area, other: Area): number {
  const width = Math.min(block.right, other.right) - Math.max(block.left, other.left);
  const height = Math.min(block.bottom, other.bottom) - Math.max(block.top, other.top);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / ((block.right - block.left) * (block.bottom - block.top));
}
