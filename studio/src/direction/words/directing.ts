import { mentionsIn } from "../../nouns/mentions.ts";
import { fold } from "./fold.ts";
import { hear } from "./hear.ts";
import { findWords, type FoundPhrase, type Meaning } from "./lexicon.ts";
import { corrected } from "./misspelled.ts";
import { REQUEST } from "./request.ts";
import { shortened } from "./shortened.ts";
import { REMARKS } from "../../texts/remarks.ts";

/** Whether a sentence gives directions, may give them (if others around it do), or is text to be shown. */
export type Speech = "directs" | "may direct" | "says";

/** From this score on a sentence directs; above the other one it does so beside others that direct. */
const DIRECTS = 1.75;
const MAY_DIRECT = 0;
/** Kinds that are cheap to say many of count at most so much. */
const MOST: Readonly<Partial<Record<Meaning["kind"], number>>> = {
  light: 0.75,
  thing: 1,
  order: 2,
  place: 2,
  style: 3,
  last: 1,
};
const ASKS = 3;
/** A verb of directions at a sentence's beginning is a request. */
const OPENING = 1;
/** A sentence that is made of such words and nothing else. */
const NOTHING_ELSE = 3;
/** "Detalhe do copo": such a word, and a thing that can be seen. */
const OF_A_THING = 3;
/** "Close na tatuagem": a word that is mostly said of films, and something. */
const OF_SOMETHING = 1;
/** From one place to another. */
const TRAVEL = 2;
/** The same where the places have no names that are known, and for several things by number. */
const MAYBE_TRAVEL = 1;
const LISTED = 1;
const NAMED = 0.5;
/** "A menina sopra": somebody, and what nobody in a photo can do. */
const ACTS = 2;
/** The same of something whose name is not known: "o frio abraça". */
const MAYBE_ACTS = 1;
/** A misspelled word may be a word of its own. */
const DOUBT = 0.5;
/** Kinds that are said in texts to be read as well: a sentence made of them alone does not direct. */
const READ_TOO: ReadonlySet<Meaning["kind"]> = new Set([
  "viewer",
  "act",
  "put",
  "write",
  "text",
  "name",
  "thing",
]);
/** Longer sentences are not corrected: few of their words are directions. */
const MOST_CORRECTED_WORDS = 12;
const MOST_OF_SOMETHING = 3;
/** Longer sentences are cut, so that weighing stays fast. */
const LONGEST_SENTENCE = 2_000;

const FILLING = new Set(
  "a an the of on in at and with from to its it o os as um uma de da do das dos no na nos nas num numa e com em pro pra para ao bem mais muito very por favor please so tudo something bit little s scene cena camera shot take".split(
    " ",
  ),
);
const OF = /^ (?:d[oa]s?|de|n[oa]s?|em|pr[oa]|ao?|of|on|at|to|in|into)(?: (?:the|um|uma|an?|o))? ?/;
const SOMEBODY =
  /^(?:de repente,? )?(?:ele|ela|eles|elas|he|she|they|it|todos|as pessoas|everyone|somebody|alguem|(?:o|a|os|as|um|uma|the|an?) [a-z-]+(?: [a-z-]+)?) ?$/;
/** "uma mulher entra e", before "canta". */
const ALSO =
  /^(?:ele|ela|he|she|they|(?:o|a|os|as|um|uma|the|an?) [a-z-]+) [a-z-]+(?: [a-z-]+){0,3} (?:e|and) $/;
/** "folhas", before "caem". */
const BARE = /^[a-z-]{3,} $/;

const FROM_TO = /(?:^| )(?:d[oa]s?|de uma?) [a-z]+ (?:ate|pr[oa]|para) |(?:^| )from [a-z]+ (?:[a-z]+ )?to /;
const LIST = /(?:^| )1 ?[-.)].* 2 ?[-.)] ?[a-z]/;

/**
 * Tells directions ("close nos olhos", "the camera pulls back") from text to be shown, by the words of the lexicon.
 * Quoted texts must be removed before.
 */
export function speechOf(sentence: string): Speech {
  const score = directingScore(sentence);
  if (score >= DIRECTS) return "directs";
  return score > MAY_DIRECT ? "may direct" : "says";
}

/** How much a sentence directs: 1.75 and more surely does, 0 and less speaks to somebody who reads. */
export function directingScore(sentence: string): number {
  const folded = fold(sentence.slice(0, LONGEST_SENTENCE)).replaceAll(/ +/g, " ").trim();
  const score = scoreOf(folded);
  if (score >= DIRECTS || folded.split(" ").length > MOST_CORRECTED_WORDS) return score;
  return Math.max(score, scoreOf(corrected(folded)) - DOUBT);
}

