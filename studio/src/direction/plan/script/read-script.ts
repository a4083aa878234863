import {
  type LeftOut,
  MAX_SCRIPT_CHARS,
  type Reading,
  type Storyboard,
  STYLE_TITLES,
  type Target,
} from "@curta/contract";
import { storyLanguageOf } from "../../copy/language/text-language.ts";
import { capitalized } from "../../../nouns/phrases.ts";
import { doubted, missing } from "../../../nouns/seen.ts";
import { speechOf } from "../../words/speech/directing.ts";
import { shortened } from "../../words/shortened.ts";
import { fold } from "../../words/lexicon/fold.ts";
import { isDrawable } from "../../lettering/glyph-widths.ts";
import { placeAskedLines } from "../../parse/prose/asked/asked-lines.ts";
import { directedProse } from "../../parse/prose/directed-prose.ts";
import { planDirected } from "../prose/plan-directed.ts";
import { planProse } from "../prose/plan-prose.ts";
import { boxesOf, filmReading, partWithout } from "../../framing/part-without.ts";
import { addLeftOut } from "../../parse/script-header.ts";
import { leftOutName } from "../../words/names.ts";
import { UNREAD } from "./unread.ts";
import { areTexts, type Plan, planScenes, type ScriptWishes } from "../plan-scenes.ts";
import type { Lines, Outline, Prose, Remark, Scene } from "../../parse/scene.ts";
import { outlineOfJson } from "../../parse/json/script-json.ts";
import { outlineOfWish } from "../../parse/json/wish-json.ts";
import { tellApart } from "./tell-apart.ts";
import { outline } from "../../parse/script-outline.ts";
import { withoutPlaceholders } from "../../parse/placeholders.ts";
import { linesOf } from "../../parse/script-text.ts";
import { goesOnBehindSeconds } from "../../parse/prose/asked/text-place.ts";
import { REMARKS } from "@curta/contract/remarks";

export type { ScriptWishes } from "../plan-scenes.ts";
export type { Lines, Remark } from "../../parse/scene.ts";

/** A film as a script says it. All lines count from 0, as `linesOf` parts the text. */
export interface ReadScript {
  readonly storyboard: Storyboard;
  /** For each shot the lines that say it; null for a shot that the picture alone directs. */
  readonly shotLines: readonly (Lines | null)[];
  /** What was not understood. */
  readonly warnings: Remark[];
}

const MOST_WARNINGS = 20;
/** "Roteiro:", above the scenes: it asks for nothing. */
const HEADING =
  /^\W*(?:(?:meu |o |my |the )?(?:roteiro|script|storyboard|shot ?list|decupagem|cenas|scenes)(?: (?:do|de|para [oa]|pr[oa]|for (?:the )?|of (?:the )?) ?(?:video|filme|reels?|tiktok|shorts?|film))?)\W*$/;
/** Two groups of six words (see caption-groups.ts). */
const MOST_WORDS_A_SECOND = 12;

/**
 * Reads any text as a film: a shot list as `writeScript` writes it (then nothing is lost), a loose list of
 * scenes, JSON, prose of which only the captions are taken, or nothing at all. What the script says wins
 * over the wishes; what it leaves open is directed. Never throws; linear in the text's length.
 */
export function readScript(text: string, wishes: ScriptWishes): ReadScript {
  const filled = withoutPlaceholders(text.slice(0, MAX_SCRIPT_CHARS));
  const script = filled.text;
  const parts = withoutScenes(outlineOfJson(script) ?? outlineOfWish(script) ?? outline(script), script);
  const hasScenes = parts.scenes.length > 0;
  const directed = hasScenes ? null : directedProse(parts.prose);
  addLeftOut(parts.header, [
    ...parts.scenes.flatMap((scene) => scene.leftOut ?? []),
    ...(directed?.leftOut ?? []),
  ]);
  const shown = hasScenes ? parts.scenes : (directed?.shots ?? []);
  tellApart(shown, { lines: linesOf(script), isProse: !hasScenes }, wishes.reading);
  const { leftOut = [] } = parts.header;
  const within = {
    ...wishes,
    reading: filmReading({ leftOut }, wishes.reading),
    language: storyLanguageOf(script),
  };
  const plan = hasScenes
    ? planList(parts, within)
    : directed === null
      ? planProse(parts, within)
      : planDirected(parts, directed, within);
  completeStoryboard(plan.storyboard, parts.header, shown);
  const cut = text.length > MAX_SCRIPT_CHARS ? [tellCut(script)] : [];
  const about = [
    ...aboutPhoto(wishes.reading),
    ...aboutLeftOut(leftOut, wishes.reading),
    ...cut,
    ...filled.remarks,
    ...parts.warnings,
    ...aboutStyle(script, parts.header, plan.storyboard, wishes),
    ...aboutShots(plan, within, directed === null),
  ];
  return { ...plan, warnings: bounded(about) };
}

