import type { Box, ShotSize } from "@curta/contract";
import { type Area, areaOf, united } from "../../geometry/area.ts";
import type { Cover } from "../../geometry/cover.ts";
import { aboveRim, keptFace } from "./faces/face-geometry.ts";
import { keepInside } from "./view.ts";
import type { Framing } from "../timeline.ts";
import type { SeenObject } from "./objects.ts";

/** Zooms that a picture allows. */
interface ZoomRange {
  readonly cover: Cover;
  readonly widest: number;
  readonly closest: number;
}

/** Share of the frame that a thing fills in each size; in an extreme close-up its edges are out of the frame. */
const THING_FILL: Readonly<Record<ShotSize, number>> = {
  wide: 0.45,
  medium: 0.68,
  "close-up": 0.88,
  "extreme-close-up": 1.7,
};
/** An animal is shown no closer than whole: its head may be at either end. */
const ANIMAL_FILL = 0.96;
/** Share of the frame that the part of a person fills that a size shows. */
const PERSON_FILL: Readonly<Record<ShotSize, number>> = {
  wide: 0.8,
  medium: 0.92,
  "close-up": 0.92,
  "extreme-close-up": 0.9,
};
/** What a size shows of a person below the head, in heights of the head: to the chest, or to the waist. */
const BELOW_HEAD = { "extreme-close-up": 0.1, "close-up": 0.9, medium: 2.6 } as const;
/** Heads stand above the frame's middle, by this share of the frame's height. */
const HEAD_ROOM = 0.06;
/** Air around what must be in view, in its own sizes. */
const AIR = 0.02;
/** A thing that is larger than what a view surely shows, by up to this factor, may lose its rims at the frame's edge. */
const RIMS = 1.3;
/** An animal that is larger loses an end in any view, in shares of the largest view. */
const LARGEST = 0.98;
/** What a view surely shows while its camera moves, in shares of the largest view. */
const SURELY = 0.86;

/** Frames a person or thing in a size: the whole figure, to the waist, to the chest, the face. */
export function objectFraming(object: SeenObject, size: ShotSize, range: ZoomRange): Framing {
  const { cover, widest, closest } = range;
  const shown = shownPart(object, size);
  const most = object.isAnimal ? ANIMAL_FILL : Infinity;
  const fill = object.head === null ? Math.min(THING_FILL[size], most) : PERSON_FILL[size];
  const across = (shown.right - shown.left) / cover.width;
  const down = (shown.bottom - shown.top) / cover.height;
  const zoom = Math.min(closest, Math.max(widest, fill / Math.max(across, down, 1e-3)));
  const lift = object.head === null || size === "wide" ? 0 : (HEAD_ROOM * cover.height) / zoom;
  const x = (shown.left + shown.right) / 2;
  const y = (shown.top + shown.bottom) / 2 + lift;
  return keepInside({ x, y, zoom, roll: 0 }, cover);
}

/**
 * What of a person or thing a shot of this size must keep in view; null for details of a thing. Of a head that no view holds,
 * its middle.
 */
export function objectCore(
  { box, head, face, isAnimal }: SeenObject,
  size: ShotSize,
  cover: Cover,
): Area | null {
  const [most, high] = [SURELY * cover.width, SURELY * cover.height];
  if (head !== null) {
    if (head.w > most || head.h > high) return middleOf(head, Math.min(head.w, most), Math.min(head.h, high));
    const kept = face === null ? areaOf(head) : keptFace(face, cover);
    return size === "wide" ? united([areaOf(box), kept]) : kept;
  }
  if (size === "extreme-close-up" && !isAnimal) return null;
  return aboveRim(middleOf(box, rimless(box.w, most), rimless(box.h, high)), cover);
}

/** Whether an animal is too large for any view of the photo to show both of its ends. */
export function isTooLarge({ box, isAnimal }: SeenObject, cover: Cover): boolean {
  return isAnimal && (box.w > LARGEST * cover.width || box.h > LARGEST * cover.height);
}

function middleOf({ x, y, w, h }: Box, across: number, down: number): Area {
  return {
    left: clamp(x + (w - across) / 2),
    top: clamp(y + (h - down) / 2),
    right: clamp(x + (w + across) / 2),
    bottom: clamp(y + (h + down) / 2),
  };
}

/** One side of a box with air at both ends; without its rims if only those would be out of view. */
function rimless(side: number, shown: number): number {
  const aired = side * (1 + 2 * AIR);
  return aired > shown && aired < RIMS * shown ? shown : aired;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

function shownPart({ box, head }: SeenObject, size: ShotSize): Area {
  if (head === null) return areaOf(box);
  if (size === "wide") return united([areaOf(box), areaOf(head)]);
  return partBelow(head, BELOW_HEAD[size]);
}

function partBelow(head: Box, heights: number): Area {
  const { left, top, right, bottom } = areaOf(head);
  return { left, top, right, bottom: Math.min(1, bottom + heights * head.h) };
}
