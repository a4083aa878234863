import { heavyTap, restWeight, wholeWeight } from "./cubic.as";
import { mulQ15 } from "./lanes.as";
import { NODE_BYTES } from "./nodes.as";
import { noiseRow, prepareFactors, Shade, shaded, TILE_COLUMN_MASK } from "./shade.as";

// Drawing through a mesh: rotation and depth. A cell is 8 pixels wide; along it the place looked at runs on a
// straight line of the plane. Sampling is by the same cubic as on the axis path, in two passes over each row
// of the frame: first each cell's 16 source columns are filtered down to one line (each column at the height
// where the cell's line crosses it), then its 8 pixels are taken from that line.

const STEP_SHIFT: i32 = 3;
/** Columns that a cell's 8 pixels and their taps span at the widest step. */
const CELL_COLUMNS: usize = 16;
/** 11 columns for 7 steps: more would leave the 16. Fixed point 16.16. */
const MOST_STEP: i32 = (11 << 16) / 7;
/** Rows per column. Steeper lines leave the four rows that 8 columns share. */
const MOST_SLOPE: f32 = 1.0 / 12;
/** Below this many rows per column (1/4 of the finest row weight over a cell) rows are weighed alike. */
const LEVEL_SLOPE: f32 = 1.0 / 4096;

/** Row weights add up to 128, column weights to 16384; both tables hold 256 fractions of four weights. */
const ROW_ONE: i32 = 128;
const COLUMN_ONE: i32 = 16384;
const TABLE_WEIGHTS_BYTES: usize = 8;

/** What drawing one plane through a mesh needs. */
@unmanaged
export class MeshJob {
  nodes: usize;
  columns: i32;
  planeHeight: i32;
  /** Room for one row of nodes and one line of samples (16 per cell). */
  nodeRow: usize;
  line: usize;
  /** Tables made by `fillWeights`. */
  rowWeights: usize;
  columnWeights: usize;
}

/** Fills both weight tables (2 KB each): for fraction i / 256 between the middle taps. */
export function fillWeights(rowWeights: usize, columnWeights: usize): void {
  for (let i = 0; i < 256; i++) {
    const t = <f64>i / 256;
    const heavy = heavyTap(t);
    for (let tap = 0; tap < 4; tap++) {
      const at: usize = <usize>i * TABLE_WEIGHTS_BYTES + (<usize>tap << 1);
      const row = tap == heavy ? restWeight(heavy, t, ROW_ONE) : wholeWeight(tap, t, ROW_ONE);
      const column = tap == heavy ? restWeight(heavy, t, COLUMN_ONE) : wholeWeight(tap, t, COLUMN_ONE);
      store<i16>(rowWeights + at, <i16>row);
      store<i16>(columnWeights + at, <i16>column);
    }
  }
}

@inline
function interpolateNodes(job: MeshJob, y: i32): void {
  const bytes: usize = <usize>job.columns * NODE_BYTES;
  const above: usize = job.nodes + <usize>(y >> STEP_SHIFT) * bytes;
  const weight = i32x4.splat(y & 7);
  for (let o: usize = 0; o < bytes; o += 16) {
    const a = v128.load(above + o);
    const b = v128.load(above + bytes + o);
    v128.store(job.nodeRow + o, i32x4.add(a, i32x4.shr_s(i32x4.mul(i32x4.sub(b, a), weight), STEP_SHIFT)));
  }
}

/** Four rows of eight columns under given weights, Q7 without the neutral level. */
@inline
function weighRows(at: usize, stride: usize, wa: v128, wb: v128, wc: v128, wd: v128, neutral: v128): v128 {
  const below: usize = at + stride;
  const third: usize = below + stride;
  const upper = i16x8.add(i16x8.mul(v128.load_ext<u8>(at), wa), i16x8.mul(v128.load_ext<u8>(below), wb));
  const lower = i16x8.add(
    i16x8.mul(v128.load_ext<u8>(third), wc),
    i16x8.mul(v128.load_ext<u8>(third + stride), wd),
  );
  return i16x8.sub(i16x8.add_sat_s(upper, lower), neutral);
}