/**
 * A list of nothing but texts, below its title or not, is no list of scenes: the picture directs a film of them better than their
 * number does. Nor is a single sentence that begins with times.
 */
function withoutScenes(parts: Outline, script: string): Outline {
  const { scenes, prose } = parts;
  const first = scenes[0]?.lines?.from ?? 0;
  const sentence = linesOf(script)[first] ?? "";
  if (scenes.length === 1 && prose.length === 0 && goesOnBehindSeconds(fold(sentence)))
    return { ...parts, scenes: [], prose: [{ text: sentence, line: first }] };
  const isTitle = ({ text, line }: Prose): boolean =>
    (line ?? first) <= first && speechOf(text) !== "directs";
  if (scenes.length < 2 || !prose.every(isTitle) || !areTexts(scenes)) return parts;
  const items = scenes.map(({ caption, prose: text, lines }) => ({
    text: caption ?? text,
    line: lines?.from ?? null,
  }));
  const texts = [...prose, ...items].map(({ text, line }) => ({
    text: `Texto: ${text.replace(/:\s*$/, "")}`,
    line,
  }));
  return { ...parts, scenes: [], prose: texts };
}

/** Plans scenes; what stands between them and is no scene is read on one of them, or remarked on. */
function planList(parts: Outline, wishes: ScriptWishes): ReturnType<typeof planScenes> {
  placeAskedLines(parts);
  const plan = planScenes(parts, wishes);
  keepProse(parts, plan.storyboard);
  return plan;
}

/** Adds what plans do not carry: the film's bounds, and where shots travel to. A scene and its shot share a target. */
function completeStoryboard(
  storyboard: Storyboard,
  { insideKeyImage, leftOut }: Outline["header"],
  scenes: readonly Scene[],
): void {
  if (insideKeyImage !== undefined) storyboard.insideKeyImage = insideKeyImage;
  if (leftOut !== undefined) storyboard.leftOut = leftOut;
  for (const { target, until } of scenes) {
    const shot = storyboard.shots.find((each) => each.target === target);
    if (shot !== undefined && until !== undefined) shot.until = until;
  }
}

function aboutPhoto({ upsideDown }: Reading): Remark[] {
  return upsideDown === true ? [{ text: REMARKS.upsideDown, line: null }] : [];
}

/** Of each that the film does not leave out, why not. */
function aboutLeftOut(leftOut: readonly LeftOut[], reading: Reading): Remark[] {
  if (reading === UNREAD) return [];
  const unseen = leftOut.filter((each) => boxesOf(each, reading).length === 0);
  if (unseen.length < leftOut.length && partWithout(leftOut, reading) === null) {
    const text = REMARKS.noPartWithout(leftOut.map(leftOutName).join(" e "));
    return [{ text, line: null }];
  }
  return unseen.map((each) => ({ text: REMARKS.notLeftOut(leftOutName(each)), line: null }));
}

/** "Cinematográfico", "cinematic": a style is named by the beginning of its title. */
const NAME_LETTERS = 6;

/** Whether free text made the style another than the one that was chosen; who names that style, or a template, knows. */
function aboutStyle(
  script: string,
  { template }: Outline["header"],
  { style }: Storyboard,
  wishes: ScriptWishes,
): Remark[] {
  const isNamed = fold(script).includes(fold(STYLE_TITLES[style]).slice(0, NAME_LETTERS));
  if (isNamed || template !== undefined || style === wishes.style) return [];
  return [{ text: REMARKS.styleOfText(STYLE_TITLES[style]), line: null }];
}

