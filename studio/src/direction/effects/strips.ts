import type { Box, Reading } from "@curta/contract";
import { FILM_HEIGHT } from "@curta/contract/limits";
import { type Area, areaOf, grown, intersectionOverUnion, lack, share, sizeOf } from "../../geometry/area.ts";
import { type Cover, leastStripZoom } from "../../geometry/cover.ts";
import { headOf, sureFaces, wholeFace } from "../framing/faces/face-geometry.ts";
import { closestZoom } from "../framing/framing.ts";
import { holdsThing, mainThing, mayStandBeside, RIM_OF_ANIMAL } from "../framing/main-thing.ts";
import { peopleOf, possibleAnimals, thingsOf } from "../framing/objects.ts";
import { stageOf } from "../framing/stage.ts";
import { showsBodyOnly } from "../framing/shown-objects.ts";
import { unseenHeads } from "../framing/faces/unseen-heads.ts";
import { isEmpty } from "../shots/views/shown-places.ts";
import type { CaptionGroup, Framing } from "../timeline.ts";
import { documentStrips, stripCutsLine } from "./document-strips.ts";
import { insideOf, STRIP_PUSH, stripOf } from "./strip-views.ts";
import { STRIP_PUNCH } from "../timeline-effects.ts";

/** Room around what a strip shows, in its sizes. */
const ROOM = 0.12;
/** A strip that shows as much of the same as another one shows nothing new. */
const SAME = 0.45;
/** What of a head a strip that does not hold it may show: a strand of hair. */
const STRAND = 0.08;
/** A face of which so much is in view is not cut. */
const WHOLE_FACE = 0.9;
/** An animal of which so much is in view keeps both ends. */
const WHOLE_ANIMAL = 0.8;
/** An animal of which so much lies in the main thing is that. */
const SAME_ANIMAL = 0.6;
/** Of an animal that fills less of the photo, a detail is as often a fold of an ear as an eye. */
const FACE = 0.8;
const POINT_SIZE = 0.32;
/** Beside the one thing that a photo is of, larger and weaker points are no details: they are its ground. */
const DETAIL = { size: 0.3, confidence: 0.6 } as const;
/** Height of a line of words, in font sizes. */
const LINE = 1.2;

/**
 * What each of so many strips shows: faces, what the shot looks at, and other people, things and points of the picture, each
 * whole in its strip; of a photo of one thing the first holds it. Null where the picture does not hold enough that differs,
 * or a strip would cut a face or an animal, show a body without its head, a second one bare ground, or have a face where the shot's
 * words stand, or none would show a face of a photo that has one.
 */
export function stripFramings(
  count: number,
  middle: Framing,
  reading: Reading,
  words: readonly CaptionGroup[] = [],
): Framing[] | null {
  const stage = stageOf({ kind: "all" }, reading);
  const found = mainThing(stage, reading);
  const main = found?.isAnimal === true && sizeOf(found.area) < FACE ? { ...found, details: [] } : found;
  const { cover } = stage;
  const people = peopleOf(reading);
  // The main thing has rules of its own.
  const animals = possibleAnimals(reading)
    .map(({ box }) => areaOf(box))
    .filter((area) => main === null || share(main.area, area) < SAME_ANIMAL);
  const isLawful = (view: Area, place: number): boolean =>
    !cutsFace(view, reading) &&
    !stripCutsLine(view, stage.lines) &&
    !animals.some((animal) => isHalved(animal, view)) &&
    !showsBodyOnly(people, view, cover) &&
    (place === 0 || !isEmpty(reading, view)) &&
    (main === null || holdsThing(view, main) || (place > 0 && mayStandBeside(view, main))) &&
    !meets(words, facesIn(view, reading), { place, count });
  const chosen: Framing[] = [];
  const views: Area[] = [];
  for (const framing of candidates(middle, count, reading, { cover, closest: closestZoom(stage) })) {
    const view = stripOf(framing, cover, count);
    const isNew = views.every((other) => intersectionOverUnion(view, other) < SAME);
    if (!isNew || !isLawful(view, views.length)) continue;
    chosen.push(framing);
    views.push(view);
    if (views.length === count) return showsSomebody(views, reading) ? chosen : null;
  }
  return null;
}

/** Whether a strip shows a whole face, where the photo has one: two strips of a wall beside somebody show nothing. */
function showsSomebody(views: readonly Area[], reading: Reading): boolean {
  const faces = sureFaces(reading).map((face) => areaOf(face));
  return faces.length === 0 || faces.some((face) => views.some((view) => share(view, face) >= WHOLE_FACE));
}

