/**
 * Interpolation filter of ITU-R BS.1770-4, annex 2 (48 taps, 4 phases of 12). Phases 2 and 3 are phases 1
 * and 0 read backwards.
 */
const PHASE_0 = Float64Array.of(
  0.001708984375,
  0.010986328125,
  -0.0196533203125,
  0.033203125,
  -0.0594482421875,
  0.1373291015625,
  0.97216796875,
  -0.102294921875,
  0.047607421875,
  -0.026611328125,
  0.014892578125,
  -0.00830078125,
);
const PHASE_1 = Float64Array.of(
  -0.0291748046875,
  0.029296875,
  -0.0517578125,
  0.089111328125,
  -0.16650390625,
  0.465087890625,
  0.77978515625,
  -0.2003173828125,
  0.1015625,
  -0.0582275390625,
  0.0330810546875,
  -0.0189208984375,
);
const TAPS = PHASE_0.length;
/** Samples of the window before the one that a peak is booked on. */
const LEAD = 6;
/** No phase gives more than this share of the louder of the two samples it lies between ... */
const CENTRE_GAIN = Math.max(centre(PHASE_0), centre(PHASE_1));
/** ... and this share of the loudest of the others. */
const REST_GAIN = Math.max(all(PHASE_0) - centre(PHASE_0), all(PHASE_1) - centre(PHASE_1));
/** Samples looked at together. */
const BLOCK = 16;

/** The highest absolute value of the samples and of the points between them. */
export function peakBetween(samples: Float32Array): number {
  let highest = 0;
  for (let i = 0; i < samples.length; i++) highest = Math.max(highest, Math.abs(samples[i]!));
  for (let start = 0; start < samples.length; start += BLOCK) {
    highest = Math.max(highest, blockPeak(samples, start, BLOCK, highest));
  }
  return highest;
}

/**
 * Raises `peaks[b]` to the absolute peak of the waveform in block `b` of `block` samples, the samples being
 * one turn of a loop. Exact where the peak reaches `floor`; below that only the samples are looked at.
 */
export function raiseBlockPeaks(
  samples: Float32Array,
  peaks: Float32Array,
  block: number,
  floor: number,
): void {
  for (let b = 0; b < peaks.length; b++) {
    const peak = blockPeak(samples, b * block, block, floor);
    if (peak > peaks[b]!) peaks[b] = peak;
  }
}

function blockPeak(samples: Float32Array, start: number, block: number, floor: number): number {
  const length = samples.length;
  const end = Math.min(start + block, length);
  const inside = start >= LEAD && end + TAPS <= length;
  let peak = 0;
  for (let i = start; i < end; i++) {
    const value = Math.abs(samples[i]!);
    if (value > peak) peak = value;
  }
  const missing = floor - REST_GAIN * reach(samples, start, end, peak);
  const worthwhile = missing / CENTRE_GAIN;
  let last = Math.abs(samples[start === 0 ? length - 1 : start - 1]!);
  for (let i = start; i < end; i++) {
    const value = Math.abs(samples[i]!);
    const louder = value > last ? value : last;
    last = value;
    if (louder < worthwhile) continue;
    const between = inside ? interpolated(samples, i - LEAD) : interpolated(around(samples, i - LEAD), 0);
    if (between > peak) peak = between;
  }
  return peak;
}

/** The loudest sample that the filter sees for a block whose own loudest is `peak`. */
function reach(samples: Float32Array, start: number, end: number, peak: number): number {
  const length = samples.length;
  let loudest = peak;
  for (let k = 1; k <= TAPS - LEAD; k++) {
    const before = Math.abs(samples[(start - k + length) % length]!);
    const after = Math.abs(samples[(end + k - 1) % length]!);
    loudest = Math.max(loudest, before, after);
  }
  return loudest;
}

/** The window of the filter where it runs over an end of the loop. */
function around(samples: Float32Array, start: number): Float32Array {
  const length = samples.length;
  return Float32Array.from({ length: TAPS }, (_, k) => samples[(((start + k) % length) + length) % length]!);
}

/** Highest absolute value of the four interpolated points of a window. */
function interpolated(samples: Float32Array, start: number): number {
  let p0 = 0;
  let p1 = 0;
  let p2 = 0;
  let p3 = 0;
  for (let k = 0; k < TAPS; k++) {
    const x = samples[start + k]!;
    p0 += PHASE_0[k]! * x;
    p1 += PHASE_1[k]! * x;
    p2 += PHASE_1[TAPS - 1 - k]! * x;
    p3 += PHASE_0[TAPS - 1 - k]! * x;
  }
  return Math.max(Math.abs(p0), Math.abs(p1), Math.abs(p2), Math.abs(p3));
}

function centre(taps: Float64Array): number {
  return Math.abs(taps[LEAD - 1]!) + Math.abs(taps[LEAD]!);
}

function all(taps: Float64Array): number {
  return taps.reduce((sum, tap) => sum + Math.abs(tap), 0);
}
