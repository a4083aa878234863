import type { Picture } from "../picture.ts";
import type { Plane } from "../reading/plane.ts";
import { boxBlur, makePlane } from "../reading/plane.ts";

/** The picture that is wanted, and where in it the given one lies, in pixels. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
}

/** What a picture is continued with, on a coarse canvas. */
export interface Fill {
  /** Red, green, blue: soft, and softer with distance. */
  readonly colours: readonly [Plane, Plane, Plane];
  /** How far the mirror image may be seen, 0 to 1: not where it would show a thing a second time. */
  readonly mirror: Plane;
}

/** Width of the coarse canvas; what is drawn on it is soft, so it needs no more. */
const COLUMNS = 120;
/** Depth of the strip whose colours are carried on, as a share of the picture: no deeper, or a thing near the edge is. */
const STRIP = 0.006;
/** Difference (8-bit levels) between mirror image and ground from which, and at which, it is another thing's. */
const OTHER = { from: 10, to: 34 };

/** Where an edge of the picture lies on the coarse canvas, and its colour there. */
interface EdgeCell {
  readonly x: number;
  readonly y: number;
  readonly side: "left" | "top" | "right" | "bottom";
  readonly colour: readonly [number, number, number];
}

/**
 * Carries the colours at the edges on into what lies outside: each place gets the mean of all edge cells by the
 * inverse square of their distance. Along a straight edge that is Poisson's kernel, the smoothest continuation there
 * is: it meets the picture without a seam and grows softer with distance, so that nothing is drawn into streaks.
 */
export function fillAround(cut: Picture, canvas: Canvas): Fill {
  const step = canvas.width / COLUMNS;
  const rows = Math.round(canvas.height / step);
  const edge = edgeCells(cut, canvas, step);
  const facing = [
    edge.filter(({ side }) => side !== "bottom"),
    edge.filter(({ side }) => side !== "top"),
  ] as const;
  const colours = [makePlane(COLUMNS, rows), makePlane(COLUMNS, rows), makePlane(COLUMNS, rows)] as const;
  const mirror = makePlane(COLUMNS, rows, () => 1);
  for (let i = 0; i < rows * COLUMNS; i++) {
    const x = (i % COLUMNS) + 0.5;
    const y = Math.floor(i / COLUMNS) + 0.5;
    const at = { x: x * step - canvas.x, y: y * step - canvas.y };
    if (depthInside(at, cut) > 2 * step) continue;
    const colour = meanByDistance(facing[2 * at.y < cut.height ? 0 : 1], x, y);
    colours.forEach(({ values }, channel) => (values[i] = colour[channel]!));
    mirror.values[i] = likeness(meanAt(cut, at, step), colour);
  }
  fadeOutwards(mirror, canvas.y / step, (canvas.y + cut.height) / step);
  return { colours, mirror: boxBlur(mirror, 1) };
}

function edgeCells(cut: Picture, canvas: Canvas, step: number): EdgeCell[] {
  const left = canvas.x / step;
  const top = canvas.y / step;
  const right = (canvas.x + cut.width) / step;
  const bottom = (canvas.y + cut.height) / step;
  const strip = Math.max(2, Math.round(STRIP * Math.min(cut.width, cut.height)));
  const cells: EdgeCell[] = [];
  for (let x = Math.floor(left); x < right; x++) {
    const [from, to] = [(x - left) * step, (x + 1 - left) * step];
    if (canvas.y > 0)
      cells.push({ x: x + 0.5, y: top, side: "top", colour: meanOf(cut, from, 0, to, strip) });
    if (canvas.y + cut.height < canvas.height)
      cells.push({
        x: x + 0.5,
        y: bottom,
        side: "bottom",
        colour: meanOf(cut, from, cut.height - strip, to, cut.height),
      });
  }
  for (let y = Math.floor(top); y < bottom; y++) {
    const [from, to] = [(y - top) * step, (y + 1 - top) * step];
    if (canvas.x > 0)
      cells.push({ x: left, y: y + 0.5, side: "left", colour: meanOf(cut, 0, from, strip, to) });
    if (canvas.x + cut.width < canvas.width)
      cells.push({
        x: right,
        y: y + 0.5,
        side: "right",
        colour: meanOf(cut, cut.width - strip, from, cut.width, to),
      });
  }
  return cells;
}

function meanByDistance(edge: readonly EdgeCell[], x: number, y: number): [number, number, number] {
  let [red, green, blue, sum] = [0, 0, 0, 0];
  for (const cell of edge) {
    const weight = 1 / ((cell.x - x) ** 2 + (cell.y - y) ** 2 + 0.05);
    red += weight * cell.colour[0];
    green += weight * cell.colour[1];
    blue += weight * cell.colour[2];
    sum += weight;
  }
  return [red / sum, green / sum, blue / sum];
}

/** Mean colour of a part of a picture, from a few of its pixels. */
function meanOf(
  { rgb, width, height }: Picture,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): [number, number, number] {
  const [left, top] = [clamp(x0, width - 1), clamp(y0, height - 1)];
  const [right, bottom] = [Math.max(left + 1, clamp(x1, width)), Math.max(top + 1, clamp(y1, height))];
  const [stepX, stepY] = [Math.max(1, (right - left) >> 2), Math.max(1, (bottom - top) >> 2)];
  let [red, green, blue, count] = [0, 0, 0, 0];
  for (let y = top; y < bottom; y += stepY) {
    for (let x = left; x < right; x += stepX, count++) {
      const p = (y * width + x) * 3;
      red += rgb[p]!;
      green += rgb[p + 1]!;
      blue += rgb[p + 2]!;
    }
  }
  return [red / count, green / count, blue / count];
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, Math.floor(value)));
}

/** Mean colour around the mirror image of a place. */
function meanAt(cut: Picture, at: { x: number; y: number }, step: number) {
  const x = mirrored(at.x, cut.width);
  const y = mirrored(at.y, cut.height);
  return meanOf(cut, x - step / 2, y - step / 2, x + step / 2, y + step / 2);
}

function likeness(one: readonly number[], other: readonly number[]): number {
  const difference = Math.max(...one.map((value, channel) => Math.abs(value - other[channel]!)));
  return Math.min(1, Math.max(0, (OTHER.to - difference) / (OTHER.to - OTHER.from)));
}

/** What is hidden in the mirror image hides what lies behind it: no part of a thing hangs in the air. */
function fadeOutwards({ width, height, values }: Plane, top: number, bottom: number): void {
  for (let y = Math.floor(top) - 1; y >= 0; y--)
    for (let i = y * width; i < (y + 1) * width; i++) values[i] = Math.min(values[i]!, values[i + width]!);
  for (let y = Math.ceil(bottom); y > 0 && y < height; y++)
    for (let i = y * width; i < (y + 1) * width; i++) values[i] = Math.min(values[i]!, values[i - width]!);
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
