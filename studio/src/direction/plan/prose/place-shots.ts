import type { Move, Reading, StoryShot, Storyboard } from "@curta/contract";
import type { Lines } from "../../parse/scene.ts";
import { coverOf } from "../../../geometry/cover.ts";
import { difference } from "../../framing/shot-difference.ts";
import { moveBetween } from "../../parse/prose/whole-film/one-take.ts";
import type { WishedShot } from "../../parse/prose/shots/wished-shot.ts";
import { OPENINGS } from "./effects-of-film.ts";
import { sureFaces } from "../../framing/faces/face-geometry.ts";

/** So many of the film's shots for one that is asked for (null: for none), and the words that belong there. */
export interface Run {
  readonly shot: WishedShot | null;
  readonly captions: readonly string[];
  readonly count: number;
}

/** A shot of the film, and where the text says it. */
export interface Placed {
  readonly shot: StoryShot;
  readonly lines: Lines | null;
  /** As the text has it, and not as the picture alone would. */
  readonly isSaid: boolean;
  /** In seconds, where the text says how long it is, or that it is quick. */
  readonly length?: number | undefined;
  /** Its camera goes from one target to another. */
  readonly travels?: boolean;
}

interface Circumstances {
  /** Captions are the text's, and not the picture's. */
  readonly isOwnWords: boolean;
  readonly reading: Reading;
}

/** No shot of a quick succession is longer, and none has more of them. */
const QUICK_SECONDS = 0.8;
const MOST_QUICK = 8;
const MOST_POINTS = 9;

/** The film with each run's shot in its place, the first of its run or the last of the film; all others stay. */
export function placeShots(film: Storyboard, runs: readonly Run[], around: Circumstances): Placed[] {
  let next = 0;
  const placed = runs.flatMap((run) => {
    const planned = film.shots.slice(next, next + run.count);
    next += run.count;
    const shots = placeRun(run, planned, around);
    return run.shot?.many === true ? quickened(shots, run.shot, film.bpm, around.reading) : shots;
  });
  return settled(closed(placed), around.reading);
}

function placeRun(
  { shot, captions, count }: Run,
  planned: readonly StoryShot[],
  around: Circumstances,
): Placed[] {
  const isLast = shot?.last === true;
  const at = isLast ? count - 1 : 0;
  // The shot that was asked for has the first of its words, or the last where it ends the film.
  const wordsAt = (index: number): number =>
    isLast
      ? Math.floor(((index + 1) * count) / captions.length) - 1
      : Math.floor((index * count) / captions.length);
  const words = new Map(captions.map((text, index) => [wordsAt(index), text] as const));
  return planned.map((each, index) => {
    const isSaid = shot !== null && index === at;
    const caption = around.isOwnWords ? (words.get(index) ?? null) : each.caption;
    const filmed = isSaid ? asSaid(isLast ? withoutOpenings(shot) : shot, each, around.reading) : each;
    const lines = shot?.lines ?? null;
    const own = isSaid ? { length: shot.length, travels: shot.until !== undefined } : {};
    return { shot: { ...filmed, caption }, lines, isSaid, ...own };
  });
}

/** A film that goes round cannot end in black. */
function withoutOpenings(shot: WishedShot): WishedShot {
  return { ...shot, effects: shot.effects.filter((effect) => !OPENINGS.includes(effect)) };
}

function asSaid(wished: WishedShot, planned: StoryShot, reading: Reading): StoryShot {
  const { target, until, transition, effects } = wished;
  const move =
    wished.move ?? (target === undefined || until === undefined ? undefined : moveBetween(target, until));
  const isPlanned = wished.size === undefined && target === undefined && move === undefined;
  if (isPlanned && (effects.length > 0 || wished.last === true || wished.unplaced === true))
    return { ...planned, transition: transition ?? planned.transition, effects };
  const open = move !== undefined && isOverAll(move, reading) ? "wide" : planned.size;
  const size = wished.size ?? (target === undefined ? open : target.kind === "all" ? "wide" : "close-up");
  const hero = { kind: sureFaces(reading).length > 0 ? "face" : "subject" } as const;
  return {
    ...planned,
    size,
    target: target ?? (size === "wide" ? { kind: "all" } : hero),
    move: move ?? (planned.move === "punch-in" && effects.includes("slow") ? "push-in" : planned.move),
    transition: transition ?? "cut",
    effects,
  };
}

