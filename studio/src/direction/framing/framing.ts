import type { Reading, ShotSize, Target } from "@curta/contract";
import { type Area, areaOf, united } from "../../geometry/area.ts";
import { viewOf, keepInside } from "./view.ts";
import type { Framing } from "../timeline.ts";
import { avoidCuttingFaces, type Constraints, type FoundFraming } from "./avoid-cutting-faces.ts";
import { rimOf, sureFaces, wholeFace } from "./face-geometry.ts";
import { objectOf } from "./objects.ts";
import { objectCore, objectFraming } from "./object-framing.ts";
import { placeOf } from "./places.ts";
import { type Stage, stageOf } from "./stage.ts";

/**
 * The closest framing may enlarge the picture's pixels this much; beyond, frames look soft, and with less a
 * picture of film size has no close-ups at all.
 */
const MOST_ENLARGEMENT = 1.7;
/** And those of a small photo, which was enlarged to be a picture at all, in all by this much. */
const MOST_OF_SMALL = 7.5;
const FILM_WIDTH_PX = 1080;
/** Zoom of each size where the picture has pixels enough; each leaves room to move. */
const SIZE_ZOOM: Readonly<Record<ShotSize, readonly [loosest: number, closest: number]>> = {
  wide: [1.08, 1.14],
  medium: [1.34, 1.56],
  "close-up": [1.7, 2.1],
  "extreme-close-up": [2.25, 3.6],
};
/** Four times closer than the widest view, where the pixels are there. */
const CLOSEST_WISHED = 4;
/** In pictures that allow less zoom than this, the sizes of shots lie closer together. */
const FULL_SCALE = 2.6;
/** Even the widest framing leaves a margin, so that a camera can move. */
const WIDEST = 1.06;
/** Share of the frame's width that a target should fill. */
const FILL = 0.7;
/**
 * The part of the subject that no shot of it may cut off, in widths and heights of the subject: its middle, and the part above,
 * where a head may be that was not found as a face.
 */
const CORE = { left: 0.2, right: 0.8, top: -0.18, bottom: 0.75 } as const;
const LEAST_SUBJECT_CONFIDENCE = 0.35;
/** A shot moves about its framing by about this much, before it is known how. */
const USUAL_ZOOMS = [0.95, 1.08] as const;

/** A framing, and the picture that it is a framing of. */
export interface StagedFraming extends FoundFraming {
  readonly stage: Stage;
}

/**
 * The closest zoom that a stage's pixels give; at least a little, so that the camera can move at all. Wide shots of a
 * card stay wide.
 */
export function closestZoom({ reading, cover, source }: Stage, size: ShotSize = "wide"): number {
  if (source !== "photo") return size === "wide" ? 1.2 : CARD_CLOSEST;
  const pixels = reading.width * cover.width;
  const most = Math.min(MOST_ENLARGEMENT, MOST_OF_SMALL / (reading.enlarged ?? 1));
  return Math.min(CLOSEST_WISHED, Math.max(1.2, (pixels / FILM_WIDTH_PX) * most));
}

/** How close each size shows a card, and the closest that its pixels give. */
const CARD_ZOOM: Readonly<Record<ShotSize, number>> = {
  wide: 1.05,
  medium: 1.28,
  "close-up": 1.62,
  "extreme-close-up": 1.62,
};
const CARD_CLOSEST = 1.9;
/** The photo stands a little above the middle of a closer view of its card. */
const CARD_LIFT = 0.06;
/** What a closer view is about takes at most this share of the frame's width. */
const CARD_FILL = 0.92;
/** Things lose their rims. */
const CARD_FILL_THING = 1.08;
/** A thing as wide as that says nothing of where to look on it. */
const WIDE_THING = 0.84;
/** The ground beside the photo, in shares of the card's width. */
const CARD_RIM = 0.03;
/** What draws the eye for sure. */
const SURE_POINT = 0.6;

const framed = new WeakMap<Reading, Map<string, StagedFraming>>();

/**
 * Frames a target in a size so that no face is cut through; harm is 0 where that can be. Small pictures get
 * narrower steps between sizes.
 */
export function frameTarget(target: Target, size: ShotSize, reading: Reading): StagedFraming {
  const known = framed.get(reading) ?? new Map<string, StagedFraming>();
  framed.set(reading, known);
  const key = `${size} ${JSON.stringify(target)}`;
  const framing = known.get(key) ?? searchFraming(target, size, stageOf(target, reading));
  known.set(key, framing);
  return framing;
}

