import type { Box, Reading } from "@curta/contract";
import { type Area, areaOf, share, sizeOf } from "../../geometry/area.ts";
import { coverOf } from "../../geometry/cover.ts";
import {
  type Detail,
  detailsOf,
  eyeCatcherOf,
  animalFaceOf,
  NO_REACH,
  type Reach,
  headReach,
  isLongAnimal,
  LEAST_ABOVE,
  MOST_OF_PHOTO,
  withReach,
} from "./animal-head.ts";
import { aboveRim, sureFaces } from "./faces/face-geometry.ts";
import { objectCore } from "./object-framing.ts";
import { isCut, withoutCutTwins } from "../../geometry/rim.ts";
import { isKind } from "../../nouns/nouns.ts";
import { peopleOf } from "./objects.ts";
import type { Stage } from "./stage.ts";

/** The one thing that a photo is of, on one of its stages. */
export interface MainThing {
  readonly area: Area;
  /** A view of the photo holds it, but for its rims. */
  readonly fits: boolean;
  /** It stands before plain ground, with room around it: a view holds all of it, or is a part of it that fills the frame. */
  readonly standsFree: boolean;
  /** No part of it alone stands for it, but a small one that draws the eye. */
  readonly isAnimal: boolean;
  /** An animal that is longer than high, with room above it: its head may be at either end. */
  readonly isLying: boolean;
  /** Its small parts that draw the eye. */
  readonly details: readonly Area[];
  /** Of an animal: what draws the eye most in its upper part, which is mostly its head. Null where nothing does. */
  readonly head: Area | null;
  /** The number of the point that the head was taken from, from 1. */
  readonly headPoint: number | null;
}

/** A name or a subject is sure from here on; a thing that no view holds must be surer than one that a view shows. */
export const LEAST_SURE_NAME = 0.55;
const SURE_THING = 0.42;
const SURE_SUBJECT = 0.45;
/**
 * Half of these is worth less than a card more: named by their family, which is all that the network was sure of, they are
 * sure from here on if no edge of the photo cuts them off.
 */
const SHAPES: ReadonlySet<string> = new Set(["vehicle", "pet", "hoofed"]);
const SURE_SHAPE = 0.5;
/** It is what the photo is of from this share of the picture on, and no other thing has so much of its size. */
const LEAST_AREA = 0.05;
/** The same for what a network told from all else, whatever it is: a rocket on its pad. */
const LEAST_TOLD = 0.025;
const MOST_BESIDE = 0.3;
/** A box of which so much lies in another one is of the same thing. */
const SAME_THING = 0.6;
/** So much of a thing without a sure name lies in one with a sure name: it is that thing with its ground. */
const GROUND_OF_THING = 0.4;
/** A thing loses its rims in a shot, and no more; one that the photo itself nearly cuts loses more of them... */
const HELD = 0.72;
const HELD_OF_LARGE = 0.53;
/** An animal hardly any: its head may be at either end. */
const HELD_OF_ANIMAL = 0.84;
/** ...or is a detail: the thing fills the frame; of one that no view holds, close to a point of it that draws the eye. */
const FILLED = 0.55;
const CLOSE = 0.26;
const LARGEST_DETAIL = 0.2;
/** Of what stands free a view shows all but a rim that nobody misses... */
export const HELD_OF_FREE = 0.96;
/** ...or so much of it at most, which fills so much of the frame: anything between looks cut off by mistake. */
const MOST_OF_FREE = 0.6;
const FILLED_BY_FREE = 0.8;
/** A portrait shows so much of what is taken for the head. */
const HEAD_SHOWN = 0.9;

/** Which of a reading's items is the one thing that it is of: one of its things, or its subject. */
type Item = ({ readonly kind: "thing"; readonly index: number } | { readonly kind: "subject" }) & {
  readonly fits: boolean;
};
/** What is known of a photo on all of its stages. The silhouette is the photo's alone. */
interface Found {
  readonly item: Item;
  /** It takes up most of the photo. */
  readonly fills: boolean;
  readonly reach: Reach;
}
const known = new WeakMap<Reading, Found | null>();

/**
 * The one thing that a photo without people is of, where a stage shows it; null where there is none, or several.
 * Landscapes have a subject too: one that no view holds counts only by its name.
 */
export function mainThing({ reading: staged }: Pick<Stage, "reading">, photo: Reading): MainThing | null {
  if (!known.has(photo)) known.set(photo, findMain(photo));
  const found = known.get(photo) ?? null;
  return found === null ? null : placed(found, staged);
}

function findMain(photo: Reading): Found | null {
  const item = findItem(photo);
  if (item === null) return null;
  const bare = placed({ item, fills: false, reach: NO_REACH }, photo);
  const fills = bare !== null && sizeOf(bare.area) > MOST_OF_PHOTO;
  const head = fills ? null : (bare?.head ?? null);
  const reach = bare === null || head === null ? NO_REACH : headReach(head, bare.area, photo);
  return { item, fills, reach };
}