/** Eight columns at one height `v` (16.16). */
@inline
function filterLevel(job: MeshJob, source: usize, stride: i32, first: i32, v: i32, neutral: v128): v128 {
  const weights: usize = job.rowWeights + <usize>((v >> 8) & 255) * TABLE_WEIGHTS_BYTES;
  const at: usize = source + <usize>(((v >> 16) - 1) * stride + first);
  return weighRows(
    at,
    <usize>stride,
    v128.load16_splat(weights),
    v128.load16_splat(weights + 2),
    v128.load16_splat(weights + 4),
    v128.load16_splat(weights + 6),
    neutral,
  );
}

/** Product of two Q12 numbers of less than two: taking one of them times 4 and the answer times 2 makes up for Q15. */
@inline
function mulQ12(a: v128, b: v128): v128 {
  return i16x8.shl(mulQ15(i16x8.shl(a, 2), b), 1);
}

/**
 * Eight columns along a line of `slope` (16.16 rows per column) through height `v` at the first of them. All
 * use the four rows around the line's middle; a column whose height lies a little outside is extrapolated by
 * the cubic itself. Weights are worked out per column in Q12, from t = height above the second row.
 */
@inline
function filterSloped(source: usize, stride: i32, first: i32, v: i32, slope: i32, neutral: v128): v128 {
  const row = (v + 3 * slope + (slope >> 1)) >> 16;
  const start = (v - (row << 16)) >> 4;
  const rise = slope >> 4;
  const t = i16x8.add(i16x8.splat(<i16>start), i16x8.mul(i16x8.splat(<i16>rise), i16x8(0, 1, 2, 3, 4, 5, 6, 7)));
  const square = mulQ12(t, t);
  const cube = mulQ12(square, t);
  const half = i16x8.splat(16);
  const wa = i16x8.shr_s(i16x8.add(i16x8.sub(square, i16x8.shr_s(i16x8.add(cube, t), 1)), half), 5);
  const wd = i16x8.shr_s(i16x8.add(i16x8.shr_s(i16x8.sub(cube, square), 1), half), 5);
  const wc = i16x8.shr_s(
    i16x8.add(
      i16x8.add(i16x8.shl(square, 1), i16x8.shr_s(i16x8.sub(t, i16x8.add(cube, i16x8.shl(cube, 1))), 1)),
      half,
    ),
    5,
  );
  const wb = i16x8.sub(i16x8.sub(i16x8.splat(<i16>ROW_ONE), wa), i16x8.add(wc, wd));
  return weighRows(source + <usize>((row - 1) * stride + first), <usize>stride, wa, wb, wc, wd, neutral);
}

/** First pass: every cell's 16 columns to one line. */
@inline
function filterCells(job: MeshJob, source: usize, stride: i32, cells: i32, neutral: v128): void {
  let node = job.nodeRow;
  let line = job.line;
  let u = load<i32>(node);
  let v = load<i32>(node, 4);
  const lastRow = (job.planeHeight + 1) << 16;
  for (let i = 0; i < cells; i++) {
    const nextU = load<i32>(node, 8);
    const nextV = load<i32>(node, 12);
    const rise = nextV - v;
    const run = nextU - u;
    const slope = <f32>rise / <f32>run;
    const first = (u >> 16) - 1;
    // Height at the first column, which is left of the first pixel.
    const back = <f32>(u - (first << 16));
    const start = v - <i32>(slope * back);
    if (Mathf.abs(slope) < LEVEL_SLOPE) {
      v128.store(line, filterLevel(job, source, stride, first, v, neutral));
      v128.store(line, filterLevel(job, source, stride, first + 8, v, neutral), 16);
    } else if (Mathf.abs(slope) < MOST_SLOPE) {
      const step = <i32>(slope * 65536);
      const later = min(lastRow, max(0, start + (step << 3)));
      v128.store(line, filterSloped(source, stride, first, start, step, neutral));
      v128.store(line, filterSloped(source, stride, first + 8, later, step, neutral), 16);
    }
    u = nextU;
    v = nextV;
    node += NODE_BYTES;
    line += CELL_COLUMNS << 1;
  }
}

