import { harmonyChanges } from "./chroma.ts";
import { FRAMES_PER_SECOND, LISTENING_RATE, type MelFrames } from "./mel-frames.ts";
import { onsetCurve } from "./onsets.ts";
import { trackBeats } from "./track-beats.ts";

const BEATS_PER_BAR = 4;
const STEPS_PER_BEAT = 4;
const STEPS = STEPS_PER_BEAT * BEATS_PER_BAR;
/** Low voices tell less than the harmony: they are syncopated more often. */
const LOW_WEIGHT = 0.5;
/** Where all is alike, what was tracked stands; it is off by half a beat more often than by a quarter. */
const HANDICAPS = [0, 0.6, 0.15, 0.6] as const;
/** How much of what begins elsewhere still counts, and how near to a place it is (in beats), once the place is known. */
const ELSEWHERE = 0.15;
const NEAR = 0.1;

export interface SongBars {
  /** Frames. */
  readonly beats: readonly number[];
  /** Which of the first four beats begins a bar. */
  readonly downbeat: number;
}

/**
 * Where bars begin, as a guess: there the chord changes and low voices come in. Looks at quarters of beats, because a
 * tracker may have followed the off-beats (hats, claps): then the beats between them are tracked.
 */
export function findBars(
  mono: Float32Array,
  frames: MelFrames,
  onsets: Float64Array,
  period: number,
): SongBars {
  const tracked = trackBeats(onsets, period);
  const steps = tracked.flatMap((beat, k) => {
    const next = tracked[k + 1] ?? beat + period;
    return Array.from(
      { length: STEPS_PER_BEAT },
      (_, step) => beat + ((next - beat) * step) / STEPS_PER_BEAT,
    );
  });
  const place = strongestPlace(mono, frames, steps);
  const off = place % STEPS_PER_BEAT;
  if (off === 0) return { beats: tracked, downbeat: place / STEPS_PER_BEAT };
  const wanted = steps.filter((_, k) => k % STEPS_PER_BEAT === off);
  const beats = trackBeats(nearTo(wanted, onsets, period), period);
  const bars = steps.filter((_, k) => k % STEPS === place);
  return { beats, downbeat: phaseOf(bars, beats) };
}

/** Which step of a bar is its first. */
function strongestPlace(mono: Float32Array, frames: MelFrames, steps: readonly number[]): number {
  const low = onsetCurve(frames, "low");
  const samples = steps.map((frame) => (frame / FRAMES_PER_SECOND) * LISTENING_RATE);
  const harmony = folded(harmonyChanges(mono, samples, STEPS_PER_BEAT / 2));
  const bass = folded(steps.map((frame) => strongestNear(low, frame)));
  const scores = harmony.map(
    (value, place) => value + LOW_WEIGHT * bass[place]! - HANDICAPS[place % STEPS_PER_BEAT]!,
  );
  return scores.indexOf(Math.max(...scores));
}

function strongestNear(curve: Float64Array, frame: number): number {
  const at = Math.round(frame);
  return Math.max(...[-2, -1, 0, 1, 2].map((off) => curve[at + off] ?? 0));
}

/** Sums over all bars, as shares of their mean. */
function folded(values: readonly number[]): number[] {
  const sums = Array.from({ length: STEPS }, () => 0);
  for (const [k, value] of values.entries()) sums[k % STEPS]! += value;
  const mean = sums.reduce((sum, value) => sum + value, 0) / STEPS || 1;
  return sums.map((sum) => sum / mean);
}

/** The curve with less of what begins away from the given places. */
function nearTo(places: readonly number[], onsets: Float64Array, period: number): Float64Array {
  const left = onsets.map((value) => value * ELSEWHERE);
  for (const place of places) {
    const [from, to] = [Math.max(0, Math.round(place - NEAR * period)), Math.round(place + NEAR * period)];
    for (let i = from; i <= Math.min(to, onsets.length - 1); i++) left[i] = onsets[i]!;
  }
  return left;
}

/** Which of the first four beats lies where most bars begin. */
function phaseOf(bars: readonly number[], beats: readonly number[]): number {
  const votes = Array.from({ length: BEATS_PER_BAR }, () => 0);
  let beat = 0;
  for (const bar of bars) {
    while (beat + 1 < beats.length && Math.abs(beats[beat + 1]! - bar) <= Math.abs(beats[beat]! - bar))
      beat++;
    votes[beat % BEATS_PER_BAR]!++;
  }
  return votes.indexOf(Math.max(...votes));
}
