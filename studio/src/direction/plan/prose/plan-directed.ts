import { MAX_FILM_SECONDS, MIN_FILM_SECONDS, type Storyboard, type Style } from "@curta/contract";
import type { DirectedProse } from "../../parse/prose/directed-prose.ts";
import { direct } from "../direct.ts";
import { mainOf } from "../../framing/objects.ts";
import { withAlternation } from "./alternate.ts";
import { withEffectsOfFilm } from "./effects-of-film.ts";
import { withHeldShot } from "./hold-shot.ts";
import { withPictureCaptions } from "../picture-captions.ts";
import { type Placed, placeShots } from "./place-shots.ts";
import { withCourse } from "./course.ts";
import { captionsOf, runsOf, shotAt } from "./runs.ts";
import { asAllowed, withAllowedMoves, withEach, withJoin, withKeptView } from "./wishes-of-film.ts";
import { type Plan, planScenes, type ScriptWishes } from "../plan-scenes.ts";
import type { TextPlace } from "../../parse/prose/asked/text-place.ts";
import type { Outline, Prose, Remark, Scene } from "../../parse/scene.ts";
import { shortened } from "../../words/shortened.ts";
import { REMARKS } from "@curta/contract/remarks";

/** In "close no rosto, 15s" of a film of 30 s the length is hardly the shot's. */
const MOST_HELD = 0.5;
/** In less time a shot that somebody waits for is hardly seen. */
const LEAST_SAID_SECONDS = 1;
/** In less time a camera's way from one target to another is no more than a jerk. */
const LEAST_TRAVEL_SECONDS = 3;

/** In a film that is asked to be fast. */
const FAST_CUT_SECONDS = 1.4;

/** A film as the picture directs it, in which the shots and the words that a text asks for have their places. */
export function planDirected(
  { header, notes, warnings }: Outline,
  written: DirectedProse,
  wishes: ScriptWishes,
): Plan {
  const prose = withEach(written, wishes.reading);
  const said = { ...prose.header, ...header };
  const seconds = Math.round(
    Math.min(MAX_FILM_SECONDS, Math.max(MIN_FILM_SECONDS, said.seconds ?? wishes.seconds)),
  );
  const planned = direct(wishes.reading, {
    ...wishes,
    style: said.style ?? styleOfPace(prose, wishes),
    template: said.template ?? wishes.template,
    seconds,
    cutSeconds: cutSeconds(prose, seconds),
  });
  const film = { ...planned, shots: asAllowed(planned.shots, prose) };
  const line = prose.shots[0]?.lines?.from ?? null;
  const isTimed = prose.isOneTake || isTimedList(prose, seconds);
  const runs = isTimed ? null : runsOf(withAlternation(prose, film.shots.length), film);
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
    warnings.push({ text, line: null }, ...otherRemarks(prose, wishes, line), ...aboutScenes);
    return { ...plan, storyboard: captioned ?? plan.storyboard };
  }
  warnings.push({ text: remarkOn(prose, true), line: null }, ...otherRemarks(prose, wishes, line));
  const spread = withAllowedMoves(placeShots(film, runs, { isOwnWords, reading: wishes.reading }), prose);
  const kept = prose.keptInView === null ? null : mainOf(prose.keptInView, wishes.reading);
  const viewed = withKeptView(withTimeAsked(spread, { film, isOwnWords }), kept, wishes.reading);
  const shown = kept ?? prose.shots[0]?.target ?? { kind: "subject" };
  const placed = withJoin(withCourse(viewed, prose.course, shown, wishes.reading), prose.join);
  const words = [
    { index: freeInMiddle(placed), text: textAt("middle", prose) },
    ...secondsOfTexts(prose).map((second) => ({
      index: shotAt(
        second,
        placed.map(({ shot }) => shot),
        film.bpm,
      ),
      text: textAt(second, prose),
    })),
    { index: placed.length - 1, text: textAt("last", prose) },
  ];
  const always = textAt("always", prose);
  const shots = placed.map(({ shot }, index) => {
    const own = words.filter((each) => each.index === index).map(({ text }) => text);
    const texts = [shot.caption, ...own].filter((text) => text !== null);
    return { ...shot, caption: texts.length > 0 ? texts.join("\n") : always };
  });
  return {
    storyboard: {
      ...film,
      shots: [...withEffectsOfFilm(shots, prose.effects, wishes.reading)],
      notes: [...notes, ...film.notes],
    },
    shotLines: placed.map(({ lines }) => lines),
  };
}

/** A film that is asked to be slow is not cut as a viral one, nor a fast one as a calm one: the style is only what was chosen for a start. */
function styleOfPace({ effects, pace }: DirectedProse, { style, template }: ScriptWishes): Style {
  if (template !== undefined) return style;
  if ((pace === "slow" || effects.includes("slow")) && style === "viral") return "suave";
  return pace === "fast" && style === "suave" ? "viral" : style;
}