/** Two pixels' sums, still in two halves each: lanes a0 a1 b0 b1 (Q21). */
@inline
function takePair(job: MeshJob, line: usize, u: i32, next: i32): v128 {
  const a: usize = line + (<usize>(u >> 16) << 1);
  const b: usize = line + (<usize>(next >> 16) << 1);
  const samples = v128.load64_lane(b, v128.load64_zero(a), 1);
  const wa: usize = job.columnWeights + (<usize>((u >> 8) & 255) << 3);
  const wb: usize = job.columnWeights + (<usize>((next >> 8) & 255) << 3);
  return i32x4.dot_i16x8_s(samples, v128.load64_lane(wb, v128.load64_zero(wa), 1));
}

/** Four pixels of a line, Q7, as 32-bit numbers. `u` counts from the line's second column. */
@inline
function takeFour(job: MeshJob, line: usize, u: i32, du: i32): v128 {
  const first = takePair(job, line, u, u + du);
  const second = takePair(job, line, u + 2 * du, u + 3 * du);
  const even = v128.shuffle<i32>(first, second, 0, 2, 4, 6);
  const odd = v128.shuffle<i32>(first, second, 1, 3, 5, 7);
  return i32x4.shr_s(i32x4.add(even, odd), 14);
}

/** One pixel between four, Q7: for the places that are too steep or too wide for the two passes. */
@inline
function takeBilinear(source: usize, stride: i32, u: i32, v: i32): i32 {
  const at: usize = source + <usize>((v >> 16) * stride + (u >> 16));
  const fu = (u >> 9) & 127;
  const fv = (v >> 9) & 127;
  const below: usize = at + <usize>stride;
  const top = <i32>load<u8>(at) * (128 - fu) + <i32>load<u8>(at, 1) * fu;
  const bottom = <i32>load<u8>(below) * (128 - fu) + <i32>load<u8>(below, 1) * fu;
  return (top * (128 - fv) + bottom * fv) >> 7;
}

function gatherCell(source: usize, stride: i32, u: i32, v: i32, du: i32, dv: i32, neutral: i32, room: usize): void {
  for (let k = 0; k < 8; k++) {
    store<i16>(room + (<usize>k << 1), <i16>(takeBilinear(source, stride, u + k * du, v + k * dv) - (neutral << 7)));
  }
}

/** Second pass: one row of pixels from the cells' lines. */
@inline
function takeRow(out: usize, job: MeshJob, source: usize, stride: i32, cells: i32, shade: Shade, noise: usize): void {
  const lift = i16x8.splat(<i16>shade.lift);
  let node = job.nodeRow;
  let line = job.line;
  let factors = shade.factors;
  let column: usize = 0;
  let u = load<i32>(node);
  let v = load<i32>(node, 4);
  for (let i = 0; i < cells; i++) {
    const nextU = load<i32>(node, 8);
    const nextV = load<i32>(node, 12);
    const run = nextU - u;
    const rise = nextV - v;
    const du = run >> STEP_SHIFT;
    let samples: v128;
    if (run > 0 && du < MOST_STEP && Mathf.abs(<f32>rise / <f32>run) < MOST_SLOPE) {
      const inCell = u & 0xffff;
      const left = takeFour(job, line, inCell, du);
      samples = i16x8.narrow_i32x4_s(left, takeFour(job, line, inCell + (du << 2), du));
    } else {
      gatherCell(source, stride, u, v, du, rise >> STEP_SHIFT, shade.neutral, line);
      samples = v128.load(line);
    }
    const eight = shaded(samples, factors, noise + column, lift);
    v128.store64_lane(out, i8x16.narrow_i16x8_u(eight, eight), 0);
    out += 8;
    factors += 16;
    line += CELL_COLUMNS << 1;
    node += NODE_BYTES;
    column = (column + 16) & TILE_COLUMN_MASK;
    u = nextU;
    v = nextV;
  }
}

/** Draws one plane through its nodes. May write 7 bytes past its end. */
export function drawMesh(
  target: usize,
  width: i32,
  height: i32,
  source: usize,
  stride: i32,
  job: MeshJob,
  shade: Shade,
): void {
  const neutral = i16x8.splat(<i16>(shade.neutral << 7));
  const cells = (width + 7) >> 3;
  for (let y = 0; y < height; y++) {
    interpolateNodes(job, y);
    prepareFactors(shade, width, y, y == 0);
    filterCells(job, source, stride, cells, neutral);
    takeRow(target + <usize>(y * width), job, source, stride, cells, shade, noiseRow(shade, y));
  }
}
