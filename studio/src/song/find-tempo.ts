import { FRAMES_PER_SECOND } from "./mel-frames.ts";

/**
 * Tempos that are found, in beats a minute. A little over an octave, so that each song has one: half or double of what
 * somebody else would count is no fault. A film can have all of them (contract/src/film/tempo.ts), also rounded to whole beats.
 */
const SLOWEST_SONG = 66;
const FASTEST_SONG = 144;
/** The tempo that most people tap, and how many octaves off is one deviation less likely. */
const USUAL_BPM = 112;
const OCTAVES = 0.9;
/** Beats that are apart: what a beat repeats, a bar repeats too. Each with its weight. */
const REPEATS = [
  [1, 1],
  [2, 0.7],
  [4, 1],
  [8, 0.7],
  [16, 0.4],
] as const;

/** A tempo, and how regularly what begins repeats at it: about 0 for noise, 1 for a metronome. */
export interface FoundTempo {
  /** Frames from beat to beat. */
  readonly period: number;
  readonly clarity: number;
}

/** The tempo whose beats and bars what begins repeats best: autocorrelation, weighted with what people tap. */
export function findTempo(onsets: Float64Array): FoundTempo {
  const [shortest, longest] = [framesOf(FASTEST_SONG), framesOf(SLOWEST_SONG)];
  const repeats = autocorrelation(onsets, Math.ceil(longest * 16) + 2);
  let best: FoundTempo = { period: longest, clarity: 0 };
  let most = -Infinity;
  for (let period = shortest; period <= longest; period += 0.05) {
    const clarity = clarityAt(repeats, period);
    const octaves = Math.log2((60 * FRAMES_PER_SECOND) / period / USUAL_BPM);
    const score = clarity * Math.exp(-0.5 * (octaves / OCTAVES) ** 2);
    if (score > most) [most, best] = [score, { period, clarity }];
  }
  return best;
}

function framesOf(bpm: number): number {
  return (60 * FRAMES_PER_SECOND) / bpm;
}

function clarityAt(repeats: Float64Array, period: number): number {
  let sum = 0;
  let weights = 0;
  for (const [beats, weight] of REPEATS) {
    sum += weight * between(repeats, period * beats);
    weights += weight;
  }
  return sum / weights;
}

/** How much the curve resembles itself so many frames later: 1 at 0; the mean of the curve counts as no resemblance. */
function autocorrelation(curve: Float64Array, lags: number): Float64Array {
  const mean = curve.reduce((sum, value) => sum + value, 0) / curve.length;
  const centred = curve.map((value) => value - mean);
  const sumAt = (lag: number): number => {
    let sum = 0;
    for (let i = lag; i < centred.length; i++) sum += centred[i]! * centred[i - lag]!;
    return sum / Math.max(1, centred.length - lag);
  };
  const all = sumAt(0) || 1;
  return Float64Array.from({ length: lags }, (_, lag) => (lag < centred.length / 2 ? sumAt(lag) / all : 0));
}

function between(curve: Float64Array, at: number): number {
  const low = Math.floor(at);
  const share = at - low;
  return (curve[low] ?? 0) * (1 - share) + (curve[low + 1] ?? 0) * share;
}
