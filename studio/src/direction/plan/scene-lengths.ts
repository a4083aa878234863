import { beatsIn, FASTEST_BPM } from "@curta/contract";
import { allot } from "../shots/form.ts";
import type { Scene } from "../parse/scene.ts";
import { nearestTempo } from "../shots/tempo.ts";

/** Rounding of written times; less than that is not a gap between two scenes. */
const ROUNDING_SECONDS = 0.051;

/** Length of every scene in seconds; undefined where the script leaves it open. */
export function sceneLengths(scenes: readonly Scene[]): (number | undefined)[] {
  const marks = scenes.map(({ mark }) => mark);
  const marksAreStarts =
    scenes.length > 1 &&
    marks[0] === 0 &&
    marks.every((mark, index) => index === 0 || (mark ?? -1) > (marks[index - 1] ?? 0));
  const starts = scenes.map(({ from, mark }) => from ?? (marksAreStarts ? mark : undefined));
  return scenes.map(({ to, length, mark }, index) => {
    const from = starts[index];
    if (from !== undefined && to !== undefined) return positive(to - from);
    if (length !== undefined) return positive(length);
    const next = starts[index + 1];
    if (from !== undefined) return next === undefined ? undefined : positive(next - from);
    return marksAreStarts ? undefined : positive(mark ?? 0);
  });
}

function positive(seconds: number): number | undefined {
  return seconds > 0 ? seconds : undefined;
}

/** Whether some scene does not begin where the one before ends: somebody has edited single scenes. */
export function hasGaps(scenes: readonly Scene[]): boolean {
  return scenes.some(({ from }, index) => {
    const before = index === 0 ? 0 : scenes[index - 1]?.to;
    return from !== undefined && before !== undefined && Math.abs(from - before) > ROUNDING_SECONDS;
  });
}

/** Differences below this, in seconds a scene, are not heard as another rhythm. */
const SAME_RHYTHM = 0.004;

/**
 * The tempo in whose beats the given lengths come out most exactly; among equals the one nearest to the wished tempo.
 * The wished one where no length is given.
 */
export function tempoForLengths(
  lengths: readonly (number | undefined)[],
  seconds: number,
  wished: number,
): number {
  const given = lengths.filter((length) => length !== undefined);
  if (given.length === 0) return wished;
  const rated = [...new Set(Array.from({ length: FASTEST_BPM }, (_, bpm) => nearestTempo(bpm, seconds)))]
    .map((bpm) => ({ bpm, off: given.reduce((sum, length) => sum + offBeat(length, seconds, bpm), 0) }))
    .toSorted((a, b) => Math.abs(a.bpm - wished) - Math.abs(b.bpm - wished));
  const least = Math.min(...rated.map(({ off }) => off));
  return rated.find(({ off }) => off <= least + SAME_RHYTHM * given.length)?.bpm ?? wished;
}

/** How far a length is from whole beats, in seconds. */
function offBeat(length: number, seconds: number, bpm: number): number {
  const beat = seconds / beatsIn(seconds, bpm);
  return Math.abs(length - beat * Math.max(1, Math.round(length / beat)));
}

/**
 * Whole beats that fill the film exactly. Lengths that are given keep their beats as far as they can; open
 * ones share what is left. A small difference goes beat by beat to the longest scenes, a large one to all
 * in proportion.
 */
export function lengthsInBeats(
  lengths: readonly (number | undefined)[],
  seconds: number,
  bpm: number,
): number[] {
  const total = beatsIn(seconds, bpm);
  const given = lengths.map((length) =>
    length === undefined ? 0 : Math.max(1, Math.round((length * total) / seconds)),
  );
  const open = lengths.filter((length) => length === undefined).length;
  if (open === 0) return fitBeats(given, total);
  const left = total - given.reduce((sum, beats) => sum + beats, 0);
  const each = allot(
    Math.max(open * 2, left),
    Array.from({ length: open }, () => 1),
  );
  return fitBeats(
    given.map((beats) => (beats > 0 ? beats : (each.pop() ?? 1))),
    total,
  );
}

function fitBeats(beats: readonly number[], total: number): number[] {
  const difference = total - beats.reduce((sum, each) => sum + each, 0);
  if (Math.abs(difference) > beats.length / 2) return allot(total, beats);
  const order = beats.map((_, index) => index).toSorted((a, b) => (beats[b] ?? 0) - (beats[a] ?? 0) || b - a);
  const chosen = new Set(order.slice(0, Math.abs(difference)));
  return beats.map((each, index) => each + (chosen.has(index) ? Math.sign(difference) : 0));
}
