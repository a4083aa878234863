import { directingScore, FOR_READERS, hasDirection, speechOf } from "../../words/speech/directing.ts";
import { finderOfKinds, findWords, type FoundPhrase } from "../../words/lexicon/lexicon.ts";
import { fold } from "../../words/lexicon/fold.ts";
import { isSeen } from "../../words/speech/acts.ts";
import { settingsAt } from "./asked/text-settings.ts";
import { textFrom } from "./asked/text-end.ts";
import { findAsking, isPlace, ordinalBefore } from "./asked/text-place.ts";
import {
  COMES,
  COMES_NEXT,
  BETWEEN_PUT,
  ARTICLE,
  OVER,
  LETTERED,
  KEPT,
  LED_BY_COLON,
  NAMED_FIRST,
  ADJECTIVE,
  A_THING,
  SOUNDS_AND_LOOKS,
  OWNER,
  QUALITY,
  CLAUSE,
  COMMAND,
  TO_VIEWERS,
} from "./asked/tables/text-start-table.ts";

const findShot = finderOfKinds(["move", "size"]);
/** Phrases of this strength and above are said of films. */
const SURE = 2;
/** What can lead to nothing but a text. */
export const SURELY_WORDS = /^(?:words|palavras|(?:os )?dizeres)$/;
/** "agende seu horário", "chama no zap": said to who reads, and no name that is to be written. */
const THEIR_OWN =
  /(?<![a-z])(?:seus?|suas?|your|n[oa]|pel[oa]|on) (?:horario|contato|nome|numero|zap|whats(?:app)?|insta(?:gram)?|site|website|email|data|valor|preco)(?![a-z])/g;

/** "no final aparece só hoje 20% off": words to who reads, in small letters; "aparece o gato" directs. */
export function isForReaders(rest: string): boolean {
  const [clause = ""] = rest.split(/[.;!?]/, 1);
  const owner = OWNER.exec(clause)?.[0] ?? "";
  const isThing = owner !== "" && isSeen(clause.slice(owner.length));
  const isAsking = findAsking(clause.replaceAll(THEIR_OWN, " ")).length > 0;
  return !isThing && !clause.includes(":") && !isAsking && directingScore(clause) < 0;
}

/**
 * Whether a text may follow in small letters: "escreve te amo", "coloca a frase te amo", "a frase é te amo" (`isLinked`), or
 * "legenda te amo" as a clause.
 */
export function isSaying(
  { kind, phrase }: FoundPhrase["phrase"],
  folded: string,
  from: number,
  at: number,
  isLinked: boolean,
): boolean {
  if (kind === "write") return !isNamedFirst(folded.slice(at));
  const before = folded.slice(0, from).replace(ARTICLE, " ");
  const isWanted =
    findAsking(before).some(({ to }) => to + settingsAt(before, to) >= before.length - 1) ||
    KEPT.test(` ${before}`);
  const isClause =
    isWanted ||
    isLinked ||
    COMES_NEXT.test(folded.slice(0, from)) ||
    isAmongShots(phrase, folded.slice(0, from)) ||
    CLAUSE.test(folded.slice(0, from));
  const text = folded.slice(at);
  if (kind === "text" && SURELY_WORDS.test(phrase) && isClause) return true;
  return kind === "text" && isClause && !QUALITY.test(text) && !ADJECTIVE.test(text);
}

/** "cena 1 a fachada texto aberto todo dia", as it is said without signs: behind a shot, without an article. */
function isAmongShots(noun: string, lead: string): boolean {
  const [clause = ""] = lead.split(/[.;:,]/).slice(-1);
  const isBare =
    /^(?:texto|legenda|text|caption)$/.test(noun) &&
    !/(?:^| )(?:[aeo]|de|em|um|no|na|com|sem|do|da|the|an?|of|with|no|and|on|in) $/.test(lead);
  return isBare && (isSeen(clause) || findShot(clause).length > 0);
}

