import type { Box } from "@curta/contract";
import type { Matte } from "../../geometry/matte.ts";
import type { Picture } from "../../picture.ts";
import { type Colour, differs, FALL_OFF, findPlainGround, rimsOf } from "./plain-ground.ts";

/** What stands before plain ground: its pixels, and the box around all of them. */
export interface Keyed {
  readonly matte: Matte;
  readonly box: Box;
}

/** From one pixel of ground to the next its colour changes by so many steps at most: shadows are soft. */
const SOFT = 7;
/** A shadow is darker than the ground by so many steps at most, and by nearly as many in each channel. */
const SHADOW = 70;
const TINT = 14;
/** Parts of so small a share of the picture are dust, and what takes up less or more of it than these is no subject. */
const DUST = 0.0006;
const LEAST = 0.004;
const MOST = 0.85;
/** Around a pixel at the edge so many are asked how far the subject's colour is from the ground's. */
const EDGE = 2;
/** Longer side of a matte in cells, and the part of the picture that it covers, in sizes of the subject. */
const CELLS = 540;
const REACH = 1.08;

/**
 * The subject of a picture of plain ground: all that is not connected with the rims through the ground's colour and soft shadows.
 * @returns null where the ground is not plain
 */
export function keyedMatte(picture: Picture): Keyed | null {
  const ground = findPlainGround(picture);
  if (ground === null) return null;
  const away = distances(picture, ground.colour);
  const isSubject = groundFlooded(picture, ground.colour, away);
  const box = withoutDust(isSubject, picture.width);
  if (box === null) return null;
  const alpha = softened(isSubject, away, picture.width);
  return { matte: cellsOf(alpha, picture, box), box };
}

/** How far each pixel's colour is from the ground's: the largest difference in a channel. */
function distances({ rgb, width, height }: Picture, [red, green, blue]: Colour): Uint8Array {
  const away = new Uint8Array(width * height);
  for (let k = 0; k < away.length; k += 1) {
    away[k] = Math.max(
      Math.abs(rgb[3 * k]! - red),
      Math.abs(rgb[3 * k + 1]! - green),
      Math.abs(rgb[3 * k + 2]! - blue),
    );
  }
  return away;
}

/** 1 for each pixel that the ground does not reach from the rims. */
function groundFlooded(picture: Picture, colour: Colour, away: Uint8Array): Uint8Array {
  const { rgb, width, height } = picture;
  const isSubject = new Uint8Array(width * height).fill(1);
  const reached = new Int32Array(width * height);
  let count = 0;
  const reach = (k: number): void => {
    isSubject[k] = 0;
    reached[count++] = k;
  };
  const mayBe = (k: number): boolean => away[k]! <= FALL_OFF || isShadow(rgb, 3 * k, colour);
  for (const { length, first, step } of Object.values(rimsOf(picture))) {
    for (let along = 0; along < length; along += 1) {
      const k = (first + along * step) / 3;
      if (isSubject[k] === 1 && away[k]! <= FALL_OFF) reach(k);
    }
  }
  const spread = (from: number, to: number): void => {
    if (isSubject[to] === 1 && isSoft(rgb, 3 * from, 3 * to) && mayBe(to)) reach(to);
  };
  for (let at = 0; at < count; at += 1) {
    const k = reached[at]!;
    const x = k % width;
    if (x > 0) spread(k, k - 1);
    if (x < width - 1) spread(k, k + 1);
    if (k >= width) spread(k, k - width);
    if (k < width * (height - 1)) spread(k, k + width);
  }
  return isSubject;
}

function isSoft(rgb: Uint8Array, from: number, to: number): boolean {
  return !differs(rgb, to, [rgb[from]!, rgb[from + 1]!, rgb[from + 2]!], SOFT);
}

function isShadow(rgb: Uint8Array, at: number, [red, green, blue]: Colour): boolean {
  const [r, g, b] = [red - rgb[at]!, green - rgb[at + 1]!, blue - rgb[at + 2]!];
  const [least, most] = [Math.min(r, g, b), Math.max(r, g, b)];
  return least >= -TINT && most <= SHADOW && most - least <= TINT;
}

