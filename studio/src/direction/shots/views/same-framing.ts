import type { Reading } from "@curta/contract";
import { type Area, intersectionOverUnion } from "../../../geometry/area.ts";
import type { Stage } from "../../framing/stage.ts";
import { sureFaces } from "../../framing/faces/face-geometry.ts";
import { type CandidateView, candidateViews, isLawful } from "./candidate-views.ts";
import { objectsOf } from "./film-objects.ts";

/** A part of the photo or of its card. */
export interface ShownArea {
  readonly source: Stage["source"];
  readonly area: Area;
}

/**
 * Two views are the same framing from this intersection over union on: a little less than the law of the certificate
 * says (0.5), for the cameras move.
 */
const SAME_FRAMING = 0.46;
/** Below this, two views stay different wherever their cameras move. */
const SURELY_DISTINCT = 0.36;
/** A film has at least this many framings for each of its shots; panels and other designs make up for the rest. */
const LEAST_SHARE = 0.4;
/** A story needs this many shots, whatever the photo. */
const FEWEST = 4;
/** In a film of people at most this share of the shots shows no face whole. */
export const MOST_FACELESS = 0.2;

/** Whether two views show the same: most of what they show of one picture is shared. */
export function isSameFraming(one: ShownArea, other: ShownArea): boolean {
  return commonOf(one, other) >= SAME_FRAMING;
}

/** Intersection over union of what two views show of one picture. */
function commonOf(one: ShownArea, other: ShownArea): number {
  return one.source === other.source ? intersectionOverUnion(one.area, other.area) : 0;
}

/** The most shots that a film of a picture may have: it must not show the same framings again and again. */
export function mostShots(reading: Reading): number {
  const lawful = candidateViews(reading).filter((view) => isLawful(view) && !view.isEmpty);
  const ofPeople = sureFaces(reading).length > 0 && objectsOf(reading).length > 0;
  const shown = lawful.filter(({ showsFace, holdsMain }) => (ofPeople ? showsFace : holdsMain));
  const count = distinctOf(shown) / (ofPeople || shown.length < lawful.length ? 1 - MOST_FACELESS : 1);
  return Math.max(FEWEST, Math.floor(count / LEAST_SHARE));
}

function distinctOf(views: readonly CandidateView[]): number {
  return distinctFramings(
    views.map(({ stage, area }) => ({ source: stage.source, area })),
    SURELY_DISTINCT,
  ).length;
}

/** What is shown without what shows a framing again: two are the same from this intersection over union on. */
export function distinctFramings(shown: readonly ShownArea[], same = SAME_FRAMING): ShownArea[] {
  const distinct: ShownArea[] = [];
  for (const each of shown) if (!distinct.some((other) => commonOf(other, each) >= same)) distinct.push(each);
  return distinct;
}
