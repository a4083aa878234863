import type { Reading, SongReading, Storyboard, StoryShot, Target } from "@curta/contract";
import { intersectionOverUnion } from "../../geometry/area.ts";
import { viewOf } from "../framing/view.ts";
import { frameTarget } from "../framing/framing.ts";
import { difference } from "../framing/shot-difference.ts";
import { cardNamed } from "../framing/stage.ts";
import { leastCovered } from "../lettering/caption-place.ts";
import { createRandom } from "../../random.ts";
import { MOST_HARM } from "../framing/framing.ts";
import { type CandidateView, candidateViews } from "../shots/views/candidate-views.ts";
import { direct } from "./direct.ts";
import type { ReadScript } from "./script/read-script.ts";

/** What another view is worth, by what it does for the shot. */
const WORTH = { other: 3, apart: 3, face: 1.5, shown: 4, room: 4, size: 0.5, chance: 0.3 } as const;
/** A view that has this much in common with the one to be replaced is no other. */
const MOST_COMMON = 0.85;

/**
 * The film with another view in one of its shots; its words, length, move and effects stay. A film that ends as it
 * begins goes on doing so. Where the picture offers no other lawful view, the film is returned as it was.
 */
export function replaceShot(
  storyboard: Storyboard,
  reading: Reading,
  shotIndex: number,
  seed: number,
): Storyboard {
  const shot = storyboard.shots[shotIndex];
  if (shot === undefined) return storyboard;
  const random = createRandom(seed, `replace ${shotIndex}`);
  const neighbours = [shotIndex - 1, shotIndex + 1].flatMap((index) => storyboard.shots[index] ?? []);
  // The caption of the shot before may stand over this one.
  const isSaid = storyboard.shots.slice(Math.max(0, shotIndex - 1), shotIndex + 1).some(hasCaption);
  const rated = candidateViews(reading)
    .filter((view) => view.harm <= MOST_HARM && !view.headless)
    .map((view) => ({ view, common: commonOf(view, shot, reading) }))
    .filter(({ common }) => common < MOST_COMMON)
    .map(({ view, common }) => ({
      view,
      worth:
        WORTH.other * (1 - common) +
        worthOf(view, { shot, isSaid, neighbours }, reading) +
        WORTH.chance * random.next(),
    }));
  const [best] = rated.toSorted((a, b) => b.worth - a.worth);
  if (best === undefined) return storyboard;
  const { size, target } = best.view;
  const shots = storyboard.shots.map((each, index): StoryShot => {
    if (index !== shotIndex && !closesLoop(storyboard, index, shotIndex)) return each;
    const { until: _, ...kept } = each;
    return { ...kept, size, target };
  });
  return { ...storyboard, shots };
}

/**
 * The film with one of its shots, or the two that it begins and ends with, at rest on the whole photo and without effects, which
 * cuts nobody.
 */
export function restOnWhole(storyboard: Storyboard, shotIndex: number): Storyboard {
  return restOn({ kind: "whole" }, storyboard, shotIndex);
}

/**
 * The film with one of its shots, or the two that it begins and ends with, at rest on the photo as a print: its words stand on
 * the white border. Where that is so already, or the photo is too long for a print, the film is returned as it was.
 */
export function restOnPrint(storyboard: Storyboard, reading: Reading, shotIndex: number): Storyboard {
  const isPrint = storyboard.shots[shotIndex]?.target.kind === "polaroid";
  if (isPrint || cardNamed("polaroid", reading) === null) return storyboard;
  return restOn({ kind: "polaroid" }, storyboard, shotIndex);
}

function restOn(target: Target, storyboard: Storyboard, shotIndex: number): Storyboard {
  const shots = storyboard.shots.map((each, index): StoryShot => {
    if (index !== shotIndex && !closesLoop(storyboard, index, shotIndex)) return each;
    const { until: _, ...kept } = each;
    return { ...kept, size: "wide", target, move: "hold", effects: [] };
  });
  return { ...storyboard, shots };
}

/** A last shot of fewer beats is too short to be parted. */
const LEAST_PARTED = 3;
const MOST_AT_END = 2;

