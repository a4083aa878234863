import type { Effect, LeftOut, Target, Transition } from "@curta/contract";
import {
  directingScore,
  hasDirection,
  lexiconScore,
  speechOf,
  unfilmable,
} from "../../words/speech/directing.ts";
import { leftOutIn } from "../../words/speech/hides.ts";
import { findWords, speaksOf } from "../../words/lexicon/lexicon.ts";
import { fold } from "../../words/lexicon/fold.ts";
import type { Lines, Prose, Remark } from "../scene.ts";
import type { HeaderLine } from "../script-header.ts";
import { lengthOfEach, withFigures } from "../script-time.ts";
import { unplacedIn } from "../../words/shot/unplaced.ts";
import { capitalized } from "../../../nouns/phrases.ts";
import { isOfLight } from "./asides.ts";
import { withLengthOfFilm } from "./whole-film/bare-length.ts";
import { chosenElsewhere, type ChosenElsewhere } from "./whole-film/chosen-elsewhere.ts";
import { effectsIn } from "../../words/speech/effects-in-prose.ts";
import {
  type Course,
  courseOf,
  type Cuts,
  cutsOf,
  headerOf,
  isWithoutEffects,
  joinOfFilm,
  keptInView,
  type MovesOfFilm,
  movesOfFilm,
  withoutWishesOfFilm,
} from "./whole-film/film-in-prose.ts";
import { asksForNoText } from "./is-readable.ts";
import { speaksOfMute } from "./asked/mute.ts";
import { asksForOneTake, oneTake } from "./whole-film/one-take.ts";
import { countedAsSequence, namesAsSequence } from "./sequences.ts";
import { type Sentence, sentencesOf, type Written } from "./sentences.ts";
import { shotsInProse } from "./shots/shots-in-prose.ts";
import type { WishedShot } from "./shots/wished-shot.ts";
import { type Pace, paceOf, withPaceOfParts } from "./whole-film/pace.ts";
import { rephrased } from "../../words/rephrase/rephrased.ts";
import { onlyWanted, type Unwanted, unwantedIn, withoutUnwantedPlaces } from "../../words/speech/unwanted.ts";
import { withoutEffect } from "./without-effect.ts";
import { isBracketed, isRead, writtenOf } from "./written-words.ts";
import { REMARKS } from "@curta/contract/remarks";

/** A text that gives directions for a film, parsed. */
export interface DirectedProse {
  readonly header: HeaderLine;
  readonly shots: readonly WishedShot[];
  /** Null where the text does not say how often the film cuts. */
  readonly cuts: Cuts | null;
  readonly moves: MovesOfFilm | null;
  /** How all its shots are joined; null where the text does not say. */
  readonly join: Transition | null;
  readonly course: Course | null;
  /** Of all the film; null where the text does not say. */
  readonly pace: Pace | null;
  readonly isWithoutEffects: boolean;
  readonly unwanted: Unwanted;
  /** What every shot shows; null where the text does not say. */
  readonly keptInView: Target | null;
  /** Who or what no shot shows. */
  readonly leftOut: readonly LeftOut[];
  /** The only shot is all of the film: "sem cortes", "plano sequência". */
  readonly isOneTake: boolean;
  readonly captions: readonly PlacedText[];
  /** It asks for a film without captions. */
  readonly isMute: boolean;
  readonly speaksOfLight: boolean;
  readonly elsewhere: ReadonlySet<ChosenElsewhere>;
  /** What it asks for without a shot: "com efeito glitch". */
  readonly effects: readonly Effect[];
  /** What no film of one photo can show. */
  readonly unfilmable: readonly Remark[];
  /** Its sentences that direct and change nothing of all this. */
  readonly withoutEffect: readonly Prose[];
}

/** A caption, where it was asked for, and the number of shots that were named before it. */
interface PlacedText extends Written {
  readonly after: number;
}

/** Parses prose that gives directions; null if no sentence does, and the text is meant as captions. */
export function directedProse(prose: readonly Prose[]): DirectedProse | null {
  const said = prose
    .map((each) => ({ ...each, text: countedAsSequence(namesAsSequence(each.text)) }))
    .flatMap(sentencesOf);
  if (isToBeRead(said.filter(isForCamera), said) && !isCaptioned(said)) return null;
  return { ...directionsOf(said), withoutEffect: withoutEffect(said, directionsOf) };
}

