import {
  beatsIn,
  DEFAULT_FILM_SECONDS,
  MAX_FILM_SECONDS,
  type Reading,
  type SongReading,
  type StoryShot,
  type Storyboard,
  type Style,
  type TemplateName,
} from "@curta/contract";
import type { StoryLanguage } from "../copy/language/text-language.ts";
import { songTempo } from "../../song/choose-part.ts";
import { templateOf } from "../templates/templates.ts";
import { directingScore, speechOf, surelyDirects, unfilmable } from "../words/speech/directing.ts";
import { shortened } from "../words/shortened.ts";
import { direct } from "./direct.ts";
import type { Lines, Outline, Remark, Scene } from "../parse/scene.ts";
import { laterPieceOf, pieces, sharedAmong } from "./scene-pieces.ts";
import { hasGaps, lengthsInBeats, sceneLengths, tempoForLengths } from "./scene-lengths.ts";
import { plainText } from "../parse/prose/script-prose.ts";
import { nearestLength, nearestTempo } from "../shots/tempo.ts";
import { REMARKS } from "@curta/contract/remarks";

export interface ScriptWishes {
  /** What holds where the script is silent. */
  readonly style: Style;
  readonly template?: TemplateName | undefined;
  readonly seconds: number;
  readonly seed: number;
  readonly reading: Reading;
  /** Of stories that are told where the script has no words of its own; left out, the script's. */
  readonly language?: StoryLanguage | null | undefined;
  /** The user's own music: its tempo holds, whatever the script says. */
  readonly song?: SongReading | undefined;
}

/** A storyboard, and for each of its shots the lines of the script that it comes from. */
export interface Plan {
  readonly storyboard: Storyboard;
  readonly shotLines: readonly (Lines | null)[];
}

/** Makes a storyboard of scenes: what they say stands, what they leave open is directed. */
export function planScenes({ header, scenes, notes, warnings }: Outline, wishes: ScriptWishes): Plan {
  const lengths = sceneLengths(scenes);
  const wished = wishedLength(scenes, lengths, header, wishes);
  const seconds = nearestLength(wished);
  const template = header.template ?? wishes.template;
  const style = header.style ?? templateOf({ style: wishes.style, template }).style;
  const model = direct(wishes.reading, { ...wishes, style, template, seconds });
  const played = songTempo(wishes.song, seconds);
  const bpm =
    played ??
    (header.bpm === undefined
      ? tempoForLengths(lengths, seconds, model.bpm)
      : nearestTempo(header.bpm, seconds));
  tellLength({ header, seconds, wished }, warnings);
  if (played === null) tellTempo(header, bpm, warnings);
  const most = beatsIn(seconds, bpm);
  if (scenes.length > most) {
    warnings.push({
      text: REMARKS.tooManyScenes(scenes.length, most),
      line: scenes[most]?.lines?.from ?? null,
    });
  }
  const beats = lengthsInBeats(lengths.slice(0, most), seconds, bpm);
  const unspoken = scenes.find((scene) => scene.unspoken === true);
  if (unspoken !== undefined) warnings.push({ text: REMARKS.unspoken, line: unspoken.lines?.from ?? null });
  const captioned = scenes.some(({ caption }) => caption !== undefined);
  // Beside scenes that say how they are filmed, words without quotes describe what is filmed.
  const isDirected = scenes.some(saysHow);
  const areDescribed = describeThings(scenes);
  const areRead = areSections(scenes);
  const isOpen = bpm === model.bpm && scenes.length <= model.shots.length && scenes.every(isLeftOpen);
  const shared = isOpen ? sharedAmong(scenes.length, model.shots) : null;
  const shots = scenes.slice(0, most).flatMap((scene, index) => {
    const length = beats[index] ?? 1;
    const caption = areDescribed ? null : captionOf(scene, { captioned, isDirected, areRead });
    if (caption === null && isUnheard(scene)) {
      const remark = unfilmable(scene.prose) ?? REMARKS.unknownScene(shortened(scene.prose));
      const text = REMARKS.onScene(index + 1, remark);
      warnings.push({ text, line: scene.lines?.from ?? null });
    }
    const all = shared?.[index] ?? pieces(scene, lengths[index] !== undefined, length, bpm);
    // What ends the film is the last of its pieces, any other scene the first of them.
    const said = scene.last === true ? all.length - 1 : 0;
    return all.map((piece, at) => {
      const part = at === said ? 0 : said === 0 ? at : at + 1;
      return { scene, part, beats: piece, caption: part === 0 ? caption : null };
    });
  });
  const storyboard: Storyboard = {
    style,
    ...(template === undefined ? {} : { template }),
    seconds,
    bpm,
    shots: shots.map(({ scene, part, ...shot }, index) => {
      const planned =
        model.shots[Math.round((index * (model.shots.length - 1)) / Math.max(1, shots.length - 1))];
      return {
        ...fill(part === 0 ? scene : laterPieceOf(scene, part, wishes.reading), planned, index),
        ...shot,
      };
    }),
    notes,
  };
  return { storyboard, shotLines: shots.map(({ scene }) => scene.lines) };
}

