import type { Effect, ShotSize, Target } from "@curta/contract";
import { intersectionOverUnion, share } from "../../../geometry/area.ts";
import { isDocument } from "../../../geometry/document.ts";
import type { Reading } from "@curta/contract";
import { cutsAside } from "../../framing/lopsided-crop.ts";
import { pointArea } from "../../framing/places.ts";
import { difference } from "../../framing/shot-difference.ts";
import type { Random } from "../../../random.ts";
import { type CandidateView, candidateViews, isLawful } from "./candidate-views.ts";
import { isDesigned } from "../designs.ts";
import { leavesOut } from "./leaves-out.ts";
import { openingsOf } from "./opening-views.ts";
import { distinctFramings, isSameFraming, type ShownArea } from "./same-framing.ts";
import type { Recipe } from "../../templates/template.ts";

/** What each quality of a view is worth. A view that breaks a law is worth less than any that keeps them. */
const WORTH = {
  purpose: 0.7,
  size: 0.5,
  nearSize: 0.2,
  /** For each person or thing that is more prominent. */
  rank: -0.12,
  /** Unlike everything shown so far. */
  fresh: 5,
  /** Another framing than all that the film has shown, by the certificate's measure. */
  newFraming: 2,
  /** Shows somebody or something whole for the first time. */
  firstWhole: 0.8,
  /** Cuts through none of the strongest points. */
  clean: 1.2,
  balanced: 6,
  chance: 0.3,
  unlawful: -12,
  /** Cuts words of a document beside others that it shows whole. */
  cutsSome: -6,
  jump: -3,
  nearlyJump: -0.8,
  faceless: -9,
  empty: -3,
  notOpening: -3,
  /** The second shot shows the photo small, on its card: who has just stopped scrolling goes on. */
  cardSoon: -8,
} as const;
/** Intersection over union of two views from which on the second is not new to a viewer. */
const SEEN_AGAIN = 0.5;
/** Neighbours that differ by less than this are the same view (see `difference`). */
const SAME_VIEW = 0.15;
/** A view has something new to show from this freshness on. */
const FRESH = 0.6;
/** So many points count as things that no edge should cut; larger ones are areas. */
const STRONGEST = 2;
const LARGE = 0.45;
const SIZES: readonly ShotSize[] = ["wide", "medium", "close-up", "extreme-close-up"];

interface View {
  readonly size: ShotSize;
  readonly target: Target;
  readonly until?: Target | undefined;
}

interface ShownView extends View {
  readonly effects: readonly Effect[];
}

interface Surroundings {
  readonly reading: Reading;
  readonly random: Random;
  readonly before: readonly ShownView[];
  /** The shot that follows, where it is known already. */
  readonly after: View | undefined;
}

export interface RatedView {
  readonly view: View;
  /** It cuts no face, no body and no subject, is not empty, and shows a face where the film needs one. */
  readonly keepsRules: boolean;
}

/**
 * Views for a shot in groups, the best group first and the best view of each first: lawful, unlike its neighbours, new to the film, of the recipe's purpose and size;
 * chance decides between equals.
 */
export function rankViews(recipe: Recipe, around: Surroundings): RatedView[][] {
  const { reading, random, before, after } = around;
  const [last, earlier] = before.toReversed();
  const rows = [earlier, after].filter((shot) => shot !== undefined && shot.size === last?.size);
  const shown = before.map((view) => known(view, reading));
  const openings = before.length > 0 ? null : openingsOf(recipe, reading);
  const rated = candidateViews(reading).map((view) => {
    const repeatsSize = rows.some((shot) => shot?.size === view.size);
    const opens = openings === null || openings.includes(view);
    const rating = rate(view, { recipe, opens }, shown, around);
    return { view, repeatsSize, ...rating, worth: rating.worth + WORTH.chance * random.next() };
  });
  // Compromises are made only where the picture offers no view without one, and the worst ones last.
  const cuts = rated.filter(({ repeatsSize, isCut }) => !repeatsSize && isCut);
  const good = cuts.filter(({ isGood }) => isGood);
  const named = rated.filter(({ view, repeatsSize }) => !repeatsSize && !isNamedBeside(view, around));
  const large = cuts.filter(({ isCardAgain }) => !isCardAgain);
  const sound = [good, ...[large, cuts, named].map((list) => list.filter(({ view }) => isLawful(view)))];
  // Of a document rather the same view again than words that nobody can read.
  const readable = isDocument(reading) ? [rated.filter(({ view }) => isLawful(view))] : [];
  const lists = sound.some(({ length }) => length > 0) ? sound : [...readable, cuts, named, rated];
  return lists.map((list) =>
    list
      .toSorted((a, b) => b.worth - a.worth)
      .map(({ view, keepsRules }) => ({ view: viewAlone(view), keepsRules })),
  );
}

function viewAlone({ size, target, until }: CandidateView): View {
  return { size, target, ...(until === undefined ? {} : { until }) };
}

function shownBy({ stage, area }: CandidateView): ShownArea {
  return { source: stage.source, area };
}

/** Whether a neighbouring shot has the very same size and target. */
function isNamedBeside(view: View, { before, after }: Surroundings): boolean {
  return [before.at(-1), after].some((other) => other !== undefined && nameOf(other) === nameOf(view));
}

function nameOf({ size, target, until }: View): string {
  return JSON.stringify([size, target, until]);
}

/** The candidate that a view is; a script's view may be none. */
function known(view: View, reading: Reading): CandidateView | undefined {
  return candidateViews(reading).find((other) => nameOf(other) === nameOf(view));
}

