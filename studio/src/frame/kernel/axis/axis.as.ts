import { catmullRom } from "../samples/cubic.as";
import { dotBytes, mulQ15, swizzle } from "../samples/lanes.as";
import { noiseRow, prepareFactors, rowBytes, Shade, shaded, TILE_COLUMN_MASK } from "../samples/shade.as";

// Zoom and pan without rotation: separable Catmull-Rom. A horizontal pass of eight output pixels at a time turns
// each source row into one 16-bit line, once; four such lines give an output row. Eight output pixels at a step
// of at most 1 1/3 source pixels need sixteen neighbouring bytes: one load.

/** Table entry of eight output pixels: first sample, byte indexes of the sample pairs, weights. */
const GROUP_BYTES: usize = 80;
const GROUP_PIXELS: i32 = 8;
const GROUP_SAMPLES: i32 = 16;
const FIRST_PICK: usize = 16;
const SECOND_PICK: usize = 32;
const FIRST_WEIGHTS: usize = 48;
const SECOND_WEIGHTS: usize = 64;
/** Per output row: the first source row, then four weights. */
const ROW_BYTES: usize = 16;
/** Horizontal weights add up to this, so that each fits a signed byte; lines are in 126ths. Vertical ones add up to one. */
const COLUMN_ONE: i32 = 126;
const Q7_ONE: i32 = 128;
const ROW_ONE: i32 = 32768;
const MAX_ROW_WEIGHT: i32 = 32767;
/** Number of lines that are kept: as many as an output row needs; a power of two. */
const LINES: i32 = 4;

@unmanaged
export class AxisPlan {
  groups: usize;
  rows: usize;
  /** Buffer for four horizontally filtered lines. */
  lines: usize;
}

@inline
function clamp(value: i32, low: i32, high: i32): i32 {
  return value < low ? low : value > high ? high : value;
}

/** Groups of eight pixels in a row that is written in steps of sixteen. */
@inline
function groupsOf(width: i32): i32 {
  return ((width + 15) >> 4) << 1;
}

@inline
function nearest(value: f64): i32 {
  return <i32>Math.floor(value + 0.5);
}

function planColumns(plan: AxisPlan, width: i32, planeWidth: i32, start: f64, step: f64): void {
  const groups = groupsOf(width);
  for (let g = 0; g < groups; g++) {
    const group: usize = plan.groups + <usize>g * GROUP_BYTES;
    const first = start + <f64>(g * GROUP_PIXELS) * step;
    const base = clamp(<i32>Math.floor(first) - 1, 0, planeWidth - GROUP_SAMPLES);
    store<i32>(group, base);
    for (let k = 0; k < GROUP_PIXELS; k++) planPixel(group + ((<usize>k) << 1), first + <f64>k * step, base);
  }
}

/**
 * Taps 0 and 1 are the first pair, 2 and 3 the second: `dotBytes` multiplies pairs of bytes and adds them. Weights are
 * rounded so that their sum and their centre are exact: an error of the centre is visible as jitter.
 */
@inline
function planPixel(lane: usize, position: f64, base: i32): void {
  const cell = <i32>Math.floor(position);
  const first = cell - 1 - base;
  storePair(lane + FIRST_PICK, sampleAt(first), sampleAt(first + 1));
  storePair(lane + SECOND_PICK, sampleAt(first + 2), sampleAt(first + 3));
  const t = position - <f64>cell;
  const a = nearest(catmullRom(0, t) * COLUMN_ONE);
  const d = nearest(catmullRom(3, t) * COLUMN_ONE);
  const c = nearest(t * COLUMN_ONE) + a - 2 * d;
  storePair(lane + FIRST_WEIGHTS, a, COLUMN_ONE - a - c - d);
  storePair(lane + SECOND_WEIGHTS, c, d);
}

/** Clamps to the group; at the plane's edges the outermost sample repeats. */
@inline
function sampleAt(index: i32): i32 {
  return clamp(index, 0, GROUP_SAMPLES - 1);
}

@inline
function storePair(lane: usize, left: i32, right: i32): void {
  store<i16>(lane, <i16>((left & 255) | (right << 8)));
}

function planRows(plan: AxisPlan, height: i32, planeHeight: i32, start: f64, step: f64): void {
  for (let y = 0; y < height; y++) {
    const row: usize = plan.rows + <usize>y * ROW_BYTES;
    const position = Math.max(-1.0, Math.min(<f64>planeHeight, start + <f64>y * step));
    const cell = <i32>Math.floor(position);
    const t = position - <f64>cell;
    const a = nearest(catmullRom(0, t) * ROW_ONE);
    const c = nearest(catmullRom(2, t) * ROW_ONE);
    const d = nearest(catmullRom(3, t) * ROW_ONE);
    store<i32>(row, cell - 1);
    store<i16>(row, <i16>a, 4);
    store<i16>(row, <i16>min(ROW_ONE - a - c - d, MAX_ROW_WEIGHT), 6);
    store<i16>(row, <i16>min(c, MAX_ROW_WEIGHT), 8);
    store<i16>(row, <i16>d, 10);
  }
}

