import type { Picture } from "../picture.ts";
import type { Plane } from "../reading/plane.ts";
import type { Canvas, Colour, EdgeCell } from "./continue-edge.ts";
import { COLUMNS, edgeCells, meanByDistance, median, tableOf } from "./continue-edge.ts";
import { boxBlur, makePlane } from "../reading/plane.ts";

/** What a picture is continued with, on a coarse canvas. */
export interface Fill {
  /** Red, green, blue: soft, and softer with distance. */
  readonly colours: readonly [Plane, Plane, Plane];
  /** How far the mirror image may be seen, 0 to 1: not where it would show a thing a second time. */
  readonly mirror: Plane;
}

/** Difference to the ground, in 8-bit levels and times its roughness, from which the mirror image shows a thing, and twice. */
const OTHER = { least: 5, rough: 7 };
/** Pixels that a cell is judged by, squared. */
const SAMPLES = 5;
/** Cells around a thing that show no mirror image either. */
const AROUND = 2;

/**
 * Carries the colours at the edges on into what lies outside: each place gets the mean of all edge cells by the
 * inverse square of their distance. Along a straight edge that is Poisson's kernel, the smoothest continuation there
 * is: it meets the picture without a seam and grows softer with distance, so that nothing is drawn into streaks.
 * @param reach how far from the edge the mirror image will be shown at all, in pixels
 */
export function fillAround(cut: Picture, canvas: Canvas, reach: number): Fill {
  const step = canvas.width / COLUMNS;
  const rows = Math.round(canvas.height / step);
  const edge = edgeCells(cut, canvas, step);
  const other = OTHER.least + OTHER.rough * roughness(cut, edge, canvas, step);
  const facing = facingTables(edge, cut);
  const colours = [makePlane(COLUMNS, rows), makePlane(COLUMNS, rows), makePlane(COLUMNS, rows)] as const;
  const mirror = makePlane(COLUMNS, rows, () => 1);
  for (let i = 0; i < rows * COLUMNS; i++) {
    const x = (i % COLUMNS) + 0.5;
    const y = Math.floor(i / COLUMNS) + 0.5;
    const at = { x: x * step - canvas.x, y: y * step - canvas.y };
    const depth = depthInside(at, cut);
    if (depth > 2 * step) continue;
    const colour = meanByDistance(facing(at), x, y);
    colours.forEach(({ values }, channel) => (values[i] = colour[channel]!));
    if (-depth > reach) continue;
    const difference = mirrorDifference(cut, at, step, colour);
    mirror.values[i] = Math.min(1, Math.max(0, 2 - difference / other));
  }
  const clear = leastAround(mirror, AROUND);
  fadeOutwards(clear, [
    canvas.x / step,
    canvas.y / step,
    (canvas.x + cut.width) / step,
    (canvas.y + cut.height) / step,
  ]);
  return { colours, mirror: boxBlur(clear, 1) };
}

/** How far the pixels along the edges differ from their cells' means, in 8-bit levels. */
function roughness(cut: Picture, edge: readonly EdgeCell[], canvas: Canvas, step: number): number {
  const differences = edge.map(({ x, y, colour }) =>
    mirrorDifference(cut, { x: x * step - canvas.x, y: y * step - canvas.y }, step, colour),
  );
  return median(differences) / 2;
}

/** Most that the mirror image around a place differs from a colour, in a few of its pixels. */
function mirrorDifference(cut: Picture, at: { x: number; y: number }, step: number, colour: Colour): number {
  let most = 0;
  for (let k = 0; k < SAMPLES ** 2; k++) {
    const x = mirrored(Math.floor(at.x + ((k % SAMPLES) / SAMPLES - 0.5) * step), cut.width);
    const y = mirrored(Math.floor(at.y + (Math.floor(k / SAMPLES) / SAMPLES - 0.5) * step), cut.height);
    const p = (y * cut.width + x) * 3;
    for (const channel of [0, 1, 2] as const)
      most = Math.max(most, Math.abs(cut.rgb[p + channel]! - colour[channel]));
  }
  return most;
}

/** The least value within so many cells. */
function leastAround(plane: Plane, radius: number): Plane {
  const across = makePlane(plane.width, plane.height, (x, y) => {
    let least = 1;
    for (let i = Math.max(0, x - radius); i <= Math.min(plane.width - 1, x + radius); i++)
      least = Math.min(least, plane.values[y * plane.width + i]!);
    return least;
  });
  return makePlane(plane.width, plane.height, (x, y) => {
    let least = 1;
    for (let j = Math.max(0, y - radius); j <= Math.min(plane.height - 1, y + radius); j++)
      least = Math.min(least, across.values[j * plane.width + x]!);
    return least;
  });
}

/** What is hidden in the mirror image hides what lies behind it: no part of a thing hangs in the air. */
function fadeOutwards(
  { width, height, values }: Plane,
  [left, top, right, bottom]: readonly [number, number, number, number],
): void {
  const hide = (i: number, behind: number) => (values[i] = Math.min(values[i]!, values[behind]!));
  for (let y = Math.floor(top) - 1; y >= 0; y--)
    for (let i = y * width; i < (y + 1) * width; i++) hide(i, i + width);
  for (let y = Math.ceil(bottom); y < height; y++)
    for (let i = y * width; i < (y + 1) * width; i++) hide(i, i - width);
  for (let x = Math.floor(left) - 1; x >= 0; x--)
    for (let i = x; i < values.length; i += width) hide(i, i + 1);
  for (let x = Math.ceil(right); x < width; x++)
    for (let i = x; i < values.length; i += width) hide(i, i - 1);
}

/** The edge cells that a place gets its colour from: those of the far side would only grey it. */
function facingTables(edge: readonly EdgeCell[], { width, height }: Picture) {
  const tables = new Map<string, Float32Array>();
  return ({ x, y }: { x: number; y: number }): Float32Array => {
    const farX = x < 0 ? "right" : x > width ? "left" : "";
    const farY = y < 0 ? "bottom" : y > height ? "top" : "";
    const known = tables.get(farX + farY);
    if (known) return known;
    const table = tableOf(edge.filter(({ side }) => side !== farX && side !== farY));
    tables.set(farX + farY, table);
    return table;
  };
}

/** How far inside the picture a place lies, in pixels; negative outside. */
function depthInside({ x, y }: { x: number; y: number }, cut: Picture): number {
  return Math.min(x, y, cut.width - x, cut.height - y);
}

/** Reflects a position outside back inside. */
export function mirrored(at: number, size: number): number {
  if (at >= 0 && at < size) return at;
  const past = (at < 0 ? -at - 1 : at - size) % (2 * size);
  const depth = past < size ? past : 2 * size - 1 - past;
  return at < 0 ? depth : size - 1 - depth;
}
