import { mulQ15, pick } from "./lanes.as";
import { NODE_BYTES } from "./nodes.as";
import { noiseRow, prepareFactors, Shade, shaded, TILE_COLUMN_MASK } from "./shade.as";

// Drawing through a mesh: rotation and depth. A cell is 8 pixels wide; along it the place looked at runs on a
// straight line of the plane. Sampling is by the same cubic as on the axis path, in two steps within registers:
// the 16 source columns around the cell are each filtered at the height where the line crosses them, then the
// 8 pixels are taken from between those columns.

const STEP_SHIFT: i32 = 3;
/** 11 columns for 7 steps: more would leave the 16. Fixed point 16.16. */
const MOST_STEP: i32 = (11 << 16) / 7;
/** Rows per column. Steeper lines leave the four rows that 8 columns share. */
const MOST_SLOPE: f32 = 1.0 / 12;

/** What drawing one plane through a mesh needs. */
@unmanaged
export class MeshJob {
  nodes: usize;
  columns: i32;
  planeHeight: i32;
  /** Room for one row of nodes and one of cells. */
  nodeRow: usize;
  cells: usize;
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

/**
 * Eight Catmull-Rom values between bytes `b` and `c` (given as 16-bit numbers), `t` of the way in Q14; Q3. In the
 * form b + t/2 (m + t (r + t s)) with differences m = c - a, n = b - c, o = d - a: s = 3n + o, r = -(m + 2n + s).
 * As a Q15 factor `t` is t/2, so that r goes in twice and s four times: at 8 times a byte that just fits 16 bits.
 */
@inline
function interpolate(t: v128, a: v128, b: v128, c: v128, d: v128): v128 {
  const m = i16x8.shl(i16x8.sub(c, a), 3);
  const n = i16x8.shl(i16x8.sub(b, c), 4);
  const o = i16x8.shl(i16x8.sub(d, a), 3);
  const s = i16x8.add(i16x8.add(n, i16x8.shr_s(n, 1)), o);
  const r = i16x8.shl(i16x8.add(i16x8.add(m, n), s), 1);
  const slope = i16x8.add(m, mulQ15(t, i16x8.sub(mulQ15(t, i16x8.shl(s, 2)), r)));
  return i16x8.add(i16x8.shl(b, 3), mulQ15(t, slope));
}

/**
 * Eight columns along a line of `slope` (16.16 rows per column) through height `v` at the first of them. All
 * use the four rows around the line's middle; a column whose height lies a little outside is extrapolated by
 * the cubic itself. Answers whole levels.
 */
@inline
function filterColumns(source: usize, stride: usize, first: i32, v: i32, slope: i32): v128 {
  const row = (v + 3 * slope + (slope >> 1)) >> 16;
  const rise = i16x8.mul(i16x8.splat(<i16>(slope >> 2)), i16x8(0, 1, 2, 3, 4, 5, 6, 7));
  const t = i16x8.add(i16x8.splat(<i16>((v - (row << 16)) >> 2)), rise);
  const a: usize = source + <usize>((row - 1) * <i32>stride + first);
  const b: usize = a + stride;
  const c: usize = b + stride;
  const d: usize = c + stride;
  const sum = interpolate(t, v128.load_ext<u8>(a), v128.load_ext<u8>(b), v128.load_ext<u8>(c), v128.load_ext<u8>(d));
  return i16x8.shr_s(i16x8.add(sum, i16x8.splat(4)), 3);
}

/** Eight pixels `du` (16.16) apart, the first at the fraction `u` behind column 1 of the 16. Q3. */
@inline
function takePixels(columns: v128, u: i32, du: i32): v128 {
  // Places in Q11: up to 12 columns fit into 16 bits.
  const steps = i16x8.mul(i16x8.splat(<i16>(du >> 5)), i16x8(0, 1, 2, 3, 4, 5, 6, 7));
  const places = i16x8.add(i16x8.splat(<i16>(u >> 5)), steps);
  const cells = i16x8.shr_u(places, 11);
  const t = i16x8.shl(v128.and(places, i16x8.splat(2047)), 3);
  const cell = i8x16.narrow_i16x8_u(cells, cells);
  return interpolate(t, tap(columns, cell, 0), tap(columns, cell, 1), tap(columns, cell, 2), tap(columns, cell, 3));
}

/** The bytes `offset` behind the given cells, as 16-bit numbers. */
@inline
function tap(columns: v128, cell: v128, offset: i8): v128 {
  return i16x8.extend_low_i8x16_u(pick(columns, i8x16.add(cell, i8x16.splat(offset))));
}

/** One pixel between four, Q3: for the places that are too steep or too wide for the two passes. */
@inline
function takeBilinear(source: usize, stride: i32, u: i32, v: i32): i32 {
  const at: usize = source + <usize>((v >> 16) * stride + (u >> 16));
  const fu = (u >> 9) & 127;
  const fv = (v >> 9) & 127;
  const below: usize = at + <usize>stride;
  const top = <i32>load<u8>(at) * (128 - fu) + <i32>load<u8>(at, 1) * fu;
  const bottom = <i32>load<u8>(below) * (128 - fu) + <i32>load<u8>(below, 1) * fu;
  return (top * (128 - fv) + bottom * fv) >> 11;
}

/** Eight pixels of a steep or wide cell, one by one, Q3. */
function gatherCell(source: usize, stride: i32, u: i32, v: i32, du: i32, dv: i32): v128 {
  let samples = i16x8.splat(0);
  for (let k = 7; k >= 0; k--) {
    samples = i8x16.shuffle(samples, samples, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13);
    samples = i16x8.replace_lane(samples, 0, <i16>takeBilinear(source, stride, u + k * du, v + k * dv));
  }
  return samples;
}

/**
 * What the first step leaves for the second, per cell: 16 filtered columns, the first pixel's place in them and the
 * pixels' distance (both 16.16). A distance of 0 says that the 8 pixels (Q3) are there already.
 */
const CELL_BYTES: usize = 32;
const CELL_START: usize = 16;
const CELL_STEP: usize = 20;

/** 1.5 * 2^23: added to a number below 2^22, it leaves the whole number in the low bits. */
const WHOLE: f32 = 12582912;

/** The nearest whole number, without the range checks of a conversion. */
@inline
function toWhole(value: f32): i32 {
  return reinterpret<i32>(value + WHOLE) - reinterpret<i32>(WHOLE);
}

/** First step of a row: the columns of every cell. */
@inline
function filterCells(job: MeshJob, source: usize, stride: i32, cells: i32): void {
  let node = job.nodeRow;
  let cell = job.cells;
  for (let i = 0; i < cells; i++) {
    const u = load<i32>(node);
    const v = load<i32>(node, 4);
    const run = load<i32>(node, 8) - u;
    const rise = load<i32>(node, 12) - v;
    const slope = <f32>rise / <f32>run;
    let du = run >> STEP_SHIFT;
    if (run > 0 && du < MOST_STEP && Mathf.abs(slope) < MOST_SLOPE) {
      const first = (u >> 16) - 1;
      const step = toWhole(slope * 65536);
      const start = v - toWhole(slope * <f32>(u - (first << 16)));
      const left = filterColumns(source, <usize>stride, first, start, step);
      const right = filterColumns(source, <usize>stride, first + 8, start + (step << 3), step);
      v128.store(cell, i8x16.narrow_i16x8_u(left, right));
    } else {
      v128.store(cell, gatherCell(source, stride, u, v, du, rise >> STEP_SHIFT));
      du = 0;
    }
    store<i32>(cell, u & 0xffff, CELL_START);
    store<i32>(cell, du, CELL_STEP);
    node += NODE_BYTES;
    cell += CELL_BYTES;
  }
}

/** Second step of a row: its pixels, shaded. */
@inline
function takeCells(out: usize, job: MeshJob, cells: i32, shade: Shade, noise: usize): void {
  const neutral = i16x8.splat(<i16>(shade.neutral << 3));
  const lift = i16x8.splat(<i16>shade.lift);
  let cell = job.cells;
  let factors = shade.factors;
  let column: usize = 0;
  for (let i = 0; i < cells; i++) {
    const du = load<i32>(cell, CELL_STEP);
    const columns = v128.load(cell);
    const taken = du ? takePixels(columns, load<i32>(cell, CELL_START), du) : columns;
    const samples = i16x8.shl(i16x8.sub(taken, neutral), 4);
    const eight = shaded(samples, factors, noise + column, lift);
    v128.store64_lane(out, i8x16.narrow_i16x8_u(eight, eight), 0);
    out += 8;
    cell += CELL_BYTES;
    factors += 16;
    column = (column + 16) & TILE_COLUMN_MASK;
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
  const cells = (width + 7) >> 3;
  for (let y = 0; y < height; y++) {
    interpolateNodes(job, y);
    prepareFactors(shade, width, y, y == 0);
    filterCells(job, source, stride, cells);
    takeCells(target + <usize>(y * width), job, cells, shade, noiseRow(shade, y));
  }
}