/** Whether a scene says nothing of how it is filmed, nor when. */
function isLeftOpen(scene: Scene): boolean {
  const { from, to, length, mark, leftOut } = scene;
  return !isHeard(scene) && [from, to, length, mark, leftOut].every((said) => said === undefined);
}

/** Whether a scene says how it is filmed; "1. As ladeiras" without label and time may, and does not. */
function saysHow(scene: Scene): boolean {
  const { size, move, prose, labelled, from, length } = scene;
  if (size !== undefined || move !== undefined) return true;
  const speech = speechOf(prose);
  const isScene = labelled === true || from !== undefined || length !== undefined || isHeard(scene);
  return speech === "directs" || (speech === "may direct" && isScene);
}

/** At most four words, with no more than a full stop. */
const NAME = /^\p{L}+(?: \p{L}+){0,3}\.?$/u;
const ARTICLE = /^(?:[oa]s?|uma?|uns|umas|the|an?) /i;

/**
 * "Cena 1: os noivos no altar", "Cena 2: a festa": labelled scenes that all name what is seen, one of them surely. Or
 * "1) rosto", "2) mãos", "3) chapéu": a few words each, most of which can be found.
 */
function describeThings(scenes: readonly Scene[]): boolean {
  const areNames = scenes.every(({ labelled, prose }) => labelled === true && ARTICLE.test(prose));
  const found = scenes.filter(({ target }) => target !== undefined).length;
  const areShort = found * 2 >= scenes.length && scenes.every(({ prose }) => NAME.test(prose));
  return (
    (areNames || areShort) &&
    scenes.every(({ caption }) => caption === undefined) &&
    scenes.some(({ prose }) => speechOf(prose) === "directs")
  );
}

/**
 * Whether scenes are no more than lines to be read, the first of which may be the title: "1. As ladeiras", "2. As igrejas". One of
 * them may be a word of films: "2. Foco".
 */
export function areTexts(scenes: readonly Scene[]): boolean {
  const arePlain = scenes.every((scene, index) => {
    const { caption, heading, labelled } = scene;
    const isText = caption === undefined || (index === 0 && caption !== null);
    return isLeftOpen(scene) && isText && heading === undefined && labelled !== true;
  });
  return arePlain && scenes.filter(saysHow).length * 2 < scenes.length;
}

/**
 * "Gancho: ...", "Desenvolvimento: ...", "CTA: ...": sections of a text, none of which says a shot, and most of which are surely to
 * be read.
 */
function areSections(scenes: readonly Scene[]): boolean {
  const areText = scenes.every(
    (scene) => isLeftOpen(scene) && (typeof scene.caption === "string" || scene.heading !== undefined),
  );
  const read = scenes.filter(({ caption, prose }) => caption !== undefined || speechOf(prose) === "says");
  return areText && read.length * 2 > scenes.length;
}

/** Whether a scene says something, but nothing that a film can do. */
function isUnheard(scene: Scene): boolean {
  return !isHeard(scene) && scene.leftOut === undefined && /\p{L}{3}/u.test(scene.prose);
}