/** What panels may show, best first: faces, what the shot looks at, people, things, points. */
function candidates(
  middle: Framing,
  count: number,
  reading: Reading,
  { cover, closest }: { cover: Cover; closest: number },
): Framing[] {
  const least = leastStripZoom(cover, 1 / count);
  const main = mainThing(stageOf({ kind: "all" }, reading), reading);
  const around = (box: Box): Framing[] => {
    const { left, top, right, bottom } = grown(areaOf(box), ROOM);
    const zoom = Math.min(cover.width / (right - left), cover.height / count / (bottom - top), closest);
    if (zoom * (1 + 2 * ROOM) < least) return [];
    return [
      insideOf(
        { x: (left + right) / 2, y: (top + bottom) / 2, zoom: zoom / STRIP_PUSH, roll: 0 },
        cover,
        count,
      ),
    ];
  };
  const high = (size: number): number => (size * reading.width) / reading.height;
  return [
    ...sureFaces(reading).flatMap((face) => around(wholeFace(face))),
    ...documentStrips(count, reading),
    // In the widest strip the one thing has room: it comes first, and what the shot looks at beside it.
    ...(main === null ? [] : [insideOf({ ...middleOf(main.area), zoom: least, roll: 0 }, cover, count)]),
    insideOf({ ...middle, zoom: middle.zoom / STRIP_PUSH }, cover, count),
    ...peopleOf(reading).flatMap(({ box }) => around(box)),
    ...thingsOf(reading).flatMap(({ box }) => around(box)),
    ...(main === null ? reading.points : reading.points.filter(isDetail)).flatMap(({ x, y, size }) => {
      const across = Math.max(POINT_SIZE * cover.width, size);
      return around({ x: x - across / 2, y: y - high(across) / 2, w: across, h: high(across) });
    }),
    ...(main === null ? [0.2, 0.5, 0.8] : []).map((y) =>
      insideOf({ x: middle.x, y, zoom: 1, roll: 0 }, cover, count),
    ),
  ];
}

/** Whether a point is small and strong enough to be shown beside the one thing that a photo is of. */
export function isDetail({ size, confidence }: Reading["points"][number]): boolean {
  return size <= DETAIL.size && confidence >= DETAIL.confidence;
}

function middleOf({ left, top, right, bottom }: Area): { x: number; y: number } {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** Where faces, and heads whose faces are not seen, lie in a strip from its top, in shares of its height. */
function facesIn(view: Area, reading: Reading): { readonly top: number; readonly bottom: number }[] {
  const down = (y: number): number => (y - view.top) / (view.bottom - view.top);
  return [...sureFaces(reading), ...unseenHeads(reading)]
    .filter((face) => share(view, areaOf(face)) > 0)
    .map(({ y, h }) => ({ top: down(y), bottom: down(y + h) }));
}

/** Whether a view shows more than the rim of an animal, and not nearly all of it. */
function isHalved(animal: Area, view: Area): boolean {
  const shown = share(view, animal);
  return shown > RIM_OF_ANIMAL && shown < WHOLE_ANIMAL;
}

/** Whether words stand at the height of a face of a strip. */
function meets(
  words: readonly CaptionGroup[],
  faces: ReturnType<typeof facesIn>,
  { place, count }: { readonly place: number; readonly count: number },
): boolean {
  return words.some(({ y, size, lines }) => {
    const half = (lines.length * size * LINE) / 2;
    const [top, bottom] = [y - half, y + half].map((at) => (at / FILM_HEIGHT) * count - place);
    return faces.some((face) => face.top < bottom! && face.bottom > top!);
  });
}

/** Whether a strip shows some of a head, but not all of it, or a part of a face that others in its row hide the rest of. */
function cutsFace(view: Area, reading: Reading): boolean {
  // The camera comes nearer, so a face that is barely whole at first is cut later.
  const near = grown(view, (1 / STRIP_PUSH - 1) / 2);
  const nearest = grown(near, (1 / (1 + STRIP_PUNCH) - 1) / 2);
  return sureFaces(reading).some((face) => {
    const [head, box] = [headOf(face), areaOf(face)];
    return (
      (share(view, head) > STRAND && lack(near, head) > 0) ||
      (share(view, box) > STRAND && share(nearest, box) < WHOLE_FACE)
    );
  });
}
