import type { FaceCues } from "./face-cues.ts";
import { faceCues } from "./face-cues.ts";
import type { FaceTemplate } from "./face-template.ts";
import { FRINGED, TEMPLATE } from "./face-template.ts";
import type { Plane } from "./plane.ts";
import { resizePlane } from "./plane.ts";
import { skinTone } from "./skin.ts";
import type { Found } from "./subject.ts";
import type { Thumbnail } from "./thumbnail.ts";

/** Faces are looked for from this share of the shorter side up to the largest, each size larger by `GROWTH`. */
const SMALLEST = 0.085;
const LARGEST = 0.6;
const GROWTH = 1.18;
const MAX_FACES = 4;
/** A drawn pattern and rules of thumb are no trained detector: never surer than this. */
const MOST_CONFIDENCE = 0.85;
const LEAST_CONFIDENCE = 0.5;
/** Faces seldom lie low in a photo: from `from` on (share of its height) a face is doubted, at `to` not believed. */
const LOW = { from: 0.62, to: 0.86 };
/** Correlation of window and pattern: below `from` no face, from `to` on as like as it gets. */
const PATTERNS = [
  { template: TEMPLATE, from: 0.5, to: 0.72 },
  { template: FRINGED, from: 0.45, to: 0.57 },
] as const;
type Pattern = (typeof PATTERNS)[number];
/** Height of a face with its chin, in heights of the pattern. */
const CHIN = 1.2;
/** Mean skin likeness at forehead and cheeks from which a window is looked at closely. */
const LEAST_SKIN = 0.4;

/**
 * Likely frontal faces: places whose light and shade correlate with the pattern of a face at some size, of one
 * colour that skin can have, with eyes and mouth darker than smooth cheeks, set off from what lies beside.
 */
export function findFaces(thumbnail: Thumbnail, saliency: Plane): Found[] {
  const { width, height, luma } = thumbnail;
  const skin = skinTone(thumbnail);
  const cues = faceCues(thumbnail, skin, resizePlane(saliency, width, height));
  const lumas = halvings(luma);
  const skins = halvings(skin);
  const shorter = Math.min(width, height);
  const found: Found[] = [];
  const smallest = Math.max(TEMPLATE.width, shorter * SMALLEST);
  for (let faceWidth = smallest; faceWidth <= shorter * LARGEST; faceWidth *= GROWTH) {
    const scale = TEMPLATE.width / faceWidth;
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
    if (size.width < TEMPLATE.width || size.height < TEMPLATE.height) break;
    const planes = { luma: resizeFrom(lumas, size), skin: resizeFrom(skins, size) };
    for (const pattern of PATTERNS) found.push(...facesOfOneSize(planes, pattern, cues));
  }
  return withoutOverlaps(found).slice(0, MAX_FACES).map(wholeFace);
}

/** The pattern ends at the upper lip, so it says least about the chin: from the forehead down to it. */
function wholeFace({ x, y, w, h, confidence }: Found): Found {
  const left = Math.max(0, x - 0.05 * w);
  const bottom = Math.min(1, y + CHIN * h);
  return { x: left, y, w: Math.min(1, x + 1.05 * w) - left, h: bottom - y, confidence };
}

/** The plane and its halves, quarters... so that each size is drawn from the nearest larger one. */
function halvings(plane: Plane): Plane[] {
  const levels = [plane];
  for (let last = plane; Math.min(last.width, last.height) >= 2 * TEMPLATE.height; levels.push(last)) {
    last = resizePlane(last, last.width >> 1, last.height >> 1);
  }
  return levels;
}

function resizeFrom(levels: readonly Plane[], size: { width: number; height: number }): Plane {
  const level = levels.findLast(({ width }) => width >= size.width);
  return resizePlane(level ?? levels[0]!, size.width, size.height);
}

const SKIN_SPOTS = [
  { x: 3, y: 11 },
  { x: 10, y: 11 },
  { x: 7, y: 3 },
];