/**
 * The film with the view that it begins with for its last beats, so that the camera need not fly back there within its last
 * shot. Where it ends with that view already, or its last shot is too short, the film is returned as it was.
 */
export function withOpeningAtEnd(storyboard: Storyboard): Storyboard {
  const { shots } = storyboard;
  const [first, last] = [shots[0], shots.at(-1)];
  if (first === undefined || last === undefined || last.beats < LEAST_PARTED) return storyboard;
  if (viewName(first) === viewName(last)) return storyboard;
  const beats = Math.min(MOST_AT_END, Math.floor(last.beats / LEAST_PARTED));
  const opening: StoryShot = { ...first, beats, caption: null, transition: "cut", effects: [] };
  return { ...storyboard, shots: [...shots.slice(0, -1), { ...last, beats: last.beats - beats }, opening] };
}

/** How much a view and a shot have in common: intersection over union of what they show. */
function commonOf({ stage, area }: CandidateView, shot: StoryShot, reading: Reading): number {
  const { framing, stage: own } = frameTarget(shot.target, shot.size, reading);
  if (own.source !== stage.source) return 0;
  return intersectionOverUnion(area, viewOf(framing, own.cover));
}

interface Place {
  readonly shot: StoryShot;
  /** Words stand over it. */
  readonly isSaid: boolean;
  readonly neighbours: readonly StoryShot[];
}

function worthOf(view: CandidateView, { shot, isSaid, neighbours }: Place, reading: Reading): number {
  const apart = Math.min(1, ...neighbours.map((other) => difference(view, other, reading)));
  const { framing, stage } = frameTarget(view.target, view.size, reading);
  const covered = isSaid ? leastCovered(framing, stage.reading).face : 0;
  return (
    WORTH.apart * apart +
    (view.showsFace ? WORTH.face : 0) +
    (view.showsObject ? WORTH.shown : 0) +
    (view.size === shot.size ? WORTH.size : 0) -
    WORTH.room * Math.min(1, 4 * covered)
  );
}

function hasCaption({ caption }: StoryShot): boolean {
  return caption !== null;
}

/** Whether a shot is the film's other end, and shows what this end shows. */
export function closesLoop({ shots }: Storyboard, index: number, shotIndex: number): boolean {
  const last = shots.length - 1;
  if (Math.abs(index - shotIndex) !== last || last === 0) return false;
  return viewName(shots[0]) === viewName(shots[last]);
}

type Written = Pick<ReadScript, "storyboard" | "shotLines">;

/**
 * The shots whose view the script's writer named: they are lines of the script, and not what the studio itself would
 * have written there, with the user's own music or before it was laid.
 */
export function namedShots(
  read: Written,
  reading: Reading,
  seed: number,
  song?: SongReading,
): ReadonlySet<number> {
  return unlikeOwn(viewName, read, { reading, seed, song });
}

/** The shots of which the script's writer named the view or wrote the words. */
export function writtenShots(
  read: Written,
  reading: Reading,
  seed: number,
  song?: SongReading,
): ReadonlySet<number> {
  return unlikeOwn((shot) => `${viewName(shot)} ${shot?.caption ?? ""}`, read, { reading, seed, song });
}

/** The shots of a script's lines that differ from the studio's own by a name. */
function unlikeOwn(
  name: (shot: StoryShot | undefined) => string,
  { storyboard, shotLines }: Written,
  film: { readonly reading: Reading; readonly seed: number; readonly song: SongReading | undefined },
): ReadonlySet<number> {
  const { reading, seed, song } = film;
  const { style, template, seconds } = storyboard;
  const own = [undefined, song].map((played) =>
    direct(reading, { style, template, seconds, seed, song: played }),
  );
  const isOwn = (shot: StoryShot, index: number) =>
    own.some(({ shots }) => name(shot) === name(shots[index]));
  return new Set(
    storyboard.shots.flatMap((shot, index) =>
      (shotLines[index] ?? null) !== null && !isOwn(shot, index) ? [index] : [],
    ),
  );
}

function viewName(shot: StoryShot | undefined): string {
  return JSON.stringify([shot?.size, shot?.target, shot?.until]);
}