/** Whether a move without a target is over all of the picture: its widest view has room on the way. */
function isOverAll(move: Move, reading: Reading): boolean {
  const { width, height } = coverOf(reading);
  if (move === "pan-left" || move === "pan-right") return width < 1;
  if (move === "tilt-up" || move === "tilt-down") return height < 1;
  return move === "pull-out";
}

/** A run's first shots, or its last where it ends the film, cut into quick ones, from one thing in the picture to the next. */
function quickened(all: readonly Placed[], wished: WishedShot, bpm: number, reading: Reading): Placed[] {
  const longest = Math.max(1, Math.floor((QUICK_SECONDS * bpm) / 60));
  const calm = wished.last === true ? calmShots(all, { longest, most: wished.quick ?? MOST_QUICK }) : 0;
  const run = all.slice(calm);
  const views = detailsOf(wished, reading);
  let made = 0;
  const quick = run.flatMap(({ shot, lines }): Placed[] => {
    const count = Math.min(Math.ceil(shot.beats / longest), (wished.quick ?? MOST_QUICK) - made);
    if (count < 1) return [{ shot, lines, isSaid: false }];
    return Array.from({ length: count }, (_, part): Placed => {
      const beats = Math.floor(((part + 1) * shot.beats) / count) - Math.floor((part * shot.beats) / count);
      const view = views[made++ % views.length];
      const caption = part === 0 ? shot.caption : null;
      const effects = wished.effects.filter((effect) => effect !== "slow");
      return {
        shot: {
          ...shot,
          ...view,
          move: wished.move ?? "punch-in",
          transition: "cut" as const,
          effects,
          beats,
          caption,
        },
        lines,
        isSaid: true,
        length: (beats * 60) / bpm,
      };
    });
  });
  return [...all.slice(0, calm), ...quick];
}

/** How many of a run's shots stay as they are where the quick cuts are to end it. */
function calmShots(run: readonly Placed[], { longest, most }: { longest: number; most: number }): number {
  let [calm, cuts] = [run.length, 0];
  for (; calm > 0 && cuts < most; calm -= 1) cuts += Math.ceil((run[calm - 1]?.shot.beats ?? 0) / longest);
  return calm;
}

type View = Pick<StoryShot, "size" | "target">;

/** What a quick succession shows in turn: the points of the picture, or its one place from near and far. */
function detailsOf({ size = "extreme-close-up", target }: WishedShot, { points }: Reading): View[] {
  if (target !== undefined && target.kind !== "all") {
    return (["close-up", "extreme-close-up", "medium"] as const).map((each) => ({ size: each, target }));
  }
  const near = size === "extreme-close-up" ? "close-up" : "extreme-close-up";
  const lap = (first: View["size"], second: View["size"]): View[] =>
    points.slice(0, MOST_POINTS).map((_, index) => ({
      size: index % 2 === 0 ? first : second,
      target: { kind: "point", index: index + 1 },
    }));
  return points.length > 1
    ? [...lap(size, near), ...lap(near, size)]
    : [
        { size, target: { kind: "center" } },
        { size: near, target: { kind: "top" } },
      ];
}

/** The film ends as it begins, so that it goes round, unless the text says how it ends. */
function closed(placed: readonly Placed[]): Placed[] {
  const [first, last] = [placed[0], placed.at(-1)];
  if (first?.isSaid !== true || last === undefined || last.isSaid) return [...placed];
  const { size, target, move } = first.shot;
  return [...placed.slice(0, -1), { ...last, shot: { ...last.shot, size, target, move } }];
}

/** Shots that nobody asked for give way where they would show what their neighbour shows. */
function settled(placed: readonly Placed[], reading: Reading): Placed[] {
  const views: readonly View[] = [
    ...placed.map(({ shot }) => shot),
    { size: "wide", target: { kind: "all" } },
  ];
  const done: Placed[] = [];
  for (const [index, each] of placed.entries()) {
    const neighbours = [done.at(-1), placed[index + 1]].flatMap((other) => other?.shot ?? []);
    const isNew = (view: View) => neighbours.every((shot) => difference(view, shot, reading) >= 1);
    const isFree = !each.isSaid && index > 0 && index < placed.length - 1;
    const other = isFree && !isNew(each.shot) ? views.find(isNew) : undefined;
    const { size, target } = other ?? each.shot;
    done.push({ ...each, shot: { ...each.shot, size, target } });
  }
  return done;
}