/** Every second window is looked at first, and those around the promising ones after. */
const STRIDE = 2;
const PROMISING = 0.12;

interface Planes {
  readonly luma: Plane;
  readonly skin: Plane;
}

function facesOfOneSize({ luma, skin }: Planes, pattern: Pattern, cues: FaceCues): Found[] {
  const out: Found[] = [];
  const offsets = Int32Array.from(pattern.template.cells, ({ x, y }) => y * luma.width + x);
  const spots = SKIN_SPOTS.map(({ x, y }) => y * luma.width + x);
  for (let y = 1; y + TEMPLATE.height < luma.height; y += STRIDE) {
    for (let x = 1; x + TEMPLATE.width < luma.width; x += STRIDE) {
      const start = y * luma.width + x;
      let tone = 0;
      for (let k = 0; k < spots.length; k++) tone += skin.values[start + spots[k]!]!;
      if (tone < LEAST_SKIN * spots.length) continue;
      if (correlation(luma.values, start, offsets, pattern.template) <= pattern.from - PROMISING) continue;
      const face = bestAround(luma, { x, y }, offsets, pattern, cues);
      if (face) out.push(face);
    }
  }
  return out;
}

/** The window most like a face among nine neighbours, if it is sure enough. */
function bestAround(
  luma: Plane,
  at: { x: number; y: number },
  offsets: Int32Array,
  { template, from, to }: Pattern,
  cues: FaceCues,
): Found | null {
  let best = at;
  let likeness: number = from;
  for (let y = at.y - 1; y <= at.y + 1; y++) {
    for (let x = at.x - 1; x <= at.x + 1; x++) {
      const here = correlation(luma.values, y * luma.width + x, offsets, template);
      if (here <= likeness) continue;
      likeness = here;
      best = { x, y };
    }
  }
  if (likeness === from) return null;
  const box = {
    x: best.x / luma.width,
    y: best.y / luma.height,
    w: TEMPLATE.width / luma.width,
    h: TEMPLATE.height / luma.height,
  };
  const alike = Math.min(1, (likeness - from) / (to - from));
  const low = Math.min(1, Math.max(0, (LOW.to - box.y - box.h / 2) / (LOW.to - LOW.from)));
  if (low === 0) return null;
  const confidence = MOST_CONFIDENCE * low * alike * cues(box);
  return confidence >= LEAST_CONFIDENCE ? { ...box, confidence } : null;
}

/** Normalised cross-correlation with the pattern after taking slanting light out; 0 where there is no contrast. */
function correlation(
  values: Float32Array,
  start: number,
  offsets: Int32Array,
  { face, sideways, downwards }: FaceTemplate,
): number {
  let sum = 0;
  let squares = 0;
  let alongFace = 0;
  let alongSide = 0;
  let alongDown = 0;
  for (let k = 0; k < offsets.length; k++) {
    const value = values[start + offsets[k]!]!;
    sum += value;
    squares += value * value;
    alongFace += value * face[k]!;
    alongSide += value * sideways[k]!;
    alongDown += value * downwards[k]!;
  }
  const variance = squares - (sum * sum) / offsets.length - alongSide * alongSide - alongDown * alongDown;
  return variance < 0.002 * offsets.length ? 0 : alongFace / Math.sqrt(variance);
}

/** Keeps the surest of boxes that lie on one another. */
function withoutOverlaps(found: Found[]): Found[] {
  const kept: Found[] = [];
  for (const face of found.toSorted((one, other) => other.confidence - one.confidence)) {
    const centre = { x: face.x + face.w / 2, y: face.y + face.h / 2 };
    const free = kept.every(
      (other) =>
        Math.abs(centre.x - other.x - other.w / 2) > (other.w + face.w) / 2 ||
        Math.abs(centre.y - other.y - other.h / 2) > (other.h + face.h) / 2,
    );
    if (free) kept.push(face);
  }
  return kept;
}
