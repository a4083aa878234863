import type { Effect, Reading } from "@curta/contract";
import { sureFaces } from "../framing/faces/face-geometry.ts";
import { peopleOf } from "../framing/objects.ts";
import { LEAST_SURE_NAME } from "../framing/main-thing.ts";
import { type Area, areaOf, intersectionOverUnion, share } from "../../geometry/area.ts";
import { edgeSoftness, type Matte, openMatte } from "../../geometry/matte.ts";
import { shapeOfMatte } from "../../geometry/shape-of-matte.ts";
import { sharesOfSubject, showsSubject } from "./subject-in-view.ts";

/** How well it is known which pixels are the subject: not at all, but for a soft edge, or to the pixel, so that it may stand alone. */
export type MatteKind = "none" | "soft" | "clear";

/** With a softer edge a cut-out shows holes and crumbs: most of those looked at did, and none of the clearer ones. */
const SOFTEST = 5.5;
/** What takes less of a view and reaches its lower edge looks left behind on a bare ground: a boat took 0.16. Heads that look right there took 0.41. */
const LEAST_AT_EDGE = 0.2;
/** Share of the view's height that is its lower edge, and of that how much shows that the subject reaches it. */
const EDGE = { height: 0.04, reached: 0.1 } as const;

/** Faces smaller than this share of the largest one are background. */
const COMPANION = 0.4;
/** Of a face that belongs to the subject at least so much is subject: of 37 faces in 19 photos, five had 0 to 0.66, the others 0.79 and more. */
const LEAST_OF_FACE = 0.72;
/**
 * Three sides of a rectangle are so straight at least. Of 56 mattes without people, two doors, a screenshot, a cut illustration, a dark
 * wall and a television have 0.80 to 1.00; of the others the straightest have 0.69 (a blackboard) and 0.67 (a house).
 */
const STRAIGHT = 0.8;
/** Boxes with so much in common are of one thing. */
const SAME_THING = 0.5;
/** So much of a face is in view where it is seen. */
export const SEEN_FACE = 0.5;

/**
 * What effects on the subject have to go by in a shot that shows these views: nothing where one of them lacks the subject, or shows
 * the face of somebody who would be ground beside others who are subject.
 */
export function matteKindIn(views: readonly Area[], reading: Reading): MatteKind {
  const { matte } = reading;
  if (matte === undefined) return "none";
  const opened = openMatte(matte);
  if (!views.every((view) => showsSubject(view, opened)) || isFrame(reading, opened)) return "none";
  const left = leftInGround(reading, opened);
  if (views.some((view) => left.some((face) => share(view, face) >= SEEN_FACE))) return "none";
  if (views.some((view) => isLeftBehind(view, opened))) return "soft";
  return edgeSoftness(opened) > SOFTEST ? "soft" : "clear";
}

/**
 * Whether a subject without a name is an upright rectangle in the midst of other things: a door, a window, a picture on a wall. Alone
 * on a bare ground it says nothing.
 */
function isFrame(reading: Reading, matte: Matte): boolean {
  const shape = shapeOfMatte(matte);
  if (shape === null || reading.plainGround === true) return false;
  const { area, reached } = shape;
  const [, straight = 0] = reached.toSorted((one, other) => one - other);
  const isSomebody = [...reading.people, ...sureFaces(reading)].some(
    (seen) => share(area, areaOf(seen)) >= SEEN_FACE,
  );
  const isNamed = reading.things.some(
    (seen) => seen.confidence >= LEAST_SURE_NAME && intersectionOverUnion(areaOf(seen), area) >= SAME_THING,
  );
  return straight >= STRAIGHT && !isSomebody && !isNamed;
}

