import type { Picture } from "../picture.ts";

/** The picture that is wanted, and where in it the given one lies, in pixels. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
}

/** Width of the coarse canvas; what is drawn on it is soft, so it needs no more. */
export const COLUMNS = 96;
/** Depth of the strip whose colours are carried on, as a share of the picture: no deeper, or a thing near the edge is. */
const STRIP = 0.006;
/** Difference to most of a side from which a cell of it is odd; the share of the others; and how far, in cells, it reaches. */
const ODD = { from: 20, to: 60, mostAlike: 0.6, reach: 6 };
const SIDES = ["left", "top", "right", "bottom"] as const;

export type Colour = readonly [number, number, number];

/** Where an edge of the picture lies on the coarse canvas, and its colour there. */
export interface EdgeCell {
  readonly x: number;
  readonly y: number;
  readonly side: "left" | "top" | "right" | "bottom";
  readonly colour: Colour;
  /** How far it is no ground but a thing that the edge cuts, 0 to 1. */
  readonly odd: number;
}

/** The cells along the sides where the picture is continued. */
export function edgeCells(cut: Picture, canvas: Canvas, step: number): EdgeCell[] {
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

/** The middle value; 0 of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}

/** Edge cells as a table of numbers: place, colour and oddity of each. */
export function tableOf(edge: readonly EdgeCell[]): Float32Array {
  return Float32Array.from(edge.flatMap(({ x, y, colour, odd }) => [x, y, ...colour, odd]));
}

const NEARER = 1 / ODD.reach ** 2;

/** The mean colour of edge cells, seen from a place on the coarse canvas: by the inverse square of their distance. */
export function meanByDistance(table: Float32Array, x: number, y: number): Colour {
  let [red, green, blue, sum] = [0, 0, 0, 0];
  for (let k = 0; k < table.length; k += 6) {
    const dx = table[k]! - x;
    const dy = table[k + 1]! - y;
    const distance = dx * dx + dy * dy + 0.05;
    const weight = (1 - table[k + 5]! * Math.min(1, distance * NEARER)) / distance;
    red += weight * table[k + 2]!;
    green += weight * table[k + 3]!;
    blue += weight * table[k + 4]!;
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
