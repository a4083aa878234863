import type { Box } from "@curta/contract";
import { FILM_HEIGHT, FILM_WIDTH } from "@curta/contract";
import type { PhotoObservation } from "../reading/observe.ts";
import type { Ground } from "./framing-ground.ts";
import { oddityOf } from "./framing-oddity.ts";
import { thingOf, unionOf } from "./framing-thing.ts";

/** What has to be seen whole, in shares of the photo, and how much of the picture may be made up for it. */
export interface Hold {
  readonly box: Box;
  readonly madeUp: number;
}

/** Free space at the sides of what has to be held, as a share of its width. */
export const MARGIN = 0.06;

/** Width of a framing against its height. */
export const ASPECT = FILM_WIDTH / FILM_HEIGHT;
/** A subject surer than this is kept whole where a crop can do so; less sure ones stand back for writing, or for an oddity. */
const SUBJECT = { sure: 0.4, unsure: 0.5, doubtful: 0.6 };
/** For a subject surer than this the photo is continued, should that be needed to hold it. */
const WORTH_CONTINUING = 0.86;
/** And a little, for one surer than this that is no person: shoulders may be cut. */
const WORTH_A_LITTLE = 0.65;
/** Likewise for a thing that the photo is so much of, by the number of edges that cut it. */
const LEAST_ONENESS = [0.2, 0.2, 0.45] as const;
/** Share of a thing that a crop has to cut before a busy ground is continued for it. */
const WORTH_BUSY_GROUND = 0.25;
const AT_SIDE = 0.005;
const FAINT_ENDS = 0.13;
/** Share of the picture that may be made up: for a person or a sure subject, and for a thing by oneness and ground. */
const MADE_UP = {
  sure: 0.5,
  little: 0.22,
  writing: 0.3,
  thing: 0.335,
  oneness: 0.4,
  mostOneness: 0.7,
  plain: 0.2,
  most: 0.76,
};
/** Writing surer than this is held together with the subject, if that can be. */
const SURE_WRITING = 0.6;
const LIKELY_WRITING = 0.4;

/** Chooses what a framing has to show whole; null where nothing stands out or it is everywhere. */
export function holdOf(
  photo: { width: number; height: number },
  seen: PhotoObservation,
  ground: Ground,
): Hold | null {
  const crop = { w: (photo.height * ASPECT) / photo.width, h: photo.width / ASPECT / photo.height };
  const fits = fitting(crop);
  const held = thingHold(seen, ground, fits, crop) ?? subjectHold(seen, fits);
  if (seen.faces.length > 0) return held;
  const writing = lineOf(seen);
  const isUnsure = !seen.subject || seen.subject.confidence < SUBJECT.unsure;
  if (writing && held && writing.confidence >= SURE_WRITING) {
    const both = { box: unionOf(held.box, writing), madeUp: Math.max(held.madeUp, MADE_UP.writing) };
    if (fits(both.box, both.madeUp)) return both;
  }
  if (writing && isUnsure && fits(writing, 0)) return { box: writing, madeUp: 0 };
  return held;
}

/** The largest part of a photo that is 9:16, in shares of its sides; one of them is 1 or more, as if it went on. */
interface Crop {
  readonly w: number;
  readonly h: number;
}

type Fits = (box: Box, madeUp: number) => boolean;

/** Tells whether a picture can show a box, with so much of it made up. */
function fitting(crop: Crop): Fits {
  return ({ w, h }, madeUp) => {
    const across = Math.min(crop.w > 1 ? Infinity : 1, w * (1 + 2 * MARGIN)) / Math.min(1, crop.w);
    return Math.max(across, h / Math.min(1, crop.h)) <= 1 / (1 - madeUp) + 1e-9;
  };
}

function thingHold(seen: PhotoObservation, { top, bottom }: Ground, fits: Fits, crop: Crop): Hold | null {
  if (seen.faces.length > 0) return null;
  const thing = thingOf(seen);
  if (!thing || thing.oneness < (LEAST_ONENESS[thing.cutEdges] ?? 1)) return null;
  const { x, y, w, h, oneness } = thing;
  const plain = (top + bottom) / 2;
  if (w > crop.w && 1 - crop.w / w < WORTH_BUSY_GROUND * (1 - plain))
    return { box: { x: x + (w - crop.w) / 2, y, w: crop.w, h }, madeUp: 0 };
  const allowed =
    MADE_UP.thing + MADE_UP.oneness * Math.min(MADE_UP.mostOneness, oneness) + MADE_UP.plain * plain;
  const madeUp = Math.min(MADE_UP.most, allowed);
  if (fits(thing, madeUp)) return { box: { x, y, w, h }, madeUp };
  return seen.subject && fits(seen.subject, madeUp) ? { box: seen.subject, madeUp } : null;
}

function subjectHold(seen: PhotoObservation, fits: Fits): Hold | null {
  const { subject, core } = seen;
  const isThing = seen.faces.length === 0;
  const isDoubtful = !subject || subject.confidence < SUBJECT.doubtful || isCutAtSide(subject);
  const oddity = isDoubtful && isThing ? oddityOf(seen) : null;
  if (oddity) return { box: oddity, madeUp: 0 };
  if (!subject || subject.confidence < SUBJECT.sure) return null;
  if (fits(subject, 0)) return { box: subject, madeUp: 0 };
  const spansPhoto = subject.w > 0.85 || subject.h > 0.95;
  if (subject.confidence >= WORTH_CONTINUING && !spansPhoto)
    return { box: widened(subject), madeUp: MADE_UP.sure };
  if (isThing && subject.confidence >= WORTH_A_LITTLE && fits(subject, MADE_UP.little))
    return { box: subject, madeUp: MADE_UP.little };
  return core && fits(core, 0) ? { box: core, madeUp: 0 } : null;
}

/** What a side of the photo cuts off is seldom what it is of. */
function isCutAtSide({ x, w }: Box): boolean {
  return x < AT_SIDE || x + w > 1 - AT_SIDE;
}

/** A subject's ends (a head in the shade, a tail) are often fainter than its middle. */
function widened({ x, y, w, h }: Box): Box {
  const left = Math.max(0, x - FAINT_ENDS * w);
  return { x: left, y, w: Math.min(1, x + (1 + FAINT_ENDS) * w) - left, h };
}

/** The surest writing with what stands beside it on its line. */
function lineOf({ texts }: PhotoObservation): (Box & { confidence: number }) | null {
  const [first, ...others] = texts.filter(({ confidence }) => confidence >= LIKELY_WRITING);
  if (!first) return null;
  let line: Box = first;
  for (const text of others) {
    const middle = text.y + text.h / 2;
    const isBeside = text.x < line.x + line.w + text.h && text.x + text.w > line.x - text.h;
    if (isBeside && middle > line.y && middle < line.y + line.h) line = unionOf(line, text);
  }
  const { x, y, w, h } = line;
  return { x, y, w, h, confidence: first.confidence };
}
