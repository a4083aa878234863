import { directingScore, FOR_READERS, speechOf } from "../../../words/speech/directing.ts";
import { isSeen } from "../../../words/speech/acts.ts";
import { findWords, type FoundPhrase } from "../../../words/lexicon/lexicon.ts";
import { fold } from "../../../words/lexicon/fold.ts";
import { reportedAt } from "./reported-speech.ts";
import type { Start } from "./text-end.ts";
import { findAsking, isPlace } from "./text-place.ts";
import { settingsAt } from "./text-settings.ts";
import { isForReaders, isPlainText, isPutText, isSaying, SURELY_WORDS } from "../plain-text.ts";
import {
  A_GROUP,
  A_THING,
  FOLLOWING,
  TO_COLON,
  ADDRESS,
  APPEARS,
  COMES,
  BETWEEN_PUT,
  BY_SOMEBODY,
  STOPS,
  LED_TO_COLON,
  LINK,
  GREETS,
  IS,
  ON_SCREEN,
  ONE_EACH,
  ORDERED,
  BE_COLON,
  NEW_SENTENCE,
  VERSE,
} from "./tables/text-start-table.ts";

/** "o texto no take 2:": which part of the film. */
const COUNTED = /(?<![a-z])(?:take|cena|tela|plano|parte|slide|scene|shot|frame) $/;
/** "no final solta um até breve": what is done there, not what is read. */
const BEGINS_OTHERWISE =
  /^ (?:solt|met|mand|tac|jog|lanc|bot|coloc|poe|ponh|mostr|aparec|surg|entr|vem|da|faz|fic|show|add|put)[a-z]* /;
/** Nothing but a joint stands before a place. */
const CLAUSE_BEGINS = /^$|[,.;:] ?(?:e |and )?$| (?:e|and) $/;
/** "Maria sorrindo": who does something is to be seen. */
const DOES = /(?:ndo|ing)(?![\p{L}])/u;
/** Places that say what the film ends with. */
const ENDING_WITH = /^(?:termin|fech|encerr|finaliz|fim|final|end|clos|finish).* (?:com|with)$/;
/** "fecha com o @loja" */
const OWNED_SIGN = /^ (?:[oa]|the|meu|noss[oa]|my|our)(?= @)/iu;
/** "Title card (2s): The End": how long a text stands is no part of it. */
const LENGTH_AHEAD = /^ *(?:\(\d{1,2} ?s\) ?(?=:))?/;
/** What can be nothing but a text: an address, a price, a telephone number, or shouted words alone. */
const SIGN = /^ (?:@\p{L}|(?:[Rr]\$|[$£€]) ?\d|\(?\d{2,4}\)? ?\d{4}|\p{Lu}{2}[^\p{Ll}]*$)/u;
/** "escrito meu nome Ana Costureira": the name is the text. */
const OWN_NAME = /^ (?:o |meu |nosso |my |our |the )?(?:nome|name)(?: d[aeo]s? \p{L}+)?(?= \p{Lu})/u;
/** "e a frase É uma menina!": its first word. */
const CAPITAL_IS = / É$/;
/** "a última coisa escrita é Ana": what it is. */
const IS_NAME = /^ (?:é|eh|is)(?= \p{Lu})/u;
/** "quero ler uma coisa na tela:" */
const ONLY_THIS =
  /^ (?:(?:so|apenas|somente) )?(?:uma coisa|uma frase|isso|isto|o seguinte|exatamente (?:assim|isto|isso))(?: so)?(?: na tela)?(?:,[^:]{0,50})? ?: ?/;
/** "faz de conta que": nothing is told. */
const MAKE_BELIEVE = /(?:^|[ ,])fa(?:z|ca|zer|zendo|zemos) de $/;
/** Words between "the name" and the name: "do restaurante", "of our shop". */
const MOST_BETWEEN = 6;

