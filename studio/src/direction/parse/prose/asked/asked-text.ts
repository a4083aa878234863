import { hear } from "../../../words/shot/hear.ts";
import { hasDirection, speechOf } from "../../../words/speech/directing.ts";
import { isSeen } from "../../../words/speech/acts.ts";
import { fold } from "../../../words/lexicon/fold.ts";
import { finderOfKinds, type FoundPhrase } from "../../../words/lexicon/lexicon.ts";
import { textsBetweenCommas } from "./clause-texts.ts";
import { type AheadText, QUOTED, textsAhead } from "./text-ahead.ts";
import { textFrom, type Start } from "./text-end.ts";
import {
  isLowerLine,
  secondText,
  textBeforePlace,
  textBelow,
  textBeside,
  textsOnSides,
} from "./text-pairs.ts";
import { textStart } from "./text-start.ts";
import {
  IS_CAPITAL,
  COMES,
  COMES_NEXT,
  LETTERED,
  MAY_COME,
  ORDERED,
  SOMEBODY,
  STANDS,
  USED,
} from "./tables/text-start-table.ts";
import { isPlanned, isReferred, saysNoText, saysWhen } from "./no-texts.ts";
import { findAsking, ordinalBefore, placeAround, type TextPlace } from "./text-place.ts";

/** A text that somebody asks to be on the screen, without quotes: "no fim aparece o nome da loja: Café Aurora". */
export interface AskedText {
  readonly text: string;
  /** Where on the film it was asked for; undefined where the sentence does not say. */
  readonly place: TextPlace | undefined;
  /** Where in the sentence the request is, the text included. */
  readonly from: number;
  readonly to: number;
}

const findShot = finderOfKinds(["move", "size", "effect"]);
/** "na primeira cena o rosto com o" texto */
const SHOWN_WITH =
  /^[ ,:]*(?:mostra |shows? )?(?:[oa]s? |the )?([a-z]+(?: [a-z]+){0,2}) (?:com|with) (?:[oa]s? |the |an? |uma? )?$/;