/** "meu nome, Juliana": a noun for a text, which comes behind it. */
function isNamedFirst(text: string): boolean {
  const lead = NAMED_FIRST.exec(text)?.[0];
  if (lead !== undefined) return findAsking(lead).some(({ phrase }) => phrase.kind === "name");
  const owner = OWNER.exec(text)?.[0] ?? "";
  const [first] = findAsking(text.slice(owner.length));
  const isName = owner !== "" && first?.from === 0 && first.phrase.kind === "name";
  return isName && /[:@#]/.test(text.slice(owner.length + first.to));
}

/** "pra dar tempo de ler" */
const GIVES_TIME = /^tempo (?:de|pra|para) /;

/** Whether a place on the screen stands before a text, and a place on the film around it. */
type Where = Readonly<Record<"isOnScreen" | "isShowing", boolean>>;

/**
 * "põe sextou na tela", "bota em cima feliz dia", "no fim aparece tchau": a text in small letters, and no thing, where on the
 * screen it stands, or that comes; "e bota quem é meu bebê": words to who reads, behind a direction.
 */
export function isPutText({ phrase, from }: FoundPhrase, line: string, at: number, where: Where): boolean {
  const folded = fold(line);
  const length = textFrom(line, folded, { at, isAfterColon: false })?.length ?? 0;
  const text = folded.slice(at, at + length);
  const [first = ""] = text.split(" ", 1);
  const isBetween =
    BETWEEN_PUT.has(first) ||
    SOUNDS_AND_LOOKS.has(first) ||
    GIVES_TIME.test(text) ||
    A_THING.test(text) ||
    /^(?:sem|without) /.test(text) ||
    LED_BY_COLON.test(text);
  // "pull back to reveal café": whatever it is called, it is shown.
  const isThing = isSeen(text) && (phrase.strength === 0 || directingScore(text) >= FOR_READERS);
  const isLettered = LETTERED.exec(folded.slice(at + length))?.index === 0;
  const isWords =
    ((phrase.strength > 0 ? /^[a-z\d]/ : /^[a-z]/).test(text) || isLettered) && !isBetween && !isThing;
  if (!isWords || speechOf(text) === "directs" || asksForMore(text)) return false;
  // "com leveza", "quem planta com calma": how it is done.
  const isWith = /^(?:com|with)$/.test(phrase.phrase) && /^\p{Ll}/u.test(line.slice(at));
  if (isWith && (!text.includes(" ") || speechOf(folded.slice(0, from)) !== "directs")) return false;
  if (where.isOnScreen || isLettered || OVER.exec(folded.slice(at + length))?.index === 0) return true;
  if (phrase.strength > 0 && !COMES.test(phrase.phrase) && isAtEnd(folded, from, at + length))
    return speechOf(text) === "says";
  if (COMES.test(phrase.phrase) || where.isShowing) {
    return (
      ordinalBefore(folded, from) !== null ||
      [folded, folded.slice(0, from)].some((part) => speechOf(part) === "directs")
    );
  }
  return hasDirection(folded.slice(0, from)) && directingScore(text) < FOR_READERS;
}

/** Whether words ask for a text; "com" alone, as in "feito com amor", does not. */
function asksForMore(folded: string): boolean {
  const own = folded.replaceAll(THEIR_OWN, (words) => " ".repeat(words.length));
  const said = findWords(folded).filter(({ phrase }) => phrase.kind === "viewer");
  return findAsking(own).some(
    ({ phrase, from, to }) =>
      (phrase.kind !== "put" || phrase.strength > 0) &&
      !said.some((each) => each.from <= from && to <= each.to),
  );
}

/** "na última cena põe", "põe ... no fim": a request that begins a sentence, with an end of the film right before or behind. */
function isAtEnd(folded: string, from: number, to: number): boolean {
  const lead = folded.slice(0, from);
  if (ordinalBefore(folded, from) !== null) return true;
  const before = findAsking(lead).at(-1);
  if (before !== undefined && isPlace(before.phrase.kind))
    return /^[ ,:]*(?:(?:[ao]s?|uma?|the|an?) )?$/.test(lead.slice(before.to));
  const behind = findAsking(folded.slice(to)).at(0);
  return /^\W*$/.test(lead) && behind !== undefined && behind.from <= 1 && isPlace(behind.phrase.kind);
}

/** "bota escrito te amo": a text in small letters, in a sentence that directs or says where on the picture. */
export function isPlainText(folded: string, from: number, at: number): boolean {
  return (
    (hasDirection(folded.slice(0, from)) ||
      COMES_NEXT.test(folded.slice(0, from)) ||
      OVER.test(folded.slice(at)) ||
      isAskedFor(folded, at, isCommand(folded, from, at)) ||
      isAtEnd(folded, from, at)) &&
    /^[a-z]/.test(folded.slice(at)) &&
    !findAsking(folded.slice(at)).some((each) => each.from < 4)
  );
}

/** "aí escreve te amo", whatever the text says; not "escreve nos comentários". */
function isCommand(folded: string, from: number, at: number): boolean {
  const text = folded.slice(at);
  const isWriting = /^(?:escreva|escreve|escrit[oa]|carimb|write|type|have it)(?![a-z]{3})/.test(
    folded.slice(from),
  );
  return isWriting && COMMAND.test(folded.slice(0, from)) && !TO_VIEWERS.test(text) && !A_THING.test(text);
}

/** "escreve saudade": the sentence directs, and the text does not. */
function isAskedFor(folded: string, at: number, isCommanded: boolean): boolean {
  const text = textFrom(folded, folded, { at, isAfterColon: false }) ?? "";
  if (LED_BY_COLON.test(text) || QUALITY.test(text)) return false;
  if (findWords(text).some(({ phrase }) => phrase.strength >= SURE)) return false;
  return isCommanded || speechOf(folded) === "directs";
}
