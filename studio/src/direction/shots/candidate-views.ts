import type { Reading, ShotSize, Target } from "@curta/contract";
import { type Area, areaOf, lack, share } from "../../geometry/area.ts";
import { viewOf } from "../framing/view.ts";
import { cutThrough, keptFace, sureFaces } from "../framing/face-geometry.ts";
import { frameTarget } from "../framing/framing.ts";
import { objectOf, peopleOf, type SeenObject, thingsOf, unnamedThings } from "../framing/objects.ts";
import { cardOf, type Stage } from "../framing/stage.ts";
import { coverOf } from "../../geometry/cover.ts";
import type { Purpose } from "../templates/template.ts";

/** One way to look at the picture, and what it shows. */
export interface CandidateView {
  readonly target: Target;
  /** Where the camera travels to. */
  readonly until?: Target;
  readonly size: ShotSize;
  readonly purpose: Purpose;
  /** Its place among the targets of its purpose, from 0; the most prominent come first. */
  readonly rank: number;
  readonly stage: Stage;
  readonly area: Area;
  /** Above 0 where a face is cut or the target is not in view. */
  readonly harm: number;
  /** Indexes of the people and things (see `objectsOf`) that the view shows whole. */
  readonly whole: ReadonlySet<number>;
  readonly showsFace: boolean;
  /** A person or thing is in it, whole or a good part. */
  readonly showsObject: boolean;
  /** It shows a body without its head. */
  readonly headless: boolean;
  /** Nothing that the reading knows of is in it. */
  readonly isEmpty: boolean;
  /** The frame's edge lies across a person or thing that the shot is not a detail of. */
  readonly cutsObject: boolean;
}

/** Harm below this is rounding. */
const MOST_HARM = 0.02;

/** Whether a view keeps the laws of heads and faces. */
export function isLawful({ harm, headless }: CandidateView): boolean {
  return harm <= MOST_HARM && !headless;
}

const ALL_SIZES: readonly ShotSize[] = ["wide", "medium", "close-up", "extreme-close-up"];
const PART_SIZES: readonly ShotSize[] = ["medium", "close-up", "extreme-close-up"];
const DETAIL_SIZES: readonly ShotSize[] = ["close-up", "extreme-close-up", "medium"];
const LEAST_POINT_CONFIDENCE = 0.25;
const LEAST_SUBJECT_CONFIDENCE = 0.35;
const MOST_POINTS = 9;
/** Objects smaller than this share of the picture's height are not looked for one by one. */
const LEAST_HEIGHT = 0.04;
const MOST_OBJECTS = 8;
/** A view shows a body when this much of it is in view; a head belongs to it when as much of that is. */
const BODY_SHOWN = 0.3;
const HEAD_SHOWN = 0.9;
/** Or when it fills this much of the view. */
const BODY_FILLS = 0.2;

const known = new WeakMap<Reading, readonly CandidateView[]>();

/** People and things that a film should show whole, people first, the largest of both first. */
export function objectsOf(reading: Reading): SeenObject[] {
  return [...largestFirst(peopleOf(reading)), ...largestFirst(thingsOf(reading))].slice(0, MOST_OBJECTS);
}

function largestFirst(objects: readonly SeenObject[]): SeenObject[] {
  return objects.filter(({ box }) => box.h >= LEAST_HEIGHT).toSorted((a, b) => sizeOf(b) - sizeOf(a));
}

function sizeOf({ box }: SeenObject): number {
  return box.w * box.h;
}

/** All views that a film of this picture may use. */
export function candidateViews(reading: Reading): readonly CandidateView[] {
  const views = known.get(reading) ?? listViews(reading);
  known.set(reading, views);
  return views;
}

