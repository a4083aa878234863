import type { Reading, ShotSize, Target } from "@curta/contract";
import { cutsAside } from "../framing/lopsided-crop.ts";
import { frameTarget, respectOf } from "../framing/framing.ts";
import type { Look, Recipe } from "./recipes.ts";
import { difference } from "../framing/shot-difference.ts";
import type { Targets } from "./targets.ts";
import { share, sureFaces, viewOf } from "../framing/face-geometry.ts";

/** The whole picture is seen from afar. */
const SIZES_OF_ALL: readonly ShotSize[] = ["wide", "medium"];
const SIZES_OF_PARTS: readonly ShotSize[] = ["medium", "close-up", "extreme-close-up", "wide"];
/** So many points count as things that no edge should cut; larger ones are areas. */
const STRONGEST = 2;
const LARGE = 0.45;
/** Where the recipe's own look has nothing new to show, these are looked at in turn. */
const OTHER_LOOKS: readonly Look[] = ["detail", "hero", "place", "all", "detail", "place", "detail"];
/** A framing that differs by this much from those before is new; with every shot between, by so much less. */
const NEW = 0.7;
const FORGOTTEN = 0.08;
/** What it is worth, against being new, that no thing is cut at the frame's edge, and that a subject keeps its head. */
const CLEAN = 0.8;
const UNHARMED = 0.6;
/** And that it does not cut the subject at one side with the other side empty. */
const BALANCED = 0.7;
/** Where heads are that the reading did not know for faces, as shares of the subject's height. */
const HEAD = { top: 0.06, bottom: 0.5 } as const;

/** What a view is worth that is all of it. */
const BEST = 1 + CLEAN + UNHARMED + BALANCED + NEW;

export interface View {
  readonly size: ShotSize;
  readonly target: Target;
}

interface Surroundings {
  readonly targets: Targets;
  readonly reading: Reading;
  readonly before: readonly View[];
  /** The shot that follows, where it is known already. */
  readonly after: View | undefined;
}

/**
 * The recipe's size and target where neighbours differ from them and the film has not just shown the same; else another
 * size, or the next thing that the picture offers; at worst what differs most. Never a third shot of one size in a row,
 * and none that cuts a face or misses what it is about.
 */
export function chooseView({ size, look }: Recipe, around: Surroundings): View {
  const { targets, before, after } = around;
  const [last, earlier] = before.toReversed();
  const rows = [earlier, after].filter((shot) => shot !== undefined && shot.size === last?.size);
  let best: View & { readonly worth: number } = { size, target: { kind: "all" }, worth: -1 };
  for (const each of [look, look, look, ...OTHER_LOOKS.filter((other) => other !== look)]) {
    const target = targets.next(each, last?.target ?? null);
    const sizes = (target.kind === "all" ? SIZES_OF_ALL : SIZES_OF_PARTS).filter((other) =>
      rows.every((shot) => shot?.size !== other),
    );
    for (const view of viewsOf(target, sizes.includes(size) ? [size, ...sizes] : sizes)) {
      const worth = worthOf(view, around);
      if (worth >= BEST) return view;
      if (worth > best.worth) best = { ...view, worth };
    }
  }
  return { size: best.size, target: best.target };
}

/** Under 1 where a cut would look like a jump; then one that cuts a thing is still better than none at all. */
function worthOf(view: View, { reading, before, after }: Surroundings): number {
  const neighbours = [before.at(-1), after].filter((shot) => shot !== undefined);
  if (neighbours.some((shot) => isSame(shot, view))) return -0.5;
  const apart = isSeenWhole(view, reading)
    ? Math.min(1, ...neighbours.map((shot) => difference(view, shot, reading)))
    : 0;
  if (apart < 1) return apart;
  const fresh = Math.min(
    NEW,
    ...before.map((shot, index) => since(view, shot, before.length - index, reading)),
  );
  const clean = cutsThroughPoint(view, reading) ? 0 : CLEAN;
  const seen = viewOf(frameTarget(view.target, view.size, reading).framing);
  const balanced = sureFaces(reading).length === 0 && cutsAside(seen, reading) ? 0 : BALANCED;
  return 1 + clean + (cutsHeadOff(view, reading) ? 0 : UNHARMED) + balanced + fresh;
}

function isSame(one: View, other: View): boolean {
  return one.size === other.size && JSON.stringify(one.target) === JSON.stringify(other.target);
}

/** How far a view differs from a shot so many shots ago, and how far that one is forgotten. */
function since(view: View, shot: View, shots: number, reading: Reading): number {
  return difference(view, shot, reading) + FORGOTTEN * (shots - 1);
}

function viewsOf(target: Target, sizes: readonly ShotSize[]): View[] {
  return [...new Set(sizes)].map((size) => ({ size, target }));
}

/** Whether a view can be framed without harm, and still shows the place that it is about. */
function isSeenWhole({ target, size }: View, reading: Reading): boolean {
  const { framing, harm } = frameTarget(target, size, reading);
  const { aim } = respectOf(target, reading);
  const off = Math.max(Math.abs(aim.x - framing.x), Math.abs(aim.y - framing.y)) * framing.zoom;
  return harm === 0 && off < 0.5;
}

/** Whether one of the strongest points lies across the frame's edge: an eye, a cup. */
function cutsThroughPoint({ target, size }: View, reading: Reading): boolean {
  const view = viewOf(frameTarget(target, size, reading).framing);
  return reading.points.slice(0, STRONGEST).some((point, index) => {
    if (point.size > LARGE || (target.kind === "point" && target.index === index + 1)) return false;
    const [across, down] = [point.size / 2, (point.size * reading.width) / reading.height / 2];
    const { x, y } = point;
    const seen = share(view, { left: x - across, top: y - down, right: x + across, bottom: y + down });
    return seen > 0.2 && seen < 0.8;
  });
}

/** Whether a frame shows the subject's body without what is on top of it: an animal, or somebody seen from behind. */
function cutsHeadOff({ target, size }: View, reading: Reading): boolean {
  const { subject } = reading;
  if (subject === null || sureFaces(reading).length > 0) return false;
  const { framing } = frameTarget(target, size, reading);
  const { left, top, right } = viewOf(framing);
  const across = (Math.min(right, subject.x + subject.w) - Math.max(left, subject.x)) / subject.w;
  const lost = (top - subject.y) / subject.h;
  return across > 0.5 && lost > HEAD.top && lost < HEAD.bottom;
}
