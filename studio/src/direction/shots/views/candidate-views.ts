import type { Reading, ShotSize, Target } from "@curta/contract";
import {
  type Area,
  areaOf,
  common,
  grown,
  intersectionOverUnion,
  lack,
  share,
  united,
} from "../../../geometry/area.ts";
import { viewOf } from "../../framing/view.ts";
import { cutThrough, keptFace, sureFaces } from "../../framing/faces/face-geometry.ts";
import { frameTarget, MOST_HARM } from "../../framing/framing.ts";
import { holdsThing, mainThing, type MainThing } from "../../framing/main-thing.ts";
import { cutsLine, readsLines } from "../../framing/written-lines.ts";
import { isHalfAnimal, isShown, showsBodyOnly } from "../../framing/shown-objects.ts";
import { peopleOf, type SeenObject } from "../../framing/objects.ts";
import { cardNamed, cardOf, type Stage, stageOf } from "../../framing/stage.ts";
import { coverOf } from "../../../geometry/cover.ts";
import { isDocument } from "../../../geometry/document.ts";
import type { Purpose } from "../../templates/template.ts";
import { heroTargets, PLACES, pointTargets, sidesOf } from "./view-targets.ts";
import { loneThing, objectsOf } from "./film-objects.ts";
import { isEmpty, showsBeside } from "./shown-places.ts";

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
  /** The photo's only thing is whole in it (see `loneThing`). */
  readonly holdsLone: boolean;
  /** It shows a body without its head. */
  readonly headless: boolean;
  /** Nothing that the reading knows of is in it. */
  readonly isEmpty: boolean;
  /** The frame's edge lies across a person or thing that the shot is not a detail of. */
  readonly cutsObject: boolean;
  /** It holds the one thing that the photo is of, or is a detail of it; true where the photo is of no such thing. */
  readonly holdsMain: boolean;
  /** Another place that surely draws the eye is in it. */
  readonly showsOther: boolean;
  /** It cuts lines of a document or titles: some beside whole ones, or more than it shows whole. */
  readonly cutsSome: boolean;
  readonly cutsMost: boolean;
}

/** A camera moves by so much at each side, in sizes of its view. */
const MOVED = 0.05;
/** Two views of which so much is the same show the same (intersection over union). */
const SAME_FRAMING = 0.46;

/** Whether a view keeps the laws of heads, faces, lines, and the one thing that a photo is of. */
export function isLawful({
  harm,
  headless,
  holdsMain,
  showsOther,
  cutsMost,
}: Pick<CandidateView, "harm" | "headless" | "holdsMain" | "showsOther" | "cutsMost">): boolean {
  return harm <= MOST_HARM && !headless && !cutsMost && (holdsMain || showsOther);
}

const ALL_SIZES: readonly ShotSize[] = ["wide", "medium", "close-up", "extreme-close-up"];
const PART_SIZES: readonly ShotSize[] = ["medium", "close-up", "extreme-close-up"];
const DETAIL_SIZES: readonly ShotSize[] = ["close-up", "extreme-close-up", "medium"];

const known = new WeakMap<Reading, readonly CandidateView[]>();

/** All views that a film of this picture may use. */
export function candidateViews(reading: Reading): readonly CandidateView[] {
  const views = known.get(reading) ?? listViews(reading);
  known.set(reading, views);
  return views;
}

