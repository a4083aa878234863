import type { Effect, Reading, StoryShot } from "@curta/contract";
import { type Area, areaOf, lack } from "../../geometry/area.ts";
import { coverOf } from "../../geometry/cover.ts";
import { openMatte } from "../../geometry/matte.ts";
import { isDocument } from "../../geometry/document.ts";
import { cutsFaces, matteKindIn, mayFallOn, needsMatte } from "../effects/rules.ts";
import { stripFramings } from "../effects/strips.ts";
import { sharesOfSubject } from "../effects/subject-in-view.ts";
import { keptFace, sureFaces } from "../framing/faces/face-geometry.ts";
import { frameTarget, stageOfView } from "../framing/framing.ts";
import { holdsThing, mainThing } from "../framing/main-thing.ts";
import { peopleOf, type SeenObject, unnamedThings } from "../framing/objects.ts";
import { stageOf } from "../framing/stage.ts";
import { viewOf } from "../framing/view.ts";
import type { Recipe, Template } from "../templates/template.ts";

export type PlannedShot = Omit<StoryShot, "caption">;

/** A film whose next shot is chosen. */
interface FilmSoFar {
  readonly reading: Reading;
  readonly before: readonly PlannedShot[];
}

/** An effect that is told apart: so often at most it is in one film. Light and speed may be in every shot. */
const MOST_OF_EFFECT: Partial<Readonly<Record<Effect, number>>> = {
  "words-behind": 2,
  pop: 3,
  "cut-out": 2,
  freeze: 1,
  "two-panels": 2,
  "three-panels": 1,
  mirror: 1,
  "colour-split": 2,
  strobe: 1,
  "film-burn": 2,
  ramp: 2,
  letterbox: 1,
};

/** The effect of a recipe where it can be seen in the shot and the film has not had enough of it, or its alternative. */
export function effectsOf({ effect, orElse }: Recipe, shot: PlannedShot, film: FilmSoFar): Effect[] {
  return [effect, orElse]
    .filter((wished) => wished !== undefined)
    .filter((wished) => mayHave(wished, shot, film))
    .slice(0, 1);
}

/** Effects that make a framing look unlike itself; words behind it do so only where there is a caption. */
const DRESSINGS: readonly Effect[] = [
  "pop",
  "freeze",
  "cut-out",
  "two-panels",
  "three-panels",
  "colour-split",
];

/**
 * For a framing that the film has shown already, the effect that makes it look unlike itself and that the film has shown
 * least: one that the template uses, or the subject brighter than its ground. None where none can be seen.
 */
export function dressingOf({ recipes }: Template, shot: PlannedShot, film: FilmSoFar): Effect[] {
  const own = Object.values(recipes).flatMap((list) =>
    list.flatMap(({ effect, orElse }) => [effect, orElse]),
  );
  const timesOf = (effect: Effect): number =>
    film.before.filter(({ effects }) => effects.includes(effect)).length;
  return DRESSINGS.filter((effect) => effect === "pop" || own.includes(effect))
    .toSorted((one, other) => timesOf(one) - timesOf(other))
    .filter((effect) => mayHave(effect, shot, film))
    .slice(0, 1);
}

/** Whether an effect can be seen in a shot, and the film has not had enough of it. */
function mayHave(effect: Effect, shot: PlannedShot, film: FilmSoFar): boolean {
  const had = film.before.filter(({ effects }) => effects.includes(effect)).length;
  return canBeSeen(effect, shot, film) && had < (MOST_OF_EFFECT[effect] ?? Infinity);
}

