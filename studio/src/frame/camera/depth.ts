import type { Reading } from "@curta/contract";

/** Depth of a picture, 1 nearest to -1 farthest, falling to 0 at the edges. Row by row. */
export interface DepthField {
  readonly columns: number;
  readonly rows: number;
  readonly values: Float32Array;
}

/** Cells of the field: 15 pixels of a film that shows the whole picture. */
const COLUMNS = 72;
const ROWS = 128;
/** Near objects are grown by this many cells, so that the stretched pixels at their edges are background. */
const THICKEN = 2;
/**
 * Three box filters of 7 cells are nearly a Gaussian of 3.5 cells: the depth changes by at most 0.23 per cell. With the
 * longest shift (0.03 of the frame's width, half of it in each direction) the picture then stretches by at most a quarter,
 * so it never folds over itself.
 */
const SMOOTH_RADIUS = 3;
const SMOOTH_PASSES = 3;
/** Share of the picture at its edges in which depth fades to 0, so that nothing from outside becomes visible. */
const EDGE_SHARE = 0.1;

/** For films in which nothing moves in depth. */
export const NO_DEPTH: DepthField = { columns: 1, rows: 1, values: new Float32Array(1) };

/** Makes the depth field of the camera from a reading's depth. */
export function depthField(depth: Reading["depth"]): DepthField {
  const raw = enlarge(depth);
  let values = raw;
  for (let i = 0; i < THICKEN; i++) values = overNeighbours(values, 1, nearest);
  for (let i = 0; i < SMOOTH_PASSES; i++) values = overNeighbours(values, SMOOTH_RADIUS, mean);
  const middle = mean(values);
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const i = row * COLUMNS + column;
      const moved = Math.min(1, Math.max(-1, (values[i] ?? 0) - middle));
      values[i] = moved * edgeFade(column, COLUMNS) * edgeFade(row, ROWS);
    }
  }
  return { columns: COLUMNS, rows: ROWS, values };
}

/** The reading's depth resampled to the field's cells, linearly, -1 to 1. */
function enlarge({ columns, rows, values }: Reading["depth"]): Float32Array {
  const bytes = Uint8Array.from(atob(values), (letter) => letter.charCodeAt(0));
  const at = (column: number, row: number): number =>
    (bytes[clamp(row, rows) * columns + clamp(column, columns)] ?? 128) / 127.5 - 1;
  const field = new Float32Array(COLUMNS * ROWS);
  for (let row = 0; row < ROWS; row++) {
    const y = ((row + 0.5) / ROWS) * rows - 0.5;
    for (let column = 0; column < COLUMNS; column++) {
      const x = ((column + 0.5) / COLUMNS) * columns - 0.5;
      const [left, top] = [Math.floor(x), Math.floor(y)];
      const upper = at(left, top) + (at(left + 1, top) - at(left, top)) * (x - left);
      const lower = at(left, top + 1) + (at(left + 1, top + 1) - at(left, top + 1)) * (x - left);
      field[row * COLUMNS + column] = upper + (lower - upper) * (y - top);
    }
  }
  return field;
}

/** Combines every cell with those within `radius`: first along rows, then along columns; edges repeat. */
function overNeighbours(
  field: Float32Array,
  radius: number,
  combine: (cells: Float32Array) => number,
): Float32Array {
  const cells = new Float32Array(2 * radius + 1);
  const pass = (from: Float32Array, along: "rows" | "columns"): Float32Array =>
    from.map((_, i) => {
      const column = i % COLUMNS;
      const row = (i - column) / COLUMNS;
      for (let k = -radius; k <= radius; k++) {
        const x = along === "rows" ? clamp(column + k, COLUMNS) : column;
        const y = along === "columns" ? clamp(row + k, ROWS) : row;
        cells[k + radius] = from[y * COLUMNS + x] ?? 0;
      }
      return combine(cells);
    });
  return pass(pass(field, "rows"), "columns");
}

// Plain loops: these run for every cell of every pass.
function nearest(values: Float32Array): number {
  let most = -Infinity;
  for (const value of values) if (value > most) most = value;
  return most;
}

function mean(values: Float32Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

function clamp(cell: number, count: number): number {
  return Math.min(Math.max(cell, 0), count - 1);
}

function edgeFade(cell: number, count: number): number {
  const t = Math.min(1, Math.min(cell, count - 1 - cell) / (count - 1) / EDGE_SHARE);
  return t * t * (3 - 2 * t);
}