function tellCut(script: string): Remark {
  const most = MAX_SCRIPT_CHARS.toLocaleString("pt-BR");
  return {
    text: REMARKS.tooLong(most),
    line: linesOf(script).length - 1,
  };
}

/** What shots ask for that this film cannot give. Scenes of prose have no numbers. */
function aboutShots(
  { storyboard, shotLines }: Plan,
  { reading }: ScriptWishes,
  areNumbered: boolean,
): Remark[] {
  const told = new Set<string>();
  return storyboard.shots.flatMap(({ caption, target, until = target }, index) => {
    const lines = shotLines[index] ?? null;
    if (lines === null && shotLines.some((each) => each !== null)) return [];
    // A scene may be more than one shot.
    const scene = lines === null ? index + 1 : new Set(shotLines.slice(0, index + 1)).size;
    const points = reading.points.length;
    const noPoint =
      target.kind === "point" && target.index > points && lines !== null && reading !== UNREAD
        ? REMARKS.noPoint(points, target.index)
        : null;
    const unseen = [target, until]
      .flatMap((each) => notSeen(each, reading) ?? [])
      .filter((text) => !told.has(text) && told.add(text).size > 0);
    return [
      noPoint,
      ...unseen,
      tooLong(storyboard, index),
      caption === null ? null : undrawable(caption),
    ].flatMap((text) =>
      text === null
        ? []
        : [
            {
              text: areNumbered ? REMARKS.onScene(scene, text) : capitalized(text),
              line: lines?.from ?? null,
            },
          ],
    );
  });
}

/** What of people and things that a shot asks for the picture does not hold, or not surely. */
function notSeen(target: Target, reading: Reading): string | null {
  if (reading === UNREAD) return null;
  const likely = doubted(target, reading);
  if (likely !== null) return REMARKS.filmedLikely(likely);
  const found = missing(target, reading);
  if (found === null) return null;
  return found.isNone ? REMARKS.filmedSubject(found.text) : `${found.text}.`;
}

/** Whether no font of captions has the letters. */
function undrawable(caption: string): string | null {
  const characters = caption.normalize("NFC").match(/[\p{L}\p{N}\p{P}\p{S}]/gu) ?? [];
  const letters = characters.filter((character) => /[\p{L}\p{N}]/u.test(character));
  if (characters.length > 0 && !characters.some(isDrawable)) {
    return letters.length === 0 ? REMARKS.onlySigns : REMARKS.noLetters;
  }
  return letters.every(isDrawable) ? null : REMARKS.someLetters;
}

/** Whether more is said than can be shown before the next caption, or before the film ends. */
function tooLong({ shots, bpm }: Storyboard, index: number): string | null {
  const caption = shots[index]?.caption ?? null;
  if (caption === null) return null;
  const next = shots.findIndex((shot, at) => at > index && shot.caption !== null);
  const beats = shots.slice(index, next < 0 ? undefined : next).reduce((sum, shot) => sum + shot.beats, 0);
  const words = caption.trim().split(/\s+/).length;
  if (words <= ((beats * 60) / bpm) * MOST_WORDS_A_SECOND) return null;
  return REMARKS.tooManyWords(words);
}

/** Lines between scenes that say nothing of a film stay in the script as notes. */
function keepProse({ prose, warnings }: Outline, storyboard: Storyboard): void {
  for (const { text, line } of prose) {
    if (!storyboard.notes.includes(text)) storyboard.notes.push(text);
    if (!HEADING.test(fold(text))) warnings.push({ text: REMARKS.notAScene(shortened(text)), line });
  }
}

function bounded(remarks: readonly Remark[]): Remark[] {
  const different = [...new Map(remarks.map((remark) => [`${remark.line} ${remark.text}`, remark])).values()];
  if (different.length <= MOST_WARNINGS) return different;
  const more = different.slice(MOST_WARNINGS);
  return [
    ...different.slice(0, MOST_WARNINGS),
    { text: REMARKS.more(more.length), line: more[0]?.line ?? null },
  ];
}