/** Takes small parts out of the subject; the box around what is left, null where that is too little or too much. */
function withoutDust(isSubject: Uint8Array, width: number): Box | null {
  const height = isSubject.length / width;
  const seen = new Uint8Array(isSubject.length);
  let [left, top, right, bottom, total] = [width, height, 0, 0, 0];
  for (let first = 0; first < isSubject.length; first += 1) {
    if (isSubject[first] === 0 || seen[first] === 1) continue;
    const part = partFrom(first, isSubject, seen, width);
    if (part.length < DUST * isSubject.length) {
      for (const k of part) isSubject[k] = 0;
      continue;
    }
    total += part.length;
    for (const k of part) {
      const [x, y] = [k % width, Math.floor(k / width)];
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  if (total < LEAST * isSubject.length || total > MOST * isSubject.length) return null;
  return { x: left / width, y: top / height, w: (right - left) / width, h: (bottom - top) / height };
}

/** The pixels that hang together with one of the subject. */
function partFrom(first: number, isSubject: Uint8Array, seen: Uint8Array, width: number): number[] {
  const part = [first];
  seen[first] = 1;
  const add = (k: number): void => {
    if (isSubject[k] !== 1 || seen[k] === 1) return;
    seen[k] = 1;
    part.push(k);
  };
  for (const k of part) {
    const x = k % width;
    if (x > 0) add(k - 1);
    if (x < width - 1) add(k + 1);
    add(k - width);
    add(k + width);
  }
  return part;
}

/** The subject's alpha, 0..255: at its edge as far from the ground's colour as the pixel is, against those around it. */
function softened(isSubject: Uint8Array, away: Uint8Array, width: number): Uint8Array {
  const alpha = new Uint8Array(isSubject.length);
  for (let k = 0; k < alpha.length; k += 1) {
    if (isSubject[k] === 0) continue;
    const x = k % width;
    const isEdge =
      (x > 0 && isSubject[k - 1] === 0) ||
      (x < width - 1 && isSubject[k + 1] === 0) ||
      isSubject[k - width] === 0 ||
      isSubject[k + width] === 0;
    alpha[k] = isEdge ? Math.round((255 * away[k]!) / Math.max(1, farthest(away, k, width))) : 255;
  }
  return alpha;
}

function farthest(away: Uint8Array, k: number, width: number): number {
  let most = 0;
  for (let down = -EDGE; down <= EDGE; down += 1)
    for (let across = -EDGE; across <= EDGE; across += 1)
      most = Math.max(most, away[k + down * width + across] ?? 0);
  return most;
}

/** A matte of the subject: each cell has the mean alpha of its pixels. */
function cellsOf(alpha: Uint8Array, { width, height }: Picture, subject: Box): Matte {
  const across = stretchOf(subject.x, subject.w, width);
  const down = stretchOf(subject.y, subject.h, height);
  const scale = Math.min(1, CELLS / Math.max(across.length, down.length));
  const columns = Math.max(1, Math.round(across.length * scale));
  const rows = Math.max(1, Math.round(down.length * scale));
  const cells = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    const [top, bottom] = pixelsOfCell(row, rows, down);
    for (let column = 0; column < columns; column += 1) {
      const [left, right] = pixelsOfCell(column, columns, across);
      let sum = 0;
      for (let y = top; y < bottom; y += 1)
        for (let x = left; x < right; x += 1) sum += alpha[y * width + x]!;
      cells[row * columns + column] = Math.round(sum / ((right - left) * (bottom - top)));
    }
  }
  const part = {
    x: across.from / width,
    y: down.from / height,
    w: across.length / width,
    h: down.length / height,
  };
  return { box: part, columns, rows, alpha: cells };
}

interface Stretch {
  readonly from: number;
  readonly length: number;
}

/** The pixels that a subject takes up in one direction, with some room. */
function stretchOf(from: number, size: number, pixels: number): Stretch {
  const room = ((REACH - 1) / 2) * size;
  const first = Math.max(0, Math.floor((from - room) * pixels));
  const end = Math.min(pixels, Math.ceil((from + size + room) * pixels));
  return { from: first, length: end - first };
}

function pixelsOfCell(cell: number, cells: number, { from, length }: Stretch): readonly [number, number] {
  return [from + Math.floor((cell * length) / cells), from + Math.floor(((cell + 1) * length) / cells)];
}
