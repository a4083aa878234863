import { fold } from "../../words/lexicon/fold.ts";
import { findWords } from "../../words/lexicon/lexicon.ts";
import { speechOf, type Speech } from "../../words/speech/directing.ts";
import type { Prose } from "../scene.ts";
import { signKey, takeKey, type Key } from "../script-line.ts";
import { takeQuotes } from "../script-text.ts";
import { courseOf } from "./whole-film/film-in-prose.ts";
import { paceOf } from "./whole-film/pace.ts";
import { rephrased } from "../../words/rephrase/rephrased.ts";
import { lengthOfCuts } from "../script-time.ts";
import { type AskedText, askedTexts } from "./asked/asked-text.ts";
import { askedPictographs, isNoEmoji } from "./asked/asked-pictographs.ts";
import { areForScreen, areLowerLines, placesOfQuotes, QUOTE } from "./asked/quote-places.ts";
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
  /** Where on the film its key puts it: "Frase final: Oi". */
  readonly place: "first" | "last" | undefined;
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
  const { outside, quoted } = takeQuotes(inBrackets(text), QUOTE);
  const plain = apartAtPictographs(outside)
    .normalize("NFC")
    .replaceAll(DRESSING, " ")
    .replaceAll(/[ \t]+/g, " ")
    .trim();
  let used = 0;
  const sign = signKey(text.trim());
  let last: Key | null = sign;
  let isText = false;
  const pieces = plain
    .split(
      /(?<=[.!?…])(?<!\b(?:[Ss]ra?|[Dd]ra?|[Pp]ra?|[Pp]rofa?|[Pp]e|[Aa]v|Mrs?|St|Jr)\.)\s+(?=[^\s/|])|(?<=\ue000)\s+(?=\p{Lu})|\n/u,
    )
    .reduce(withVerses, [])
    .map(withColon)
    .flatMap(apartAtSlashes)
    .flatMap(apartFromBrackets);
  return pieces.map((piece) => {
    const next = isText ? nextText(piece) : null;
    const own = next === null ? takeKey(piece) : { key: "caption" as const, value: next };
    const asked = own.key === null ? askedIn(piece).filter(isNoEmoji).map(withoutItsHashtags) : [];
    isText = next !== null || asked.length > 0 || own.key === "caption";
    const places = placesOfQuotes(piece);
    const areShown = areForScreen(piece);
    const quotes = places.map((place, index): Written => ({ text: quoted[used + index] ?? "", place }));
    used += piece.split(QUOTE).length - 1;
    const taken = linesOfQuotes(
      quotes.filter((_, index) => areShown[index]),
      areLowerLines(piece).filter((_, index) => areShown[index]),
    );
    const folded = fold(piece);
    const weighed = speechOf(withoutHashtags(own.key === null ? piece : own.value));
    // "Só o gato, e mais nada", "tá lento": a direction in other words, or of the film's pace.
    const isMeant =
      weighed === "may direct" && (paceOf([folded]) !== null || speechOf(rephrased(folded)) === "directs");
    const isPlacing = weighed === "may direct" && taken.some(({ place }) => place !== undefined);
    const directsFilm =
      asked.length > 0 ||
      isMeant ||
      isPlacing ||
      lengthOfCuts(folded) !== undefined ||
      courseOf(folded) !== null;
    const speech = directsFilm ? "directs" : weighed;
    // A sentence without a key takes the key of the sentence before it on the line.
    const key: Key | null = own.key ?? sign ?? (last !== "visual" && speech === "says" ? last : null);
    const listed = own.key === "caption" ? listedTexts(piece, own.value) : null;
    // "Legenda: "Oi". Música calma.": the marks say where the text ends.
    const isEnded = own.key === "caption" && piece.includes(QUOTE);
    last = listed === null && !isEnded ? (goesOn(piece, asked) ? "caption" : key) : null;
    const signs = taken.length + asked.length === 0 ? askedPictographs(piece, text) : [];
    return {
      text: withoutHashtags(own.key === null ? withoutAsked(piece, asked) : own.value).replaceAll(QUOTE, " "),
      line,
      key: key ?? null,
      quoted: [...taken, ...asked, ...signs, ...(listed ?? []).map(asWritten)].flatMap(atBothEnds),
      ahead: beforeTexts(piece, asked),
      place: own.key === "caption" ? placeOfKey(piece) : undefined,
      isBehind: BEHIND.test(fold(piece)),
      speech: listed === null ? speech : "directs",
    };
  });
}

const OPENING_KEY = /^[^:]*(?:inicial|entrada|abertura|comeco)(?: na tela)? ?:/;
const ENDING_KEY = /^[^:]*(?:final|fim|fechamento|encerramento|saida)(?: na tela)? ?:/;

function placeOfKey(piece: string): "first" | "last" | undefined {
  const folded = fold(piece);
  return OPENING_KEY.test(folded) ? "first" : ENDING_KEY.test(folded) ? "last" : undefined;
}

const MARKED_OFF = /\{([^{}\n]{3,200})\}|(?<![^\s])\*([^*\n]{3,80})\*(?![^\s])/g;

