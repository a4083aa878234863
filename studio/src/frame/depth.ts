import type { Reading } from "@curta/contract";

/** The depth field of a picture, -1 far to 1 near, coming to 0 at the picture's edges. Row by row. */
export interface DepthField {
  readonly columns: number;
  readonly rows: number;
  readonly values: Float32Array;
}

/** Share of the picture's width and height along the edges over which movement in depth fades out. */
const EDGE_SHARE = 0.1;

export function depthField(depth: Reading["depth"]): DepthField {
  const { columns, rows } = depth;
  const bytes = Uint8Array.from(atob(depth.values), (letter) => letter.charCodeAt(0));
  const values = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const i = row * columns + column;
      const nearness = (bytes[i] ?? 128) / 127.5 - 1;
      values[i] = nearness * edgeFade(column, columns) * edgeFade(row, rows);
    }
  }
  return { columns, rows, values };
}

function edgeFade(cell: number, count: number): number {
  const share = Math.min(cell, count - 1 - cell) / (count - 1);
  const t = Math.min(1, share / EDGE_SHARE);
  return t * t * (3 - 2 * t);
}
