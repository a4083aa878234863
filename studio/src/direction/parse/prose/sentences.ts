import { fold } from "../../words/lexicon/fold.ts";
import { speechOf, type Speech } from "../../words/speech/directing.ts";
import type { Prose } from "../scene.ts";
import { signKey, takeKey, type Key } from "../script-line.ts";
import { takeQuotes } from "../script-text.ts";
import { courseOf } from "./film-in-prose.ts";
import { lengthOfCuts } from "../script-time.ts";
import { type AskedText, askedTexts } from "./asked/asked-text.ts";
import { askedPictographs, isNoEmoji } from "./asked/asked-pictographs.ts";
import { placesOfQuotes, QUOTE } from "./asked/quote-places.ts";
import type { TextPlace } from "./asked/text-place.ts";
import { listedTexts, nextText } from "./listed-texts.ts";

/** A text for the screen, and where it was asked for. */
export interface Written {
  readonly text: string;
  readonly place?: TextPlace | undefined;
}

/** A sentence of free text, and what is known of it by itself. */
export interface Sentence extends Prose {
  readonly key: Key | null;
  readonly quoted: readonly Written[];
  /** What it says before the first of these. */
  readonly ahead: string;
  /** They are to stand behind somebody or something. */
  readonly isBehind: boolean;
  readonly speech: Speech;
}

const DRESSING =
  /https?:\/\/\S+|[*_`~<>{}\\]|\p{Extended_Pictographic}|\ufe0f|\u200d|^\s*(?:[-+•·>]|#{1,6}|\d{1,3}[.)])\s+/gu;
/** For who finds the film, not for who sees it, unless it is asked for: "termina com #sextou". */
const HASHTAGS = /(?<=^|\s)#[\p{L}\p{N}_]+/gu;
/** "coloca o texto SAÚDE atrás do copo" */
const BEHIND = /\b(?:atras|por tras|behind)(?: (?:d[aeo]s?|del[ea]s?|of|the|her|him|it|them))\b/;

/** Tells the sentences of a line apart: at full stops, slashes, brackets, pictographs. */
export function sentencesOf({ text, line }: Prose): Sentence[] {
  const { outside, quoted } = takeQuotes(text, QUOTE);
  const plain = apartAtPictographs(outside)
    .normalize("NFC")
    .replaceAll(DRESSING, " ")
    .replaceAll(/[ \t]+/g, " ")
    .trim();
  const left = [...quoted];
  const sign = signKey(text.trim());
  let last: Key | null = sign;
  let isText = false;
  const pieces = plain
    .split(
      /(?<=[.!?…])(?<!\b(?:[Ss]ra?|[Dd]ra?|[Pp]ra?|[Pp]rofa?|[Pp]e|[Aa]v|Mrs?|St|Jr)\.)\s+(?=[^\s/|])|(?<=\ue000)\s+(?=\p{Lu})|\n/u,
    )
    .flatMap(apartAtSlashes)
    .flatMap(apartFromBrackets);
  return pieces.map((piece) => {
    const next = isText ? nextText(piece) : null;
    const own = next === null ? takeKey(piece) : { key: "caption" as const, value: next };
    const asked = own.key === null ? askedTexts(piece).filter(isNoEmoji).map(withoutItsHashtags) : [];
    isText = next !== null || asked.length > 0 || own.key === "caption";
    const folded = fold(piece);
    const directsFilm = asked.length > 0 || lengthOfCuts(folded) !== undefined || courseOf(folded) !== null;
    const speech = directsFilm ? "directs" : speechOf(withoutHashtags(own.key === null ? piece : own.value));
    // A sentence without a key takes the key of the sentence before it on the line.
    const key: Key | null = own.key ?? sign ?? (last !== "visual" && speech === "says" ? last : null);
    const listed = own.key === "caption" ? listedTexts(piece, own.value) : null;
    last = listed === null ? key : null;
    const taken = placesOfQuotes(piece).map((place): Written => ({ text: left.shift() ?? "", place }));
    const signs = taken.length + asked.length === 0 ? askedPictographs(piece, text) : [];
    return {
      text: withoutHashtags(own.key === null ? withoutAsked(piece, asked) : own.value).replaceAll(QUOTE, " "),
      line,
      key: key ?? null,
      quoted: [...taken, ...asked, ...signs, ...(listed ?? []).map(asWritten)].flatMap(atBothEnds),
      ahead: beforeTexts(piece, asked),
      isBehind: BEHIND.test(fold(piece)),
      speech: listed === null ? speech : "directs",
    };
  });
}

/** A text for both ends of a film is two. */
function atBothEnds({ text, place }: Written): Written[] {
  return place === "ends"
    ? (["first", "last"] as const).map((end) => ({ text, place: end }))
    : [{ text, place }];
}

function asWritten(text: string): Written {
  return { text };
}

function withoutHashtags(text: string): string {
  return text.replaceAll(HASHTAGS, " ").trim();
}

/** A text that begins with a hashtag is one. */
function withoutItsHashtags(asked: AskedText): AskedText {
  return asked.text.startsWith("#") ? asked : { ...asked, text: withoutHashtags(asked.text) };
}

const BRACKETED = /([([][^()[\]]{3,200}[)\]])/;

/** "Narrador (voz grave):" */
const NOTED_KEY = /^([^:([]{2,30}?) ?\([^()]*\) ?:/;

/** "(zoom no prato) Você não vai resistir": directions in brackets are sentences of their own. */
function apartFromBrackets(sentence: string): string[] {
  const parts = sentence
    .replace(NOTED_KEY, "$1:")
    .split(BRACKETED)
    .map((part) => part.trim());
  return parts.some(isStageDirection) ? parts.filter(Boolean) : [sentence];
}

const SLASH = / [/|] |[,;] +(?=(?:super|gc) ?:)/i;

/** "legenda: Oi / zoom no mar", "zoom | texto: Oi": sentences of their own, where one of them directs or has a key. */
function apartAtSlashes(sentence: string): string[] {
  const parts = sentence.split(SLASH).filter((part) => part.trim() !== "");
  const isApart =
    parts.length > 1 &&
    parts.some((part) => takeKey(part).key !== null) &&
    parts.slice(1).some((part) => takeKey(part).key !== null || speechOf(part) === "directs");
  return isApart ? parts : [sentence];
}

const PICTOGRAPH = /(?<=\S) ?(?:\p{Extended_Pictographic}[\ufe0f\u200d]{0,2}){1,8} {1,4}(?=[\p{L}\p{N}])/u;

/** "Obrigada, pai 🙏 bem lento, foca na mão": one line for each part, where one directs and another is to be read. */
function apartAtPictographs(text: string): string {
  const parts = text.split(PICTOGRAPH);
  if (parts.length === 1 || parts.slice(0, -1).some((part) => askedTexts(part).length > 0)) return text;
  const speech = new Set(parts.map((part) => speechOf(part)));
  return speech.has("directs") && speech.has("says") ? parts.join("\n") : text;
}

function isStageDirection(part: string): boolean {
  return BRACKETED.test(part) && speechOf(part) !== "says";
}

function withoutAsked(
  piece: string,
  asked: readonly { readonly from: number; readonly to: number }[],
): string {
  return asked.reduceRight((text, { from, to }) => `${text.slice(0, from)} ${text.slice(to)}`, piece);
}

function beforeTexts(piece: string, [first]: readonly AskedText[]): string {
  const quote = piece.indexOf(QUOTE);
  return piece.slice(0, Math.min(first?.from ?? piece.length, quote < 0 ? piece.length : quote));
}