function listViews(reading: Reading): CandidateView[] {
  const list = (purpose: Purpose, targets: readonly Target[], sizes: readonly ShotSize[]): CandidateView[] =>
    targets.flatMap((target, rank) =>
      sizes.map((size) => {
        const view = candidate(target, size, reading);
        // Only a detail of a document has other words beside it.
        const isRead = purpose === "detail" && view.stage.isDocument;
        return { ...view, cutsMost: view.cutsMost || (view.cutsSome && !isRead), purpose, rank };
      }),
    );
  const card = cardOf(reading);
  const whole: Target[] = card === null ? [] : [{ kind: "whole" }];
  const views = [
    ...unlikeOnCard(list("hero", heroTargets(reading), ALL_SIZES)),
    ...list("hero", portraitTargets(reading), ["wide"]),
    ...list("all", whole, ["wide"]),
    ...list("all", [{ kind: "all" }], ["wide", "medium"]),
    ...travels(reading),
    ...list("detail", pointTargets(reading), isDocument(reading) ? ALL_SIZES : DETAIL_SIZES),
    ...list("place", PLACES, PART_SIZES),
    ...list("place", sidesOf(reading), ["wide"]),
  ];
  if (card === null || !isShort(views)) return views;
  return [
    ...views,
    // A photo in strips is not seen better closer up.
    ...list("all", whole, card.length === 1 ? ["close-up"] : []),
    ...list("all", [{ kind: "polaroid" }], cardNamed("polaroid", reading) === null ? [] : PRINT_SIZES),
  ];
}

/** Where no view holds an animal, its head with as much of its body as fills the screen. */
function portraitTargets(reading: Reading): Target[] {
  const main = mainThing(stageOf({ kind: "all" }, reading), reading);
  return main === null || main.fits || main.headPoint === null
    ? []
    : [{ kind: "point", index: main.headPoint }];
}

/** Without views of people on the card that show what another one shows: in a crowd there would be dozens. */
function unlikeOnCard(views: readonly CandidateView[]): CandidateView[] {
  const kept: CandidateView[] = [];
  for (const view of views) {
    const isAgain = (other: CandidateView): boolean =>
      other.stage.source === "card" && intersectionOverUnion(other.area, view.area) >= SAME_FRAMING;
    const isOnCard = view.stage.source === "card" && view.target.kind === "person";
    if (!isOnCard || (view.size !== "wide" && !kept.some((other) => isAgain(other)))) kept.push(view);
  }
  return kept;
}

/** A photo with fewer views of its own is also shown closer on its card, and as a print. */
const PRINT_SIZES: readonly ShotSize[] = ["wide", "close-up"];
const FEW_VIEWS = 4;

/** Whether views show few things that differ, on the photo itself. */
function isShort(views: readonly CandidateView[]): boolean {
  const distinct: Area[] = [];
  for (const view of views) {
    if (view.stage.source !== "photo" || !isLawful(view) || view.isEmpty) continue;
    const isNew = distinct.every((other) => intersectionOverUnion(other, view.area) < SAME_FRAMING);
    if (isNew) distinct.push(view.area);
  }
  return distinct.length < FEW_VIEWS;
}

/** A photo so much wider or taller than its largest view is travelled along. */
const LONG = 0.62;
/** Along a wider document a camera would be too quick to be read along. */
const LEAST_READ = 0.45;
/** So much of the way of a camera that passes along a thing shows the thing: the rest is bare ground. */
const MOST_OF_WAY = 0.75;

/** Shots that travel: from one person to the other, or along a photo that no view shows enough of. */
function travels(reading: Reading): CandidateView[] {
  const people = peopleOf(reading).length;
  const { width, height } = coverOf(reading);
  const ways: [Target, Target, ShotSize][] = [];
  if (people === 2)
    ways.push([{ kind: "person", which: "left" }, { kind: "person", which: "right" }, "close-up"]);
  const read = isDocument(reading);
  const main = mainThing(stageOf({ kind: "all" }, reading), reading);
  if (people === 0 && width < LONG && (!read || width >= LEAST_READ))
    ways.push([{ kind: "left" }, { kind: "right" }, "wide"], ...(isPassedAlong(main) ? HALF_WAYS : []));
  if (main?.standsFree === true) ways.push(...CLOSE_WAYS);
  const [low, high]: [Target, Target] = [{ kind: "bottom" }, { kind: "top" }];
  if (people === 0 && height < LONG) ways.push(read ? [high, low, "wide"] : [low, high, "wide"]);
  return ways.map((way) => {
    const [target, until, size] = way;
    const isHalf = HALF_WAYS.includes(way);
    const [first, last] = [candidate(target, size, reading), candidate(until, size, reading)];
    const passes = passesAlong(first, last, reading);
    return {
      ...first,
      until,
      purpose: "all" as const,
      rank: 0,
      harm: Math.max(first.harm, last.harm),
      cutsSome: first.cutsSome || last.cutsSome,
      // Who reads along a document has read what is cut at the end of the way.
      cutsMost: (!read || people > 0) && (first.cutsMost || last.cutsMost),
      holdsMain: (first.holdsMain && last.holdsMain) || (!isHalf && passes),
      showsOther: first.showsOther || (isHalf && passes),
      whole: new Set([...first.whole, ...last.whole]),
    };
  });
}