interface Rating {
  readonly worth: number;
  /** It is another view than its neighbours'. */
  readonly isCut: boolean;
  readonly keepsRules: boolean;
  /** It keeps every rule and shows something new. */
  readonly isGood: boolean;
  /** It shows the photo small a second time in a row, though the film could show a framing again instead. */
  readonly isCardAgain: boolean;
}

function rate(
  view: CandidateView,
  { recipe, opens }: { readonly recipe: Recipe; readonly opens: boolean },
  shown: readonly (CandidateView | undefined)[],
  { reading, before, after }: Surroundings,
): Rating {
  const neighbours = [before.at(-1), after].filter((shot) => shot !== undefined);
  const apart = Math.min(1, ...neighbours.map((shot) => apartFrom(view, shot, reading)));
  const isNew = !shown.some((other) => other !== undefined && isSameFraming(shownBy(view), shownBy(other)));
  const fresh = freshness(view, shown, reading);
  // A camera that travels shows at its end what it cuts at first.
  const isBalanced = view.until !== undefined || !cutsAside(view.area, view.stage.reading);
  const isMissing = leavesOut(view, shown, reading);
  const isCardSoon = before.length === 1 && isSmall(view);
  const isCardAgain =
    isSmall(view) &&
    isSmall(shown.at(-1)) &&
    hasFramingsToSpare(shown.filter((_, index) => !isDesigned(before[index])));
  const keepsRules = isLawful(view) && !view.isEmpty && isBalanced && !isMissing;
  return {
    isCut: apart >= SAME_VIEW,
    keepsRules,
    isCardAgain,
    isGood: keepsRules && apart >= 1 && fresh >= FRESH && opens && !isCardAgain,
    worth:
      (opens ? 0 : WORTH.notOpening) +
      (isCardSoon ? WORTH.cardSoon : 0) +
      (isLawful(view) ? 0 : WORTH.unlawful) +
      (view.cutsSome ? WORTH.cutsSome : 0) +
      (isNew ? WORTH.newFraming : 0) +
      (view.isEmpty ? WORTH.empty : 0) +
      jumpCost(apart) +
      fitOf(view, recipe) +
      WORTH.fresh * fresh +
      (showsFirst(view, shown) ? WORTH.firstWhole : 0) +
      (view.cutsObject || cutsThroughPoint(view) ? 0 : WORTH.clean) +
      (isBalanced ? WORTH.balanced : 0) +
      (isMissing ? WORTH.faceless - WORTH.fresh : 0),
  };
}

/** Whether a view shows the photo small, on a card or as a print. */
function isSmall(view: CandidateView | undefined): boolean {
  return view !== undefined && view.stage.source !== "photo";
}

/** A film may show a framing again while it has so many of them for each of its shots: more than its law asks. */
const FRAMINGS_TO_SPARE = 0.5;

function hasFramingsToSpare(shown: readonly (CandidateView | undefined)[]): boolean {
  const areas = shown.flatMap((view) => (view === undefined ? [] : [shownBy(view)]));
  return distinctFramings(areas).length >= FRAMINGS_TO_SPARE * (shown.length + 1);
}

/**
 * How far two views are apart: 1 where a cut between them is seen as one, by size and place, and they have less than
 * half in common.
 */
function apartFrom(view: CandidateView, shot: View, reading: Reading): number {
  const other = known(shot, reading);
  const apart = difference(view, shot, reading);
  if (other === undefined || other.stage.source !== view.stage.source) return apart;
  const common = intersectionOverUnion(view.area, other.area);
  return Math.min(apart, isSameFraming(shownBy(view), shownBy(other)) ? 1 - common : 1);
}

/** A cut to nearly the same view looks like a jump. */
function jumpCost(apart: number): number {
  return apart >= 1 ? 0 : WORTH.nearlyJump + WORTH.jump * (1 - apart);
}

function fitOf({ purpose, size, rank }: CandidateView, recipe: Recipe): number {
  const steps = Math.abs(SIZES.indexOf(size) - SIZES.indexOf(recipe.size));
  const near = steps === 1 ? WORTH.nearSize : 0;
  const prominent = purpose === "hero" ? WORTH.rank * rank : 0;
  return prominent + (purpose === recipe.purpose ? WORTH.purpose : 0) + (steps === 0 ? WORTH.size : near);
}

/** 1 for a framing that the film has not shown; less the more of it was seen, and the less long ago. */
function freshness(
  view: CandidateView,
  shown: readonly (CandidateView | undefined)[],
  reading: Reading,
): number {
  const repeated = shown.map((other, index) =>
    other === undefined ? 0 : repetition(view, other, reading) * 0.97 ** (shown.length - 1 - index),
  );
  return 1 - Math.max(0, ...repeated);
}

/** How far two views are the same framing, by what they have in common and by how a cut between them looks. */
function repetition(one: CandidateView, other: CandidateView, reading: Reading): number {
  if (one.stage.source !== other.stage.source) return 0;
  const common = intersectionOverUnion(one.area, other.area);
  const alike = Math.min(1, Math.max(0, (2 * common) / SEEN_AGAIN - 1));
  return (alike + 1 - Math.min(1, difference(one, other, reading))) / 2;
}

function showsFirst({ whole }: CandidateView, shown: readonly (CandidateView | undefined)[]): boolean {
  return [...whole].some((index) => shown.every((other) => other?.whole.has(index) !== true));
}

/** Whether one of the strongest points lies across the frame's edge: an eye, a cup. */
function cutsThroughPoint({ area, target, stage: { reading } }: CandidateView): boolean {
  return reading.points.slice(0, STRONGEST).some((point, index) => {
    if (point.size > LARGE || (target.kind === "point" && target.index === index + 1)) return false;
    const seen = share(area, pointArea(point, reading));
    return seen > 0.2 && seen < 0.8;
  });
}
