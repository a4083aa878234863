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
/** Samples of the window before the one a peak is booked on. */
const LEAD = 6;
/** No phase can raise its loudest input by more than the sum of its absolute taps. */
const MOST_GAIN = Math.max(sumOfAbsolutes(PHASE_0), sumOfAbsolutes(PHASE_1));

/** The highest absolute value of the samples and of three points between each two of them. */
export function peakBetween(samples: Float32Array): number {
  const peaks = new Float32Array(samples.length);
  raisePeaks(samples, peaks, 0);
  let highest = 0;
  for (let i = 0; i < peaks.length; i++) if (peaks[i]! > highest) highest = peaks[i]!;
  return highest;
}

/**
 * Raises `peaks[i]` to the absolute peak of the waveform around sample `i`, the samples being taken as one
 * turn of a loop. Where that cannot reach `floor` only the sample itself is looked at.
 */
export function raisePeaks(samples: Float32Array, peaks: Float32Array, floor: number): void {
  const length = samples.length;
  const window = new Float64Array(TAPS * 2);
  const worthwhile = floor / MOST_GAIN;
  let loudUntil = -1;
  for (let k = 0; k < TAPS - 1; k++) {
    const sample = samples[(k + length - LEAD) % length] ?? 0;
    window[k] = window[k + TAPS] = sample;
    if (Math.abs(sample) > worthwhile) loudUntil = k;
  }
  for (let i = 0, slot = TAPS - 1; i < length; i++) {
    const ahead = i + TAPS - 1 - LEAD;
    const sample = samples[ahead < length ? ahead : ahead % length]!;
    window[slot] = window[slot + TAPS] = sample;
    if (Math.abs(sample) >= worthwhile) loudUntil = i + TAPS - 1;
    if (++slot === TAPS) slot = 0;
    let peak = Math.abs(samples[i]!);
    if (i <= loudUntil) peak = Math.max(peak, interpolatedPeak(window, slot));
    if (peak > peaks[i]!) peaks[i] = peak;
  }
}

function interpolatedPeak(window: Float64Array, start: number): number {
  let p0 = 0;
  let p1 = 0;
  let p2 = 0;
  let p3 = 0;
  for (let k = 0; k < TAPS; k++) {
    const forward = window[start + k]!;
    const backward = window[start + TAPS - 1 - k]!;
    p0 += PHASE_0[k]! * forward;
    p1 += PHASE_1[k]! * forward;
    p2 += PHASE_1[k]! * backward;
    p3 += PHASE_0[k]! * backward;
  }
  return Math.max(Math.abs(p0), Math.abs(p1), Math.abs(p2), Math.abs(p3));
}

function sumOfAbsolutes(taps: Float64Array): number {
  let sum = 0;
  for (const tap of taps) sum += Math.abs(tap);
  return sum;
}
