import { directingScore, speechOf } from "../../words/directing.ts";
import { fold } from "../../words/fold.ts";
import { finderOfKinds, findWords, type FoundPhrase } from "../../words/lexicon.ts";
import { isSeen } from "../../words/acts.ts";
import { textFrom, type Start } from "./text-end.ts";
import { secondText } from "./text-pairs.ts";
import { findAsking, isPlace, placeAround, type TextPlace } from "./text-place.ts";

/** A text that somebody asks to be on the screen, without quotes: "no fim aparece o nome da loja: Café Aurora". */
export interface AskedText {
  readonly text: string;
  /** Where on the film it was asked for; undefined where the sentence does not say. */
  readonly place: TextPlace | undefined;
  /** Where in the sentence the request is, the text included. */
  readonly from: number;
  readonly to: number;
}

const findShot = finderOfKinds(["move", "size"]);
/** Words between "the name" and the name: "do restaurante", "of our shop". */
const MOST_BETWEEN = 6;
/** With a place on the film, these announce a text without a noun: "no fim aparece Café Aurora". */
const APPEARS = /^(?:apar|surg|entra|appear|pops|bot|coloq|coloc|poe|ponha|add|put|inclu|inser|insir|assin)/;
/** Of these, those whose subject can only be what comes. */
const COMES = /^(?:apar|surg|appear|pops)/;
/** "coloca embaixo:", "aparece na tela:" */
const BETWEEN_PUT = new Set(
  "meu minha nosso nossa o a my our the ai aqui la bem grande gigante embaixo baixo em cima na tela no topo alto rodape meio fim final comeco inicio assim isso on screen at the end start".split(
    " ",
  ),
);
const STOPS = new Set("que that eu i you voce e and ou or quando when enquanto while".split(" "));
const NOT = {
  pt: /(?:^|[^a-z])(?:sem|nao|n|nada|nenhuma?)(?: [a-z]+)? ?$/,
  en: /(?:^|[^a-z])(?:(?:not|without|don't)(?: [a-z]+)?|no) ?$/,
};
/** Between "the text" and the text. */
const LINK =
  /^(?: (?:final|inicial|principal|do meio))? (?:é|eh|diz|dizendo|says|saying|reads|reading|is|should be|deve ser|vai ser)(?= [^:]*$)/i;
const LINKED =
  /^(?: (?:final|inicial|principal|do meio))? (?:e|eh|diz|says|reads|is|should be|deve ser|vai ser) /;
const ARTICLE = / (?:a|o|as|os|uma?|the|an?) $/;
/** "insira o título" before a quoted text, which is the text itself. */
const QUOTED = /\ue000/;
/** "aparece Tchau, férias!" */
const GREETS = /^ \p{Lu}[^.]*[!?]/u;
/** "bota embaixo Aberto": where on the screen. */
const ON_SCREEN = / (?:em ?baixo|em cima|na tela|no (?:topo|alto|rodape|meio)|assim|on screen) $/;
/** Behind a text: "write happy birthday over her face". */
const OVER =
  / (?:(?:over|under) (?:the|her|his|my|our|their|it)|on (?:the )?screen|(?:at|in) the (?:top|bottom|middle|corner)|na tela|no (?:meio|topo|alto|cantinho|canto|rodape)|por cima|em cima da)(?![a-z])/;
/** Behind a text: how its letters look. */
const LETTERED = / (?:em|in|com|with) (?:letras?|fontes?|negrito|big letters|bold)(?![a-z])/;
/** "deixa a frase te amo o tempo todo" */
const KEPT = / (?:deix[ae]r?|mant(?:em|enha)|keep) $/;
/** What people say between "write" and the text. */
const SET =
  /^ (?:(?:bem grande|grand(?:e|ao)|em cima|embaixo|na tela|no (?:canto|meio|topo|fundo)|assim|so|tambem|on (?:the )?screen|over it) )+/;
/** "escreve aí: te amo" */
const LED_BY_COLON = /^(?:[a-z]+ ){0,2}[a-z]+:/;
/** "uma legenda fofa: cheguei", "a frase final: Oi" */
const ADJECTIVE = /^[a-z]+:/;
/** Phrases of this strength and above are said of films. */
const SURE = 2;
/** Words that score less are surely for who reads. */
const FOR_READERS = -1;
/** No text begins so, in small letters: a thing does, or how something looks. */
const A_THING =
  /^(?:[oa]s?|uma?|uns|umas|mais|menos|bem|muit[oa]s?|tudo|todo|so|ess[ae]s?|aquel[ea]s?|the|an?|some|more|it|everything|de|d[oa]s?|com|em|n[oa]s?) /;
/** Longer sentences are cut here, so that parsing stays fast. */
const LONGEST_LINE = 2_000;
/** How a text looks or where it stands; what comes after it is not the text. */
const QUALITY =
  /^(?:(?:bem|mais|muito|very) )?(?:pequen|grand|branc|pret|amarel|simples|animad|discret|clean|bonit|minimal|curt|elegant|fin|modern|n[oa]s? |em |de |d[oa]s? |com |que |por |a[ot]? |e |is |in |on |at |of |with |small|big|bold|white|fades?|atras|embaixo|final)/;

/** The texts that a sentence asks for. Quoted texts must be removed before. */
export function askedTexts(sentence: string): AskedText[] {
  const line = sentence.slice(0, LONGEST_LINE).normalize("NFC");
  const folded = fold(line);
  const found = findAsking(folded);
  const asked: Found[] = [];
  for (const [index, word] of found.entries()) {
    const since = asked.at(-1)?.to ?? 0;
    if (word.from < since || NOT[word.phrase.language].test(folded.slice(0, word.from))) continue;
    const start = announced(word, line, folded, asked.length > 0);
    const before = found.slice(0, index).filter(({ from }) => from >= since);
    const text = start === null ? null : textFrom(line, folded, start);
    if (start === null || text === null || !isAsked(word, before, start, folded)) continue;
    const to = start.at + text.length;
    if (QUOTED.test(line.slice(start.at, to + 2))) continue;
    const reach = Math.min(word.from, ...before.map((one) => one.from));
    // "começa com close no copo e escreve Oi": the shot in between stays.
    const leading = before.filter((one) => findShot(folded.slice(one.to, word.from)).length === 0);
    const from = Math.min(word.from, ...leading.map((one) => one.from));
    asked.push({ text, reach, at: start.at, from, to }, ...secondFrom(line, folded, to));
  }
  return asked.map(({ text, reach, at, from, to }, index) => ({
    text: tidy(text),
    place: placeAround(upTo(line, to, asked[index + 1]?.from), reach, at, to),
    from,
    to,
  }));
}

/** A text before it is known where it stands. */
interface Found {
  readonly text: string;
  /** From here on, words before the text may say where it stands. */
  readonly reach: number;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

function secondFrom(line: string, folded: string, from: number): Found[] {
  const start = secondText(line, folded, from);
  const text = start === null ? null : textFrom(line, folded, start);
  if (start === null || text === null) return [];
  return [{ text, reach: from, at: start.at, from, to: start.at + text.length }];
}

/** A line up to where another text is asked for, if that has a clause of its own: the place there is not this text's. */
export function upTo(line: string, to: number, next: number | undefined): string {
  return next !== undefined && /^\s*[,;]| (?:e|and) /.test(fold(line.slice(to, to + 4)))
    ? line.slice(0, next)
    : line;
}

function hasDirection(folded: string): boolean {
  return findWords(folded).some(({ phrase }) => phrase.strength > 0);
}

/** Whether the words around an announcement are those of somebody who directs: "a palavra do dia: calma" asks nothing. */
function isAsked(
  { phrase, from, to }: FoundPhrase,
  before: readonly FoundPhrase[],
  start: Start,
  folded: string,
): boolean {
  const lead = folded.slice(0, from);
  if (before.length > 0 || (phrase.kind !== "text" && phrase.kind !== "name")) return true;
  const isNamed =
    /^\W*(?:[ao]|the)? ?$/.test(lead) &&
    (/^[^:]* (?:e|is|be|ser|sera) ?:/.test(folded.slice(to)) ||
      (LINKED.test(folded.slice(to)) && speechOf(folded) === "directs"));
  if (phrase.kind === "text" && (isNamed || !/[a-z]/.test(lead))) return true;
  const isDirected = hasDirection(lead);
  const isPlaced = start.isAfterColon && placeAround(folded, 0, start.at, start.at) !== undefined;
  return (
    isPlaced || isDirected || findAsking(folded.slice(start.at)).some((each) => each.phrase.kind === "put")
  );
}

/** Where a text begins that a word announces: after a colon, or at a capital, digit or sign; null where none does. */
function announced(
  { from, to, phrase }: FoundPhrase,
  line: string,
  folded: string,
  isAgain: boolean,
): Start | null {
  if (isPlace(phrase.kind)) {
    return signAt(line, to, phrase.phrase, isAgain) ?? endingAt(line, folded, from, to);
  }
  const isShowing = APPEARS.test(phrase.phrase) && hasPlaceAround(folded, from, to);
  const isNew =
    COMES.test(phrase.phrase) && speechOf(line.slice(0, from)) === "directs" && GREETS.test(line.slice(to));
  const isShouted = line === line.toLocaleUpperCase();
  const link = phrase.kind === "text" ? LINK.exec(line.slice(to))?.[0] : undefined;
  const set =
    phrase.kind === "write" ? (SET.exec(folded.slice(to))?.[0].length ?? 1) - 1 : (link?.length ?? 0);
  let at = to + set;
  for (let words = 0; words <= MOST_BETWEEN; words += 1) {
    at += /^ */.exec(line.slice(at))?.[0].length ?? 0;
    const left = line.slice(at);
    const colon = /^[:=] ?-? ?/.exec(left)?.[0];
    if (colon !== undefined) return { at: at + colon.length, isAfterColon: true };
    const comma = phrase.kind === "name" ? /^, (?=[\p{Lu}\d@$(])/u.exec(left)?.[0] : undefined;
    if (comma !== undefined) return { at: at + comma.length, isAfterColon: false };
    const isOnScreen = words > 0 && ON_SCREEN.test(folded.slice(to, at));
    const marked =
      phrase.kind === "put" && !isShowing && !isOnScreen && !isNew
        ? /^(?:\p{Lu}{3}|@\p{L}|R\$ ?\d)/u
        : /^(?:\p{Lu}|[@$£€(\d])/u;
    const isPlain =
      (words === 0 &&
        ((isSaying(phrase, folded, from, at, link !== undefined) && isPlainText(folded, from, at)) ||
          (isShowing && COMES.test(phrase.phrase) && isForReaders(folded.slice(at))))) ||
      (phrase.kind === "put" &&
        (isOnScreen || words === 0) &&
        isPutText({ phrase, from, to }, line, at, { isOnScreen, isShowing }));
    const isNumber = phrase.kind === "put" && words > 0 && /^\d/.test(left);
    if ((marked.test(left) && !isShouted) || isPlain || isNumber) return { at, isAfterColon: false };
    const word = /^[a-z'&-]+/.exec(folded.slice(at))?.[0];
    const isStop = word === undefined || (STOPS.has(word) && !left.startsWith("é"));
    if (isStop || (phrase.kind === "put" && !BETWEEN_PUT.has(word))) return null;
    at += word.length;
  }
  return null;
}

/** Whether a place on the film stands around "coloca", and no direction behind it. */
function hasPlaceAround(folded: string, from: number, to: number): boolean {
  const rest = folded.slice(to + 1);
  if (findWords(rest).some((word) => word.from === 0 && word.phrase.strength > 0)) return false;
  return findAsking(`${folded.slice(0, from)} ${rest}`).some(({ phrase }) => isPlace(phrase.kind));
}

/** Before a noun for a text: the beginning of a clause, or a place on the film. */
const CLAUSE =
  /(?:[,;] ?(?:e |com |and |with )?|(?:comec|abr|termin|fech|finaliz|encerr|start|open|end|clos|finish)[a-z]* (?:com|with|on) )(?:a |o |the )?$/;

/** "no final aparece só hoje 20% off": words to who reads, in small letters; "aparece o gato" directs. */
function isForReaders(rest: string): boolean {
  const [clause = ""] = rest.split(/[.;!?]/, 1);
  return !clause.includes(":") && findAsking(clause).length === 0 && directingScore(clause) < 0;
}

/**
 * Whether a text may follow in small letters: "escreve te amo", "coloca a frase te amo", "a frase é te amo" (`isLinked`), or
 * "legenda te amo" as a clause.
 */
function isSaying(
  { kind }: FoundPhrase["phrase"],
  folded: string,
  from: number,
  at: number,
  isLinked: boolean,
): boolean {
  if (kind === "write") return true;
  const before = folded.slice(0, from).replace(ARTICLE, " ");
  const isWanted = findAsking(before).some(({ to }) => to === before.length - 1) || KEPT.test(` ${before}`);
  const isClause = isWanted || isLinked || CLAUSE.test(folded.slice(0, from));
  const text = folded.slice(at);
  return kind === "text" && isClause && !QUALITY.test(text) && !ADJECTIVE.test(text);
}

/**
 * "termina com @casa": an address, a price or a number, which can be nothing but a text; behind another text, "começa com
 * o texto Oi e termina com Tchau", and before words to a viewer a capital is enough.
 */
function signAt(line: string, to: number, phrase: string, isAgain: boolean): Start | null {
  const rest = line.slice(to);
  const isSaid = isAgain || /^[^.,]*[!?]/.test(rest) || directingScore(rest) < 0;
  // "escreve Parabéns no começo e no fim te amamos"
  const isPlain = isAgain && /^ [a-z]/.test(rest) && isForReaders(fold(rest));
  const sign = isPlain
    ? / /
    : isSaid
      ? /^ (?:\p{Lu}|@\p{L}|[R$£€]+ ?\d|\(?\d)/u
      : /^ (?:@\p{L}|[R$£€]+ ?\d|\(?\d{2,4}\)? ?\d{4})/u;
  const isSign = sign.test(rest) && speechOf(rest) !== "directs";
  return isSign && (isAgain || / (?:com|with|on)$/.test(phrase)) ? { at: to + 1, isAfterColon: false } : null;
}

/** "e no fim: Reserve sua mesa", at a sentence's beginning. */
function endingAt(line: string, folded: string, from: number, to: number): Start | null {
  const isLead = /^(?:e |and )?$/.test(folded.slice(0, from));
  return isLead && line.startsWith(": ", to) ? { at: to + 2, isAfterColon: true } : null;
}

/** Whether a place on the screen stands before a text, and a place on the film around it. */
type Where = Readonly<Record<"isOnScreen" | "isShowing", boolean>>;

/**
 * "põe sextou na tela", "bota em cima feliz dia", "no fim aparece tchau": a text in small letters, and no thing, where on the
 * screen it stands, or that comes; "e bota quem é meu bebê": words to who reads, behind a direction.
 */
function isPutText({ phrase, from }: FoundPhrase, line: string, at: number, where: Where): boolean {
  const folded = fold(line);
  const length = textFrom(line, folded, { at, isAfterColon: false })?.length ?? 0;
  const text = folded.slice(at, at + length);
  const [first = ""] = text.split(" ", 1);
  const isBetween = BETWEEN_PUT.has(first) || A_THING.test(text) || LED_BY_COLON.test(text);
  const isThing = isSeen(text) && directingScore(text) >= FOR_READERS;
  const isLettered = LETTERED.exec(folded.slice(at + length))?.index === 0;
  const isWords = (/^[a-z]/.test(text) || isLettered) && !isBetween && !isThing;
  if (!isWords || speechOf(text) === "directs" || findAsking(text).length > 0) return false;
  if (where.isOnScreen || isLettered || OVER.exec(folded.slice(at + length))?.index === 0) return true;
  if (COMES.test(phrase.phrase) || where.isShowing) return speechOf(folded) === "directs";
  return hasDirection(folded.slice(0, from)) && directingScore(text) < FOR_READERS;
}

/** "bota escrito te amo": a text in small letters, in a sentence that directs or says where on the picture. */
function isPlainText(folded: string, from: number, at: number): boolean {
  return (
    (hasDirection(folded.slice(0, from)) || OVER.test(folded.slice(at)) || isAskedFor(folded, at)) &&
    /^[a-z]/.test(folded.slice(at)) &&
    !findAsking(folded.slice(at)).some((each) => each.from < 4)
  );
}

/** "escreve saudade": the sentence directs, and the text does not. */
function isAskedFor(folded: string, at: number): boolean {
  const text = textFrom(folded, folded, { at, isAfterColon: false }) ?? "";
  if (LED_BY_COLON.test(text) || QUALITY.test(text)) return false;
  if (findWords(text).some(({ phrase }) => phrase.strength >= SURE)) return false;
  return speechOf(folded) === "directs";
}

function tidy(text: string): string {
  return text.replaceAll(/^[\s"“”'*_-]+|[\s"“”'*_.,;:)\]-]+$/g, "");
}
