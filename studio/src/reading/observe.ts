import type { Box } from "@curta/contract";
import type { Picture } from "../picture.ts";
import { findFaces } from "./find/faces.ts";
import type { Plane } from "./plane.ts";
import { saliencyOf } from "./find/saliency.ts";
import type { Found } from "./find/subject.ts";
import { findCore, findSubject } from "./find/subject.ts";
import { findText } from "./find/text.ts";
import type { DetailedThumbnail, Thumbnail } from "./thumbnail.ts";
import { shrinkThumbnail, thumbnailOf } from "./thumbnail.ts";

/** Cells of the fine thumbnail that faces are looked for on (255 x 453 of a 9:16 picture), and of the coarse one. */
const FINE_CELLS = 115_200;
const COARSE_CELLS = 26_000;

/** A first look at a picture of any proportions: what framing and reading both start from. */
export interface Observation {
  readonly coarse: DetailedThumbnail;
  /** How much each cell of `coarse` draws the eye, 0 to 1. */
  readonly saliency: Plane;
  /** The surest first. */
  readonly faces: readonly Found[];
  readonly subject: Found | null;
  /** The part of it that stands out most, for where the whole does not fit. */
  readonly core: Found | null;
}

/** The first look at a photo, before it is framed. */
export interface PhotoObservation extends Observation {
  /** What looks like writing, the surest first. */
  readonly texts: readonly Found[];
}

/** Looks at a picture of any proportions. */
export function observe(picture: Picture): PhotoObservation {
  const fine = thumbnailOf(picture, FINE_CELLS);
  const { coarse, saliency, thing } = whatStandsOut(picture, fine);
  const faces = believable(findFaces(fine, saliency), thing);
  const subject = subjectOf(faces, thing);
  return { coarse, saliency, faces, subject, core: findCore(saliency), texts: findText(fine) };
}

/**
 * Looks at a picture whose faces are known from another look at the same scene (`facesWithin`): looking for them takes
 * longer than all the rest.
 * @param fine any thumbnail of it with many cells
 */
export function observeAgain(picture: Picture, fine: Thumbnail, faces: readonly Found[]): Observation {
  const { coarse, saliency, thing } = whatStandsOut(picture, fine);
  return { coarse, saliency, faces, subject: subjectOf(faces, thing), core: findCore(saliency) };
}

function whatStandsOut(picture: Picture, fine: Thumbnail) {
  const coarse = shrinkThumbnail(fine, picture, COARSE_CELLS);
  const saliency = saliencyOf(coarse);
  return { coarse, saliency, thing: findSubject(coarse, saliency) };
}

function subjectOf([face]: readonly Found[], thing: Found | null): Found | null {
  return face ? personBox(face) : thing;
}

/** The faces of a photo that lie whole in a part of it, in shares of that part; `part` in shares of the photo. */
export function facesWithin({ faces }: Observation, part: Box): Found[] {
  return faces
    .map(({ x, y, w, h, confidence }) => ({
      x: (x - part.x) / part.w,
      y: (y - part.y) / part.h,
      w: w / part.w,
      h: h / part.h,
      confidence,
    }))
    .filter(({ x, y, w, h }) => x >= 0 && y >= 0 && x + w <= 1 && y + h <= 1);
}

/** Faces are mostly part of what stands out; face-like spots beside it, or on what clearly is a thing, are doubted. */
function believable(faces: readonly Found[], thing: Found | null): Found[] {
  return faces
    .map((face) => {
      const clear = thing && thing.confidence > CLEAR_THING ? 0.92 : 1;
      const beside = thing && isWithin(face, thing) ? 1 : 0.94;
      return { ...face, confidence: clear * beside * face.confidence };
    })
    .filter((face) => face.confidence >= SURE_FACE);
}

/** Whether the middle of a box lies in another. */
export function isWithin(inner: Box, outer: Box): boolean {
  const x = inner.x + inner.w / 2;
  const y = inner.y + inner.h / 2;
  return x > outer.x && x < outer.x + outer.w && y > outer.y && y < outer.y + outer.h;
}

/** A subject surer than this needs no face to be one. */
const CLEAR_THING = 0.75;

/** Faces less sure than this are left out; the others decide what the subject is. */
const SURE_FACE = 0.55;

/** Head and upper body under a face, by the proportions of a standing figure. */
function personBox(face: Found): Found {
  const x = Math.max(0, face.x - 0.8 * face.w);
  const y = Math.max(0, face.y - 0.3 * face.h);
  return {
    x,
    y,
    w: Math.min(1, face.x + 1.8 * face.w) - x,
    h: Math.min(1, face.y + 3 * face.h) - y,
    confidence: face.confidence,
  };
}

/** The whole head with its hair around a face. */
export function headBox(face: Box): Box {
  const x = Math.max(0, face.x - 0.35 * face.w);
  const y = Math.max(0, face.y - 0.4 * face.h);
  return { x, y, w: Math.min(1, face.x + 1.35 * face.w) - x, h: Math.min(1, face.y + 1.25 * face.h) - y };
}
