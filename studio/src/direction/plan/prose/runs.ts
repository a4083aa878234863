import type { Storyboard, StoryShot } from "@curta/contract";
import type { DirectedProse } from "../../parse/prose/directed-prose.ts";
import { allot } from "../../shots/form.ts";
import type { Run } from "./place-shots.ts";

/**
 * Which of a film's shots stand for which shot that a text asks for, and their words. Null where the film has too few
 * shots for all that is asked for.
 */
export function runsOf(prose: DirectedProse, film: Storyboard): Run[] | null {
  const { wished, captions } = withOpening(prose);
  const texts = wished.map((_, index) => captionsOf({ captions }, index));
  const weights = wished.map((shot, index) =>
    Math.max(shot?.many === true ? 2 : 1, texts[index]?.length ?? 0),
  );
  const count = film.shots.length;
  if (weights.reduce((sum, weight) => sum + weight, 0) > count) return null;
  const counts = countsOf(wished, weights, count);
  const runs = wished.map((shot, index) => ({
    shot,
    captions: texts[index] ?? [],
    count: counts[index] ?? 1,
  }));
  const opening = prose.captions.filter(({ place }) => place === "first").map(({ text }) => text);
  return atTheirSeconds(runs, film, opening);
}

/**
 * How many of the film's shots stand for each that is asked for, at least as many as its weight. Behind one of a given length the
 * next follows at once: "três segundos no copo e depois o rosto".
 */
function countsOf(wished: readonly Run["shot"][], weights: readonly number[], count: number): number[] {
  const isFixed = wished.map((shot, index) => shot?.length !== undefined && index < wished.length - 1);
  const fixed = weights.map((weight, index) => (isFixed[index] === true ? weight : 0));
  const open = weights.filter((_, index) => isFixed[index] !== true);
  const shares = allot(count - fixed.reduce((sum, weight) => sum + weight, 0), open);
  return fixed.map((weight, index) => (isFixed[index] === true ? weight : (shares.shift() ?? 1)));
}

/** The shots that are asked for, behind one of the film's own where the first of them ends the film and words come ahead of it. */
function withOpening({ shots, captions }: DirectedProse): {
  readonly wished: readonly Run["shot"][];
  readonly captions: DirectedProse["captions"];
} {
  if (shots.length === 0) return { wished: [null], captions };
  const isWordsAhead = captions.some(({ place, after }) => place === undefined && after === 0);
  if (shots[0]?.last !== true || !isWordsAhead) return { wished: shots, captions };
  return {
    wished: [null, ...shots],
    captions: captions.map((each) => ({ ...each, after: each.after + 1 })),
  };
}

/**
 * Runs whose shots begin at the seconds that the text gives; those before them lose or win shots. What is to open the film
 * is read before the first of them.
 */
function atTheirSeconds(runs: readonly Run[], film: Storyboard, opening: readonly string[]): Run[] {
  const moved: Run[] = [];
  const given = beginsGiven(runs, film);
  let left = film.shots.length;
  for (const [index, run] of runs.toReversed().entries()) {
    const before = runs.length - 1 - index;
    // Behind one whose second is given, at the earliest.
    const earliest = given.slice(0, before).map((begin, at) => (begin ?? 0) + before - at);
    const begins = given[before] ?? Math.max(left - run.count, ...earliest);
    const isOpening = before === 0 && given[before] === undefined;
    const first = isOpening ? 0 : Math.min(left - 1, Math.max(before, begins));
    moved.unshift({ ...run, count: left - first });
    left = first;
  }
  if (left === 0) return moved;
  const later = moved.map((run) => ({
    ...run,
    captions: run.captions.filter((text) => !opening.includes(text)),
  }));
  return [{ shot: null, captions: opening, count: left }, ...later];
}

/** The film's shot with which a run begins, where the text gives its second, or both second and length of the one before it. */
function beginsGiven(runs: readonly Run[], film: Storyboard): (number | undefined)[] {
  const given: (number | undefined)[] = [];
  for (const { shot } of runs) {
    const before = runs[given.length - 1]?.shot;
    const begin = given.at(-1);
    const second = shot?.at === "middle" ? film.seconds / 2 : shot?.at;
    const next = begin === undefined || before?.length === undefined ? undefined : begin + 1;
    given.push(second === undefined ? next : shotAt(second, film.shots, film.bpm));
  }
  return given;
}

/** What is to be read with a shot; what is said before any, with the first. What is asked for in the middle, at the end or at a second is not among it. */
export function captionsOf({ captions }: Pick<DirectedProse, "captions">, shot: number): string[] {
  return captions
    .filter(({ place }) => place === undefined || place === "first")
    .filter(({ place, after }) => (place === "first" ? 0 : Math.max(0, after - 1)) === shot)
    .map(({ text }) => text);
}

/** The shot of the film that begins nearest to a second. */
export function shotAt(second: number, shots: readonly StoryShot[], bpm: number): number {
  let beats = 0;
  const starts = shots.map((shot) => ((beats += shot.beats) - shot.beats) * (60 / bpm));
  const apart = starts.map((start) => Math.abs(start - second));
  return apart.indexOf(Math.min(...apart));
}
