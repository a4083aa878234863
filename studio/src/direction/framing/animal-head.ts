import type { Reading } from "@curta/contract";
import { type Area, common, isWithin, united } from "../../geometry/area.ts";
import { openMatte, sidesOfSubject } from "../../geometry/matte.ts";
import { pointArea } from "./places.ts";

/** A point that draws the eye, with its number from 1. */
export interface Detail {
  readonly area: Area;
  readonly number: number;
}

/** How far a head reaches beyond what draws the eye in it, to the left and to the right, in widths of that; less than 0 within. */
export interface Reach {
  readonly left: number;
  readonly right: number;
}

export const NO_REACH: Reach = { left: 0, right: 0 };

const LEAST_CONFIDENCE = 0.6;
/**
 * A head is so large at most, its middle lies in this upper share of the animal, and a bird's begins within so much of its
 * top, for it has no ears.
 */
const HEAD = { size: 0.32, upper: 0.45, topOfBird: 0.05 } as const;
/** Of an animal that fills more of the photo, what draws the eye is an eye or an ear: all of these are its head. */
export const MOST_OF_PHOTO = 0.5;
/** An animal that begins higher is cut by the photo itself: what draws the eye there may be one eye of a large face. */
export const LEAST_ABOVE = 0.02;
/** Of an animal that is so many times as long as high, what draws the eye may as well be its back or its tail. */
const LONG = 1.3;
/** A face is at least so many places that surely draw the eye, none larger; each counts for no more than a part, however far it reaches. */
const FEATURES = { least: 2, confidence: 0.8, largest: 0.5, part: 0.15 } as const;
/** Below this share of a head its neck and its back begin. */
const ABOVE_NECK = 0.8;
/** A snout or an ear is not longer: what reaches farther in its rows is the body. The silhouette may leave out a dark ear. */
const REACH = { least: -0.2, most: 0.5 } as const;

/** Small points that surely draw the eye. */
export function detailsOf({ points, width, height }: Reading, largest: number): Detail[] {
  return points.flatMap((point, index) => {
    const isDetail = point.size <= largest && point.confidence >= LEAST_CONFIDENCE;
    return isDetail ? [{ area: pointArea(point, { width, height }), number: index + 1 }] : [];
  });
}

/** What draws the eye most in the upper part of an animal, cut where the animal ends, if that can be its head. */
export function eyeCatcherOf(animal: Area, isBird: boolean, reading: Reading): Detail | undefined {
  const { top, bottom } = animal;
  const upper = { ...animal, bottom: top + HEAD.upper * (bottom - top) };
  const found = detailsOf(reading, HEAD.size).find(({ area }) => holdsMiddle(upper, area));
  // Under a raised wing it is no head.
  if (found === undefined || (isBird && found.area.top > top + HEAD.topOfBird * (bottom - top)))
    return undefined;
  const area = common(found.area, animal);
  return area === null ? undefined : { ...found, area };
}

/** Whether an animal is so long that its head may be at either end. */
export function isLongAnimal(
  { left, top, right, bottom }: Area,
  { width, height }: Pick<Reading, "width" | "height">,
): boolean {
  return (right - left) * width >= LONG * (bottom - top) * height;
}

/**
 * The face of an animal that fills the photo: around all places in it that surely draw the eye, with the number of the middle one.
 * Undefined where fewer than two do.
 */
export function animalFaceOf(animal: Area, reading: Reading): Detail | undefined {
  const { largest, confidence, part } = FEATURES;
  const found = reading.points.flatMap((point, index) => {
    const isPart = point.size <= largest && point.confidence >= confidence && isWithin(point, animal);
    const area = pointArea({ ...point, size: Math.min(point.size, part) }, reading);
    return isPart ? [{ area, number: index + 1 }] : [];
  });
  const area = common(united(found.map((each) => each.area)), animal);
  if (found.length < FEATURES.least || area === null) return undefined;
  const middle = (area.left + area.right) / 2;
  const offMiddle = ({ area: { left, right } }: Detail): number => Math.abs((left + right) / 2 - middle);
  const [central] = found.toSorted((one, other) => offMiddle(one) - offMiddle(other));
  return central && { area, number: central.number };
}

/**
 * What draws the eye is known as a rough square, which leaves out a snout or an ear and holds ground: the head reaches as far as
 * the silhouette does in its rows.
 */
export function headReach(head: Area, animal: Area, { matte }: Reading): Reach {
  const neck = head.top + ABOVE_NECK * (head.bottom - head.top);
  const sides = matte === undefined ? null : sidesOfSubject(openMatte(matte), head.top, neck);
  if (sides === null) return NO_REACH;
  const width = head.right - head.left;
  const within = (distance: number): number => Math.min(REACH.most, Math.max(REACH.least, distance / width));
  return {
    left: within(head.left - Math.max(sides.left, animal.left)),
    right: within(Math.min(sides.right, animal.right) - head.right),
  };
}

/** A head with its reach, in the same picture or in a card that shows it. */
export function withReach(head: Area, { left, right }: Reach): Area {
  const width = head.right - head.left;
  return { ...head, left: head.left - left * width, right: head.right + right * width };
}

function holdsMiddle(area: Area, { left, top, right, bottom }: Area): boolean {
  return isWithin({ x: (left + right) / 2, y: (top + bottom) / 2 }, area);
}
