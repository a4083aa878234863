import type { Box, PackedMatte } from "@curta/contract";

/** Which pixels of a picture are its subject. */
export interface Matte {
  /** The part of the picture that the cells cover, in shares of the picture; there is no subject outside of it. */
  readonly box: Box;
  readonly columns: number;
  readonly rows: number;
  /** 0 ground, 255 subject, row by row. */
  readonly alpha: Uint8Array;
}

/** Kinds of runs: all ground, all subject, or cells that follow one by one. */
const GROUND = 0;
const SUBJECT = 1;
const MIXED = 2;
const KINDS = 3;
/** Cells this near to 0 or 255 count as that: the network is not surer. */
const NEARLY = 4;

/** Cells between these are neither ground nor subject. */
const UNDECIDED = { from: 25, to: 230 } as const;
const HALF = 127;

const opened = new WeakMap<PackedMatte, Matte>();

/** Packs a matte into text: runs of ground and subject are one number each, so it takes a tenth of the cells' bytes. */
export function packMatte({ box, columns, rows, alpha }: Matte): PackedMatte {
  const bytes: number[] = [];
  for (let at = 0; at < alpha.length;) {
    const kind = kindOf(alpha[at] ?? 0);
    let end = at + 1;
    while (end < alpha.length && kindOf(alpha[end] ?? 0) === kind) end += 1;
    pushNumber(bytes, (end - at) * KINDS + kind);
    if (kind === MIXED) for (let cell = at; cell < end; cell++) bytes.push(alpha[cell] ?? 0);
    at = end;
  }
  const { x, y, w, h } = box;
  return { x, y, w, h, columns, rows, runs: btoa(String.fromCharCode(...bytes)) };
}

/** The matte of a packed one. The same one is unpacked once. */
export function openMatte(packed: PackedMatte): Matte {
  let matte = opened.get(packed);
  if (matte === undefined) {
    matte = unpack(packed);
    opened.set(packed, matte);
  }
  return matte;
}

function unpack({ x, y, w, h, columns, rows, runs }: PackedMatte): Matte {
  const bytes = Uint8Array.from(atob(runs), (letter) => letter.charCodeAt(0));
  const alpha = new Uint8Array(columns * rows);
  let read = 0;
  for (let at = 0; at < alpha.length && read < bytes.length;) {
    let number = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[read++] ?? 0;
      number += (byte & 127) * 2 ** shift;
      if (byte < 128) break;
    }
    const count = Math.min(Math.floor(number / KINDS), alpha.length - at);
    const kind = number % KINDS;
    if (kind === SUBJECT) alpha.fill(255, at, at + count);
    if (kind === MIXED) {
      alpha.set(bytes.subarray(read, read + count), at);
      read += count;
    }
    at += count;
  }
  return { box: { x, y, w, h }, columns, rows, alpha };
}

/** How much of a place of the picture is subject, 0 to 1, between cells as a straight line. */
export function subjectAt({ box, columns, rows, alpha }: Matte, x: number, y: number): number {
  const u = ((x - box.x) / box.w) * columns - 0.5;
  const v = ((y - box.y) / box.h) * rows - 0.5;
  if (u <= -1 || v <= -1 || u >= columns || v >= rows) return 0;
  const [left, top] = [Math.floor(u), Math.floor(v)];
  const cell = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= columns || row >= rows ? 0 : (alpha[row * columns + column] ?? 0);
  const upper = cell(left, top) + (cell(left + 1, top) - cell(left, top)) * (u - left);
  const lower = cell(left, top + 1) + (cell(left + 1, top + 1) - cell(left, top + 1)) * (u - left);
  return (upper + (lower - upper) * (v - top)) / 255;
}

/**
 * How far the subject reaches to the left and to the right between two heights of the picture; null where nothing there is
 * subject. One cell of a column is no subject.
 * @param top, bottom in shares of the picture's height
 */
export function sidesOfSubject(
  { box, columns, rows, alpha }: Matte,
  top: number,
  bottom: number,
): { readonly left: number; readonly right: number } | null {
  const rowAt = (y: number): number => Math.min(rows, Math.max(0, Math.round(((y - box.y) / box.h) * rows)));
  const counts = new Uint32Array(columns);
  for (let cell = rowAt(top) * columns; cell < rowAt(bottom) * columns; cell++) {
    if ((alpha[cell] ?? 0) > HALF) counts[cell % columns]! += 1;
  }
  const first = counts.findIndex((count) => count > 1);
  if (first < 0) return null;
  const last = counts.findLastIndex((count) => count > 1);
  const at = (column: number): number => box.x + (column / columns) * box.w;
  return { left: at(first), right: at(last + 1) };
}

const softness = new WeakMap<Matte, number>();

/** How many cells lie between subject and ground along the edge: 2 for a clear outline, 10 for a guess. */
export function edgeSoftness(matte: Matte): number {
  let known = softness.get(matte);
  if (known === undefined) {
    known = measureSoftness(matte);
    softness.set(matte, known);
  }
  return known;
}

function measureSoftness({ columns, alpha }: Matte): number {
  let [between, edge] = [0, 0];
  alpha.forEach((value, cell) => {
    if (value > UNDECIDED.from && value < UNDECIDED.to) between += 1;
    const isSubject = value > HALF;
    const [left, above] = [alpha[cell - 1] ?? value, alpha[cell - columns] ?? value];
    if (isSubject !== left > HALF || isSubject !== above > HALF) edge += 1;
  });
  return between / Math.max(1, edge);
}

function kindOf(value: number): number {
  if (value <= NEARLY) return GROUND;
  return value >= 255 - NEARLY ? SUBJECT : MIXED;
}

/** Seven bits in each byte, the lowest first; the eighth says that more follow. */
function pushNumber(bytes: number[], value: number): void {
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest & 127) | 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}
