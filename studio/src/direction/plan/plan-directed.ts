import { MAX_FILM_SECONDS, MIN_FILM_SECONDS } from "@curta/contract";
import type { DirectedProse } from "../parse/prose/directed-prose.ts";
import { direct } from "./direct.ts";
import { withAlternation } from "./alternate.ts";
import { withHeldShot } from "./hold-shot.ts";
import { allot } from "../shots/form.ts";
import { withPictureCaptions } from "./picture-captions.ts";
import { type Placed, placeShots, type Run } from "./place-shots.ts";
import { type Plan, planScenes, type ScriptWishes } from "./plan-scenes.ts";
import type { Outline, Remark, Scene } from "../parse/scene.ts";
import { REMARKS } from "@curta/contract/remarks";

/** In "close no rosto, 15s" of a film of 30 s the length is hardly the shot's. */
const MOST_HELD = 0.5;

/** A film as the picture directs it, in which the shots and the words that a text asks for have their places. */
export function planDirected(
  { header, notes, warnings }: Outline,
  prose: DirectedProse,
  wishes: ScriptWishes,
): Plan {
  const said = { ...prose.header, ...header };
  const seconds = Math.round(
    Math.min(MAX_FILM_SECONDS, Math.max(MIN_FILM_SECONDS, said.seconds ?? wishes.seconds)),
  );
  const film = direct(wishes.reading, {
    ...wishes,
    style: said.style ?? wishes.style,
    template: said.template ?? wishes.template,
    seconds,
  });
  const line = prose.shots[0]?.lines?.from ?? null;
  // The length of the only shot that is asked for says nothing about the film's.
  const isTimed =
    prose.isOneTake || (prose.shots.length > 1 && prose.shots.some(({ length }) => length !== undefined));
  const runs = isTimed ? null : runsOf(withAlternation(prose, film.shots.length), film.shots.length);
  const isOwnWords = prose.captions.length > 0 || prose.isMute;
  if (runs === null) {
    const aboutScenes: Remark[] = [];
    const outline = {
      header: said,
      notes,
      warnings: aboutScenes,
      prose: [],
      scenes: scenesOf(prose, seconds),
    };
    const plan = planScenes(outline, wishes);
    const captioned = isOwnWords ? null : withPictureCaptions(plan.storyboard, wishes);
    const text = remarkOn(prose, captioned !== null);
    warnings.push({ text, line }, ...prose.unfilmable, ...aboutScenes);
    return { ...plan, storyboard: captioned ?? plan.storyboard };
  }
  warnings.push({ text: remarkOn(prose, true), line }, ...prose.unfilmable);
  const spread = placeShots(film, runs, { isOwnWords, reading: wishes.reading });
  const held = heldSeconds(prose, film.seconds);
  const placed =
    held === null
      ? spread
      : withHeldShot(spread, { beats: Math.max(1, Math.round((held * film.bpm) / 60)), isOwnWords });
  const words = new Map([
    [freeInMiddle(placed), textAt("middle", prose)],
    [placed.length - 1, textAt("last", prose)],
  ]);
  return {
    storyboard: {
      ...film,
      shots: placed.map(({ shot }, index) => ({ ...shot, caption: words.get(index) ?? shot.caption })),
      notes: [...notes, ...film.notes],
    },
    shotLines: placed.map(({ lines }) => lines),
  };
}

/** The shot without words that is nearest to the middle of the film. */
function freeInMiddle(placed: readonly Placed[]): number {
  const middle = Math.floor(placed.length / 2);
  const free = [...placed.keys()].filter((index) => placed[index]?.shot.caption === null);
  return free.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0] ?? middle;
}

/** How long the only shot is that is asked for; a longer time is meant for the film. Null if nothing is said. */
function heldSeconds({ shots }: DirectedProse, filmSeconds: number): number | null {
  const [only] = shots;
  if (only?.length === undefined || only.many === true) return null;
  return only.length < MOST_HELD * filmSeconds ? only.length : null;
}

/** Null where the film has too few shots for all that is asked for. */
function runsOf(prose: DirectedProse, count: number): Run[] | null {
  const wished = prose.shots.length === 0 ? [null] : prose.shots;
  const texts = wished.map((_, index) => captionsOf(prose, index));
  const weights = wished.map((shot, index) =>
    Math.max(shot?.many === true ? 2 : 1, texts[index]?.length ?? 0),
  );
  if (weights.reduce((sum, weight) => sum + weight, 0) > count) return null;
  const counts = allot(count, weights);
  return wished.map((shot, index) => ({ shot, captions: texts[index] ?? [], count: counts[index] ?? 1 }));
}

/** What is to be read with a shot; what is said before any, with the first. What is asked for in the middle or at the end is not among it. */
function captionsOf({ captions }: DirectedProse, shot: number): string[] {
  return captions
    .filter(({ place }) => place !== "last" && place !== "middle")
    .filter(({ place, after }) => (place === "first" ? 0 : Math.max(0, after - 1)) === shot)
    .map(({ text }) => text);
}

/** The texts that are asked for in the middle or at the end of the film, as one; null if there are none. */
function textAt(at: "middle" | "last", { captions }: DirectedProse): string | null {
  const texts = captions.filter(({ place }) => place === at).map(({ text }) => text);
  return texts.length > 0 ? texts.join("\n") : null;
}

function scenesOf(prose: DirectedProse, seconds: number): Scene[] {
  const [middle, ending] = [textAt("middle", prose), textAt("last", prose)];
  return prose.shots.map((shot, index) => {
    const isLast = index === prose.shots.length - 1;
    const isMiddle = index === Math.floor(prose.shots.length / 2);
    const captions = [
      ...captionsOf(prose, index),
      ...(isMiddle && middle !== null ? [middle] : []),
      ...(isLast && ending !== null ? [ending] : []),
    ];
    const effects = shot.many === true ? [...new Set([...shot.effects, "fast" as const])] : shot.effects;
    const length = prose.isOneTake ? seconds : shot.length;
    return {
      ...shot,
      ...(length === undefined ? {} : { length }),
      effects,
      caption: captions.length > 0 ? captions.join(" ") : null,
    };
  });
}

function remarkOn({ shots, captions, isMute, speaksOfLight }: DirectedProse, isCaptioned: boolean): string {
  const made = shots.length === 0 ? REMARKS.directsFilm : REMARKS.directsScenes(shots.length);
  const words =
    captions.length > 0
      ? REMARKS.writtenAsked
      : isMute
        ? REMARKS.writtenNothing
        : isCaptioned
          ? REMARKS.writtenNoneCaptioned
          : REMARKS.writtenNoneOfIt;
  return REMARKS.directed(made, words, speaksOfLight ? REMARKS.lightOfPhoto : "");
}