/** From each end of what no view holds to its middle: there are few other views, and these stand beside those that hold it. */
const HALF_WAYS: readonly [Target, Target, ShotSize][] = [
  [{ kind: "left" }, { kind: "center" }, "wide"],
  [{ kind: "center" }, { kind: "right" }, "wide"],
];

/** Close along what stands free before plain ground, of which a still camera shows all or nothing. */
const CLOSE_WAYS: readonly [Target, Target, ShotSize][] = [
  [{ kind: "left" }, { kind: "right" }, "extreme-close-up"],
  [{ kind: "bottom" }, { kind: "top" }, "extreme-close-up"],
];

/** Whether a photo is of a thing or a lying animal that no view holds, or of what stands free. */
function isPassedAlong(main: MainThing | null): main is MainThing {
  return main !== null && (main.standsFree || (!main.fits && (!main.isAnimal || main.isLying)));
}

/** Whether a camera passes from end to end along such a thing or animal. */
function passesAlong({ stage, area }: Shown, { area: to }: Shown, reading: Reading): boolean {
  const main = mainThing(stage, reading);
  if (!isPassedAlong(main)) return false;
  const way = united([area, to]);
  const passed = common(way, main.area);
  // Beside the camera's way nothing of what stands free is left.
  if (passed === null || (main.standsFree && !holdsThing(way, main))) return false;
  const isAcross = way.right - way.left > area.right - area.left;
  return isAcross
    ? passed.right - passed.left >= MOST_OF_WAY * (way.right - way.left)
    : passed.bottom - passed.top >= MOST_OF_WAY * (way.bottom - way.top);
}

type Shown = Pick<CandidateView, "stage" | "area">;

function candidate(
  target: Target,
  size: ShotSize,
  reading: Reading,
): Omit<CandidateView, "purpose" | "rank"> {
  const { framing, harm, stage } = frameTarget(target, size, reading);
  const area = viewOf(framing, stage.cover);
  const objects = objectsOf(stage.reading);
  const faces = sureFaces(stage.reading);
  const main = mainThing(stage, reading);
  const moved = [-MOVED, 0, MOVED].map((by) => grown(area, by));
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
    holdsLone: isWhole(loneThing(stage.reading) ?? undefined, area),
    headless:
      faces.some((face) => cutThrough([area], face, stage.cover) > 0.15) ||
      showsBodyOnly(objects, area, stage.cover) ||
      objects.some((object) => isHalfAnimal(object, area, main?.area ?? null)) ||
      cutsTopOff(stage.reading, area),
    isEmpty: isEmpty(stage.reading, area),
    cutsObject: objects.some((object) => isCut(object, area)) && !isDetailOf(target, size),
    holdsMain: main === null || moved.every((view) => holdsThing(view, main)),
    cutsSome: moved.some((view) => cutsLine(view, stage.lines)),
    cutsMost: moved.some((view) => !readsLines(view, stage.lines)),
    showsOther: main !== null && showsBeside(stage.reading, area, main, reading.matte !== undefined),
  };
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
