import type { Point } from "@curta/contract";
import { coverOf } from "../../geometry/cover.ts";
import { blocksOf, isDocument, writtenLines } from "../../geometry/document.ts";
import { chroma, colourName } from "../measure/colour.ts";
import { withKernelMemory } from "../kernel/kernel.ts";
import { type EdgeSharpness, sharpnessAt } from "../measure/edge-sharpness.ts";
import { cellsAround, percentile, type Plane } from "../plane.ts";
import type { Found } from "./subject.ts";
import type { Thumbnail } from "../thumbnail.ts";

const MOST_POINTS = 6;
/** Smallest saliency of a point, relative to the strongest. */
const LEAST_PULL = 0.34;
/** Largest number of local maxima that are examined: in a picture of one colour every cell is one. */
const MOST_PEAKS = 4096;
/** Smallest distance between points, as a share of the width. */
const DISTANCE = 0.24;
/** Smallest distance as a share of the larger point's diameter. */
const APART = 0.62;
const SIZE = { least: 0.14, most: 0.6 };
/** Smallest confidence of text that becomes a point. */
const SURE_TEXT = 0.42;
/** Where there is a subject this sure, nothing that is out of focus, or blank, is a point beside it. */
const SURE_SUBJECT = 0.42;
/** What lies below this sharpness in four of five of its cells is out of focus, or blank. */
const LEAST_CRISPNESS = { value: 0.12, share: 0.8 };
/**
 * A place whose edges are less sharp against the picture's is out of focus, however much it draws the eye: of 18 such places,
 * looked at on photos of all kinds, 15 are.
 */
const LEAST_SHARPNESS = 0.65;

/** What of a picture is known before its points are looked for. */
interface Known {
  readonly faces: readonly Found[];
  readonly people: readonly Found[];
  readonly texts: readonly Found[];
  readonly subject: Found | null;
  /** Sharpness, cell by cell as the saliency. */
  readonly crisp: Plane;
  /** Of edges, at the size of a film. */
  readonly edges: EdgeSharpness;
}

/** Points of interest: places with high saliency, the highest first, at a distance from one another. Never empty. Of a document its blocks of writing. */
export function findPoints(coarse: Thumbnail, saliency: Plane, seen: Known): Point[] {
  if (isDocument({ ...coarse, writing: seen.texts, people: seen.people }))
    return blockPoints(coarse, seen.texts);
  const points: Point[] = [];
  /** Places of the subject that are out of focus: where another is sharp, a film has no need of them. */
  const softOnes: Point[] = [];
  const aspect = coarse.height / coarse.width;
  const isFree = (x: number, y: number, size: number) =>
    points.every((point) => {
      const distance = Math.max(DISTANCE, APART * Math.max(size, point.size));
      return Math.hypot(x - point.x, (y - point.y) * aspect) >= distance;
    });
  const add = (box: Found, kind: Point["kind"]) => {
    const { x, y } = middleOf(box);
    const size = Math.min(SIZE.most, Math.max(SIZE.least, box.w, box.h * aspect));
    if (isFree(x, y, size)) points.push({ x, y, size, kind, confidence: box.confidence, color: null });
  };
  for (const face of seen.faces) add(face, "face");
  for (const peak of peaksOf(saliency)) {
    if (points.length >= MOST_POINTS - 1) break;
    const size = extentOf(saliency, peak);
    if (!isFree(peak.x, peak.y, size)) continue;
    const kind = kindOf(peak, coarse, seen);
    const isOther = kind === "detail" || kind === "light";
    const soft = isSoft(peak, size, seen);
    if ((isOther && isBeyondFocus(peak, size, seen)) || (kind !== "subject" && soft)) continue;
    const point: Point = {
      ...peak,
      size,
      kind,
      confidence: Math.min(1, peak.pull),
      color: colourAt(coarse, peak, size),
    };
    points.push(point);
    if (soft) softOnes.push(point);
  }
  for (const text of seen.texts)
    if (text.confidence >= SURE_TEXT && points.length < MOST_POINTS && !isSoft(middleOf(text), text.w, seen))
      add(text, "text");
  if (points.length === 0) {
    points.push({ x: 0.5, y: 0.46, size: 0.5, kind: "detail", confidence: 0.1, color: null });
  }
  const sharp = points.filter((point) => !softOnes.includes(point));
  return (sharp.length > 0 ? sharp : points).map(({ x, y, size, kind, confidence, color }) => {
    return { x, y, size, kind, confidence, color };
  });
}

