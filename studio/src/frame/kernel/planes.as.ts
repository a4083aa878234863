// From the decoded picture to graded BT.709 planes, and from each size of them to the next smaller one.

/** Where the colour tables and the outgoing planes are. Curves hold 256 numbers in Q6 (0 to 255 * 64). */
@unmanaged
export class GradeJob {
  redCurve: usize;
  greenCurve: usize;
  blueCurve: usize;
  /** Blue and red difference weights, Q14, saturation included. */
  blueDifference: i32;
  redDifference: i32;
  /** 8 x 8 thresholds, 0 to 63. */
  thresholds: usize;
  luma: usize;
  chromaU: usize;
  chromaV: usize;
  lumaStride: i32;
  chromaStride: i32;
}

// Luma weights of BT.709 (0.2126, 0.7152, 0.0722) in Q14; in limited range (219 / 255) for the luma plane.
const KR: i32 = 3483;
const KG: i32 = 11718;
const KB: i32 = 1183;
const LIMITED_KR: i32 = 2991;
const LIMITED_KG: i32 = 10064;
const LIMITED_KB: i32 = 1016;
/** Graded values are Q6, weights Q14. */
const SHIFT: i32 = 20;
const ONE: i32 = 1 << SHIFT;

@inline
function curve(table: usize, value: u8): i32 {
  return <i32>load<i16>(table + ((<usize>value) << 1));
}

@inline
function toByte(value: i32): u8 {
  return <u8>(value < 0 ? 0 : value > 255 ? 255 : value);
}

/**
 * Grades `rows` (an even number) rows of interleaved RGB into the three planes, starting at picture row `top`.
 * Luma is dithered while it is rounded, so that a stretched gradient does not band.
 */
export function gradeRows(job: GradeJob, rgb: usize, width: i32, top: i32, rows: i32): void {
  for (let y = 0; y < rows; y += 2) {
    for (let x = 0; x < width; x += 2) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let k = 0; k < 4; k++) {
        const column = x + (k & 1);
        const row = y + (k >> 1);
        const at: usize = rgb + <usize>((row * width + column) * 3);
        const r = curve(job.redCurve, load<u8>(at));
        const g = curve(job.greenCurve, load<u8>(at, 1));
        const b = curve(job.blueCurve, load<u8>(at, 2));
        const threshold = <i32>load<u8>(job.thresholds + <usize>((((top + row) & 7) << 3) | (column & 7)));
        const light = LIMITED_KR * r + LIMITED_KG * g + LIMITED_KB * b + ((threshold * 2 + 1) * (ONE >> 7));
        store<u8>(job.luma + <usize>((top + row) * job.lumaStride + column), <u8>((light >> SHIFT) + 16));
        red += r;
        green += g;
        blue += b;
      }
      red >>= 2;
      green >>= 2;
      blue >>= 2;
      const grey = (KR * red + KG * green + KB * blue) >> 14;
      const at: usize = <usize>(((top + y) >> 1) * job.chromaStride + (x >> 1));
      const u = ((blue - grey) * job.blueDifference + (ONE >> 1)) >> SHIFT;
      const v = ((red - grey) * job.redDifference + (ONE >> 1)) >> SHIFT;
      store<u8>(job.chromaU + at, toByte(u + 128));
      store<u8>(job.chromaV + at, toByte(v + 128));
    }
  }
}

/** Weight of a sample `distance` output pixels away: Catmull-Rom, as wide as the output pixels are. */
@inline
function cubic(distance: f64): f64 {
  const d = Math.abs(distance);
  if (d < 1) return (1.5 * d - 2.5) * d * d + 1;
  if (d < 2) return ((-0.5 * d + 2.5) * d - 4) * d + 2;
  return 0;
}

/** Taps that the cubic needs at a step of less than two source pixels: 2 * 2 * step, and one. */
const TAPS: i32 = 9;
const TAP_ONE: f64 = 16384;

/** `count` entries of a first sample and TAPS weights (Q14, adding up to one), edges repeated by moving weight. */
function planShrink(table: usize, count: i32, size: i32): void {
  const step = <f64>size / <f64>count;
  for (let i = 0; i < count; i++) {
    const entry: usize = table + <usize>(i * (TAPS + 1)) * 4;
    const centre = (<f64>i + 0.5) * step - 0.5;
    let first = <i32>Math.floor(centre) - (TAPS >> 1);
    first = max(0, min(size - TAPS, first));
    let total: f64 = 0;
    for (let t = 0; t < TAPS; t++) total += cubic((<f64>(first + t) - centre) / step);
    let left = <i32>TAP_ONE;
    for (let t = 0; t < TAPS; t++) {
      const weight = <i32>Math.floor((cubic((<f64>(first + t) - centre) / step) / total) * TAP_ONE + 0.5);
      store<i32>(entry + ((<usize>t + 1) << 2), weight);
      left -= weight;
    }
    const middle: usize = entry + ((<usize>(<i32>Math.floor(centre + 0.5) - first) + 1) << 2);
    store<i32>(middle, load<i32>(middle) + left);
    store<i32>(entry, first);
  }
}

/**
 * Makes a plane smaller by less than two each way. `room` holds the tables of both directions and one line
 * of `width` 16-bit numbers. Planes are at least TAPS wide and high.
 */
export function shrink(
  source: usize,
  width: i32,
  height: i32,
  stride: i32,
  target: usize,
  toWidth: i32,
  toHeight: i32,
  toStride: i32,
  room: usize,
): void {
  const columns = room;
  const rows: usize = columns + <usize>(toWidth * (TAPS + 1)) * 4;
  const line: usize = rows + <usize>(toHeight * (TAPS + 1)) * 4;
  planShrink(columns, toWidth, width);
  planShrink(rows, toHeight, height);
  for (let y = 0; y < toHeight; y++) {
    shrinkRows(source, width, stride, rows + <usize>(y * (TAPS + 1)) * 4, line);
    for (let x = 0; x < toWidth; x++) {
      const entry: usize = columns + <usize>(x * (TAPS + 1)) * 4;
      const at: usize = line + ((<usize>load<i32>(entry)) << 2);
      let sum = 1 << 19;
      for (let t: usize = 0; t < <usize>TAPS; t++) sum += load<i32>(at + (t << 2)) * load<i32>(entry + ((t + 1) << 2));
      store<u8>(target + <usize>(y * toStride + x), toByte(sum >> 20));
    }
  }
}

/** One line of vertically weighed samples in Q6. */
@inline
function shrinkRows(source: usize, width: i32, stride: i32, entry: usize, line: usize): void {
  const top: usize = source + <usize>(load<i32>(entry) * stride);
  for (let x = 0; x < width; x += 4) {
    let sum = i32x4.splat(128);
    for (let t: usize = 0; t < <usize>TAPS; t++) {
      const samples = i32x4.extend_low_i16x8_u(
        i16x8.extend_low_i8x16_u(v128.load32_zero(top + t * <usize>stride + <usize>x)),
      );
      sum = i32x4.add(sum, i32x4.mul(samples, v128.load32_splat(entry + ((t + 1) << 2))));
    }
    v128.store(line + ((<usize>x) << 2), i32x4.shr_s(sum, 8));
  }
}
