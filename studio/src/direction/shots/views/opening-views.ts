import type { Reading, Target } from "@curta/contract";
import { isWithin, share } from "../../../geometry/area.ts";
import { isDocument } from "../../../geometry/document.ts";
import { frameTarget } from "../../framing/framing.ts";
import { cutsAside } from "../../framing/lopsided-crop.ts";
import { objectOf } from "../../framing/objects.ts";
import { leastCovered } from "../../lettering/caption-place.ts";
import type { Recipe } from "../../templates/template.ts";
import { type CandidateView, candidateViews, isLawful } from "./candidate-views.ts";
import { boxSize, objectsOf } from "./film-objects.ts";

/** So much more of a face may be covered by words where another view has a little more room. */
const NO_MORE = 0.02;

/**
 * The views that a film may begin with. The first shot shows what the film is of, as large as its recipe says where that can be. Where no view holds it, and it
 * has no name, it shows the middle of it, if that draws the eye most; else as much of the photo as fills the screen. The whole photo, small, is the last resort.
 */
export function openingsOf(recipe: Recipe, reading: Reading): readonly CandidateView[] {
  const sound = candidateViews(reading).filter((each) => isSound(each));
  const documents = isDocument(reading) ? sound.filter((each) => holdsLines(each)) : [];
  if (documents.length > 0) return documents;
  const isNamed = objectsOf(reading).length > 0;
  // A detail of something is not yet the thing. What has no name may be a landscape: a small picture says less of it than a part.
  const heroes = sound.filter(
    ({ purpose, size, target, stage }) =>
      purpose === "hero" &&
      size !== "extreme-close-up" &&
      !isDwarfed(target, reading) &&
      (isNamed || stage.source === "photo"),
  );
  const faces = heroes.some(({ stage }) => stage.source === "photo") ? [] : roomiestOfFace(sound, reading);
  if (faces.length > 0) return faces;
  const large = heroes.filter(({ stage }) => stage.source === "photo");
  const best = large.length > 0 ? large : heroes;
  const asWished = best.filter(({ size }) => size === recipe.size);
  if (best.length > 0) return asWished.length > 0 ? asWished : best;
  const hearts = isNamed ? [] : sound.filter((each) => isHeart(each, reading));
  if (hearts.length > 0) return hearts;
  const full = richest(
    sound.filter((each) => fillsScreen(each, reading)),
    reading,
  );
  return full.length > 0 ? full : candidateViews(reading).filter(({ target }) => target.kind === "whole");
}

/** Whether a view shows all that is written on a document. */
function holdsLines({ area, stage: { lines } }: CandidateView): boolean {
  return lines.every((line) => share(area, line) > 0.97);
}

/** Whether a view shows much of the photo on the whole screen; where things have names, the largest of them whole and none cut. */
function fillsScreen({ stage, size, whole, cutsObject }: CandidateView, reading: Reading): boolean {
  if (stage.source !== "photo" || size !== "wide" || cutsObject) return false;
  const sizes = objectsOf(reading).map((object) => boxSize(object));
  return sizes.length === 0 || whole.has(sizes.indexOf(Math.max(...sizes)));
}

/** A view with this much less to see is as rich as another. */
const AS_RICH = 0.25;

/** Those of the views in which most draws the eye. */
function richest(views: readonly CandidateView[], { points }: Reading): readonly CandidateView[] {
  const worths = views.map(({ area }) =>
    points.reduce((sum, point) => sum + (isWithin(point, area) ? point.confidence : 0), 0),
  );
  const most = Math.max(...worths);
  return views.filter((_, index) => (worths[index] ?? 0) >= most - AS_RICH);
}

/**
 * Views of a face that fills them, which says more than the same person, smaller, on the card; of them those that leave the
 * hook's words most room beside it.
 */
function roomiestOfFace(views: readonly CandidateView[], reading: Reading): CandidateView[] {
  const ofFace = views.filter(
    ({ stage, showsFace, size, purpose }) =>
      stage.source === "photo" && showsFace && size !== "extreme-close-up" && purpose !== "place",
  );
  const covered = ofFace.map(({ target, size }) =>
    leastCovered(frameTarget(target, size, reading).framing, reading),
  );
  const least = Math.min(...covered.map(({ face }) => face));
  return ofFace.filter((_, index) => (covered[index]?.face ?? 1) <= least + NO_MORE);
}

/** What is so much smaller than the largest person or thing is beside it: a passer-by, in a photo of a bus. */
const DWARFED = 0.05;

/** Whether a target is far smaller than what the photo is of; nobody is whose face is seen. */
function isDwarfed(target: Target, reading: Reading): boolean {
  const object = objectOf(target, reading);
  if (object === null || object.face !== null) return false;
  const sizes = objectsOf(reading).map((each) => boxSize(each));
  return boxSize(object) < DWARFED * Math.max(0, ...sizes);
}

/** Whether a view keeps the laws, is not empty, and does not cut its subject beside empty ground. */
function isSound(view: CandidateView): boolean {
  return isLawful(view) && !view.isEmpty && !cutsAside(view.area, view.stage.reading);
}

/** Whether a view is of the strongest point, and the middle of the subject is in it. */
function isHeart({ target, area }: CandidateView, { subject }: Reading): boolean {
  if (target.kind !== "point" || target.index !== 1 || subject === null) return false;
  return isWithin({ x: subject.x + subject.w / 2, y: subject.y + subject.h / 2 }, area);
}
