import type { Box, Reading } from "@curta/contract";
import { type Area, areaOf, grown, lack, share, united } from "../../geometry/area.ts";
import type { Cover } from "../../geometry/cover.ts";

/** Faces of at least this confidence are neither cut nor covered. */
const LEAST_CONFIDENCE = 0.5;
/** A face's box ends at brows, cheeks and chin; hair, ears and neck reach this much further, in its own sizes. */
const AROUND = 0.4;
/** What of that a frame that shows the face must show: ears, hair and chin, not the tips of hair. */
const KEPT = { side: 0.16, top: 0.26, bottom: 0.2 } as const;
/** What of it a frame that leaves the face out must leave out. People in a row stand ear to ear. */
const LEFT_OUT = { side: 0.12, top: 0.3, bottom: 0.1 } as const;
/** What a view surely shows while its camera moves, in shares of the largest view. */
const SURELY = 0.9;
/** Eyes, nose and mouth are so far from the sides of a face, in its sizes. */
const FEATURES = 0.12;
/** Along a side that the widest framing shows all of, moves need this much at both ends. */
const RIM = 0.065;
/** Share of a left-out face that a frame may still show: a strand of hair. */
const STRAND = 0.08;

/** The faces that the reading is sure of. */
export function sureFaces({ faces }: Reading): Reading["faces"] {
  return faces.filter(({ confidence }) => confidence >= LEAST_CONFIDENCE);
}

/** A face with its hair and chin, as far as the picture shows them. */
export function wholeFace(face: Box): Box {
  const { left, top, right, bottom } = clipped(grown(areaOf(face), AROUND), { x: 0, y: 0 });
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/**
 * What of a face must be in a frame that shows it: all of it, or eyes, nose and mouth of one that no view holds, which fills
 * the frame then.
 */
export function keptFace(face: Box, cover: Cover): Area {
  const kept = clipped(around(face, KEPT), rimOf(cover));
  const isLarge =
    kept.right - kept.left > SURELY * cover.width || kept.bottom - kept.top > SURELY * cover.height;
  return isLarge ? clipped(grown(areaOf(face), -FEATURES), rimOf(cover)) : kept;
}

/** What even the widest framing may lose at the picture's edges, in shares of its width and height. */
export function rimOf(cover: Cover): { x: number; y: number } {
  return { x: cover.width === 1 ? RIM : 0, y: cover.height === 1 ? RIM : 0 };
}

/**
 * How badly a shot that shows these views and all between them cuts a face: 0 if every frame shows all of it, or every
 * frame (nearly) none; else larger for a worse cut, about 1 for half a face.
 */
export function cutThrough(views: readonly Area[], face: Box, cover: Cover): number {
  const kept = keptFace(face, cover);
  const lost = Math.max(0, ...views.map((view) => lack(view, kept)));
  // Checking only the end views misses faces that become visible during the move.
  return Math.min(lost, presence(united(views), face));
}

/** How much of a face there is in a frame that should show none of it. */
function presence(view: Area, face: Box): number {
  const strands = Math.max(0, share(view, headOf(face)) - STRAND);
  return share(view, areaOf(face)) + strands;
}

/** What a frame that leaves a face out must not show, but for a strand. */
export function headOf(face: Box): Area {
  return clipped(around(face, LEFT_OUT), { x: 0, y: 0 });
}

function around({ x, y, w, h }: Box, { side, top, bottom }: typeof KEPT | typeof LEFT_OUT): Area {
  return { left: x - side * w, top: y - top * h, right: x + (1 + side) * w, bottom: y + (1 + bottom) * h };
}

function clipped({ left, top, right, bottom }: Area, rim: { x: number; y: number }): Area {
  return {
    left: within(left, rim.x),
    top: within(top, rim.y),
    right: within(right, rim.x),
    bottom: within(bottom, rim.y),
  };
}

function within(value: number, rim: number): number {
  return Math.min(1 - rim, Math.max(rim, value));
}