function searchFraming(target: Target, size: ShotSize, stage: Stage): StagedFraming {
  const { cover } = stage;
  const found = avoidCuttingFaces(wishedFraming(target, size, stage), constraintsOf(target, size, stage), {
    widest: stage.source === "photo" ? WIDEST : 1,
    closest: closestZoom(stage, size),
    sweep: (base) =>
      USUAL_ZOOMS.map((by) => viewOf(keepInside({ ...base, zoom: base.zoom * by }, cover), cover)),
  });
  return { ...found, stage };
}

/** What a shot of a target must keep in view, whatever its move. */
export function constraintsOf(target: Target, size: ShotSize, stage: Stage): Constraints {
  const { reading, cover } = stage;
  const faces = sureFaces(reading);
  const object = objectOf(target, reading);
  if (object !== null) {
    const { x, y } = objectFraming(object, size, { cover, widest: WIDEST, closest: closestZoom(stage) });
    return { cover, faces, core: objectCore(object, size, cover), aim: { x, y } };
  }
  const { x, y } = stage.source === "photo" ? placeOf(target, reading) : cardFraming(size, stage);
  const isHero = faces.length === 0 && (target.kind === "face" || target.kind === "subject");
  return { cover, faces, core: isHero ? coreOf(stage) : null, aim: { x, y } };
}

function coreOf({ reading: { subject }, cover }: Stage): Area | null {
  if (subject === null || subject.confidence < LEAST_SUBJECT_CONFIDENCE) return null;
  const rim = rimOf(cover);
  const { x, y, w, h } = subject;
  return {
    left: reachable(x + CORE.left * w, rim.x),
    top: reachable(y + CORE.top * h, rim.y),
    right: reachable(x + CORE.right * w, rim.x),
    bottom: reachable(y + CORE.bottom * h, rim.y),
  };
}

/** A place that even the widest framing shows. */
function reachable(place: number, rim: number): number {
  return Math.min(1 - rim, Math.max(rim, place));
}

function wishedFraming(target: Target, size: ShotSize, stage: Stage): Framing {
  const { reading, cover } = stage;
  const closest = closestZoom(stage, size);
  if (stage.source !== "photo") return cardFraming(size, stage);
  const object = objectOf(target, reading);
  if (object !== null) return objectFraming(object, size, { cover, widest: WIDEST, closest });
  const place = placeOf(target, reading);
  if (target.kind === "view") {
    const zoom = Math.min(closest, 100 / target.share);
    return keepInside({ x: place.x, y: place.y, zoom, roll: 0 }, cover);
  }
  const [loosest, tightest] = SIZE_ZOOM[size];
  const wished = FILL / Math.max(place.width / cover.width, (place.height / cover.height) * 0.8, 0.05);
  const zoom = Math.min(tightest, Math.max(loosest, wished));
  const step = Math.min(1, Math.log(closest / WIDEST) / Math.log(FULL_SCALE / WIDEST));
  const scaled = Math.min(closest, WIDEST * (zoom / WIDEST) ** step);
  return keepInside({ x: place.x, y: place.y, zoom: scaled, roll: 0 }, cover);
}

/** The card whole, or closer: about faces, or what draws the eye, and without its ground beside the photo. */
function cardFraming(size: ShotSize, { reading, cover }: Stage): Framing {
  if (size === "wide") return { x: 0.5, y: 0.5, zoom: CARD_ZOOM.wide, roll: 0 };
  const shown = drawsEye(reading);
  const isWhole = sureFaces(reading).length > 0 || objectOf({ kind: "subject" }, reading)?.isAnimal === true;
  const fill = isWhole ? CARD_FILL : CARD_FILL_THING;
  const zoom = Math.max(CARD_ZOOM.wide, Math.min(CARD_ZOOM[size], fill / (shown.right - shown.left)));
  const y = (shown.top + shown.bottom) / 2 + CARD_LIFT / zoom;
  return keepInside({ x: (shown.left + shown.right) / 2, y, zoom, roll: 0 }, cover, CARD_RIM * zoom);
}

/** Faces; else the largest thing, or the strongest points of one that is as wide as the photo. */
function drawsEye(reading: Reading): Area {
  const heads = sureFaces(reading).map((face) => areaOf(wholeFace(face)));
  if (heads.length > 0) return united(heads);
  const thing = objectOf({ kind: "subject" }, reading);
  if (thing !== null && (thing.isAnimal || thing.box.w < WIDE_THING)) return areaOf(thing.box);
  const points = reading.points.filter(({ confidence }, index) => index === 0 || confidence >= SURE_POINT);
  return united(points.map(({ x, y }) => areaOf({ x, y, w: 0, h: 0 })));
}