/**
 * Computes the tables of one view: output pixel (x, y) shows the plane at (startX + x stepX, startY + y stepY), where
 * integers are sample centres. Steps are at most 4/3; outside, the edge repeats. Planes are at least as wide as the samples
 * of a group.
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

/** Eight output pixels of one source row, in 126ths. Values over 260 are saturated. */
@inline
function filterGroup(source: usize, group: usize): v128 {
  const samples = v128.load(source + <usize>load<i32>(group));
  return i16x8.add_sat_s(
    dotBytes(swizzle(samples, v128.load(group, FIRST_PICK)), v128.load(group, FIRST_WEIGHTS)),
    dotBytes(swizzle(samples, v128.load(group, SECOND_PICK)), v128.load(group, SECOND_WEIGHTS)),
  );
}

function filterLine(line: usize, source: usize, groups: usize, bytes: usize): void {
  let group = groups;
  for (let o: usize = 0; o < bytes; o += 32) {
    v128.store(line + o, filterGroup(source, group));
    v128.store(line + o, filterGroup(source, group + GROUP_BYTES), 16);
    group += 2 * GROUP_BYTES;
  }
}

/** Eight pixels of an output row, in 126ths. In this order only the last sum can overflow 16 bits. */
@inline
function weigh(a: usize, b: usize, c: usize, d: usize, wa: v128, wb: v128, wc: v128, wd: v128): v128 {
  return i16x8.add_sat_s(
    i16x8.add(mulQ15(v128.load(a), wa), mulQ15(v128.load(b), wb)),
    i16x8.add(mulQ15(v128.load(c), wc), mulQ15(v128.load(d), wd)),
  );
}

@inline
function lineOf(plan: AxisPlan, sourceRow: i32, bytes: usize): usize {
  return plan.lines + (<usize>(sourceRow & (LINES - 1))) * bytes;
}

/** Makes one row of bytes from four lines. */
@inline
function drawRow(out: usize, plan: AxisPlan, y: i32, bytes: usize, shade: Shade): void {
  const row: usize = plan.rows + <usize>y * ROW_BYTES;
  const first = load<i32>(row);
  const a = lineOf(plan, first, bytes);
  const b = lineOf(plan, first + 1, bytes);
  const c = lineOf(plan, first + 2, bytes);
  const d = lineOf(plan, first + 3, bytes);
  const wa = v128.load16_splat(row, 4);
  const wb = v128.load16_splat(row, 6);
  const wc = v128.load16_splat(row, 8);
  const wd = v128.load16_splat(row, 10);
  const neutral = i16x8.splat(<i16>(shade.neutral * COLUMN_ONE));
  const lift = i16x8.splat(<i16>shade.lift);
  const noise = noiseRow(shade, y);
  let column: usize = 0;
  for (let o: usize = 0; o < bytes; o += 32) {
    const left = weigh(a + o, b + o, c + o, d + o, wa, wb, wc, wd);
    const p: usize = o + 16;
    const right = weigh(a + p, b + p, c + p, d + p, wa, wb, wc, wd);
    v128.store(
      out + (o >> 1),
      i8x16.narrow_i16x8_u(
        shaded(i16x8.sub(left, neutral), shade.factors + o, noise + column, lift),
        shaded(i16x8.sub(right, neutral), shade.factors + p, noise + column + 16, lift),
      ),
    );
    column = (column + 32) & TILE_COLUMN_MASK;
  }
}

/** Draws one plane of `width` x `height` from `source` with a plan. May write 15 bytes past its end. */
export function drawAxis(
  target: usize,
  width: i32,
  height: i32,
  source: usize,
  stride: usize,
  plan: AxisPlan,
  shade: Shade,
): void {
  const bytes = rowBytes(width);
  const gain = (shade.gain * Q7_ONE + COLUMN_ONE / 2) / COLUMN_ONE;
  let next = load<i32>(plan.rows);
  for (let y = 0; y < height; y++) {
    const last = load<i32>(plan.rows + <usize>y * ROW_BYTES) + LINES - 1;
    for (; next <= last; next++) {
      filterLine(lineOf(plan, next, bytes), source + <usize>(next * <i32>stride), plan.groups, bytes);
    }
    prepareFactors(shade, width, y, y == 0, gain);
    drawRow(target + <usize>(y * width), plan, y, bytes, shade);
  }
}