function isHeard({ size, move, target, transition, effects }: Scene): boolean {
  return [size, move, target, transition].some((part) => part !== undefined) || effects.length > 0;
}

/**
 * How long the film is. Scenes that were edited one by one (gaps or overlaps in their times) make it
 * shorter or longer; a header that was changed on its own stretches or squeezes them.
 */
function wishedLength(
  scenes: readonly Scene[],
  lengths: readonly (number | undefined)[],
  header: Outline["header"],
  wishes: ScriptWishes,
): number {
  const given = lengths.reduce<number>((sum, length) => sum + (length ?? 0), 0);
  const open = lengths.filter((length) => length === undefined).length;
  const said = header.seconds ?? (open > 0 ? Math.max(wishes.seconds, given + open) : given);
  const edited = open === 0 && (hasGaps(scenes) || header.seconds === wishes.seconds);
  const asked = edited && Math.abs(given - said) > 0.25 ? given : said;
  return Number.isFinite(asked) && asked > 0 ? asked : DEFAULT_FILM_SECONDS;
}

function tellLength(
  { header, seconds, wished }: { header: Outline["header"]; seconds: number; wished: number },
  warnings: Remark[],
): void {
  const { seconds: lengthLine = null } = header.line;
  if (wished > MAX_FILM_SECONDS || wished < 5) {
    warnings.push({
      text: REMARKS.outOfBounds(seconds),
      line: lengthLine,
    });
  } else if (header.seconds !== undefined && header.seconds !== seconds) {
    warnings.push({
      text: REMARKS.otherLength(header.seconds, seconds),
      line: lengthLine,
    });
  } else if (Math.abs(wished - seconds) > 0.3) {
    warnings.push({
      text: REMARKS.rounded(seconds),
      line: lengthLine,
    });
  }
}

function tellTempo(header: Outline["header"], bpm: number, warnings: Remark[]): void {
  if (header.bpm === undefined || header.bpm === bpm) return;
  warnings.push({
    text: REMARKS.otherTempo(header.bpm, bpm),
    line: header.line.bpm ?? null,
  });
}

/** What a scene says, completed by the shot that the direction would have had there. */
function fill(
  scene: Omit<Scene, "lines" | "prose">,
  planned: StoryShot | undefined,
  index: number,
): Omit<StoryShot, "beats" | "caption"> {
  const said = scene.size !== undefined || scene.move !== undefined || scene.target !== undefined;
  const size =
    scene.size ??
    (scene.target === undefined
      ? (planned?.size ?? "medium")
      : scene.target.kind === "all"
        ? "wide"
        : "close-up");
  const target =
    scene.target ??
    (said ? { kind: size === "wide" ? "all" : "subject" } : (planned?.target ?? { kind: "subject" }));
  const until = scene.target === undefined && !said ? planned?.until : scene.until;
  return {
    size,
    target,
    ...(until === undefined ? {} : { until }),
    move: scene.move ?? planned?.move ?? "drift",
    transition: scene.transition ?? (said || index === 0 ? "cut" : (planned?.transition ?? "cut")),
    effects: said || scene.effects.length > 0 ? scene.effects : [...(planned?.effects ?? [])],
  };
}

/** What is true of all scenes together. */
interface ScenesTogether {
  readonly captioned: boolean;
  readonly isDirected: boolean;
  readonly areRead: boolean;
}

function captionOf(scene: Scene, { captioned, isDirected, areRead }: ScenesTogether): string | null {
  if (scene.caption !== undefined) return scene.caption;
  if (areRead) return plainText(scene.heading ?? "");
  if (scene.size !== undefined && scene.move !== undefined) return null;
  if (scene.spoken !== true && surelyDirects(scene.prose)) return null;
  const isRead = directingScore(scene.prose) < 0 && !isHeard(scene);
  if (captioned && !isRead) return null;
  if (
    scene.spoken !== true &&
    !isRead &&
    (isDirected || scene.size !== undefined || scene.move !== undefined)
  )
    return null;
  return plainText(scene.prose);
}