const NOT = {
  pt: /(?:^|[^a-z])(?:(?:sem|nao|n|nada|nenhuma?)(?: [a-z]+)?|(?:nao|n) (?:quer|precis|us|coloc|coloqu|bot|poe)[a-z]*(?: de)? (?:uma?|[oa]s?|muit[oa]s?)) ?$/,
  en: /(?:^|[^a-z])(?:(?:not|without|don't)(?: [a-z]+)?|no) ?$/,
};
const LINKED =
  /^(?: (?:final|inicial|principal|do meio|(?:d|n)?[oa] (?:comeco|inicio|fim|final)|at the (?:start|end)))? (?:e|eh|diz|says|reads|is|should be|deve ser|vai ser) /;
/** "texto Oi", "só o texto TE ESPERO" */
const ALONE = /^\W*(?:(?:so|apenas|somente|only|just) (?:[ao] |uma? |the |an? )?)?$/;
/** "só o preço, R$ 49,90": nothing else is to be written. */
const ONLY = /^\W*(?:so|apenas|somente|only|just) (?:[ao] |the )?$/;
/** "cada cena com uma palavra: amor, fé, família": a list of texts. */
const EACH =
  /(?<![a-z])(?:tod[oa]s [oa]s (?:cenas|telas|planos)|every (?:scene|shot)|cada (?:cena|tela|plano|foto|batida|corte|uma?)|(?:palavra|frase|texto|uma|um) por (?:vez|cena|tela|batida|uma|um)|(?:word|phrase|text) per (?:scene|shot|beat)|each (?:scene|shot|beat|cut|one)|one (?:word )?(?:by one|at a time))(?![a-z])/;
/** "as palavras CORAGEM e FÉ, uma de cada vez" */
const ONE_BY_ONE =
  /^,?(?: (?:aparec|surg|entr|appear|com)[a-z]*)? (?:uma? (?:por|de cada|a cada) vez|uma? por uma?|one (?:by one|at a time))(?![a-z])/;
/** Longer sentences are cut here, so that parsing stays fast. */
const LONGEST_LINE = 2_000;
/** More texts than one request has. */
const MOST_OTHERS = 4;

/** The texts that a sentence asks for. Quoted texts must be removed before. */
export function askedTexts(sentence: string): AskedText[] {
  const line = sentence.slice(0, LONGEST_LINE).normalize("NFC");
  return isShouted(line) ? askedQuietly(line) : askedIn(line);
}

/** "ZOOM NO BOLO E ESCREVE PARABÉNS": capitals throughout tell no text from what asks for it. */
function isShouted(line: string): boolean {
  return /\p{Lu}{2}/u.test(line) && line === line.toLocaleUpperCase();
}

function askedQuietly(line: string): AskedText[] {
  return askedIn(line.toLocaleLowerCase()).map((asked) => ({
    ...asked,
    text: asked.text.toLocaleUpperCase(),
  }));
}

function askedIn(line: string): AskedText[] {
  const folded = fold(line);
  const found = findAsking(folded);
  const asked: Found[] = [];
  const isDenied = (at: number, language: "pt" | "en") => NOT[language].test(folded.slice(0, at));
  const ahead = [...textsAhead(line, folded), ...textsOnSides(line, folded)].filter(
    ({ from }) => !isDenied(from, "pt") && !isDenied(from, "en"),
  );
  for (const [index, word] of found.entries()) {
    const since = asked.at(-1)?.to ?? 0;
    // "com 'corre' escrito toda hora": the text stands in quotes ahead of it.
    const isBehindQuote =
      word.phrase.phrase.startsWith("escrit") && /\ue000 ?$/.test(folded.slice(0, word.from));
    if (
      word.from < since ||
      isBehindQuote ||
      isReferred(word, folded) ||
      isDenied(word.from, word.phrase.language)
    )
      continue;
    const whole = ahead.find(({ from, to }) => from <= word.from && word.from < to);
    if (whole !== undefined) {
      asked.push({ ...whole, reach: since });
      continue;
    }
    const start = behindNoun(textStart(word, line, folded, asked.length > 0), folded);
    const before = found.slice(0, index).filter(({ from }) => from >= since);
    const text = start === null ? null : textFrom(line, folded, start);
    if (start === null || text === null || !isAsked(word, before, start, { line, folded })) continue;
    const to = start.at + text.length;
    if (QUOTED.test(line.slice(start.at, to + 2))) continue;
    if (start.isAfterColon ? isPlanned(text, word) : saysNoText(text, word)) continue;
    const reach = Math.min(ordinalBefore(folded, word.from) ?? word.from, ...before.map((one) => one.from));
    // "começa com close no copo e escreve Oi": the shot in between stays.
    const leading = before.filter((one) => !namesShot(folded.slice(one.to, word.from)));
    const from = Math.min(word.from, ...leading.map((one) => one.from));
    const first = { text, reach, at: start.at, from, to };
    asked.push(...listed(first, folded), ...othersFrom(line, folded, first));
  }
  const read = QUOTED.test(line) ? [] : textsBetweenCommas(line, folded);
  const texts = withTextsAhead(asked, [...ahead, ...read]).filter(({ text }) => !saysWhen(text));
  return inLines(texts).map(({ text, reach, at, from, to }, index, all) => ({
    text: tidy(text),
    place: placeAround(upTo(line, to, all[index + 1]?.from), reach, at, to),
    from,
    to,
  }));
}

/** "na tela só a palavra GOL", "o meu @cafeaurora": the noun is no part of the text. */
const ONLY_NOUN =
  /^(?:(?:o|the) )?(?:meu|nosso|seu|my|our) (?=@[a-z])|^(?:so|apenas|somente|only|just) (?:[ao]s? |the )?(?:palavras?|frases?|textos?|words?|text) (?=[a-z])/;

function behindNoun(start: Start | null, folded: string): Start | null {
  const noun = start === null ? undefined : ONLY_NOUN.exec(folded.slice(start.at))?.[0];
  return start === null || noun === undefined ? start : { ...start, at: start.at + noun.length };
}

/** "mostra o copo, depois a foto inteira e" escreve Oi */
const SHOWN_AHEAD = /^(.+?)(?:,? (?:e|and|depois|then)| ?[,;])+ $/;

/** Whether words between a place and a text say what a shot is: its size, its move, its effects, or what it shows. */
function namesShot(folded: string): boolean {
  if (findShot(folded).length > 0) return true;
  const seen = SHOWN_AHEAD.exec(folded)?.[1];
  if (seen !== undefined && isSeen(seen)) return true;
  const shown = SHOWN_WITH.exec(folded)?.[1];
  return shown !== undefined && hear(shown).said.target !== undefined;
}

/** A text before it is known where it stands. */
interface Found {
  readonly text: string;
  /** From here on, words before the text may say where it stands. */
  readonly reach: number;
  readonly at: number;
  readonly from: number;
  readonly to: number;
  /** It is the lower line of the text before it. */
  readonly isBelow?: boolean;
}

/** Texts above and below as lines of one. */
function inLines(asked: readonly Found[]): Found[] {
  return asked.reduce<Found[]>((all, each) => {
    const above = each.isBelow === true ? all.at(-1) : undefined;
    if (above === undefined) return [...all, each];
    const text = `${tidy(above.text)}\n${tidy(each.text)}`;
    return [...all.slice(0, -1), { ...above, text, to: each.to }];
  }, []);
}

/** With the texts before words that ask for nothing elsewhere: "make $79 pop up". */
function withTextsAhead(asked: readonly Found[], ahead: readonly AheadText[]): Found[] {
  const others = ahead.filter((one) => !asked.some(({ from, to }) => one.from < to && from < one.to));
  const reachOf = (end: number) => Math.max(0, ...asked.map(({ to }) => to).filter((to) => to <= end));
  return [...asked, ...others.map((one) => ({ ...one, reach: reachOf(one.from) }))].toSorted(
    (a, b) => a.at - b.at,
  );
}

/** The texts of a list that are to be read one after the other; a text that is none is itself. */
function listed(first: Found, folded: string): Found[] {
  const apart = first.text.split(/ [/|•] /);
  const commas = first.text.split(/, (?:e |and )?| e | and /);
  const parts = apart.length > 1 ? apart : commas.length > 1 ? commas : wordsOfList(first.text);
  const isEach = EACH.test(folded.slice(0, first.at)) || ONE_BY_ONE.test(folded.slice(first.to));
  if (apart.length < 2 && (parts.length < 2 || !isEach)) return [first];
  return parts.map((text, index) => (index === 0 ? { ...first, text } : { ...first, text, from: first.to }));
}

/** "Amor Fé Paz": words that all begin with a capital are a list, too; any other text is one. */
function wordsOfList(text: string): string[] {
  return /^(?:\p{Lu}\p{Ll}*(?: |$)){2,6}$/u.test(text.trim()) ? text.trim().split(" ") : [text];
}

/** The other texts that the same request asks for, one behind the other. */
function othersFrom(line: string, folded: string, first: Found): Found[] {
  const others: Found[] = [];
  for (let last = first; others.length < MOST_OTHERS;) {
    const next = otherFrom(line, folded, last)[0];
    if (next === undefined) break;
    others.push(next);
    last = next;
  }
  return others;
}

/** Another text that the same request asks for. */
function otherFrom(line: string, folded: string, { reach, to: from }: Found): Found[] {
  const below = textBelow(folded, from);
  if (below !== null) {
    const { at, to, end } = below;
    return [{ text: line.slice(at, to), reach, at, from, to: end, isBelow: true }];
  }
  const placed = textBeforePlace(line, folded, from);
  if (placed !== null) return [{ ...placed, text: line.slice(placed.at, placed.to), reach: placed.at, from }];
  const beside = textBeside(folded, from);
  const start = beside ?? secondText(line, folded, from);
  const text = start === null ? null : textFrom(line, folded, start);
  if (start === null || text === null || QUOTED.test(text) || SOMEBODY.test(text)) return [];
  const to = start.at + text.length;
  const isBelow = beside === null && isLowerLine(folded.slice(from));
  return [{ text, reach: beside === null ? from : reach, at: start.at, from, to, isBelow }];
}

/** A line up to where another text is asked for, if that has a clause of its own: the place there is not this text's. */
export function upTo(line: string, to: number, next: number | undefined): string {
  return next !== undefined && /^\s*[,;]| (?:e|and) /.test(fold(line.slice(to, to + 4)))
    ? line.slice(0, next)
    : line;
}

/** Whether the words around an announcement are those of somebody who directs: "a palavra do dia: calma" asks nothing. */
function isAsked(
  { phrase, from, to }: FoundPhrase,
  before: readonly FoundPhrase[],
  start: Start,
  { line, folded }: { readonly line: string; readonly folded: string },
): boolean {
  const lead = folded.slice(0, from);
  if (before.length > 0 || (phrase.kind !== "text" && phrase.kind !== "name")) return true;
  if (phrase.kind === "name" && ONLY.test(lead)) return true;
  const isNamed =
    /(?:^|,)\W*(?:(?:e|and) )?(?:(?:como|as) )?(?:(?:[ao]|the) )?(?:(?:ultim[oa]|primeir[oa]|last|first) )?$/.test(
      lead,
    ) &&
    (/^[^:]* (?:e|eh|is|be|ser|sera|fica|vai|stands|goes|sits|assim|usa|usar|use)(?: (?:assim|ess[ae]|est[ae]|aqui|isso|so|apenas|[oa]|seguinte|this|the following))*(?: (?:por )?(?:atras|tras|behind|acima|abaixo|em cima|embaixo|above|below)(?: (?:d[aeo]s?|of|the) ?[a-z]+){0,2})? ?:/.test(
      folded.slice(to),
    ) ||
      (LINKED.test(folded.slice(to)) && (ORDERED.test(folded) || speechOf(folded) === "directs")));
  const isCapital = /^\W*(?:[ao]|the) $/.test(lead) && IS_CAPITAL.test(line.slice(to));
  const isLettered = [LETTERED, STANDS].some((looks) => looks.test(folded.slice(start.at)));
  if (
    phrase.kind === "text" &&
    (isNamed ||
      isCapital ||
      isLettered ||
      ALONE.test(lead) ||
      isLabel(lead, folded.slice(to)) ||
      (start.isAfterColon && USED.test(lead)) ||
      MAY_COME.test(lead))
  )
    return true;
  if (findAsking(folded.slice(to, start.at)).some((each) => COMES.test(each.phrase.phrase))) return true;
  const isDirected =
    (hasDirection(lead) && (phrase.kind !== "name" || speechOf(lead) !== "says")) ||
    (phrase.kind === "text" && COMES_NEXT.test(lead));
  const isPlaced = start.isAfterColon && placeAround(folded, 0, start.at, start.at) !== undefined;
  return (
    isPlaced || isDirected || findAsking(folded.slice(start.at)).some((each) => each.phrase.kind === "put")
  );
}

/** "a legenda: Oi" */
function isLabel(lead: string, rest: string): boolean {
  return /^\W*(?:(?:e|and) )?(?:[ao]|the) $/.test(lead) && /^ ?: /.test(rest);
}

function tidy(text: string): string {
  return text.replaceAll(/^[\s"“”'*_-]+|(?: (?:e|and))?[\s"“”'*_.,;:)\]-]*$/g, "");
}
