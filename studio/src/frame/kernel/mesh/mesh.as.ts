import { BLOCK_SHIFT, crossColumns, BLOCK_MARGIN } from "./heights.as";
import { filterAcross, planAcross } from "./mesh-across.as";
import { filterDown, planDown } from "./mesh-down.as";
import { NODE_BYTES } from "./nodes.as";
import { noiseRow, prepareFactors, Shade } from "../samples/shade.as";

// Drawing with a mesh, for rotation and depth. As on the axis path, every row is drawn in two passes of the same cubic: first
// vertically, along the curve of the row on the plane, into one 16-bit line; then horizontally.

const CELL_SHIFT: i32 = 3;
const CELL_ROWS: i32 = 1 << CELL_SHIFT;
const ROW_MASK: i32 = CELL_ROWS - 1;

/** Arguments for drawing one plane with a mesh. */
@unmanaged
export class MeshJob {
  nodes: usize;
  columns: i32;
  planeHeight: i32;
  /** The tables of `fillTaps`. */
  taps: usize;
  /** Buffers for a line of samples, and for the plans of its blocks and of its cells. */
  line: usize;
  plans: usize;
  /** Buffers for two rows of nodes and the interpolated row between them: column positions, then heights. */
  above: usize;
  below: usize;
  between: usize;
  /** Bytes from the column positions of a row to its heights. */
  toHeights: usize;
  /** Written by the kernel. */
  firstBlock: i32;
  lastBlock: i32;
}

/** First and last block of columns, taps included, between the outermost positions of a row. */
@inline
function firstBlock(place: i32): i32 {
  return max(0, ((place >> 16) - 2 + BLOCK_MARGIN) >> BLOCK_SHIFT);
}
@inline
function lastBlock(place: i32): i32 {
  return ((place >> 16) + 3 + BLOCK_MARGIN) >> BLOCK_SHIFT;
}

@inline
function numberAt(numbers: usize, index: i32): i32 {
  return load<i32>(numbers + ((<usize>index) << 2));
}

/** Interpolates `count` 32-bit numbers at `part` / 8 between `above` and `below`. */
@inline
function interpolate(target: usize, above: usize, below: usize, count: i32, part: i32): void {
  const weight = i32x4.splat(part);
  const bytes: usize = (<usize>count) << 2;
  for (let o: usize = 0; o < bytes; o += 16) {
    const a = v128.load(above + o);
    const b = v128.load(below + o);
    v128.store(target + o, i32x4.add(a, i32x4.shr_s(i32x4.mul(i32x4.sub(b, a), weight), CELL_SHIFT)));
  }
}

/** Loads row `j` of the nodes as column positions and heights, for the columns that rows `j - 1` and `j` use. */
function nextNodes(job: MeshJob, j: i32, cells: i32): void {
  const row: usize = job.nodes + <usize>(j * job.columns) * NODE_BYTES;
  const target = job.above;
  job.above = job.below;
  job.below = target;
  for (let i = 0; i <= cells; i++) store<i32>(target + ((<usize>i) << 2), load<i32>(row + <usize>i * NODE_BYTES));
  const limit = (job.planeHeight - 1) << 16;
  crossColumns(row, cells + 1, target + job.toHeights, job.firstBlock, job.lastBlock + 1, limit);
}

/** Range of columns that all rows use together: neighbouring rows of heights must cover the same columns. */
@inline
function spanColumns(job: MeshJob, rows: i32, cells: i32): void {
  let first = i32.MAX_VALUE;
  let last = 0;
  for (let j = 0; j < rows; j++) {
    const row: usize = job.nodes + <usize>(j * job.columns) * NODE_BYTES;
    first = min(first, firstBlock(load<i32>(row)));
    last = max(last, lastBlock(load<i32>(row + <usize>cells * NODE_BYTES)));
  }
  job.firstBlock = first;
  job.lastBlock = last;
}

@inline
function drawRow(target: usize, y: i32, cells: i32, source: usize, stride: i32, job: MeshJob, shade: Shade): void {
  const places = job.between;
  const taps = job.taps;
  interpolate(places, job.above, job.below, cells + 1, y & ROW_MASK);
  const first = firstBlock(numberAt(places, 0));
  const blocks = lastBlock(numberAt(places, cells)) - first + 1;
  const toHeights: usize = job.toHeights + ((<usize>first) << 2);
  const heights: usize = places + toHeights;
  interpolate(heights, job.above + toHeights, job.below + toHeights, blocks + 1, y & ROW_MASK);
  const column = (first << BLOCK_SHIFT) - BLOCK_MARGIN;
  const from: usize = source + <usize>column;
  planDown(job.plans, heights, blocks, taps, from, stride);
  filterDown(job.line, job.plans, heights, blocks, taps, from, stride, i16x8.splat(<i16>(shade.neutral << 7)));
  const line: usize = job.line - <usize>(column << 1);
  planAcross(job.plans, places, cells, taps, line);
  filterAcross(target, job.plans, places, cells, taps, line, shade, noiseRow(shade, y));
}

/** Draws one plane with its mesh. May write 7 bytes past its end. */
export function drawMesh(
  target: usize,
  width: i32,
  height: i32,
  source: usize,
  stride: i32,
  job: MeshJob,
  shade: Shade,
): void {
  const cells = (width + CELL_ROWS - 1) >> CELL_SHIFT;
  spanColumns(job, ((height + CELL_ROWS - 1) >> CELL_SHIFT) + 1, cells);
  nextNodes(job, 0, cells);
  for (let y = 0; y < height; y++) {
    if ((y & ROW_MASK) == 0) nextNodes(job, (y >> CELL_SHIFT) + 1, cells);
    prepareFactors(shade, width, y, y == 0, shade.gain);
    drawRow(target + <usize>(y * width), y, cells, source, stride, job, shade);
  }
}
