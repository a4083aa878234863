import type { Box, Reading, StoryShot, Target, Which } from "@curta/contract";
import { boxOf } from "../../geometry/area.ts";
import { seenPeople, seenThings } from "../../nouns/seen.ts";
import { closestZoom, frameTarget } from "../framing/framing.ts";
import { filmPart, filmReading } from "../framing/part-without.ts";
import { cardNamed, cardOf, stageOf } from "../framing/stage.ts";
import { viewOf } from "../framing/view.ts";
import type { ReadScript } from "../plan/script/read-script.ts";
import { viewName } from "../words/names.ts";
import { isShotList } from "./edit-script.ts";

/** What a shot looks at. */
interface ShotPlace {
  /** In the script's words: "no gato", "da pessoa da esquerda até a da direita". */
  readonly name: string;
  /** Its part of the picture, in shares; null where it shows the whole photo on a backdrop. */
  readonly box: Box | null;
}

/** A film as a strip of shots shows it. */
export interface FilmShots {
  readonly seconds: number;
  readonly shots: readonly StoryShot[];
  /** For each shot. */
  readonly places: readonly ShotPlace[];
  /** What shots of this picture can look at, by name. */
  readonly targets: readonly { readonly name: string; readonly target: Target }[];
  /** The part of the photo that the film is cut from: all of it, what the key image shows, or what is left where something is left out. */
  readonly part: Box;
  /** Share of the largest view that the picture's pixels allow at the closest. */
  readonly closest: number;
  /** Shares of the part's width and height that its largest 9:16 view shows. */
  readonly cover: { readonly width: number; readonly height: number };
  /** True if each shot has a line of its own in the script, so that an edit leaves the other lines alone. */
  readonly isList: boolean;
}

const ALL: Box = { x: 0, y: 0, w: 1, h: 1 };
const MOST_THINGS = 6;

/** The shots of a script that was read, and what they can be changed to in this picture. */
export function filmShots(script: string, read: ReadScript, photo: Reading): FilmShots {
  const { seconds, shots } = read.storyboard;
  const part = filmPart(read.storyboard, photo);
  const reading = filmReading(read.storyboard, photo);
  const stage = stageOf({ kind: "all" }, reading);
  return {
    seconds,
    shots,
    places: shots.map((shot) => ({ name: viewName(shot), box: shownBox(shot, reading) })),
    targets: targetsIn(reading).map((target) => ({ name: viewName({ target }), target })),
    part: part ?? ALL,
    closest: 1 / closestZoom(stage),
    cover: stage.cover,
    isList: isShotList(script, read),
  };
}

function shownBox({ target, size }: StoryShot, reading: Reading): Box | null {
  const { framing, stage } = frameTarget(target, size, reading);
  return stage.source === "photo" ? boxOf(viewOf(framing, stage.cover)) : null;
}

function targetsIn(reading: Reading): Target[] {
  const people = seenPeople(reading).length;
  const things = [...seenThings(reading)].slice(0, MOST_THINGS);
  return [
    { kind: "all" },
    ...(cardOf(reading) === null ? [] : [{ kind: "whole" } as const]),
    ...(cardNamed("polaroid", reading) === null ? [] : [{ kind: "polaroid" } as const]),
    { kind: "subject" },
    ...(reading.faces.length > 0 ? [{ kind: "face" } as const] : []),
    ...whichOf(people).map((which): Target => ({ kind: "person", which })),
    ...things.flatMap(([label, boxes]) =>
      whichOf(boxes.length).map((which): Target => ({ kind: "thing", label, which })),
    ),
    ...(["top", "bottom", "left", "right", "center"] as const).map((kind) => ({ kind })),
  ];
}

/** How one of so many is told from the others. */
function whichOf(count: number): Which[] {
  if (count < 2) return count === 0 ? [] : [1];
  if (count <= 3) return count === 2 ? ["left", "right"] : ["left", "middle", "right"];
  return Array.from({ length: Math.min(9, count) }, (_, index) => index + 1);
}