function listViews(reading: Reading): CandidateView[] {
  const list = (purpose: Purpose, targets: readonly Target[], sizes: readonly ShotSize[]): CandidateView[] =>
    targets.flatMap((target, rank) =>
      sizes.map((size) => ({ ...candidate(target, size, reading), purpose, rank })),
    );
  const whole: Target[] = cardOf(reading) === null ? [] : [{ kind: "whole" }];
  return [
    ...list("hero", heroTargets(reading), ALL_SIZES),
    ...list("all", whole, ["wide"]),
    ...list("all", [{ kind: "all" }], ["wide", "medium"]),
    ...travels(reading),
    ...list("detail", pointTargets(reading), DETAIL_SIZES),
    ...list("place", PLACES, PART_SIZES),
    ...list("place", sidesOf(reading), ["wide"]),
  ];
}

/** The sides of a picture that no wide view shows whole. */
function sidesOf(reading: Reading): Target[] {
  const { width, height } = coverOf(reading);
  return [
    ...(width < WIDE_SHOWS ? ([{ kind: "left" }, { kind: "right" }] as const) : []),
    ...(height < WIDE_SHOWS ? ([{ kind: "top" }, { kind: "bottom" }] as const) : []),
  ];
}

/** A wide view that shows less of the picture's width or height leaves its sides out. */
const WIDE_SHOWS = 0.8;
/** A photo so much wider or taller than its largest view is travelled along. */
const LONG = 0.62;

/** Shots that travel: from one person to the other, or along a photo that no view shows enough of. */
function travels(reading: Reading): CandidateView[] {
  const people = peopleOf(reading).length;
  const { width, height } = coverOf(reading);
  const ways: [Target, Target, ShotSize][] = [];
  if (people === 2)
    ways.push([{ kind: "person", which: "left" }, { kind: "person", which: "right" }, "close-up"]);
  if (people === 0 && width < LONG) ways.push([{ kind: "left" }, { kind: "right" }, "wide"]);
  if (people === 0 && height < LONG) ways.push([{ kind: "bottom" }, { kind: "top" }, "wide"]);
  return ways.map(([target, until, size]) => {
    const [first, last] = [candidate(target, size, reading), candidate(until, size, reading)];
    return {
      ...first,
      until,
      purpose: "all" as const,
      rank: 0,
      harm: Math.max(first.harm, last.harm),
      whole: new Set([...first.whole, ...last.whole]),
    };
  });
}

const PLACES: readonly Target[] = [
  { kind: "left" },
  { kind: "right" },
  { kind: "top" },
  { kind: "bottom" },
  { kind: "center" },
];

/** The named people and things; where none was seen, the main subject as it stands out. */
function heroTargets(reading: Reading): Target[] {
  const people = peopleOf(reading).map((_, index): Target => ({ kind: "person", which: index + 1 }));
  const counts = new Map<string, number>();
  const things = reading.things.flatMap(({ label, confidence }): Target[] => {
    if (confidence < 0.55) return [];
    const which = (counts.get(label) ?? 0) + 1;
    counts.set(label, which);
    return which <= 9 ? [{ kind: "thing", label, which }] : [];
  });
  const named = [...byProminence(people, reading), ...byProminence(things, reading)];
  if (named.length > 0) return named.slice(0, MOST_OBJECTS);
  if (sureFaces(reading).length > 0) return [{ kind: "face" }];
  const isSure = (reading.subject?.confidence ?? 0) >= LEAST_SUBJECT_CONFIDENCE;
  return [isSure || objectOf({ kind: "subject" }, reading) !== null ? { kind: "subject" } : { kind: "all" }];
}

/** The largest first: faces count for people. */
function byProminence(targets: readonly Target[], reading: Reading): Target[] {
  const size = (target: Target): number => {
    const object = objectOf(target, reading);
    const box = object?.head ?? object?.box;
    return box === undefined ? 0 : box.w * box.h;
  };
  return targets.toSorted((a, b) => size(b) - size(a));
}

function pointTargets({ points }: Reading): Target[] {
  return points
    .slice(0, MOST_POINTS)
    .flatMap(({ confidence }, index): Target[] =>
      index === 0 || confidence >= LEAST_POINT_CONFIDENCE ? [{ kind: "point", index: index + 1 }] : [],
    );
}

