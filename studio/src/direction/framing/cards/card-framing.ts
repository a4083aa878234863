import type { ShotSize } from "@curta/contract";
import { type Area, areaOf, sizeOf, united } from "../../../geometry/area.ts";
import type { Framing } from "../../timeline.ts";
import { animalFaceOf, isLongAnimal, LEAST_ABOVE, MOST_OF_PHOTO } from "../animal-head.ts";
import { keptFace, sureFaces } from "../faces/face-geometry.ts";
import { objectFraming } from "../object-framing.ts";
import { objectOf, type SeenObject } from "../objects.ts";
import type { Stage } from "../stage.ts";
import { keepInside } from "../view.ts";

/** How close each size shows a card. */
const CARD_ZOOM: Readonly<Record<ShotSize, number>> = {
  wide: 1.02,
  medium: 1.28,
  "close-up": 1.62,
  "extreme-close-up": 1.62,
};
/** The closest that a card's pixels give; its wide shots stay wide. */
const CLOSEST = 1.9;
const CLOSEST_WIDE = 1.08;
/** The photo stands a little above the middle of a closer view of its card. */
const LIFT = 0.06;
/** What a closer view is about takes at most this share of the frame's width. */
const FILL = 0.92;
/** Where what is to be read begins in the frame, below the place of hooks, and how much of the frame it may take: a camera moves nearer. */
const DOCUMENT = { top: 0.37, height: 0.54, width: 0.86 } as const;
/** Things lose their rims. */
const FILL_THING = 1.08;
/** A thing as wide as that says nothing of where to look on it. */
const WIDE_THING = 0.84;
/** The ground beside the photo, in shares of the card's width. */
const RIM = 0.03;
/** What draws the eye for sure. */
const SURE_POINT = 0.6;

/** The closest zoom of a card in shots of a size. */
export function closestOnCard(size: ShotSize): number {
  return size === "wide" ? CLOSEST_WIDE : CLOSEST;
}

/** The card whole, or closer: about faces, a document, or what draws the eye, and without its ground beside the photo. */
export function cardFraming(size: ShotSize, stage: Stage): Framing {
  if (size === "wide") return { x: 0.5, y: 0.5, zoom: CARD_ZOOM.wide, roll: 0 };
  const { reading, cover, lines } = stage;
  if (lines.length > 0) return readOnCard(size, stage);
  const shown = drawsEye(stage);
  const isWhole = sureFaces(reading).length > 0 || objectOf({ kind: "subject" }, reading)?.isAnimal === true;
  const fill = isWhole ? FILL : FILL_THING;
  const zoom = Math.max(CARD_ZOOM.wide, Math.min(CARD_ZOOM[size], fill / (shown.right - shown.left)));
  const y = (shown.top + shown.bottom) / 2 + LIFT / zoom;
  return keepInside({ x: (shown.left + shown.right) / 2, y, zoom, roll: 0 }, cover, RIM * zoom);
}

/** All that is to be read, with what draws the eye in a photo, as large as leaves the place of words above it free. */
function readOnCard(size: ShotSize, stage: Stage): Framing {
  const { cover, lines } = stage;
  const shown = stage.isDocument ? lines : [drawsEye(stage), ...lines];
  const { left, top, right, bottom } = united(shown);
  const fits = Math.min(DOCUMENT.width / (right - left), DOCUMENT.height / (bottom - top));
  const zoom = Math.max(CARD_ZOOM.wide, Math.min(CARD_ZOOM[size], fits));
  const y = top + (0.5 - DOCUMENT.top) / zoom;
  return keepInside({ x: (left + right) / 2, y, zoom, roll: 0 }, cover, RIM * zoom);
}

/**
 * Somebody on the card, with ground above and below the photo: wider than any view of the photo itself. Where all of the
 * photo's height is in view, it stands a little above the middle.
 */
export function personOnCard(person: SeenObject, size: ShotSize, { cover, photo }: Stage): Framing {
  const range = { cover, widest: CARD_ZOOM.wide, closest: closestOnCard(size) };
  const framing = objectFraming(person, size, range);
  const isAllHigh = photo.bottom - photo.top <= 1 / framing.zoom;
  const y = isAllHigh ? (photo.top + photo.bottom) / 2 + LIFT / framing.zoom : framing.y;
  return keepInside({ ...framing, y }, cover, RIM * framing.zoom);
}

/** The face of an animal that fills the photo on its card; null of one that leaves room around it, or that the photo cuts above. */
function faceOnCard(animal: Area, { reading, photo }: Stage): Area | null {
  const above = (animal.top - photo.top) / (photo.bottom - photo.top);
  const fills = sizeOf(animal) > MOST_OF_PHOTO * sizeOf(photo);
  if (above < LEAST_ABOVE || !fills || isLongAnimal(animal, reading)) return null;
  return animalFaceOf(animal, reading)?.area ?? null;
}

/** Faces; else an animal or its face; else the largest thing, or the strongest points of one that is as wide as the photo. */
function drawsEye(stage: Stage): Area {
  const { reading, cover } = stage;
  const heads = sureFaces(reading).map((face) => keptFace(face, cover));
  if (heads.length > 0) return united(heads);
  const thing = objectOf({ kind: "subject" }, reading);
  if (thing?.isAnimal === true) return faceOnCard(areaOf(thing.box), stage) ?? areaOf(thing.box);
  if (thing !== null && thing.box.w < WIDE_THING) return areaOf(thing.box);
  const points = reading.points.filter(({ confidence }, index) => index === 0 || confidence >= SURE_POINT);
  return united(points.map(({ x, y }) => areaOf({ x, y, w: 0, h: 0 })));
}