function directionsOf(said: readonly Sentence[]): Omit<DirectedProse, "withoutEffect"> {
  const sentences = withLengthOfFilm(said);
  const directing = sentences.filter((each) => !isRead(each) || (each.key === null && isOfLight(each.text)));
  const shots: WishedShot[] = [];
  const captions: PlacedText[] = [];
  const written = writtenOf(sentences);
  let kept: Target | null = null;
  for (const sentence of sentences) {
    const lines = { from: sentence.line ?? 0, to: sentence.line ?? 0 };
    const before = shots.length;
    if (!isRead(sentence)) {
      const folded = inPlainWords(sentence.text);
      kept ??= keptInView(folded);
      shots.push(...shotsInProse(withoutUnwantedPlaces(withoutWishesOfFilm(folded)), lines));
    }
    const texts = written(sentence);
    const named = shots.length - before;
    const isAheadOfEnd =
      named > 0 && shots.slice(before).every(({ last }) => last) && namesNoShot(sentence.ahead, lines);
    for (const [index, each] of texts.entries()) {
      const spread =
        named > 0 && (index > 0 || !isAheadOfEnd) ? 1 + Math.floor((index * named) / texts.length) : 0;
      const own = texts.length === 1 ? shotsAhead(sentence, lines) : 0;
      captions.push({ ...each, after: before + Math.max(spread, Math.min(own, named)) });
    }
  }
  const folded = directing.map(({ text, key }) => inPlainWords(key === "length" ? `filme de ${text}` : text));
  const isOneTake = folded.some((text) => asksForOneTake(text));
  const elsewhere = chosenElsewhere(folded);
  const pace = paceOf(folded);
  // "Texto: Sem cartão, só Pix" is no wish.
  const wishes = sentences.filter(({ key }) => key !== "caption" && key !== "voice");
  const unwanted = unwantedIn(wishes.map(({ text }) => fold(text)));
  return {
    header: headerOf(folded, shots.length === 0),
    shots: isOneTake ? [oneTake(shots)] : withLengthOfEach(onlyWanted(shots, unwanted), folded),
    cuts: cutsOf(folded) ?? cutsOfEach(shots, folded),
    moves: movesOfFilm(folded),
    join: joinOfFilm(folded),
    course: folded.map(courseOf).find((each) => each !== null) ?? null,
    pace,
    isWithoutEffects: isWithoutEffects(folded),
    unwanted,
    keptInView: kept,
    leftOut: folded.flatMap((text) => leftOutIn(text)),
    isOneTake,
    captions: isOneTake ? captions.map((each) => ({ ...each, after: 0 })) : captions,
    isMute: captions.length === 0 && (folded.some(speaksOfMute) || sentences.some(isEmptyText)),
    speaksOfLight: !elsewhere.has("look") && folded.some((text) => speaksOf("light", text)),
    elsewhere,
    effects: [
      ...(sentences.some(asksBehind) ? (["words-behind"] as const) : []),
      ...(shots.length > 0
        ? []
        : effectsOfFilm(folded, pace).filter((effect) => !unwanted.effects.has(effect))),
    ],
    unfilmable: [
      ...directing.flatMap(({ text, line }) => {
        const remark = unfilmable(text);
        return remark === null ? [] : [{ text: capitalized(remark), line }];
      }),
      ...aboutUnplaced(directing),
    ],
  };
}

function inPlainWords(text: string): string {
  return rephrased(withPaceOfParts(withFigures(fold(text))));
}

/** A slow film is slow in each of its shots; a fast one cuts more often. */
function effectsOfFilm(folded: readonly string[], pace: Pace | null): Effect[] {
  const named = effectsIn(folded).filter(
    (effect) => pace === null || (effect !== "slow" && effect !== "fast"),
  );
  return pace === "slow" ? ["slow", ...named] : named;
}

/**
 * Shots of a sentence up to a text that one of them is to show: "o rosto e depois a foto inteira com o texto: Oi". Behind a comma
 * a text is the whole sentence's: 0.
 */
function shotsAhead({ ahead }: Sentence, lines: Lines): number {
  const beside = ahead.split(/[,;]/).at(-1) ?? "";
  return shotsInProse(beside, lines).length > 0 ? shotsInProse(ahead, lines).length : 0;
}

