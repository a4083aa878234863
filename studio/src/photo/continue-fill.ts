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
/** Difference to the ground, in 8-bit levels and times its roughness, from which the mirror image shows a thing, and twice. */
const OTHER = { least: 5, rough: 7 };
/** Difference to most of a side from which a cell of it is odd; the share of the others; and how far, in cells, it reaches. */
const ODD = { from: 20, to: 60, mostAlike: 0.6, reach: 7 };
/** Pixels that a cell is judged by, squared. */
const SAMPLES = 5;
const SIDES = ["left", "top", "right", "bottom"] as const;
/** Cells around a thing that show no mirror image either. */
const AROUND = 2;

/** Where an edge of the picture lies on the coarse canvas, and its colour there. */
interface EdgeCell {
  readonly x: number;
  readonly y: number;
  readonly side: "left" | "top" | "right" | "bottom";
  readonly colour: Colour;
  /** How far it is no ground but a thing that the edge cuts, 0 to 1. */
  readonly odd: number;
}

type Colour = readonly [number, number, number];

/**
 * Carries the colours at the edges on into what lies outside: each place gets the mean of all edge cells by the
 * inverse square of their distance. Along a straight edge that is Poisson's kernel, the smoothest continuation there
 * is: it meets the picture without a seam and grows softer with distance, so that nothing is drawn into streaks.
 */
export function fillAround(cut: Picture, canvas: Canvas): Fill {
  const step = canvas.width / COLUMNS;
  const rows = Math.round(canvas.height / step);
  const edge = edgeCells(cut, canvas, step);
  const other = OTHER.least + OTHER.rough * roughness(cut, edge, canvas, step);
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
    const difference = mirrorDifference(cut, at, step, colour);
    mirror.values[i] = Math.min(1, Math.max(0, 2 - difference / other));
  }
  const clear = leastAround(mirror, AROUND);
  fadeOutwards(clear, canvas.y / step, (canvas.y + cut.height) / step);
  return { colours, mirror: boxBlur(clear, 1) };
}

function edgeCells(cut: Picture, canvas: Canvas, step: number): EdgeCell[] {
  return SIDES.flatMap((side) => withOddities(cellsOf(side, cut, canvas, step)));
}

/** The cells along one side, where the picture is continued beyond it. */
function cellsOf(
  side: EdgeCell["side"],
  cut: Picture,
  canvas: Canvas,
  step: number,
): Omit<EdgeCell, "odd">[] {
  const { width, height } = cut;
  const [left, top] = [canvas.x / step, canvas.y / step];
  const [right, bottom] = [(canvas.x + width) / step, (canvas.y + height) / step];
  const strip = Math.max(2, Math.round(STRIP * Math.min(width, height)));
  const along = side === "top" || side === "bottom";
  const beyond = { left, top, right: COLUMNS - right, bottom: canvas.height / step - bottom }[side];
  if (beyond <= 0) return [];
  const [first, last] = along ? [left, right] : [top, bottom];
  return Array.from({ length: Math.ceil(last) - Math.floor(first) }, (_, k) => {
    const cell = Math.floor(first) + k;
    const [from, to] = [(cell - first) * step, (cell + 1 - first) * step];
    const middle = cell + 0.5;
    if (along) {
      const y = side === "top" ? 0 : height - strip;
      return {
        x: middle,
        y: side === "top" ? top : bottom,
        side,
        colour: meanOf(cut, from, y, to, y + strip),
      };
    }
    const x = side === "left" ? 0 : width - strip;
    return {
      x: side === "left" ? left : right,
      y: middle,
      side,
      colour: meanOf(cut, x, from, x + strip, to),
    };
  });
}

/** Marks what differs from most of its side, if most of it is alike. */
function withOddities(cells: readonly Omit<EdgeCell, "odd">[]): EdgeCell[] {
  const usual = [0, 1, 2].map((channel) => median(cells.map(({ colour }) => colour[channel]!)));
  const marked = cells.map((cell) => {
    const difference = Math.max(...cell.colour.map((value, channel) => Math.abs(value - usual[channel]!)));
    return { ...cell, odd: Math.min(1, Math.max(0, (difference - ODD.from) / (ODD.to - ODD.from))) };
  });
  const alike = marked.filter(({ odd }) => odd === 0).length;
  return alike >= ODD.mostAlike * cells.length ? marked : cells.map((cell) => ({ ...cell, odd: 0 }));
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}

/** How far the pixels along the edges differ from their cells' means, in 8-bit levels. */
function roughness(cut: Picture, edge: readonly EdgeCell[], canvas: Canvas, step: number): number {
  const differences = edge.map(({ x, y, colour }) =>
    mirrorDifference(cut, { x: x * step - canvas.x, y: y * step - canvas.y }, step, colour),
  );
  return median(differences) / 2;
}

function meanByDistance(edge: readonly EdgeCell[], x: number, y: number): [number, number, number] {
  let [red, green, blue, sum] = [0, 0, 0, 0];
  for (const cell of edge) {
    const distance = (cell.x - x) ** 2 + (cell.y - y) ** 2 + 0.05;
    const weight = (1 - cell.odd * Math.min(1, distance / ODD.reach ** 2)) / distance;
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
