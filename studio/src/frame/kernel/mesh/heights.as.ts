import { NODE_BYTES } from "./nodes.as";

// A mesh maps frame positions to plane positions. The vertical filter works on columns of the plane, so it needs the inverse:
// at which height does a row of the mesh cross a column?

/** Columns per height: as many as one vector holds. */
export const BLOCK_SHIFT: i32 = 3;
/** Blocks start this many columns left of the plane, so that their indexes begin at 0. */
export const BLOCK_MARGIN: i32 = 8;
const HEIGHT_BYTES: usize = 4;

/** 1.5 * 2^23: added to a number below 2^22, it leaves the whole number in the low bits. */
const WHOLE: f32 = 12582912;

/** The nearest whole number, without the range checks of a conversion. */
@inline
function toWhole(value: f32): i32 {
  return reinterpret<i32>(value + WHOLE) - reinterpret<i32>(WHOLE);
}

/**
 * Writes the height at which a row of nodes crosses the start of blocks `first` to `last` (16.16, within 0 to `limit`):
 * linear between nodes, extrapolated beyond the outermost.
 */
export function crossColumns(row: usize, nodes: i32, heights: usize, first: i32, last: i32, limit: i32): void {
  const end: usize = row + <usize>(nodes - 2) * NODE_BYTES;
  let node = row;
  for (let block = first; block <= last; block++) {
    const column = ((block << BLOCK_SHIFT) - BLOCK_MARGIN) << 16;
    while (node < end && load<i32>(node, 8) <= column) node += NODE_BYTES;
    const u = load<i32>(node);
    const v = load<i32>(node, 4);
    const run = load<i32>(node, 8) - u;
    const slope = run > 0 ? <f32>(load<i32>(node, 12) - v) / <f32>run : 0;
    const height = v + toWhole(slope * <f32>(column - u));
    store<i32>(heights + <usize>block * HEIGHT_BYTES, max(0, min(limit, height)));
  }
}
