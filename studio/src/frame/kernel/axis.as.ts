import { heavyTap, restWeight, wholeWeight } from "./cubic.as";
import { pick } from "./lanes.as";
import { noiseRow, prepareFactors, rowBytes, Shade, shaded, TILE_COLUMN_MASK } from "./shade.as";

// Zoom and pan without rotation: separable Catmull-Rom. A vertical pass of four rows into one 16-bit line,
// then a horizontal pass of four output pixels at a time. Four output pixels at a step of at most 1 1/3
// source pixels, with their taps, lie within eight neighbouring samples: one 16-byte load.

/** Samples of a group of four output pixels: where they start, how they pair up, how they are weighed. */
const GROUP_BYTES: usize = 80;
const GROUP_FIRST_PICK: usize = 16;
const GROUP_SECOND_PICK: usize = 32;
const GROUP_FIRST_WEIGHTS: usize = 48;
const GROUP_SECOND_WEIGHTS: usize = 64;
const GROUP_SAMPLES: i32 = 8;
/** Per output row: the first source row, then four weights. */
const ROW_BYTES: usize = 16;
/** Weights are whole numbers that add up to exactly one in these units. */
const ROW_ONE: i32 = 128;
const COLUMN_ONE: i32 = 16384;

@unmanaged
export class AxisPlan {
  /** The columns of the plane that this view needs: first (a multiple of 8) and how many. */
  firstColumn: i32;
  columns: i32;
  groups: usize;
  rows: usize;
  /** Room for one vertically filtered line. */
  line: usize;
}

@inline
function clamp(value: i32, low: i32, high: i32): i32 {
  return value < low ? low : value > high ? high : value;
}

function planColumns(plan: AxisPlan, width: i32, planeWidth: i32, start: f64, step: f64): void {
  const first = clamp(<i32>Math.floor(start) - 1, 0, planeWidth - GROUP_SAMPLES) & ~7;
  const last = clamp(<i32>Math.ceil(start + <f64>width * step) + 4, GROUP_SAMPLES, planeWidth);
  plan.firstColumn = first;
  plan.columns = (last - first + 7) & ~7;
  const groups = ((width + 15) >> 4) << 2;
  for (let g = 0; g < groups; g++) {
    const group: usize = plan.groups + <usize>g * GROUP_BYTES;
    const base = clamp(<i32>Math.floor(start + <f64>(g * 4) * step) - 1, first, planeWidth - GROUP_SAMPLES);
    store<i32>(group, (base - first) << 1);
    for (let k = 0; k < 4; k++) planPixel(group, k, start + <f64>(g * 4 + k) * step, base, planeWidth);
  }
}

/** Taps 0 and 1 form the first pair, 2 and 3 the second: `dot` multiplies pairs of 16-bit lanes and adds them. */
@inline
function planPixel(group: usize, k: i32, position: f64, base: i32, planeWidth: i32): void {
  const cell = <i32>Math.floor(position);
  const t = position - <f64>cell;
  const heavy = heavyTap(t);
  const rest = restWeight(heavy, t, COLUMN_ONE);
  for (let tap = 0; tap < 4; tap++) {
    const lane: usize = (<usize>(tap >> 1) << 4) + ((<usize>k) << 2) + ((<usize>(tap & 1)) << 1);
    const column = clamp(cell - 1 + tap, 0, planeWidth - 1);
    const sample = <u8>(clamp(column - base, 0, GROUP_SAMPLES - 1) << 1);
    store<u8>(group + GROUP_FIRST_PICK + lane, sample);
    store<u8>(group + GROUP_FIRST_PICK + lane, sample + 1, 1);
    store<i16>(group + GROUP_FIRST_WEIGHTS + lane, <i16>(tap == heavy ? rest : wholeWeight(tap, t, COLUMN_ONE)));
  }
}

function planRows(plan: AxisPlan, height: i32, planeHeight: i32, start: f64, step: f64): void {
  for (let y = 0; y < height; y++) {
    const row: usize = plan.rows + <usize>y * ROW_BYTES;
    const position = Math.max(-1.0, Math.min(<f64>planeHeight, start + <f64>y * step));
    const cell = <i32>Math.floor(position);
    const t = position - <f64>cell;
    const heavy = heavyTap(t);
    const rest = restWeight(heavy, t, ROW_ONE);
    store<i32>(row, cell - 1);
    for (let tap = 0; tap < 4; tap++) {
      const weight = tap == heavy ? rest : wholeWeight(tap, t, ROW_ONE);
      store<i16>(row + 4 + ((<usize>tap) << 1), <i16>weight);
    }
  }
}