/** Where a stage shows the thing. */
function placed({ item, fills, reach }: Found, staged: Reading): MainThing | null {
  const box = item.kind === "thing" ? staged.things[item.index] : staged.subject;
  if (box === undefined || box === null) return null;
  const label = item.kind === "thing" ? staged.things[item.index]?.label : undefined;
  const isAnimal = label !== undefined && isKind(label, "animal");
  const area = aboveRim(areaOf(box), coverOf(staged));
  const isLong = isLongAnimal(area, staged);
  const isBelowTop = isAnimal && area.top >= LEAST_ABOVE;
  const mayHaveHead = isBelowTop && !isLong;
  const head = mayHaveHead ? headOf(area, { fills, isBird: label === "bird" }, staged) : undefined;
  return {
    area,
    fits: item.fits,
    standsFree: item.fits && !isAnimal && staged.plainGround === true,
    isAnimal,
    isLying: isBelowTop && isLong,
    details: detailsOf(staged, LARGEST_DETAIL).map((detail) => detail.area),
    head: head === undefined ? null : withReach(head.area, reach),
    headPoint: head?.number ?? null,
  };
}

/** What is taken for an animal's head: of one that fills the photo all that draws the eye, else what does so most. */
function headOf(
  animal: Area,
  { fills, isBird }: { readonly fills: boolean; readonly isBird: boolean },
  staged: Reading,
): Detail | undefined {
  return fills ? animalFaceOf(animal, staged) : eyeCatcherOf(animal, isBird, staged);
}

/** Whether a view shows enough of a thing, or a detail that it fills, or an animal as in a portrait. */
export function holdsThing(view: Area, thing: MainThing): boolean {
  const { area, fits, standsFree, isAnimal, details } = thing;
  const shown = share(view, area);
  const filled = share(area, view);
  if (standsFree) return shown >= HELD_OF_FREE || (shown <= MOST_OF_FREE && filled >= FILLED_BY_FREE);
  if (shown >= (isAnimal ? HELD_OF_ANIMAL : fits ? HELD : HELD_OF_LARGE)) return true;
  if (filled < FILLED) return false;
  if (isPortrait(view, thing)) return true;
  const isClose = sizeOf(view) <= CLOSE * sizeOf(area);
  return (fits && !isAnimal) || (isClose && details.some((detail) => share(view, detail) === 1));
}

/** Whether a view shows an animal's probable head with nothing of it cut off above. */
function isPortrait(view: Area, { area, head }: MainThing): boolean {
  return head !== null && view.top <= area.top && share(view, head) >= HEAD_SHOWN;
}

/** What of an animal a view beside it shows at most: half a bird over a bush is half a bird. */
export const RIM_OF_ANIMAL = 0.1;

/**
 * Whether a view may stand beside one that holds the thing: it shows another place, or a part of the thing; of an animal hardly
 * a rim, for a fold of an ear draws the eye as well as an eye does.
 */
export function mayStandBeside(view: Area, { area, isAnimal }: MainThing): boolean {
  return !isAnimal || (share(view, area) <= RIM_OF_ANIMAL && share(area, view) < FILLED);
}

function findItem(reading: Reading): Item | null {
  if (sureFaces(reading).length > 0 || peopleOf(reading).length > 0) return null;
  // What a network told from all else comes before things beside it whose names are doubtful.
  const least = reading.matte === undefined ? SURE_THING : LEAST_SURE_NAME;
  const rivals = withoutCutTwins(
    reading.things.filter((thing) => thing.confidence >= least && !isGroundOfThing(thing, reading)),
  );
  const sizes = reading.things.map((thing) => (rivals.includes(thing) ? thing.w * thing.h : 0));
  const largest = Math.max(0, ...sizes);
  if (largest >= LEAST_AREA) {
    const index = sizes.indexOf(largest);
    const thing = reading.things[index];
    if (thing === undefined) return null;
    // A network may find one thing twice.
    const others = reading.things.filter(
      (other, at) =>
        (sizes[at] ?? 0) >= MOST_BESIDE * largest && share(areaOf(thing), areaOf(other)) < SAME_THING,
    );
    if (others.length > 0) return null;
    const fits = isHeld(thing, reading);
    return fits || isSure(thing) ? { kind: "thing", index, fits } : null;
  }
  const { subject } = reading;
  if (subject === null || subject.confidence < SURE_SUBJECT) return null;
  const isTold = isOfSilhouette(reading);
  if (subject.w * subject.h < (isTold ? LEAST_TOLD : LEAST_AREA)) return null;
  const fits = isHeld(subject, reading);
  return fits || isTold ? { kind: "subject", fits } : null;
}

/** Whether a photo's subject is a silhouette: its pixels are known, and neither people nor a thing with a sure name have them. */
export function isOfSilhouette({ matte, people, things }: Reading): boolean {
  return (
    matte !== undefined &&
    people.length === 0 &&
    !things.some(({ confidence }) => confidence >= LEAST_SURE_NAME)
  );
}

function isSure(thing: Reading["things"][number]): boolean {
  const isShape = SHAPES.has(thing.label) && !isCut(thing);
  return thing.confidence >= (isShape ? SURE_SHAPE : LEAST_SURE_NAME);
}

/** Whether a network saw a bird and what it stands on as another thing. */
function isGroundOfThing(thing: Reading["things"][number], { things }: Reading): boolean {
  if (thing.confidence >= LEAST_SURE_NAME) return false;
  return things.some(
    (other) =>
      other.confidence >= LEAST_SURE_NAME &&
      other.w * other.h >= LEAST_AREA &&
      share(areaOf(other), areaOf(thing)) >= GROUND_OF_THING,
  );
}

/** Whether the largest view holds a thing while its camera moves, but for its rims. */
function isHeld(box: Box, reading: Reading): boolean {
  const cover = coverOf(reading);
  const core = objectCore({ box, head: null, face: null, isAnimal: false }, "wide", cover);
  return core !== null && core.right - core.left <= cover.width && core.bottom - core.top <= cover.height;
}