/** Whether an effect can be seen in a shot. */
export function canBeSeen(
  effect: Effect,
  { beats, size, target, until }: PlannedShot,
  { reading, before }: FilmSoFar,
): boolean {
  const strips = STRIPS[effect];
  // What a matte tells apart on a document is rarely what it is of, and its rows in strips look like a torn page.
  if (isDocument(reading) && (needsMatte(effect) || strips !== undefined)) return false;
  const view = viewOf(frameTarget(target, size, reading).framing, coverOf(reading));
  const place = {
    isEnd: before.length === 0,
    isCard: stageOfView({ target, size }, reading).source !== "photo",
    beats,
    matte: matteKindIn([view], reading),
  };
  // A mirror would double somebody or something, make a monster of two halves, or turn letters round.
  const isOfSomething =
    reading.writing.length > 0 ||
    sureFaces(reading).length > 0 ||
    peopleOf(reading).length + unnamedThings(reading).length > 0 ||
    mainThing(stageOf({ kind: "all" }, reading), reading) !== null;
  if ((effect === "mirror" && isOfSomething) || cutsFaces(effect, reading)) return false;
  // Of somebody whom the camera passes, or an animal that is hardly in view, a cut-out shows pieces.
  if (effect === "cut-out" && (until !== undefined || !holdsMost({ target, size }, reading))) return false;
  if (effect === "cut-out" && !stands(view, reading)) return false;
  return mayFallOn(effect, place) && (strips === undefined || hasStrips(strips, { target, size }, reading));
}

/** Whether a view shows most of what the photo is of; true where it is of no one thing. */
function holdsMost({ target, size }: Pick<PlannedShot, "target" | "size">, reading: Reading): boolean {
  const { framing, stage } = frameTarget(target, size, reading);
  const main = mainThing(stage, reading);
  return main === null || holdsThing(viewOf(framing, stage.cover), main);
}

/** A cut-out stands alone before its ground, so it takes this much of the frame at least, and leaves some of it. */
const OF_CUT_OUT = { least: 0.12, most: 0.8 } as const;
/** Of what is nobody, so much of it: the tail of a bird says nothing. Where a view can hold all of it, nearly all. */
const MOST_OF_THING = { large: 0.6, held: 0.88 } as const;
/** Nobody sees that so much of a head lies outside. */
const UNSEEN = 0.02;

/** Of a view's lower half it takes this much at least: half a laptop hung from the frame above a bare ground. */
const LEAST_BELOW = 0.05;

/**
 * Whether a view shows a subject that can stand alone: not a small one, one that hangs, a piece of a thing, or bodies without
 * their heads.
 */
function stands(view: Area, reading: Reading): boolean {
  const people = peopleOf(reading);
  if (people.length > 0 && !people.some((person) => keepsHead(view, person, reading))) return false;
  if (reading.matte === undefined) return false;
  const matte = openMatte(reading.matte);
  const { ofView, ofSubject } = sharesOfSubject(view, matte);
  const isHeld = mainThing(stageOf({ kind: "all" }, reading), reading)?.fits === true;
  const isWhole = people.length > 0 || ofSubject >= MOST_OF_THING[isHeld ? "held" : "large"];
  const lowerHalf = { ...view, top: (view.top + view.bottom) / 2 };
  const hangs = sharesOfSubject(lowerHalf, matte).ofView < LEAST_BELOW;
  return isWhole && !hangs && ofView >= OF_CUT_OUT.least && ofView <= OF_CUT_OUT.most;
}

/** Whether a view shows somebody's head: of one that is larger than any view, the face. */
function keepsHead(view: Area, { face, head }: SeenObject, reading: Reading): boolean {
  if (face !== null) return lack(view, keptFace(face, coverOf(reading))) <= UNSEEN;
  return head !== null && lack(view, areaOf(head)) <= UNSEEN;
}

/** So many strips a frame is divided into. */
const STRIPS: Partial<Readonly<Record<Effect, number>>> = { "two-panels": 2, "three-panels": 3 };

/** Whether the photo holds enough that differs for so many strips. */
function hasStrips(
  count: number,
  { target, size }: Pick<PlannedShot, "target" | "size">,
  reading: Reading,
): boolean {
  return stripFramings(count, frameTarget(target, size, reading).framing, reading) !== null;
}