/**
 * Works out the tables of one view: output pixel (x, y) shows the plane at (startX + x stepX, startY + y stepY),
 * whole numbers being sample centres. Steps are at most 4/3; places outside repeat the edge.
 */
export function planAxis(
  plan: AxisPlan,
  width: i32,
  height: i32,
  planeWidth: i32,
  planeHeight: i32,
  startX: f64,
  stepX: f64,
  startY: f64,
  stepY: f64,
): void {
  planColumns(plan, width, planeWidth, startX, stepX);
  planRows(plan, height, planeHeight, startY, stepY);
}

/** Four source rows to one line in Q7, less the neutral level. */
@inline
function filterRows(plan: AxisPlan, y: i32, source: usize, stride: usize, neutral: v128): void {
  const row: usize = plan.rows + <usize>y * ROW_BYTES;
  const a: usize = source + <usize>(load<i32>(row) * <i32>stride + plan.firstColumn);
  const b: usize = a + stride;
  const c: usize = b + stride;
  const d: usize = c + stride;
  const wa = v128.load16_splat(row + 4);
  const wb = v128.load16_splat(row + 6);
  const wc = v128.load16_splat(row + 8);
  const wd = v128.load16_splat(row + 10);
  const end = <usize>plan.columns;
  for (let o: usize = 0; o < end; o += 8) {
    const upper = i16x8.add(i16x8.mul(v128.load_ext<u8>(a + o), wa), i16x8.mul(v128.load_ext<u8>(b + o), wb));
    const lower = i16x8.add(i16x8.mul(v128.load_ext<u8>(c + o), wc), i16x8.mul(v128.load_ext<u8>(d + o), wd));
    v128.store(plan.line + (o << 1), i16x8.sub(i16x8.add_sat_s(upper, lower), neutral));
  }
}

/** Four output pixels of one group, Q21 (Q7 samples, Q14 weights). */
@inline
function filterGroup(line: usize, group: usize): v128 {
  const samples = v128.load(line + <usize>load<i32>(group));
  return i32x4.add(
    i32x4.dot_i16x8_s(pick(samples, v128.load(group + GROUP_FIRST_PICK)), v128.load(group + GROUP_FIRST_WEIGHTS)),
    i32x4.dot_i16x8_s(pick(samples, v128.load(group + GROUP_SECOND_PICK)), v128.load(group + GROUP_SECOND_WEIGHTS)),
  );
}

@inline
function filterEight(line: usize, group: usize): v128 {
  const left = filterGroup(line, group);
  const right = filterGroup(line, group + GROUP_BYTES);
  return i16x8.narrow_i32x4_s(i32x4.shr_s(left, 14), i32x4.shr_s(right, 14));
}

/** Draws one plane of `width` x `height` from `source` by a worked-out plan. May write 15 bytes past its end. */
export function drawAxis(
  target: usize,
  width: i32,
  height: i32,
  source: usize,
  stride: usize,
  plan: AxisPlan,
  shade: Shade,
): void {
  const neutral = i16x8.splat(<i16>(shade.neutral << 7));
  const lift = i16x8.splat(<i16>shade.lift);
  const bytes = rowBytes(width);
  for (let y = 0; y < height; y++) {
    filterRows(plan, y, source, stride, neutral);
    prepareFactors(shade, width, y, y == 0);
    const noise = noiseRow(shade, y);
    let out: usize = target + <usize>(y * width);
    let group: usize = plan.groups;
    let column: usize = 0;
    for (let o: usize = 0; o < bytes; o += 32) {
      const left = shaded(filterEight(plan.line, group), shade.factors + o, noise + column, lift);
      const right = shaded(
        filterEight(plan.line, group + 2 * GROUP_BYTES),
        shade.factors + o + 16,
        noise + column + 16,
        lift,
      );
      v128.store(out, i8x16.narrow_i16x8_u(left, right));
      out += 16;
      group += 4 * GROUP_BYTES;
      column = (column + 32) & TILE_COLUMN_MASK;
    }
  }
}