/** "{pan lento}", "*zoom no queijo*": stage directions, with the brackets that others put around them. */
function inBrackets(text: string): string {
  return text.replaceAll(MARKED_OFF, (marked, braced?: string, starred = "") => {
    const inside = braced ?? starred;
    return speechOf(inside) === "directs" ? `[${inside}]` : marked;
  });
}

/** "Filipenses 4:13" */
const VERSE = /^\W*(?:[1-3] )?\p{Lu}\p{L}+ \d{1,3}(?:[:.,] ?\d{1,3}(?:-\d{1,3})?)?\W*$/u;

/** Where a text is from belongs to it: "Tudo posso. Filipenses 4:13". */
function withVerses(pieces: string[], piece: string): string[] {
  const before = pieces.at(-1);
  if (before === undefined || !VERSE.test(piece) || !before.includes(":")) return [...pieces, piece];
  return [...pieces.slice(0, -1), `${before} ${piece}`];
}

/** "frase 1 o tempo passa": a text by its number. */
const NUMBERED_TEXT =
  /^\s*(frase|texto|legenda|text|caption) (\d{1,2}) (?=\p{L})(?!seg|vez|linha|palavra|sec|word|line|e |ou )/iu;

function withColon(sentence: string): string {
  return sentence.replace(NUMBERED_TEXT, "$1 $2: ");
}

/** "sem letra nenhuma, já tem o nome dele escrito": beside such a wish only what is marked as a text is one. */
function askedIn(piece: string): AskedText[] {
  const asked = askedTexts(piece);
  const mute =
    asked.length > 0 ? findWords(fold(piece)).find(({ phrase }) => phrase.kind === "mute") : undefined;
  if (mute === undefined) return asked;
  return asked.filter(
    ({ text, from, to }) => from < mute.from || !/^\p{Ll}/u.test(text) || piece.slice(from, to).includes(":"),
  );
}

/** "Uma palavra por vez: Respira. Confia. Segue.": what is said behind a text at a sentence's end is text too. */
function goesOn(piece: string, asked: readonly AskedText[]): boolean {
  const text = asked.at(-1);
  return (
    text !== undefined &&
    piece.slice(text.from, text.to).includes(":") &&
    !/\p{L}/u.test(piece.slice(text.to))
  );
}

/** Quoted texts of which a lower line is one with the text before it. */
function linesOfQuotes(quotes: readonly Written[], areBelow: readonly boolean[]): Written[] {
  const lines: Written[] = [];
  for (const [index, quote] of quotes.entries()) {
    const above = areBelow[index] === true ? lines.pop() : undefined;
    lines.push(above === undefined ? quote : { ...above, text: `${above.text}\n${quote.text}` });
  }
  return lines;
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

/**
 * "Obrigada, pai 🙏 bem lento, foca na mão": one line for each part, where one directs and another is to be read; "sertanejo 🎵
 * frase: Oi", where one has a key.
 */
function apartAtPictographs(text: string): string {
  const parts = text.split(PICTOGRAPH);
  if (parts.length === 1 || parts.slice(0, -1).some((part) => askedTexts(part).length > 0)) return text;
  const speech = new Set(parts.map((part) => speechOf(part)));
  const isKeyed = parts.slice(1).some((part) => takeKey(part).key === "caption");
  return isKeyed || (speech.has("directs") && speech.has("says")) ? parts.join("\n") : text;
}

function isStageDirection(part: string): boolean {
  return BRACKETED.test(part) && speechOf(part) !== "says";
}

/** Where a text stands on the screen; no place of the picture. */
const SCREEN =
  /(?:bem |la )?(?:em ?baixo|em cima|no (?:topo|rodap[eé]|alto|cant(?:o|inho)(?: de (?:baixo|cima))?)|(?:at|in) the (?:top|bottom|corner))(?![\p{L}]| d[aeo])/u
    .source;
const CLAUSE = "(?<=^|[,;.] ?| (?:e|and) )";
const BEHIND_ASKED = new RegExp(`^ ?,? ?${SCREEN}`, "iu");
const BEFORE_ASKED = new RegExp(`${CLAUSE}${SCREEN}[,:]? ?$`, "iu");
const BESIDE_QUOTE = new RegExp(
  `(?<=${QUOTE},? ?)${SCREEN}|${CLAUSE}${SCREEN}(?=[,:]? (?:[a-zõ]+ ){0,3}${QUOTE})`,
  "giu",
);

/** A sentence without the texts that it asks for, and without where on the screen they stand. */
function withoutAsked(
  piece: string,
  asked: readonly { readonly from: number; readonly to: number }[],
): string {
  return asked.reduceRight(
    (text, { from, to }) =>
      `${text.slice(0, from).replace(BEFORE_ASKED, "")} ${text.slice(to).replace(BEHIND_ASKED, "")}`,
    piece.replaceAll(BESIDE_QUOTE, (place) => " ".repeat(place.length)),
  );
}

function beforeTexts(piece: string, [first]: readonly AskedText[]): string {
  const quote = piece.indexOf(QUOTE);
  return piece.slice(0, Math.min(first?.from ?? piece.length, quote < 0 ? piece.length : quote));
}
