import type { Reading, ShotSize, Target } from "@curta/contract";
import { keepWhole, type Respect, type Respectful } from "./avoid-cutting-faces.ts";
import type { Framing } from "../timeline.ts";
import { type Area, RIM, sureFaces, viewOf } from "./face-geometry.ts";

/**
 * The closest framing may enlarge the picture's pixels this much; beyond, frames look soft, and with less a
 * picture of film size has no close-ups at all.
 */
const MOST_ENLARGEMENT = 1.7;
const FILM_WIDTH_PX = 1080;
/** Zoom of each size where the picture has pixels enough; each leaves room to move. */
const SIZE_ZOOM: Readonly<Record<ShotSize, readonly [loosest: number, closest: number]>> = {
  wide: [1.08, 1.14],
  medium: [1.34, 1.56],
  "close-up": [1.7, 2.1],
  "extreme-close-up": [2.25, 2.6],
};
const CLOSEST_WISHED = 2.6;
/** Even the widest framing leaves a margin, so that a camera can move. */
const WIDEST = 1.06;
/** Share of the frame's width that a target should fill. */
const FILL = 0.7;

/**
 * What of the subject no shot of it may cut off, in its own widths and heights: its middle, and room above, where
 * heads are that the reading did not know for faces.
 */
const CORE = { left: 0.2, right: 0.8, top: -0.18, bottom: 0.75 } as const;
const LEAST_SUBJECT_CONFIDENCE = 0.35;
/** A shot moves about its framing by about this much, before it is known how. */
const USUAL_ZOOMS = [0.95, 1.08] as const;

/** A rectangle to look at, in shares of the picture; `x`, `y` its centre. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The closest zoom that the picture's pixels give; at least a little, so that the camera can move at all. */
export function closestZoom(reading: Reading): number {
  return Math.min(CLOSEST_WISHED, Math.max(1.2, (reading.width / FILM_WIDTH_PX) * MOST_ENLARGEMENT));
}

const framed = new WeakMap<Reading, Map<string, Respectful>>();

/**
 * Frames a target in a size so that no face is cut through; harm is 0 where that can be. Small pictures get
 * narrower steps between sizes.
 */
export function frameTarget(target: Target, size: ShotSize, reading: Reading): Respectful {
  const known = framed.get(reading) ?? new Map<string, Respectful>();
  framed.set(reading, known);
  const key = `${size} ${target.kind} ${target.kind === "point" ? target.index : ""}`;
  const framing =
    known.get(key) ??
    keepWhole(plainFraming(target, size, reading), respectOf(target, reading), {
      widest: WIDEST,
      closest: closestZoom(reading),
      sweep: (base) => USUAL_ZOOMS.map((by) => viewOf(keepInside({ ...base, zoom: base.zoom * by }))),
    });
  known.set(key, framing);
  return framing;
}

/** What a shot of a target has to respect, whatever its move. */
export function respectOf(target: Target, reading: Reading): Respect {
  const faces = sureFaces(reading);
  const { x, y } = areaOf(target, reading);
  const isHero = faces.length === 0 && (target.kind === "face" || target.kind === "subject");
  return { faces, core: isHero ? coreOf(reading) : null, aim: { x, y } };
}

function coreOf({ subject }: Reading): Area | null {
  if (subject === null || subject.confidence < LEAST_SUBJECT_CONFIDENCE) return null;
  const { x, y, w, h } = subject;
  return {
    left: reachable(x + CORE.left * w),
    top: reachable(y + CORE.top * h),
    right: reachable(x + CORE.right * w),
    bottom: reachable(y + CORE.bottom * h),
  };
}

/** A place that even the widest framing shows. */
function reachable(place: number): number {
  return Math.min(1 - RIM, Math.max(RIM, place));
}

function plainFraming(target: Target, size: ShotSize, reading: Reading): Framing {
  const area = areaOf(target, reading);
  const closest = closestZoom(reading);
  const [loosest, tightest] = SIZE_ZOOM[size];
  const wished = FILL / Math.max(area.width, area.height * 0.8, 0.05);
  const zoom = Math.min(tightest, Math.max(loosest, wished));
  const step = Math.log(closest / WIDEST) / Math.log(CLOSEST_WISHED / WIDEST);
  return keepInside({ x: area.x, y: area.y, zoom: WIDEST * (zoom / WIDEST) ** step, roll: 0 });
}

/** Moves a framing so that it shows nothing outside the picture, with `margin` (a share of the view) to spare. */
export function keepInside(framing: Framing, margin = 0): Framing {
  const zoom = Math.max(1, framing.zoom);
  const half = Math.min(0.5, (0.5 + margin) / zoom);
  return { x: clamp(framing.x, half), y: clamp(framing.y, half), zoom, roll: framing.roll };
}

function clamp(value: number, half: number): number {
  return Math.min(1 - half, Math.max(half, value));
}

const PLACES = {
  all: { x: 0.5, y: 0.5, width: 1, height: 1 },
  whole: { x: 0.5, y: 0.5, width: 1, height: 1 },
  center: { x: 0.5, y: 0.5, width: 0.6, height: 0.6 },
  top: { x: 0.5, y: 0.2, width: 1, height: 0.5 },
  bottom: { x: 0.5, y: 0.8, width: 1, height: 0.5 },
  left: { x: 0.2, y: 0.5, width: 0.5, height: 1 },
  right: { x: 0.8, y: 0.5, width: 0.5, height: 1 },
} as const satisfies Record<string, Place>;

/** Where a target lies. Falls back from face to subject to the strongest point. */
function areaOf(target: Target, reading: Reading): Place {
  if (target.kind === "point") return pointArea(target.index, reading);
  if (target.kind === "face" || target.kind === "subject") {
    const face = target.kind === "face" ? reading.faces[0] : undefined;
    const box = face ?? reading.subject;
    return box === null ? pointArea(1, reading) : centred(box);
  }
  if (target.kind === "person" || target.kind === "thing") return PLACES.all;
  return PLACES[target.kind];
}

function pointArea(index: number, reading: Reading): Place {
  const point = reading.points[(index - 1) % reading.points.length];
  if (point === undefined) return PLACES.all;
  const height = (point.size * reading.width) / reading.height;
  return { x: point.x, y: point.y, width: point.size, height };
}

function centred(box: { x: number; y: number; w: number; h: number }): Place {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2, width: box.w, height: box.h };
}