/** "escreve Oi e termina no copo": nothing is seen ahead of the text, so that it does not belong to the end. */
function namesNoShot(ahead: string, lines: Lines): boolean {
  return shotsInProse(ahead, lines).length === 0;
}

/** Shots with the length that a sentence gives to each of them, but for those that have their own. */
function withLengthOfEach(shots: readonly WishedShot[], sentences: readonly string[]): readonly WishedShot[] {
  const length = sentences.map((text) => lengthOfEach(text)).find((each) => each !== undefined);
  return length === undefined ? shots : shots.map((shot) => ({ length, ...shot }));
}

/** "2 segundos em cada um", where no shot is named: of all shots of the film. */
function cutsOfEach(shots: readonly WishedShot[], sentences: readonly string[]): Cuts | null {
  const seconds = sentences.map((text) => lengthOfEach(text)).find((each) => each !== undefined);
  return shots.length > 0 || seconds === undefined ? null : { seconds };
}

function asksBehind({ isBehind, quoted, speech }: Sentence): boolean {
  return isBehind && quoted.length > 0 && speech === "directs";
}

/** From this score on a sentence has words of the lexicon that direct. */
const SAYS_A_DIRECTION = 1;
/** Up to this one it directs if at all, but where the lexicon is sure: "close no café". */
const HARDLY = 4;
const SURE = 3;

/**
 * Whether no sentence gives directions. Those that only resemble directions do not where all sentences together speak to
 * who reads: "Varanda gourmet. A 5 minutos da praia. Agende sua visita!"
 */
function isToBeRead(directing: readonly Sentence[], all: readonly Sentence[]): boolean {
  const isUnsure = directing.every(({ key, quoted, text }) => {
    const isPlain = key === null && quoted.length === 0 && !isBracketed(text);
    const isWeighed = isPlain && speechOf(text) === "directs";
    return (
      isWeighed &&
      (isAdvice(text) ||
        lexiconScore(fold(text)) <= SAYS_A_DIRECTION ||
        (directingScore(text) <= HARDLY && lexiconScore(fold(text)) < SURE))
    );
  });
  if (directing.length === 0) return true;
  return isUnsure && all.reduce((sum, { text }) => sum + directingScore(text), 0) <= 0;
}

/** "Desacelere.": an order of a word or two that names nothing of a film. */
function isAdvice(text: string): boolean {
  const words = findWords(fold(text));
  return (
    text.split(/\s+/).length <= 2 &&
    words.every(({ phrase }) => phrase.kind === "verb" || phrase.kind === "act")
  );
}

function isForCamera({ speech, key }: Sentence): boolean {
  return speech === "directs" || key === "visual";
}

/** "Take único, devagar. Texto: Oi": a key for a caption beside what may direct. */
function isCaptioned(sentences: readonly Sentence[]): boolean {
  return (
    sentences.some(({ key }) => key === "caption") &&
    sentences.some(
      ({ key, speech, text }) => speech === "may direct" || (key === null && hasDirection(fold(text))),
    )
  );
}

/** "Texto na tela: nenhum" */
function isEmptyText({ key, text }: Sentence): boolean {
  return key === "caption" && text.trim() !== "" && asksForNoText(text);
}

/** One remark on all that is to be seen and that no network finds. */
function aboutUnplaced(sentences: readonly Sentence[]): Remark[] {
  const parts = sentences.flatMap(({ text, line }) => {
    const asSaid = text.normalize("NFC");
    const names = unplacedIn(inPlainWords(text)).map((name) => spelledAs(name, asSaid));
    return [...new Set(names)].map((part) => ({ part, line }));
  });
  const [first] = parts;
  if (first === undefined) return [];
  const names = [...new Set(parts.map(({ part }) => part))];
  const text = names.length === 1 ? REMARKS.unplaced(first.part) : REMARKS.unplacedParts(listed(names));
  return [{ text: capitalized(text), line: first.line }];
}

/** A folded name as a text spells it. */
function spelledAs(name: string, text: string): string {
  const at = fold(text).indexOf(name);
  return at < 0 ? name : text.slice(at, at + name.length);
}

/** `"a", "b" e "c"` */
function listed(names: readonly string[]): string {
  const quoted = names.map((name) => `"${name}"`);
  return `${quoted.slice(0, -1).join(", ")} e ${quoted.at(-1)}`;
}
