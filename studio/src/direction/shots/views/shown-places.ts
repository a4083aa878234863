import type { Reading } from "@curta/contract";
import { type Area, areaOf, grown, isWithin, share, shareOutside } from "../../../geometry/area.ts";
import { openMatte, subjectAt } from "../../../geometry/matte.ts";
import { LEAST_SURE_NAME, type MainThing, RIM_OF_ANIMAL } from "../../framing/main-thing.ts";
import { peopleOf, thingsOf, unnamedThings } from "../../framing/objects.ts";
import { SHOWN, showsOnlySleeve } from "../../framing/shown-objects.ts";
import { boxSize, objectsOf } from "./film-objects.ts";
import { LEAST_POINT_CONFIDENCE } from "./view-targets.ts";

/** In a photo of something, a place draws the eye by itself from this confidence on: weaker ones are its ground. */
const LEAST_BESIDE = 0.5;
/** A person or thing of this share of the picture is what it is of. */
const LEAST_MAIN = 0.05;
/** Of what fills so much of the picture no view shows nothing: it says nothing of where to look. */
const EVERYWHERE = 0.5;
/**
 * A point this near to a view's edge, in shares of its sides, is hardly shown, and where calm areas cover so much else nothing
 * is. In 369 photos 21 of 10,472 views were so: walls, clear skies and bare tables with a tip of something, and two that showed more.
 */
const AT_EDGE = 0.1;
const MOST_CALM = 0.6;

/** A view of which the subject fills less, with most of it outside, shows no more than its rim. */
const LEAST_FILLED = 0.1;
/** Cells across and down at which a view is looked at. */
const LOOKS = { columns: 9, rows: 16 } as const;

/** A view of a wall: neither a point of interest nor (much of) a person, thing or line of text. */
export function isEmpty(reading: Reading, area: Area): boolean {
  const { points, faces, people, things, writing, quiet } = reading;
  const named = thingsOf(reading);
  if (named.length > 0 && showsOnlySleeve(peopleOf(reading), named, area)) return true;
  const isOfSomething = [...objectsOf(reading), ...unnamedThings(reading)].some(
    (object) => boxSize(object) >= LEAST_MAIN,
  );
  const least = isOfSomething ? LEAST_BESIDE : LEAST_POINT_CONFIDENCE;
  const boxes = [...faces, ...people, ...things, ...writing].filter(({ w, h }) => w * h < EVERYWHERE);
  const calm = 1 - shareOutside(area, quiet.map(areaOf));
  const seen = calm >= MOST_CALM ? grown(area, -AT_EDGE) : area;
  const isRim = showsRimOnly(reading, area);
  const counts = ({ kind, confidence }: Reading["points"][number]): boolean =>
    confidence >= least && !(isRim && kind === "subject");
  return (
    !points.some((point) => counts(point) && isWithin(point, seen)) &&
    !boxes.some((box) => share(area, areaOf(box)) > SHOWN)
  );
}

/** Whether a view shows a tip of the subject, whose pixels are known, and ground beside it: a sleeve and a wall. */
function showsRimOnly({ subject, matte: packed }: Reading, view: Area): boolean {
  if (packed === undefined || subject === null || share(view, areaOf(subject)) > SHOWN) return false;
  const matte = openMatte(packed);
  let filled = 0;
  for (let row = 0; row < LOOKS.rows; row += 1) {
    for (let column = 0; column < LOOKS.columns; column += 1) {
      const x = view.left + ((column + 0.5) / LOOKS.columns) * (view.right - view.left);
      const y = view.top + ((row + 0.5) / LOOKS.rows) * (view.bottom - view.top);
      filled += subjectAt(matte, x, y);
    }
  }
  return filled < LEAST_FILLED * LOOKS.rows * LOOKS.columns;
}

/** A place outside of the main thing is worth a shot of its own from this confidence on. */
const LEAST_OTHER = 0.6;

/**
 * Whether a view shows another place than the main thing that draws the eye. Where a network told the thing's pixels from all
 * others, it saw nothing that stands out elsewhere: then only what has a sure name, or is written, is another place.
 * @param isTold whether the thing's pixels are known
 */
export function showsBeside(
  { points, things, writing }: Reading,
  view: Area,
  { area, isAnimal }: MainThing,
  isTold: boolean,
): boolean {
  if (isAnimal && share(view, area) > RIM_OF_ANIMAL) return false;
  const named = things.filter(({ confidence }) => confidence >= LEAST_SURE_NAME);
  const seen = [...named, ...writing].map(areaOf);
  return points.some(
    (point) =>
      point.confidence >= LEAST_OTHER &&
      isWithin(point, view) &&
      !isWithin(point, area) &&
      (!isTold || seen.some((box) => isWithin(point, box))),
  );
}