/** The blocks of a document that a view can hold, in reading order; all where it can hold none. */
function blockPoints({ width, height }: Thumbnail, texts: readonly Found[]): Point[] {
  const cover = coverOf({ width, height });
  const blocks = blocksOf(writtenLines(texts), width / height);
  const held = blocks.filter(
    ({ left, top, right, bottom }) => right - left <= cover.width && bottom - top <= cover.height,
  );
  return (held.length > 0 ? held : blocks).slice(0, MOST_POINTS).map(({ left, top, right, bottom }) => ({
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    size: Math.min(1, Math.max(SIZE.least, right - left, ((bottom - top) * height) / width)),
    kind: "text",
    confidence: 1,
    color: null,
  }));
}

interface Peak {
  readonly x: number;
  readonly y: number;
  readonly pull: number;
}

/** Local maxima, the strongest first. */
function peaksOf({ width, height, values }: Plane): Peak[] {
  const radius = Math.max(2, Math.round(width / 24));
  const cells = withKernelMemory(({ kernel, copyIn, alloc, readIntegers }) => {
    const to = alloc(4 * MOST_PEAKS);
    return readIntegers(to, kernel.peaks(copyIn(values), width, height, LEAST_PULL, radius, to, MOST_PEAKS));
  });
  return Array.from(cells, (cell) => ({
    x: ((cell % width) + 0.5) / width,
    y: (Math.floor(cell / width) + 0.5) / height,
    pull: values[cell] ?? 0,
  })).toSorted((one, other) => other.pull - one.pull || one.y - other.y || one.x - other.x);
}

/** Diameter of the area around a peak with at least two thirds of its saliency, as a share of the width. */
function extentOf({ width, height, values }: Plane, peak: Peak): number {
  const x = Math.floor(peak.x * width);
  const y = Math.floor(peak.y * height);
  const reach = (dx: number, dy: number): number => {
    let steps = 0;
    for (;;) {
      const i = x + dx * (steps + 1);
      const j = y + dy * (steps + 1);
      if (i < 0 || j < 0 || i >= width || j >= height) return steps;
      if ((values[j * width + i] ?? 0) < 0.66 * peak.pull) return steps;
      steps++;
    }
  };
  const across = reach(1, 0) + reach(-1, 0);
  const along = reach(0, 1) + reach(0, -1);
  return Math.min(
    SIZE.most,
    Math.max(SIZE.least, (Math.min(across, along) + 0.5 * Math.abs(across - along)) / width),
  );
}

function kindOf(peak: Peak, { luma }: Thumbnail, seen: Pick<Known, "texts" | "subject">): Point["kind"] {
  const inside = ({ x, y, w, h }: Found) => peak.x >= x && peak.x <= x + w && peak.y >= y && peak.y <= y + h;
  if (seen.texts.some((text) => text.confidence >= SURE_TEXT && inside(text))) return "text";
  if (seen.subject && inside(seen.subject)) return "subject";
  const x = Math.floor(peak.x * luma.width);
  const y = Math.floor(peak.y * luma.height);
  return (luma.values[y * luma.width + x] ?? 0) > 0.93 ? "light" : "detail";
}

/** Whether a place beside a sure subject is out of focus, or blank: colour alone draws the eye there. */
function isBeyondFocus({ x, y }: Peak, size: number, { subject, crisp }: Known): boolean {
  if (subject === null || subject.confidence < SURE_SUBJECT) return false;
  return percentile(cellsAround(crisp, x, y, size), LEAST_CRISPNESS.share) < LEAST_CRISPNESS.value;
}

function middleOf({ x, y, w, h }: Found): { readonly x: number; readonly y: number } {
  return { x: x + w / 2, y: y + h / 2 };
}

/** Whether the edges of a place are out of focus. */
function isSoft({ x, y }: Pick<Peak, "x" | "y">, size: number, { edges }: Known): boolean {
  return (sharpnessAt(edges, x, y, size) ?? 1) < LEAST_SHARPNESS;
}

/** Name of the most vivid colour around a point; null if all colours there are nearly grey. */
function colourAt({ width, height, rgb, a, b }: Thumbnail, { x, y }: Peak, size: number): string | null {
  const radius = Math.max(1, Math.round((size * width) / 4));
  const sum = [0, 0, 0];
  let weights = 0;
  for (let j = Math.round(y * height) - radius; j <= y * height + radius; j++) {
    for (let i = Math.round(x * width) - radius; i <= x * width + radius; i++) {
      if (i < 0 || j < 0 || i >= width || j >= height) continue;
      const cell = j * width + i;
      const weight = chroma(a.values[cell] ?? 0, b.values[cell] ?? 0) ** 2;
      for (const channel of [0, 1, 2]) sum[channel]! += weight * (rgb[cell * 3 + channel] ?? 0);
      weights += weight;
    }
  }
  const area = (2 * radius + 1) ** 2;
  if (weights / area < 0.05 ** 2) return null;
  return colourName(sum[0]! / weights, sum[1]! / weights, sum[2]! / weights);
}
