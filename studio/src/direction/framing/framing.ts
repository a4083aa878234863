import type { Reading, ShotSize, Target } from "@curta/contract";
import { type Area, boxOf, united } from "../../geometry/area.ts";
import { viewOf, keepInside } from "./view.ts";
import type { Framing } from "../timeline.ts";
import { avoidCutting, type Constraints, type FoundFraming } from "./faces/avoid-cutting.ts";
import { cardFraming, closestOnCard, personOnCard } from "./cards/card-framing.ts";
import { reachable, sureFaces } from "./faces/face-geometry.ts";
import { mainThing } from "./main-thing.ts";
import { objectOf } from "./objects.ts";
import { objectCore, objectFraming } from "./object-framing.ts";
import { centred, placeOf, type TargetPlace } from "./places.ts";
import { cardOf, type Stage, stageOf } from "./stage.ts";

/**
 * The closest framing may enlarge the picture's pixels this much; beyond, frames look soft, and with less a
 * picture of film size has no close-ups at all.
 */
const MOST_ENLARGEMENT = 1.7;
/** And those of a small photo, which was enlarged to be a picture at all, in all by this much. */
const MOST_OF_SMALL = 10;
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
/** Share of the frame that all that is written on a document fills, where the picture has so much ground about it. */
const DOCUMENT_FILL = 0.86;
const LEAST_SUBJECT_CONFIDENCE = 0.35;
/** A shot moves about its framing by about this much, before it is known how. */
const USUAL_ZOOMS = [0.95, 1.08] as const;

/** A shot may cut so much of what it should keep: nobody sees it. */
export const MOST_HARM = 0.02;

/** A framing, and the picture that it is a framing of. */
export interface StagedFraming extends FoundFraming {
  readonly stage: Stage;
}

/**
 * The closest zoom that a stage's pixels give; at least a little, so that the camera can move at all. Wide shots of a
 * card stay wide.
 */
export function closestZoom({ reading, cover, source }: Stage, size: ShotSize = "wide"): number {
  if (source !== "photo") return closestOnCard(size);
  const pixels = reading.width * cover.width;
  const most = Math.min(MOST_ENLARGEMENT, MOST_OF_SMALL / (reading.enlarged ?? 1));
  return Math.min(CLOSEST_WISHED, Math.max(1.2, (pixels / FILM_WIDTH_PX) * most));
}

const framed = new WeakMap<Reading, Map<string, StagedFraming>>();

/**
 * Frames a target in a size so that no face is cut through; harm is 0 where that can be. Small pictures get
 * narrower steps between sizes.
 */
export function frameTarget(target: Target, size: ShotSize, reading: Reading): StagedFraming {
  const known = framed.get(reading) ?? new Map<string, StagedFraming>();
  framed.set(reading, known);
  const key = `${size} ${JSON.stringify(target)}`;
  const framing = known.get(key) ?? bestFraming(target, size, reading);
  known.set(key, framing);
  return framing;
}

/** The picture that a shot's view is cut from. */
export function stageOfView(
  { target, size }: { readonly target: Target; readonly size: ShotSize },
  reading: Reading,
): Stage {
  return frameTarget(target, size, reading).stage;
}

/** On the photo; somebody between others on the card, where every view of the photo would cut a face. */
function bestFraming(target: Target, size: ShotSize, reading: Reading): StagedFraming {
  const own = searchFraming(target, size, stageOf(target, reading));
  if (own.harm <= MOST_HARM || own.stage.source !== "photo" || target.kind !== "person") return own;
  if (cardOf(reading)?.length !== 1) return own;
  const wider = searchFraming(target, size, stageOf({ kind: "whole" }, reading));
  return wider.harm <= MOST_HARM ? wider : own;
}

function searchFraming(target: Target, size: ShotSize, stage: Stage): StagedFraming {
  const { cover } = stage;
  const found = avoidCutting(wishedFraming(target, size, stage), constraintsOf(target, size, stage), {
    widest: stage.source === "photo" && stage.lines.length === 0 ? WIDEST : 1,
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
  // A document has its own views, and its card shows all of a photo's titles.
  const titles = stage.isDocument || stage.source !== "photo" ? [] : stage.lines;
  const object = objectOf(target, reading);
  if (object !== null && stage.source !== "photo" && target.kind === "person") {
    const { x, y } = personOnCard(object, size, stage);
    return { cover, faces, titles, core: objectCore(object, "close-up", cover), aim: { x, y } };
  }
  if (object !== null) {
    const { x, y } = objectFraming(object, size, { cover, widest: WIDEST, closest: closestZoom(stage) });
    return { cover, faces, titles, core: objectCore(object, size, cover), aim: { x, y } };
  }
  const { x, y } = stage.source === "photo" ? placeOnPhoto(target, reading) : cardFraming(size, stage);
  const isHero = faces.length === 0 && (target.kind === "face" || target.kind === "subject");
  return { cover, faces, titles, core: isHero ? coreOf(stage) : null, aim: { x, y } };
}

/** Where a target lies; the point that draws the eye in an animal's head stands for all of the head. */
function placeOnPhoto(target: Target, reading: Reading): TargetPlace {
  const main = target.kind === "point" ? mainThing({ reading }, reading) : null;
  if (target.kind !== "point" || main === null || main.head === null || main.headPoint !== target.index)
    return placeOf(target, reading);
  return centred(boxOf(main.head));
}

function coreOf({ reading: { subject }, cover }: Stage): Area | null {
  if (subject === null || subject.confidence < LEAST_SUBJECT_CONFIDENCE) return null;
  const { x, y, w, h } = subject;
  const core = {
    left: x + CORE.left * w,
    top: y + CORE.top * h,
    right: x + CORE.right * w,
    bottom: y + CORE.bottom * h,
  };
  return reachable(core, cover);
}

function wishedFraming(target: Target, size: ShotSize, stage: Stage): Framing {
  const { reading, cover } = stage;
  const closest = closestZoom(stage, size);
  const object = objectOf(target, reading);
  if (stage.source !== "photo") {
    return object !== null && target.kind === "person"
      ? personOnCard(object, size, stage)
      : cardFraming(size, stage);
  }
  if (object !== null) return objectFraming(object, size, { cover, widest: WIDEST, closest });
  if (target.kind === "all" && size === "wide" && stage.isDocument && stage.lines.length > 0)
    return documentFraming(stage);
  const place = placeOnPhoto(target, reading);
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

/** All that is written on a document, with air about it where the picture has some. */
function documentFraming({ lines, cover }: Stage): Framing {
  const { x, y, w, h } = boxOf(united(lines));
  const fits = DOCUMENT_FILL * Math.min(cover.width / w, cover.height / h);
  const zoom = Math.max(1, Math.min(SIZE_ZOOM.wide[1], fits));
  return keepInside({ x: x + w / 2, y: y + h / 2, zoom, roll: 0 }, cover);
}
