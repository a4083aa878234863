import type { Box } from "@curta/contract";
import type { FaceCues } from "./face-cues.ts";
import { faceCues } from "./face-cues.ts";
import { FRINGED, TEMPLATE, TILTED, TILTED_FRINGED } from "./face-template.ts";
import { withKernelMemory } from "../kernel/kernel.ts";
import type { Plane } from "../plane.ts";
import { mapPlane, resizePlane } from "../plane.ts";
import { skinTone } from "./skin.ts";
import type { Found } from "./subject.ts";
import type { Thumbnail } from "../thumbnail.ts";
import { isColourless } from "../thumbnail.ts";

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
/** Without a forehead and aslant, little is left that leaves and rocks do not have too: only larger faces, as a share of the shorter side. */
const TILTED_FRINGED_LEAST = 0.13;
/** Correlation of window and pattern: below `from` no face, from `to` on as like as it gets. */
const PATTERNS = [
  ...[TEMPLATE, ...TILTED].map((template) => ({ template, from: 0.5, to: 0.72, least: 0 })),
  { template: FRINGED, from: 0.45, to: 0.57, least: 0 },
  ...TILTED_FRINGED.map((template) => ({ template, from: 0.5, to: 0.62, least: TILTED_FRINGED_LEAST })),
];
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
  const skin = isColourless(thumbnail) ? litPlaces(luma) : skinTone(thumbnail);
  const lumas = halvings(luma);
  const skins = halvings(skin);
  const shorter = Math.min(width, height);
  const smallest = Math.max(TEMPLATE.width, shorter * SMALLEST);
  return withKernelMemory((memory) => {
    const cues = faceCues(memory, thumbnail, skin, resizePlane(saliency, width, height));
    const found: Found[] = [];
    for (let faceWidth = smallest; faceWidth <= shorter * LARGEST; faceWidth *= GROWTH) {
      const scale = TEMPLATE.width / faceWidth;
      const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
      if (size.width < TEMPLATE.width || size.height < TEMPLATE.height) break;
      const planes = { luma: resizeFrom(lumas, size), skin: resizeFrom(skins, size) };
      const patterns = PATTERNS.filter(({ least }) => faceWidth >= least * shorter);
      found.push(...facesOfOneSize(planes, patterns, cues));
    }
    return withoutOverlaps(found).slice(0, MAX_FACES).map(wholeFace);
  });
}

/** Where there is no colour to tell, all that is lit may be skin, a little less surely. */
function litPlaces(luma: Plane): Plane {
  return mapPlane(luma, (value) => (value > 0.2 ? 0.7 : 0));
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

/** Windows are looked around from so much less than likeness on. */
const PROMISING = 0.12;
/** Places of one size and pattern that are looked at more closely, at most. */
const MOST_PLACES = 512;
/** Cells that the kernel may read past the end of a plane: its rows are a little longer than the pattern's. */
const OVERHANG = 4;

interface Planes {
  readonly luma: Plane;
  readonly skin: Plane;
}

function facesOfOneSize({ luma, skin }: Planes, patterns: typeof PATTERNS, cues: FaceCues): Found[] {
  const { width, height } = luma;
  return withKernelMemory(({ kernel, copyIn, write, alloc, readFloats }) => {
    const lumaAt = alloc(luma.values.byteLength + 4 * OVERHANG);
    write(lumaAt, luma.values);
    const skinAt = copyIn(skin.values);
    const spots = copyIn(Int32Array.from(SKIN_SPOTS, ({ x, y }) => 4 * (y * width + x)));
    const out = alloc(12 * MOST_PLACES);
    return patterns.flatMap(({ template, from, to }) => {
      const found = kernel.scan(
        lumaAt,
        skinAt,
        width,
        height,
        template.width,
        template.height,
        spots,
        LEAST_SKIN,
        copyIn(template.numbers),
        template.cells,
        from - PROMISING,
        from,
        out,
        MOST_PLACES,
      );
      const places = readFloats(out, 3 * found);
      return Array.from({ length: found }, (_, k) => {
        const [x = 0, y = 0, likeness = 0] = places.subarray(3 * k);
        const box = {
          x: x / width,
          y: y / height,
          w: template.width / width,
          h: template.height / height,
        };
        return {
          ...box,
          confidence: confidenceOf(box, (likeness - from) / (to - from), (face) => cues(face, template.tilt)),
        };
      }).filter(({ confidence }) => confidence >= LEAST_CONFIDENCE);
    });
  });
}

/** @param alike how far the likeness lies between the least and the most */
function confidenceOf(box: Box, alike: number, cues: (face: Box) => number): number {
  const low = Math.min(1, Math.max(0, (LOW.to - box.y - box.h / 2) / (LOW.to - LOW.from)));
  const most = MOST_CONFIDENCE * low * Math.min(1, alike);
  return most < LEAST_CONFIDENCE ? 0 : most * cues(box);
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