/** A remark on what no film of one photo can show: somebody turns, it starts to rain. Null if nothing of it is asked. */
export function unfilmable(sentence: string): string | null {
  const folded = fold(sentence.slice(0, LONGEST_SENTENCE)).replaceAll(/ +/g, " ").trim();
  const found = findWords(folded);
  const isSure = found.some(({ phrase }) => phrase.kind === "act" && phrase.strength >= 2);
  if (!isSure && acts(folded, found) === 0) return null;
  return REMARKS.unfilmable(shortened(sentence));
}

function scoreOf(folded: string): number {
  const found = findWords(folded);
  const { said, isNameAlone, isCertain } = hear(folded);
  const isTravel = said.until !== undefined;
  const named = mentionsIn(folded).length;
  return (
    weight(found) +
    (REQUEST.test(folded) ? ASKS : 0) +
    (opens(folded, found) ? OPENING : 0) +
    (isNothingElse(folded, found) || (isNameAlone && isCertain) ? NOTHING_ELSE : 0) +
    ofSomething(folded, found) +
    (isTravel ? (isNameAlone ? NOTHING_ELSE : TRAVEL) : FROM_TO.test(folded) ? MAYBE_TRAVEL : 0) +
    (LIST.test(folded) ? LISTED : 0) +
    (named > 0 ? NAMED : 0) +
    acts(folded, found) +
    toReaders(folded)
  );
}

function weight(found: readonly FoundPhrase[]): number {
  const sums = new Map<Meaning["kind"], number>();
  for (const { phrase } of found) {
    sums.set(phrase.kind, (sums.get(phrase.kind) ?? 0) + phrase.strength);
  }
  let sum = 0;
  for (const [kind, each] of sums) sum += Math.min(each, MOST[kind] ?? Infinity);
  return sum;
}

function opens(folded: string, [first]: readonly FoundPhrase[]): boolean {
  if (first === undefined || first.phrase.strength < 1) return false;
  const before = folded.slice(0, first.from).replaceAll(/[^a-z]/g, "");
  return before === "" && first.phrase.kind === "verb";
}

/** Whether a sentence has no other words than those of directions. */
function isNothingElse(folded: string, found: readonly FoundPhrase[]): boolean {
  const directing = found.filter(({ phrase }) => !READ_TOO.has(phrase.kind));
  if (!directing.some(({ phrase }) => phrase.strength > 0)) return false;
  if (found.some(({ phrase }) => phrase.kind === "viewer")) return false;
  let left = folded;
  for (const { from, to } of directing)
    left = `${left.slice(0, from)}${" ".repeat(to - from)}${left.slice(to)}`;
  return left.split(/[^a-z0-9]+/).every((word) => word === "" || FILLING.has(word));
}

/** How much it says that a sentence begins with a word of the lexicon and goes on with what is to be seen. */
function ofSomething(folded: string, [first]: readonly FoundPhrase[]): number {
  if (first === undefined || first.from > 0 || first.phrase.strength < 0) return 0;
  if (first.phrase.kind === "order") return 0;
  const after = folded.slice(first.to);
  const of = OF.exec(after)?.[0];
  if (of === undefined) return 0;
  if (mentionsIn(after.slice(1)).some(({ from }) => from <= of.length)) return OF_A_THING;
  const words = after.slice(of.length).split(" ").length;
  return first.phrase.strength >= 2 && words <= MOST_OF_SOMETHING ? OF_SOMETHING : 0;
}

/** How much it says that somebody or something does what nothing in a photo can do. */
function acts(folded: string, found: readonly FoundPhrase[]): number {
  const act = found.find(({ phrase }) => phrase.kind === "act" || isWeakMove(phrase));
  if (act === undefined) return 0;
  const clause =
    folded
      .slice(0, act.from)
      .split(/[,.;:] ?/)
      .at(-1) ?? "";
  const isOf = SOMEBODY.test(clause);
  if (!isOf && !((ALSO.test(clause) || BARE.test(clause)) && isSeen(clause))) return 0;
  if (act.phrase.kind === "move") return isOf && isSeen(clause) ? ACTS : 0;
  const isKnown = !/^(?:[oa]s?|uma?|the|an?) /.test(clause) || isSeen(clause);
  return isKnown ? ACTS : MAYBE_ACTS;
}

/** "sobe": what a camera does, and smoke too. */
function isWeakMove({ kind, strength, phrase }: FoundPhrase["phrase"]): boolean {
  return kind === "move" && strength <= 1 && !phrase.includes(" ");
}

function isSeen(clause: string): boolean {
  return mentionsIn(clause).length > 0 || findWords(clause).some(({ phrase }) => phrase.kind === "thing");
}

/** Signs of a text for readers: prices, shares, addresses, exclamation marks. */
function toReaders(folded: string): number {
  const signs =
    folded.match(/r\$ ?\d|\d ?%|\d{1,2}h\b|@[a-z]|[$£€]\d|zoom (?:de )?\d|\d{1,2}\/\d{1,2}/g)?.length ?? 0;
  return -2 * signs - (/[!?]\s*$/.test(folded) ? 1 : 0);
}
