import type { Box, Reading } from "@curta/contract";
import { type Area, areaOf, boxOf, intersectionOverUnion } from "../../geometry/area.ts";
import { coverOf } from "../../geometry/cover.ts";
import { isKind } from "../../nouns/nouns.ts";
import { framingAt } from "../camera/camera.ts";
import { isOfSilhouette, mainThing } from "../framing/main-thing.ts";
import { peopleOf } from "../framing/objects.ts";
import type { BlockSize } from "./caption-lines.ts";
import { FRAME_HEIGHT, FRAME_WIDTH, SAFE_AREA, SAFE_MARGIN } from "./safe-area.ts";
import type { CameraKey, Framing } from "../timeline.ts";
import { sureFaces, wholeFace } from "../framing/faces/face-geometry.ts";

/** Centres of the block in pixels from the top, best first: hooks high, captions low, then the rest. */
const HOOK_SLOTS = [440, 380, 520, 600, 1090, 1150, 1200, 1010, 900] as const;
const CAPTION_SLOTS = [1090, 1150, 1200, 1020, 380, 440, 520, 600, 940] as const;
const MIDDLE = Math.round((SAFE_AREA.left + SAFE_AREA.right) / 2);
/** Cost of a place beside the middle. All costs are relative: the next slot of a list costs SLOT_COST more. */
const ASIDE_COST = 0.5;
/** Cost of covering a face entirely. */
const FACE_COST = 12;
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
const TEXT_COST = 5;
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
const SLOT_COST = 0.06;
/** Cost of words that jump to another place at a cut. */
const MOVED_COST = 2;
/** So much more of a block may lie over writing where words stay than where they go. */
const MOST_WRITING = 0.08;
const LEAST_CONFIDENCE = 0.3;
/** Boxes with so much in common are of one thing. */
const SAME_THING = 0.7;
/** Two lines of a caption, in pixels. */
const USUAL_BLOCK = { width: 640, height: 190 } as const;
/** Margin around what must not be covered, in pixels. */
const AIR_PX = 16;

export interface BlockPosition {
  readonly x: number;
  readonly y: number;
}

/** A shot, and the frames at which the place is checked. */
export interface PlaceSetting {
  /** Where the words stood in the shot before: they stay there if nothing is in their way. */
  readonly stood?: BlockPosition | undefined;
  readonly camera: readonly CameraKey[];
  readonly frames: readonly number[];
  readonly reading: Reading;
  readonly hook: boolean;
}

/**
 * The best place for a block of words in a shot: inside the safe area, and away from faces, text and the subject as
 * the camera shows them at the given frames.
 */