function candidate(
  target: Target,
  size: ShotSize,
  reading: Reading,
): Omit<CandidateView, "purpose" | "rank"> {
  const { framing, harm, stage } = frameTarget(target, size, reading);
  const area = viewOf(framing, stage.cover);
  const objects = objectsOf(stage.reading);
  const faces = sureFaces(stage.reading);
  const whole = new Set([...objects.keys()].filter((index) => isWhole(objects[index], area)));
  return {
    target,
    size,
    stage,
    area,
    harm,
    whole,
    showsFace: faces.some((face) => lack(area, keptFace(face, stage.cover)) < 0.05),
    showsObject: objects.some(({ box }) => isShown(areaOf(box), area)),
    headless:
      faces.some((face) => cutThrough([area], face, stage.cover) > 0.15) ||
      objects.some((object) => showsBodyOnly(object, area)) ||
      cutsTopOff(stage.reading, area),
    isEmpty: isEmpty(stage.reading, area),
    cutsObject: objects.some((object) => isCut(object, area)) && !isDetailOf(target, size),
  };
}

/** In a photo of something, a place draws the eye by itself from this confidence on: weaker ones are its ground. */
const LEAST_BESIDE = 0.5;
/** A person or thing of this share of the picture is what it is of. */
const LEAST_MAIN = 0.05;
/** Of what fills so much of the picture no view shows nothing: it says nothing of where to look. */
const EVERYWHERE = 0.5;

/** A view of a wall: neither a point of interest nor (much of) a person, thing or line of text. */
function isEmpty(reading: Reading, area: Area): boolean {
  const { points, faces, people, things, writing } = reading;
  const isOfSomething = [...objectsOf(reading), ...unnamedThings(reading)].some(
    (object) => sizeOf(object) >= LEAST_MAIN,
  );
  const least = isOfSomething ? LEAST_BESIDE : LEAST_POINT_CONFIDENCE;
  const shows = ({ x, y }: { x: number; y: number }): boolean =>
    x >= area.left && x <= area.right && y >= area.top && y <= area.bottom;
  const boxes = [...faces, ...people, ...things, ...writing].filter(({ w, h }) => w * h < EVERYWHERE);
  return (
    !points.some((point) => point.confidence >= least && shows(point)) &&
    !boxes.some((box) => share(area, areaOf(box)) > BODY_SHOWN)
  );
}

function isDetailOf(target: Target, size: ShotSize): boolean {
  return target.kind === "thing" && size === "extreme-close-up";
}

function isCut({ box, head }: SeenObject, area: Area): boolean {
  const shown = share(area, areaOf(head ?? box));
  return shown > 0.15 && shown < 0.85;
}

/** Where heads are that the reading did not know for faces, in heights of the subject. */
const UNKNOWN_HEAD = { top: 0.06, bottom: 0.5 } as const;

/** Whether a view shows an unnamed subject without what is on top of it. */
function cutsTopOff(reading: Reading, { left, top, right }: Area): boolean {
  const { subject } = reading;
  if (subject === null || sureFaces(reading).length > 0 || objectsOf(reading).length > 0) return false;
  const across = (Math.min(right, subject.x + subject.w) - Math.max(left, subject.x)) / subject.w;
  const lost = (top - subject.y) / subject.h;
  return across > 0.5 && lost > UNKNOWN_HEAD.top && lost < UNKNOWN_HEAD.bottom;
}

function isWhole(object: SeenObject | undefined, area: Area): boolean {
  return object !== undefined && share(area, areaOf(object.box)) > 0.97;
}

function showsBodyOnly({ box, head }: SeenObject, area: Area): boolean {
  if (head === null || share(area, areaOf(head)) >= HEAD_SHOWN) return false;
  return isShown(areaOf(box), area);
}

/** Whether much of an object is in a view, or it fills much of the view. */
function isShown(object: Area, view: Area): boolean {
  return share(view, object) > BODY_SHOWN || share(object, view) > BODY_FILLS;
}