/** Faces as large as those of the subject that a matte leaves in the ground. */
function leftInGround(reading: Reading, matte: Matte): Area[] {
  const faces = sureFaces(reading);
  const tallest = Math.max(0, ...faces.map(({ h }) => h));
  return faces
    .filter(({ h }) => h >= COMPANION * tallest)
    .map((face) => areaOf(face))
    .filter((face) => sharesOfSubject(face, matte).ofView < LEAST_OF_FACE);
}

/** Whether a small subject is at the lower edge of a view. */
function isLeftBehind(view: Area, matte: Matte): boolean {
  if (sharesOfSubject(view, matte).ofView >= LEAST_AT_EDGE) return false;
  const top = view.bottom - EDGE.height * (view.bottom - view.top);
  return sharesOfSubject({ ...view, top }, matte).ofView >= EDGE.reached;
}

/** Where and on what an effect may fall. */
interface EffectRule {
  /** How well it must be known which pixels are the subject, in all that the shot shows. */
  readonly matte: MatteKind;
  /** It may fall on a shot of the whole photo on its card. */
  readonly card: boolean;
  /** It may fall on the film's first and last shot: it leaves alone the frames at which the film loops. */
  readonly ends: boolean;
  /** Beats that a shot must have for it. */
  readonly beats: number;
}

const ANYWHERE: EffectRule = { matte: "none", card: true, ends: true, beats: 1 };
const RULES: Readonly<Record<Effect, EffectRule>> = {
  "light-leak": { ...ANYWHERE, ends: false },
  flash: ANYWHERE,
  shake: ANYWHERE,
  slow: ANYWHERE,
  fast: ANYWHERE,
  "words-behind": { ...ANYWHERE, matte: "soft", card: false, beats: 2 },
  pop: { ...ANYWHERE, matte: "soft", card: false },
  "cut-out": { ...ANYWHERE, matte: "clear", card: false, beats: 2 },
  freeze: { ...ANYWHERE, beats: 2, ends: false },
  "two-panels": { ...ANYWHERE, card: false, ends: false, beats: 2 },
  "three-panels": { ...ANYWHERE, card: false, ends: false, beats: 3 },
  mirror: { ...ANYWHERE, card: false, ends: false, beats: 2 },
  "colour-split": ANYWHERE,
  strobe: ANYWHERE,
  "film-burn": { ...ANYWHERE, ends: false },
  ramp: { ...ANYWHERE, ends: false, beats: 2 },
  letterbox: { ...ANYWHERE, ends: false, beats: 2 },
  "from-black": { ...ANYWHERE, beats: 2 },
  "letters-first": { ...ANYWHERE, beats: 2 },
  "from-detail": { ...ANYWHERE, card: false },
  "whip-in": { ...ANYWHERE, card: false },
  rewind: { ...ANYWHERE, card: false },
  "panels-closing": { ...ANYWHERE, beats: 2 },
};

/** Whether an effect has to know which pixels are the subject. Without a matte it is left out. */
export function needsMatte(effect: Effect): boolean {
  return RULES[effect].matte !== "none";
}

/** Whether an effect would cut the faces of a photo of people: the gap between halves may lie across any of them. */
export function cutsFaces(effect: Effect, reading: Reading): boolean {
  return effect === "panels-closing" && (sureFaces(reading).length > 0 || peopleOf(reading).length > 0);
}

/** What an effect is to fall on. */
export interface EffectPlace {
  /** The first or the last shot of the film. */
  readonly isEnd: boolean;
  readonly isCard: boolean;
  readonly beats: number;
  readonly matte: MatteKind;
}

const KINDS: readonly MatteKind[] = ["none", "soft", "clear"];

/** Whether an effect can be seen in a shot; elsewhere it is left out silently. */
export function mayFallOn(effect: Effect, { isEnd, isCard, beats, matte }: EffectPlace): boolean {
  const rule = RULES[effect];
  const isKnown = KINDS.indexOf(matte) >= KINDS.indexOf(rule.matte);
  return isKnown && (!isCard || rule.card) && (!isEnd || rule.ends) && beats >= rule.beats;
}