export function placeBlock(
  { width, height }: BlockSize,
  { camera, frames, reading, hook, stood }: PlaceSetting,
): BlockPosition {
  const framings = frames.map((frame) => framingAt(camera, frame));
  let best = { x: 0, y: 0 };
  let least = Infinity;
  for (const [rank, slot] of (hook ? HOOK_SLOTS : CAPTION_SLOTS).entries()) {
    const [top, bottom] = [SAFE_AREA.top + SAFE_MARGIN, SAFE_AREA.bottom - SAFE_MARGIN];
    const y = Math.round(Math.min(bottom - height / 2, Math.max(top + height / 2, slot)));
    for (const x of columnsOf(width)) {
      const block = rectangleAt({ x, y }, { width, height });
      const aside = x === MIDDLE ? 0 : ASIDE_COST;
      const cost =
        rank * SLOT_COST + aside + Math.max(...framings.map((framing) => coverCost(block, framing, reading)));
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  }
  if (stood === undefined) return best;
  const worst = (at: BlockPosition, costIn: typeof coverCost): number => {
    const block = rectangleAt(at, { width, height });
    return Math.max(...framings.map((framing) => costIn(block, framing, reading)));
  };
  // Words that jump are better than words upon words.
  const isOverWriting = worst(stood, writtenShare) > worst(best, writtenShare) + MOST_WRITING;
  return !isOverWriting && worst(stood, coverCost) < least + MOVED_COST ? stood : best;
}

/** A shot, and its frames at which a block is looked at. */
type Looked = Pick<PlaceSetting, "camera" | "frames" | "reading">;

/** The largest share of a block, over the given frames, that lies on a face. */
export function faceCovered(at: BlockPosition, size: BlockSize, setting: Looked): number {
  const block = rectangleAt(at, size);
  const faces = sureFaces(setting.reading);
  return mostSeen(setting, (framing) =>
    faces.map((face) => overlap(block, onScreen(face, framing, setting.reading))),
  );
}

/** The largest share of somebody small, over the given frames, that a block hides. */
export function personHidden(at: BlockPosition, size: BlockSize, setting: Looked): number {
  const block = rectangleAt(at, size);
  const { reading } = setting;
  return mostSeen(setting, (framing) =>
    smallPeople(framing, reading).map((person) => overlap(onScreen(person, framing, reading), block)),
  );
}

function mostSeen({ camera, frames }: Looked, sharesAt: (framing: Framing) => readonly number[]): number {
  return Math.max(0, ...frames.flatMap((frame) => sharesAt(framingAt(camera, frame))));
}

/** Centres of a block in pixels from the left, the middle first; at the sides it may fit beside an upright thing. */
function columnsOf(width: number): number[] {
  const [left, right] = [SAFE_AREA.left + SAFE_MARGIN, SAFE_AREA.right - SAFE_MARGIN];
  return [
    MIDDLE,
    Math.max(MIDDLE, Math.floor(right - width / 2)),
    Math.min(MIDDLE, Math.ceil(left + width / 2)),
  ];
}

function rectangleAt({ x, y }: BlockPosition, { width, height }: BlockSize): Area {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

/** What a usual block covers at its best place: the largest shares of a face and of a point, and the share of it over writing. */
export function leastCovered(framing: Framing, reading: Reading): CoveredByBlock {
  const faces = sureFaces(reading).map((face) => onScreen(wholeFace(face), framing, reading));
  const catching = eyeCatchers(reading).map(({ box }) => onScreen(box, framing, reading));
  const covered = CAPTION_SLOTS.map((y) => {
    const block = rectangleAt({ x: MIDDLE, y }, USUAL_BLOCK);
    return {
      face: Math.max(0, ...faces.map((face) => overlap(block, face))),
      catcher: Math.max(0, ...catching.map((thing) => overlap(block, thing))),
      writing: writtenShare(block, framing, reading),
    };
  });
  return covered.reduce((best, other) => (costOfBlock(other) < costOfBlock(best) ? other : best));
}

interface CoveredByBlock {
  readonly face: number;
  readonly catcher: number;
  readonly writing: number;
}

function costOfBlock({ face, catcher, writing }: CoveredByBlock): number {
  return FACE_COST * face + catcher + TEXT_COST * writing;
}

/**
 * Cost of a place: by the share of the block that covers things, and for small things by the share of them that is
 * covered.
 */
function coverCost(block: Area, framing: Framing, reading: Reading): number {
  const covered = (box: Box): number => overlap(block, onScreen(box, framing, reading));
  const hidden = (box: Box): number =>
    Math.max(covered(box), overlap(onScreen(box, framing, reading), block));
  const faces = sureFaces(reading);
  const heads = unseenFaces(reading);
  const small = smallPeople(framing, reading);
  const animals = reading.things.filter(({ label }) => isKind(label, "animal"));
  const subject = (reading.subject?.confidence ?? 0) >= LEAST_CONFIDENCE ? reading.subject : null;
  return (
    FACE_COST * Math.max(0, ...faces.map(hidden)) +
    AROUND_FACE_COST * Math.max(0, ...faces.map((face) => covered(wholeFace(face)))) +
    ABOVE_CHIN_COST * Math.max(0, ...faces.map((face) => covered(toChin(face)))) +
    UNSEEN_FACE_COST * Math.max(0, ...heads.map(hidden)) +
    SMALL_PERSON_COST * Math.max(0, ...small.map(hidden)) +
    ANIMAL_COST * Math.max(0, ...animals.map(hidden)) +
    TEXT_COST * writtenShare(block, framing, reading) +
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
function smallPeople(framing: Framing, reading: Reading): Box[] {
  return reading.people.filter((person) => {
    const { top, bottom } = onScreen(person, framing, reading);
    return person.confidence >= SURE && bottom - top <= SMALL_PERSON;
  });
}

/** Heads of people whose faces are not seen, and that of the animal that the photo is of. */
function unseenFaces(reading: Reading): Box[] {
  const faces = sureFaces(reading);
  const people = peopleOf(reading).filter(({ face }) => face === null || !faces.includes(face));
  const animal = mainThing({ reading }, reading)?.head ?? null;
  return [...people.map(({ head }) => head), animal && boxOf(animal)].filter((head) => head !== null);
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
function writtenShare(block: Area, framing: Framing, reading: Reading): number {
  const written = reading.writing.filter(({ confidence }) => confidence >= LEAST_CONFIDENCE);
  const shares = written.map((line) => overlap(block, onScreen(line, framing, reading)));
  return Math.min(
    1,
    shares.reduce((sum, share) => sum + share, 0),
  );
}

/** Other points of interest: prints on a shirt, a label, a face that was not recognised; and small things. */
function eyeCatchers(reading: Reading): { readonly box: Box; readonly cost: number }[] {
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
function overlap(block: Area, other: Area): number {
  const width = Math.min(block.right, other.right) - Math.max(block.left, other.left);
  const height = Math.min(block.bottom, other.bottom) - Math.max(block.top, other.top);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / ((block.right - block.left) * (block.bottom - block.top));
}