/** What the text asks for and no film, or not this one, can have. */
function otherRemarks(prose: DirectedProse, { song }: ScriptWishes, line: number | null): Remark[] {
  const { elsewhere, unfilmable, withoutEffect } = prose;
  const texts = [
    ...(elsewhere.has("music") && song === undefined ? [REMARKS.musicOfTemplate] : []),
    ...(elsewhere.has("letters") ? [REMARKS.lettersOfTemplate] : []),
    ...(elsewhere.has("look") ? [REMARKS.lookInPrompt] : []),
    ...(elsewhere.has("silence") ? [REMARKS.neverSilent] : []),
    ...(elsewhere.has("sounds") ? [REMARKS.onlyMusic] : []),
    ...(elsewhere.has("shape") ? [REMARKS.alwaysUpright] : []),
    ...(elsewhere.has("ending") ? [REMARKS.endsAsItBegins] : []),
    ...(elsewhere.has("length") ? [REMARKS.lengthOnPage] : []),
  ];
  return [...unfilmable, ...aboutNothing(withoutEffect), ...texts.map((text) => ({ text, line }))];
}

/** One remark on all sentences that direct and that nothing in the film comes from. */
function aboutNothing(sentences: readonly Prose[]): Remark[] {
  const [first] = sentences;
  if (first === undefined) return [];
  const quoted = sentences.map(({ text }) => `"${shortened(text).replace(/[\s.,;:]+$/, "")}"`);
  return [{ text: REMARKS.withoutEffect(quoted.join(", ")), line: first.line }];
}

/** Seconds from one cut to the next, where the text says so. */
function cutSeconds({ cuts, pace }: DirectedProse, seconds: number): number | undefined {
  if (cuts === null) return pace === "fast" ? FAST_CUT_SECONDS : undefined;
  return "count" in cuts ? seconds / cuts.count : cuts.seconds;
}

/** The shot without words that is nearest to the middle of the film. */
function freeInMiddle(placed: readonly Placed[]): number {
  const middle = Math.floor(placed.length / 2);
  const free = [...placed.keys()].filter((index) => placed[index]?.shot.caption === null);
  return free.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0] ?? middle;
}

/** Whether the lengths of several shots that are asked for make up most of the film; else they say how long those shots are held. */
function isTimedList({ shots }: DirectedProse, seconds: number): boolean {
  const given = shots.reduce((sum, { length = 0 }) => sum + length, 0);
  return shots.length > 1 && given >= MOST_HELD * seconds;
}

/**
 * Shots that are asked for as long as the text says, and no other of them shorter than can be seen, or than the way of its camera
 * takes.
 */
function withTimeAsked(
  placed: readonly Placed[],
  { film, isOwnWords }: { readonly film: Storyboard; readonly isOwnWords: boolean },
): readonly Placed[] {
  const beatsOf = (seconds: number): number => Math.max(1, Math.round((seconds * film.bpm) / 60));
  const longest = MOST_HELD * film.seconds;
  return placed.reduce<readonly Placed[]>((all, { isSaid, length, travels }, index) => {
    // Those before it may have lost shots behind them.
    const at = index - (placed.length - all.length);
    const { beats: now = 0 } = all[at]?.shot ?? {};
    // A longer time than that is meant for the film.
    const given = length !== undefined && length < longest ? beatsOf(length) : undefined;
    const least = travels === true ? Math.min(LEAST_TRAVEL_SECONDS, longest) : LEAST_SAID_SECONDS;
    const beats = given ?? Math.max(beatsOf(least), now);
    return isSaid && beats !== now ? withHeldShot(all, { at, beats, isOwnWords }) : all;
  }, placed);
}

/** The texts that are asked for at one place of the film, as one; null if there are none. */
function textAt(at: TextPlace, { captions }: DirectedProse): string | null {
  const texts = captions.filter(({ place }) => place === at).map(({ text }) => text);
  return texts.length > 0 ? texts.join("\n") : null;
}

/** The seconds at which texts are asked for. */
function secondsOfTexts({ captions }: DirectedProse): number[] {
  return [...new Set(captions.flatMap(({ place }) => (typeof place === "number" ? [place] : [])))];
}

function scenesOf(prose: DirectedProse, seconds: number): Scene[] {
  const [middle, ending, always] = [textAt("middle", prose), textAt("last", prose), textAt("always", prose)];
  return prose.shots.map((shot, index) => {
    const isLast = index === prose.shots.length - 1;
    const isMiddle = index === Math.floor(prose.shots.length / 2);
    const ownSeconds = secondsOfTexts(prose).filter(
      (second) =>
        Math.min(prose.shots.length - 1, Math.floor((second / seconds) * prose.shots.length)) === index,
    );
    const captions = [
      ...captionsOf(prose, index),
      ...(isMiddle && middle !== null ? [middle] : []),
      ...ownSeconds.flatMap((second) => textAt(second, prose) ?? []),
      ...(isLast && ending !== null ? [ending] : []),
    ];
    const effects = shot.many === true ? [...new Set([...shot.effects, "fast" as const])] : shot.effects;
    const length = prose.isOneTake ? seconds : shot.length;
    return {
      ...shot,
      ...(prose.join === null ? {} : { transition: shot.transition ?? prose.join }),
      ...(length === undefined ? {} : { length }),
      effects,
      caption: captions.length > 0 ? captions.join("\n") : always,
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
