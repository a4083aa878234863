import type { Reading } from "@curta/contract";
import { share } from "../../../geometry/area.ts";
import { sureFaces } from "../../framing/faces/face-geometry.ts";
import { mainThing } from "../../framing/main-thing.ts";
import { peopleOf } from "../../framing/objects.ts";
import { pointArea } from "../../framing/places.ts";
import { stageOf } from "../../framing/stage.ts";
import type { CandidateView } from "./candidate-views.ts";
import { loneThing, objectsOf } from "./film-objects.ts";
import { MOST_FACELESS } from "./same-framing.ts";

/** An object of this share of the picture is what the film is of. */
const MAIN_OBJECT = 0.05;
/** A photo with a face of this share of its height is of that face: what lies beside it is mostly out of focus. */
const LARGE_FACE = 0.3;
/** People whose boxes together have this share of the picture leave nothing beside them worth a shot. */
const FULL_OF_PEOPLE = 0.5;
/** So many things give a film framings enough: none of its shots is without any. */
const MANY = 3;
/** The only thing in a photo of ground, sky or sea, a kite or a boat: at most so many shots are without it. */
const MOST_WITHOUT_SMALL = 0.34;

/** A film of a photo in which nothing was recognised opens on what draws the eye: at most so many shots are without it. */
const MOST_WITHOUT_HEART = 0.5;
/** A view shows it where so much of it is in view. */
const HEART_SHOWN = 0.9;

/**
 * Whether a view leaves out what the film is of, after shots that have left it out often enough: faces in a film of people,
 * the one thing of a photo of one, else the people and things; where nobody knows, what the film opened on.
 */
export function leavesOut(
  view: CandidateView,
  shown: readonly (CandidateView | undefined)[],
  reading: Reading,
): boolean {
  const objects = objectsOf(reading);
  const isOfPeople = sureFaces(reading).length > 0 && objects.length > 0;
  const isOfOne = mainThing(stageOf({ kind: "all" }, reading), reading) !== null;
  const isAsked = isOfPeople || isOfOne || objects.some(({ box }) => box.w * box.h >= MAIN_OBJECT);
  if (!isAsked && loneThing(reading) === null) return leavesHeartOut(view, shown, reading);
  const shows = isOfPeople ? "showsFace" : isOfOne ? "holdsMain" : isAsked ? "showsObject" : "holdsLone";
  if (view[shows]) return false;
  const without = shown.filter((other) => other?.[shows] === false).length;
  const isFull = isOfPeople ? isPortrait(reading) : shows === "showsObject" && objects.length >= MANY;
  const most = isFull ? 0 : isAsked ? MOST_FACELESS : MOST_WITHOUT_SMALL;
  return (without + 1) / (shown.length + 1) > most;
}

/** Whether a photo is of the people in it and of nothing else: of a large face, or full of people. */
function isPortrait(reading: Reading): boolean {
  const filled = peopleOf(reading).reduce((sum, { box }) => sum + box.w * box.h, 0);
  return filled >= FULL_OF_PEOPLE || sureFaces(reading).some(({ h }) => h >= LARGE_FACE);
}

/** The same for the point that the film has opened on. */
function leavesHeartOut(
  view: CandidateView,
  shown: readonly (CandidateView | undefined)[],
  reading: Reading,
): boolean {
  const opening = shown[0]?.target;
  const point = opening?.kind === "point" ? reading.points[opening.index - 1] : undefined;
  if (point === undefined) return false;
  const heart = pointArea(point, reading);
  const isWithout = (other: CandidateView | undefined): boolean =>
    other?.stage.source === "photo" && share(other.area, heart) < HEART_SHOWN;
  if (!isWithout(view)) return false;
  const without = shown.filter((other) => isWithout(other)).length;
  return (without + 1) / (shown.length + 1) > MOST_WITHOUT_HEART;
}
