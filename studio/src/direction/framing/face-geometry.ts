import type { Box, Reading } from "@curta/contract";
import type { Framing } from "../timeline.ts";

/** From this on a face counts as one: it is neither cut nor covered. */
const LEAST_CONFIDENCE = 0.5;
/** The reading's box ends at brows, cheeks and chin; hair, ears and neck reach this much further, in its own sizes. */
const AROUND = 0.4;
/** How much of that may be lost at the frame's edge: tips of hair, never ears or chin. */
const SPARE = 0.14;
/** Where the eyes are in the reading's box (direction/../reading/face-template.ts draws them there). */
const EYES = { left: 0.06, right: 0.94, top: 0.3, bottom: 0.54 } as const;
/** Even the widest framing cannot show what is nearer to the picture's edge than this. */
export const RIM = 0.065;
/** What a frame may show of a face that it leaves out: a strand of hair. */
const STRAND = 0.08;
/** In an extreme close-up the eyes stand within this part of the frame's height. */
const EYE_LEVEL = { top: 0.12, bottom: 0.55 } as const;

/** Part of the picture that a frame shows, or a thing takes up: shares of the picture's width and height. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The faces that the reading is sure of. */
export function sureFaces({ faces }: Reading): Reading["faces"] {
  return faces.filter(({ confidence }) => confidence >= LEAST_CONFIDENCE);
}

/** A face with its hair and chin, as far as the picture shows them. */
export function wholeFace(face: Box): Box {
  const { left, top, right, bottom } = clipped(grown(areaOf(face), AROUND), 0);
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** What of a face must be in a frame that shows it. */
export function keptFace(face: Box): Area {
  return clipped(grown(areaOf(face), AROUND - SPARE), RIM);
}

/**
 * How badly a shot that shows these views and all between them cuts through a face: 0 where it has all of it
 * throughout, or (nearly) none, or is an extreme close-up inside it with both eyes and the mouth in view; else the
 * more the worse, 1 being about half a face.
 */
export function cutThrough(views: readonly Area[], face: Box): number {
  const kept = keptFace(face);
  const worst = (cost: (view: Area) => number): number => Math.max(0, ...views.map(cost));
  return Math.min(
    worst((view) => lack(view, kept)),
    // Out of each of them is not enough: a corner may come in between.
    presence(united(views), face),
    worst((view) => lackInside(view, face)),
  );
}

/** The smallest area around some. */
export function united(areas: readonly Area[]): Area {
  return {
    left: Math.min(...areas.map(({ left }) => left)),
    top: Math.min(...areas.map(({ top }) => top)),
    right: Math.max(...areas.map(({ right }) => right)),
    bottom: Math.max(...areas.map(({ bottom }) => bottom)),
  };
}

export function areaOf({ x, y, w, h }: Box): Area {
  return { left: x, top: y, right: x + w, bottom: y + h };
}

/** How much of an area a view leaves out at its four sides, in the area's own sizes. */
export function lack(view: Area, area: Area): number {
  const width = Math.max(1e-6, area.right - area.left);
  const height = Math.max(1e-6, area.bottom - area.top);
  return (
    (over(view.left - area.left) + over(area.right - view.right)) / width +
    (over(view.top - area.top) + over(area.bottom - view.bottom)) / height
  );
}

/** How much of a face there is in a frame that should show none of it. */
function presence(view: Area, face: Box): number {
  const strands = Math.max(0, share(view, areaOf(wholeFace(face))) - STRAND);
  return share(view, areaOf(face)) + strands;
}

function lackInside(view: Area, face: Box): number {
  const { x, y, w, h } = face;
  const whole = areaOf(wholeFace(face));
  const height = view.bottom - view.top;
  const eyes = {
    left: x + EYES.left * w,
    right: x + EYES.right * w,
    top: y + EYES.top * h,
    bottom: y + EYES.bottom * h,
  };
  const level = ((eyes.top + eyes.bottom) / 2 - view.top) / height;
  return (
    lack(view, { left: eyes.left, right: eyes.right, top: y, bottom: y + h }) +
    (over(whole.left - view.left) + over(view.right - whole.right)) / w +
    over(EYE_LEVEL.top - level) +
    over(level - EYE_LEVEL.bottom)
  );
}

/** Share of an area that a view shows. */
export function share(view: Area, area: Area): number {
  const width = Math.min(view.right, area.right) - Math.max(view.left, area.left);
  const height = Math.min(view.bottom, area.bottom) - Math.max(view.top, area.top);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / ((area.right - area.left) * (area.bottom - area.top));
}

function over(value: number): number {
  return Math.max(0, value);
}

function grown({ left, top, right, bottom }: Area, by: number): Area {
  const [across, down] = [(right - left) * by, (bottom - top) * by];
  return { left: left - across, top: top - down, right: right + across, bottom: bottom + down };
}

function clipped({ left, top, right, bottom }: Area, rim: number): Area {
  const least = (value: number): number => Math.min(1 - rim, Math.max(rim, value));
  return { left: least(left), top: least(top), right: least(right), bottom: least(bottom) };
}

/** What a framing shows. The picture has the frame's shape, so that both sides are the same share of it. */
export function viewOf({ x, y, zoom }: Framing): Area {
  const half = 0.5 / zoom;
  return { left: x - half, top: y - half, right: x + half, bottom: y + half };
}
