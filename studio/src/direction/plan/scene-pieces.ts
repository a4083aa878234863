/** The shots that a scene is made of. */
import type { Reading, StoryShot, Target } from "@curta/contract";
import type { Scene } from "../parse/scene.ts";
import { nearAndFar } from "./near-and-far.ts";

/** A scene that no times fix and that says no shot is cut into shots of about this length. */
const OPEN_SHOT_SECONDS = 2.2;

/** A timed scene that only says what is seen is one shot up to this length. */
const LONGEST_NAMED_SECONDS = 4.5;
/** Of a scene without times no more shots show what it names: the film may have few scenes. */
const MOST_NAMED = 3;
/** All of the photo is shown once. */
const VIEWS: ReadonlySet<Target["kind"]> = new Set(["all", "whole", "polaroid"]);

/** The beats of the shots that the picture has, shared among so many scenes that leave them open. */
export function sharedAmong(scenes: number, shots: readonly StoryShot[]): number[][] {
  return Array.from({ length: scenes }, (_, index) => {
    const [from, to] = [index, index + 1].map((at) => Math.floor((at * shots.length) / scenes));
    return shots.slice(from, to).map(({ beats }) => beats);
  });
}

/** Splits a scene that does not say its shots into shots of about OPEN_SHOT_SECONDS; lengths in beats. */
export function pieces(scene: Scene, timed: boolean, beats: number, bpm: number): number[] {
  const seconds = (beats * 60) / bpm;
  const directed = scene.size !== undefined || scene.move !== undefined;
  const named = scene.target !== undefined && seconds <= LONGEST_NAMED_SECONDS;
  if (timed && (directed || named)) return [beats];
  const count = Math.max(1, Math.min(beats, Math.round(seconds / OPEN_SHOT_SECONDS)));
  return Array.from(
    { length: count },
    (_, index) => Math.floor(((index + 1) * beats) / count) - Math.floor((index * beats) / count),
  );
}

/** What a later shot of a scene shows: what the scene names, from near and far, or what the picture has. */
export function laterPieceOf(scene: Scene, part: number, reading: Reading): Omit<Scene, "lines" | "prose"> {
  const { target, until, from, length } = scene;
  const isTimed = from !== undefined || length !== undefined;
  const isLeft = part >= MOST_NAMED && !isTimed;
  if (target === undefined || until !== undefined || VIEWS.has(target.kind) || isLeft) return { effects: [] };
  const views = nearAndFar(target, reading);
  return { effects: [], ...views[part % views.length] };
}
