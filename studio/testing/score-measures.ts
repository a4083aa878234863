import {
  gatedLoudness,
  largestFall,
  secondLevels,
  stepPowers,
  STEPS_PER_SECOND,
  truePeak,
} from "../src/score/loudness.ts";
import { SAMPLE_RATE, type Stereo } from "../src/score/stereo.ts";

/** Length of one transform, in samples (a sixth of a second). */
const WINDOW = 8_192;
/** Octaves that the tilt is measured over, by their centres in Hz. */
const OCTAVES = [63, 125, 250, 500, 1_000, 2_000, 4_000, 8_000] as const;

/** What is measured of a finished score. */
export interface ScoreMeasures {
  readonly lufs: number;
  /** dBTP. */
  readonly peak: number;
  /** Share of the energy above 300 Hz, which is what a phone plays. */
  readonly above300: number;
  /** True peak over the mean level, in decibels. */
  readonly crest: number;
  /** Side over middle, in decibels. */
  readonly width: number;
  /** Slope of the spectral density by least squares over octaves, in decibels per octave. */
  readonly tilt: number;
  /** Octave levels in decibels relative to their loudest. */
  readonly octaves: readonly number[];
  /** The largest fall of the level of one second below the loudest second before it, from `from` on; in decibels. */
  readonly fall: number;
}

/** @param from seconds from which falls of the level count: the first drop */
export function measureScore({ left, right }: Stereo, from: number): ScoreMeasures {
  const steps = stepPowers(left, right, SAMPLE_RATE);
  const spectrum = powerSpectrum([left, right]);
  const hertz = SAMPLE_RATE / WINDOW;
  const between = (low: number, high: number) =>
    spectrum.subarray(Math.ceil(low / hertz), Math.ceil(high / hertz)).reduce((sum, p) => sum + p, 0);
  const bands = OCTAVES.map((centre) => decibels(between(centre / Math.SQRT2, centre * Math.SQRT2)));
  const mean = decibels((meanSquare(left) + meanSquare(right)) / 2);
  const peak = truePeak(left, right);
  const [mid, side] = [combined(left, right, 1), combined(left, right, -1)];
  return {
    lufs: gatedLoudness(steps),
    peak,
    above300: between(300, SAMPLE_RATE / 2) / between(0, SAMPLE_RATE / 2),
    crest: peak - mean,
    width: decibels(meanSquare(side) / meanSquare(mid)),
    tilt: slope(bands) - 10 * Math.log10(2),
    octaves: bands.map((band) => band - Math.max(...bands)),
    fall: largestFall(secondLevels(steps).slice(Math.round(from * STEPS_PER_SECOND))),
  };
}

/** Windows are this far apart: half of the sound is enough. */
const HOP = 2 * WINDOW;

/** Mean power of every frequency of several sounds (Hann windows), from 0 Hz to half the rate. */
export function powerSpectrum(channels: readonly Float32Array[]): Float64Array {
  const sum = new Float64Array(WINDOW / 2);
  for (const channel of channels) {
    for (let at = 0; at + WINDOW <= channel.length; at += HOP) {
      const re = Float64Array.from(channel.subarray(at, at + WINDOW), (x, i) => {
        return x * Math.sin((Math.PI * i) / WINDOW) ** 2;
      });
      const im = new Float64Array(WINDOW);
      transform(re, im);
      for (let k = 0; k < sum.length; k++) sum[k] = sum[k]! + re[k]! * re[k]! + im[k]! * im[k]!;
    }
  }
  return sum;
}

/** A fast Fourier transform in place (J. Cooley, J. Tukey, 1965). */
function transform(re: Float64Array, im: Float64Array): void {
  const n = re.length;
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) for (const part of [re, im]) [part[i], part[j]] = [part[j]!, part[i]!];
  }
  for (let size = 2; size <= n; size *= 2) {
    for (let k = 0; k < size / 2; k++) {
      const [c, s] = [Math.cos((2 * Math.PI * k) / size), -Math.sin((2 * Math.PI * k) / size)];
      for (let a = k; a < n; a += size) {
        const b = a + size / 2;
        const [x, y] = [re[b]! * c - im[b]! * s, re[b]! * s + im[b]! * c];
        [re[b], im[b]] = [re[a]! - x, im[a]! - y];
        [re[a], im[a]] = [re[a]! + x, im[a]! + y];
      }
    }
  }
}

function slope(levels: readonly number[]): number {
  const middle = (levels.length - 1) / 2;
  const sum = levels.reduce((total, level, i) => total + level * (i - middle), 0);
  return sum / levels.reduce((total, _, i) => total + (i - middle) ** 2, 0);
}

function combined(left: Float32Array, right: Float32Array, sign: 1 | -1): Float32Array {
  return left.map((sample, i) => (sample + sign * right[i]!) / 2);
}

function meanSquare(samples: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < samples.length; i++) sum += samples[i]! * samples[i]!;
  return sum / samples.length;
}

function decibels(power: number): number {
  return 10 * Math.log10(power + 1e-20);
}