/** Where a text begins that a word announces: after a colon, or at a capital, digit or sign; null where none does. */
export function textStart(
  { from, to, phrase }: FoundPhrase,
  line: string,
  folded: string,
  isAgain: boolean,
): Start | null {
  if (isPlace(phrase.kind)) {
    return (
      signAt(line, { from, to, phrase }, isAgain) ??
      endingAt(line, folded, from, to) ??
      comingAt(line, folded, from, to)
    );
  }
  if (phrase.phrase.startsWith("cont") && MAKE_BELIEVE.test(folded.slice(0, from))) return null;
  const reported = reportedAt({ from, to, phrase }, folded);
  if (reported !== null) return { at: reported, isAfterColon: false, isSure: true };
  const led = phrase.kind === "text" ? LED_TO_COLON.exec(folded.slice(to))?.[0].length : undefined;
  if (led !== undefined) return { at: to + led, isAfterColon: true };
  const following =
    phrase.kind === "text" && FOLLOWING.test(folded.slice(0, from)) ? TO_COLON.exec(folded.slice(to)) : null;
  if (following !== null) return { at: to + following[0].length, isAfterColon: true };
  const only = phrase.kind === "write" ? ONLY_THIS.exec(folded.slice(to))?.[0].length : undefined;
  if (only !== undefined) return { at: to + only, isAfterColon: true };
  const each = phrase.kind === "write" ? ONE_EACH.exec(folded.slice(to))?.[0].length : undefined;
  if (each !== undefined) return { at: to + each, isAfterColon: true };
  const be =
    phrase.kind === "text" || phrase.kind === "name"
      ? BE_COLON.exec(folded.slice(to))?.[0].length
      : undefined;
  if (be !== undefined) {
    const colon = /^ ?: ?/.exec(folded.slice(to + be + settingsAt(folded, to + be)))?.[0].length;
    if (colon !== undefined) return { at: to + be + settingsAt(folded, to + be) + colon, isAfterColon: true };
  }
  const isShowing = APPEARS.test(phrase.phrase) && hasPlaceAround(folded, from, to);
  const isNew =
    COMES.test(phrase.phrase) &&
    (from === 0 ? isTitle(line.slice(to)) : speechOf(line.slice(0, from)) === "directs") &&
    (GREETS.test(line.slice(to)) ||
      NEW_SENTENCE.test(line.slice(to)) ||
      (/^ \p{Lu}/u.test(line.slice(to)) && !isSeen(folded.slice(to))));
  const linked = phrase.kind === "text" ? LINK.exec(line.slice(to))?.[0] : undefined;
  const link = linked !== undefined && CAPITAL_IS.test(linked) ? undefined : linked;
  const isRequest = phrase.kind === "write" || (phrase.kind === "put" && phrase.strength > 0);
  const settings = isRequest ? settingsAt(folded, to) : 0;
  const is = phrase.kind === "write" ? (IS_NAME.exec(line.slice(to + settings))?.[0].length ?? 0) : 0;
  const own = isRequest ? (OWN_NAME.exec(line.slice(to + settings))?.[0].length ?? 0) : 0;
  const set = isRequest ? settings + is + own : (link?.length ?? 0);
  const isNoun = phrase.kind === "name" || phrase.kind === "text";
  let at = to + set;
  for (let words = 0; words <= MOST_BETWEEN; words += 1) {
    at += LENGTH_AHEAD.exec(line.slice(at))?.[0].length ?? 0;
    const left = line.slice(at);
    const colon = (isNoun ? /^(?:[:=] ?-? ?|[-–—] )/ : /^[:=] ?-? ?/).exec(left)?.[0];
    if (colon !== undefined) return { at: at + colon.length, isAfterColon: true };
    const comma = phrase.kind === "name" ? /^, (?=[\p{Lu}\d@$(])/u.exec(left)?.[0] : undefined;
    if (comma !== undefined) return { at: at + comma.length, isAfterColon: false };
    const verse = isRequest && words === 0 ? VERSE.exec(folded.slice(at)) : null;
    if (verse !== null) return { at: at + verse[0].length - (verse[1]?.length ?? 0), isAfterColon: false };
    const isOnScreen = (words === 0 && settings > 0) || (words > 0 && ON_SCREEN.test(folded.slice(to, at)));
    const marked =
      phrase.kind === "put" && !isShowing && !isOnScreen && !isNew
        ? phrase.strength > 0
          ? /^(?:\p{Lu}{3}|\p{Lu}{2} \p{Lu}{2}|[@#]\p{L}|(?:[Rr]\$|[$£€]) ?\d|\d+ ?%)/u
          : /^(?:\p{Lu}{3}|@\p{L}|[Rr]\$ ?\d)/u
        : /^(?:\p{Lu}|r\$ ?\d|[$£€(\d]|[@#]\p{L})/u;
    const isPlain =
      (words === 0 &&
        ((isSaying(phrase, folded, from, at, link !== undefined) && isPlainText(folded, from, at)) ||
          (link !== undefined && ORDERED.test(folded) && /^[a-z]/.test(left)) ||
          (isShowing &&
            COMES.test(phrase.phrase) &&
            isForReaders(folded.slice(at)) &&
            !A_GROUP.test(folded.slice(at))))) ||
      (phrase.kind === "put" &&
        (isOnScreen || words === 0) &&
        isPutText({ phrase, from, to }, line, at, { isOnScreen, isShowing }));
    const isNumber = phrase.kind === "put" && words > 0 && /^\d/.test(left);
    const isAddress = phrase.kind === "name" && ADDRESS.test(folded.slice(at));
    const by =
      isNoun && / (?:d[aeo]|by|of) $/.test(folded.slice(to, at)) ? BY_SOMEBODY.exec(left)?.[0] : undefined;
    if (by !== undefined) return { at: at + by.length, isAfterColon: true };
    const isMarked = marked.test(left) && !isLeadOfSign(left);
    const isCount = /^\d{1,2} ?:/.test(left) && COUNTED.test(folded.slice(0, at));
    // "escrita em cima de quem fala"
    if (/ (?:quem|who) $/.test(folded.slice(to, at))) return null;
    if ((isMarked && !isCount) || isPlain || isNumber || isAddress)
      return { at, isAfterColon: false, isSure: SURELY_WORDS.test(phrase.phrase) };
    // "o nome da loja que é Café Aurora"
    const called = phrase.kind === "name" ? /^que (?:é|eh|se chama) (?=\p{Lu})/u.exec(left)?.[0] : undefined;
    if (called !== undefined) return { at: at + called.length, isAfterColon: false };
    const word = /^(?:[a-z'&-]+|\d{1,2}(?= ?:))/.exec(folded.slice(at))?.[0];
    const isStop = word === undefined || (STOPS.has(word) && !IS.test(left));
    if (isStop || (phrase.kind === "put" && !BETWEEN_PUT.has(word))) return null;
    at += word.length;
  }
  return null;
}

/** "Aparece Coleção Verão chegou": words that are surely for who reads. */
function isTitle(rest: string): boolean {
  const [clause = ""] = rest.split(/[,.;|]| (?:e|and) /, 1);
  return /^(?: [^ ]+){3}/.test(clause) && directingScore(clause) < FOR_READERS;
}

/** "bota o Instagram @casa": the word before an address or a number is no part of it, however it is spelt. */
function isLeadOfSign(left: string): boolean {
  const sign = /^\p{L}+ (?=[@(\d])/u.exec(left);
  return sign !== null && findAsking(fold(sign[0])).some(({ phrase }) => phrase.kind === "name");
}

/** Whether a place on the film stands around "coloca", and no direction behind it. */
function hasPlaceAround(folded: string, from: number, to: number): boolean {
  const rest = folded.slice(to + 1);
  if (findWords(rest).some((word) => word.from === 0 && word.phrase.strength > 0)) return false;
  return findAsking(`${folded.slice(0, from)} ${rest}`).some(({ phrase }) => isPlace(phrase.kind));
}

/**
 * "termina com @casa": an address, a price or a number, which can be nothing but a text; behind another text, "começa com
 * o texto Oi e termina com Tchau", and before words to a viewer a capital is enough.
 */
function signAt(line: string, { from, to, phrase: { phrase } }: FoundPhrase, isAgain: boolean): Start | null {
  const comma = isAgain && line.startsWith(", ", to) ? 1 : 0;
  const article = comma + (OWNED_SIGN.exec(line.slice(to + comma))?.[0].length ?? 0);
  const rest = line.slice(to + article);
  const isSaid = isAgain || /^[^.,]*[!?]/.test(rest) || directingScore(rest) < 0;
  // "escreve Parabéns no começo e no fim te amamos"
  const isLast = CLAUSE_BEGINS.test(line.slice(0, from)) && endsWith(phrase, rest);
  const isPlain = (isAgain || isLast) && /^ [a-z]/.test(rest) && isForReaders(fold(rest));
  const sign = isPlain
    ? / /
    : isSaid
      ? /^ (?:\p{Lu}|[@#]\p{L}|[R$£€]+ ?\d|\(?\d)/u
      : /^ (?:[@#]\p{L}|[R$£€]+ ?\d|\(?\d{2,4}\)? ?\d{4})/u;
  const [clause = ""] = rest.split(/,? (?:e|and) |, /, 1);
  const isSign = sign.test(rest) && speechOf(clause) !== "directs";
  // "no fim #partiu": hashtags behind a request are for who finds the film.
  const isAnother = isAgain && !rest.startsWith(" #");
  return isSign && (isAnother || / (?:com|with|on)$/.test(phrase))
    ? { at: to + article + 1, isAfterColon: false }
    : null;
}

/** "termina com agende seu horário": what is said to a viewer, and neither a thing, a feeling, nor who does something. */
function endsWith(phrase: string, rest: string): boolean {
  const [clause = ""] = rest.split(/[,.;]| (?:e|and|que) /, 1);
  const isFeeling = /^ [^\s,.;]*(?:[,.;]| (?:e|and) |$)/.test(rest);
  return ENDING_WITH.test(phrase) && !isFeeling && !DOES.test(clause) && !A_THING.test(fold(clause).trim());
}

/** "passa pelos quartos, no fim R$ 320 mil", "zoom na placa e no final Desde 1950": a place alone, behind a direction. */
function comingAt(line: string, folded: string, from: number, to: number): Start | null {
  const comma = line.startsWith(", ", to) ? 1 : 0;
  const [lead, rest] = [folded.slice(0, from), line.slice(to + comma)];
  if (!CLAUSE_BEGINS.test(lead) || / (?:com|with|on)$/.test(folded.slice(from, to))) return null;
  const [clause = ""] = rest.split(/[,.;]| (?:e|and) /, 1);
  const isDirected = speechOf(lead) === "directs" && !isSeen(fold(clause)) && speechOf(clause) !== "directs";
  const isWords = /^ \p{Lu}/u.test(rest)
    ? !DOES.test(clause)
    : isForReaders(fold(rest)) && !BEGINS_OTHERWISE.test(fold(rest)) && !A_THING.test(fold(rest).trim());
  const isText = SIGN.test(rest) ? lead === "" || speechOf(lead) !== "says" : isDirected && isWords;
  return isText ? { at: to + comma + 1, isAfterColon: false } : null;
}

/** "e no fim: Reserve sua mesa", at a sentence's beginning. */
function endingAt(line: string, folded: string, from: number, to: number): Start | null {
  // "última cena: põe Tchau": the words that ask for it are no part of it.
  const isLead =
    /(?:^|[,;.] ?|(?<=[a-z] )(?=(?:e|and) ))(?:(?:e|and|mas|but|so|apenas|only|deixa|fica|leave|keep) ){0,3}(?:a |o |the )?$/.test(
      folded.slice(0, from),
    ) && findAsking(folded.slice(to))[0]?.from !== 2;
  return isLead && line.startsWith(": ", to) ? { at: to + 2, isAfterColon: true } : null;
}
