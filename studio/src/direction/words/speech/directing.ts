import { mentionsIn } from "../../../nouns/mentions.ts";
import { actsIn, isSeen } from "./acts.ts";
import { cueScore } from "./cues.ts";
import { fold } from "../lexicon/fold.ts";
import { hear } from "../shot/hear.ts";
import { findWords, type FoundPhrase, type Meaning } from "../lexicon/lexicon.ts";
import { corrected } from "../lexicon/misspelled.ts";
import { hidesUnfound } from "./hides.ts";
import { changesPhoto } from "./photo-changes.ts";
import { isComplaint } from "./unwanted.ts";
import { REQUEST } from "./request.ts";
import { shortened } from "../shortened.ts";
import { REMARKS } from "@curta/contract/remarks";

/** Whether a sentence gives directions, may give them (if others around it do), or is text to be shown. */
export type Speech = "directs" | "may direct" | "says";

/** From this score on a sentence directs; above the other one it does so beside others that direct. */
const DIRECTS = 2;
const MAY_DIRECT = 0;
/** Below this one even the name of a thing is surely for who reads. */
export const FOR_READERS = -1;
/** Kinds that are cheap to say many of count at most so much. */
const MOST: Readonly<Partial<Record<Meaning["kind"], number>>> = {
  light: 0.75,
  thing: 1,
  order: 2,
  place: 2,
  style: 3,
  last: 1,
};
/** What words say counts so many times its log odds. */
const CUES = 2;
/** Somebody who does something ("ela vira e sorri") speaks to who makes the film more than words can say against it. */
const LEAST_OF_ACTS = -2;
const ASKS = 3;
/** "Troca o fundo", though no film can. */
const CHANGES = 2;
/** "não gostei da tela dividida": of what else than the film? */
const COMPLAINS = 3;
/** A verb of directions at a sentence's beginning is a request; the light at its beginning describes a picture. */
const OPENING = 1;
const OPENING_LIGHT = 0.5;
/** A sentence that is made of such words and nothing else. */
const NOTHING_ELSE = 3;
/** "Aproxima na rosa, por favor". */
const PLEASED = 2;
const PLEASE = /\b(?:por favor|pfv?r?|pf|please|pls|plz)\b/;
const PLEASED_KINDS: ReadonlySet<Meaning["kind"]> = new Set(["verb", "move", "size", "effect"]);
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
/** "Esconde o rosto": a request that is not sure to be one, and a thing that can be seen. */
const TO_A_THING = 1;
/** "Foco na paz", "revele seu brilho": such a word, and what no film can look at. */
const TO_THE_UNSEEN = -2;
/** "Mostra o celular", "aproxima na camisa": nothing else is said, so that words of texts to be read weigh less. */
const NO_MORE =
  /^(?:(?:(?:eu )?(?:quero|queria) ver|mostr(?:a|e|ar)|destac(?:a|ar)|destaque|show(?: me| us)?)(?: bem| so| melhor)? (?:[oa]s?|the|ess[ae]s?|my|every|each)(?: (?:details?|textures?|colou?rs?) of (?:the|my))?|mostr(?:a|e|ar) quem (?:ta|esta|tava|estava|fica|segura)|aproxim(?:a|e|ar)(?: bem)? [nd][oa]s?|centraliz(?:a|e|ar) (?:n?[oa]s?)) ([a-z]+)(?: d[aeo]s? [a-z]+)?(?: once)?(?=\W*$|,? (?:e )?(?:depois|then) )/;
const SAYS_NO_MORE = 2;
/** Where the lexicon gives such a sentence this score, those words weigh nothing. */
const SURE_BY_LEXICON = 5;
/** "Primeiro a xícara, depois o livro", "depois no celular" */
const IN_TURN =
  /^(?:(?:primeiro|first) (?:[oa]s?|the) ([a-z]+),? (?:e |and )?(?:depois|then) (?:n?[oa]s?|the)|(?:e )?(?:depois|then|em seguida) (?:n[oa]s?|on the)) ([a-z]+)(?=\W*$|[,;] )/;
/** What can be seen, one after the other. */
const SEEN_IN_TURN = 4;
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
/** Kinds that alone are no direction: "então.", "primeiro". */
const SAID_IN_PASSING: ReadonlySet<Meaning["kind"]> = new Set(["light", "order"]);
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
const OF =
  /^ (?:(?:so|apenas|somente|only|just) )?(?:d[oa]s?|de|n[oa]s?|em|pr[oa]|ao?|of|on|at|to|in|into)(?: (?:the|um|uma|an?|o|meu|minha|my))? ?/;
/** What stands between a request and what it is about. */
const OBJECT =
  /^(?: (?:d[oa]s?|de|n[oa]s?|em|pr[oa]|ao?s?|os?|as?|of|on|at|to|in|the|uma?|an?|seus?|suas?|your))+ /;
const YOURS = /^(?: (?:n[oa]s?|em|[oa]s?|on|in))? (?:seus?|suas?|your) /;
/** Words to a viewer of this strength and below name what no photo shows. */
const UNSEEN = -2;

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

/** How much a sentence directs: 2 and more surely does, 0 and less speaks to somebody who reads. */
export function directingScore(sentence: string): number {
  const folded = fold(sentence.slice(0, LONGEST_SENTENCE)).replaceAll(/ +/g, " ").trim();
  const learned = Math.max(actsIn(folded) > 0 ? LEAST_OF_ACTS : -Infinity, CUES * cueScore(folded));
  const score = lexiconScore(folded);
  if (score >= SURE_BY_LEXICON && noMore(folded) > 0) return Math.max(DIRECTS, score + learned);
  if (score + learned >= DIRECTS || folded.split(" ").length > MOST_CORRECTED_WORDS) return score + learned;
  return learned + Math.max(score, lexiconScore(corrected(folded)) - DOUBT);
}

/** "começa em preto e branco e fica colorido" */
const COLOUR_CHANGE =
  /\b(?:preto e branco|p&b|pb|black and white)\b.{1,60}\b(?:colorid[oa]|em cores|a cores|(?:full|in) colou?r)\b|\b(?:colorid[oa]|em cores|(?:full|in) colou?r)\b.{1,60}\b(?:preto e branco|p&b|pb|black and white)\b/;

/** "fundo preto e branco e a pessoa colorida": at once. */
const OF_GROUND = /\b(?:fundo|resto|background|rest)\b/;

/** A remark on what no film of one photo can do: somebody turns, it rains, a hat is put on, a face stays out of it. Null if nothing of it is asked. */
export function unfilmable(sentence: string): string | null {
  const folded = fold(sentence.slice(0, LONGEST_SENTENCE)).replaceAll(/ +/g, " ").trim();
  const found = findWords(folded);
  const isSure = found.some(({ phrase }) => phrase.kind === "act" && phrase.strength >= 2);
  if (isSure || actsIn(folded) > 0) return REMARKS.unfilmable(shortened(sentence));
  if (hidesUnfound(folded)) return REMARKS.cannotHide(shortened(sentence));
  if (COLOUR_CHANGE.test(folded) && !OF_GROUND.test(folded)) return REMARKS.oneGrade(shortened(sentence));
  return changesPhoto(folded) ? REMARKS.unchanged(shortened(sentence)) : null;
}

/** Whether a folded text holds a word that directs, whatever it does as a whole. */
export function hasDirection(folded: string): boolean {
  return findWords(folded).some(({ phrase }) => phrase.strength > 0);
}

/** From this score on the lexicon says so too. */
const BY_LEXICON = 1;

/** Whether a sentence directs by words of the lexicon, and not only by what it resembles: "congela no gol". */
export function surelyDirects(sentence: string): boolean {
  return speechOf(sentence) === "directs" && lexiconScore(fold(sentence)) >= BY_LEXICON;
}

/** How much a folded text directs by the lexicon alone, without what was learned of words. */
export function lexiconScore(folded: string): number {
  const found = findWords(folded);
  const { said, isNameAlone, isCertain } = hear(folded);
  const isTravel = said.until !== undefined;
  const named = mentionsIn(folded).length;
  return (
    weight(found) +
    (REQUEST.test(folded) ? ASKS : 0) +
    opening(folded, found) +
    (isNothingElse(folded, found) || (isNameAlone && isCertain) ? NOTHING_ELSE : 0) +
    ofSomething(folded, found) +
    toSomething(folded, found) +
    noMore(folded) +
    inTurn(folded) +
    (isTravel ? (isNameAlone ? NOTHING_ELSE : TRAVEL) : FROM_TO.test(folded) ? MAYBE_TRAVEL : 0) +
    (LIST.test(folded) ? LISTED : 0) +
    (named > 0 ? NAMED : 0) +
    actsIn(folded) +
    (changesPhoto(folded) ? CHANGES : 0) +
    (isComplaint(folded) ? COMPLAINS : 0) +
    (PLEASE.test(folded) && found.some(({ phrase }) => PLEASED_KINDS.has(phrase.kind)) ? PLEASED : 0) +
    toReaders(folded)
  );
}

function weight(found: readonly FoundPhrase[]): number {
  const sums = new Map<Meaning["kind"], number>();
  for (const phrase of new Set(found.map((each) => each.phrase))) {
    sums.set(phrase.kind, (sums.get(phrase.kind) ?? 0) + phrase.strength);
  }
  let sum = 0;
  for (const [kind, each] of sums) sum += Math.min(each, MOST[kind] ?? Infinity);
  return sum;
}

function opening(folded: string, [first]: readonly FoundPhrase[]): number {
  if (first === undefined || /[a-z]/.test(folded.slice(0, first.from))) return 0;
  const { kind, strength } = first.phrase;
  if (kind === "light") return OPENING_LIGHT;
  return kind === "verb" && strength >= 1 ? OPENING : 0;
}

/** Whether a sentence has no other words than those of directions. */
function isNothingElse(folded: string, found: readonly FoundPhrase[]): boolean {
  const directing = found.filter(({ phrase }) => !READ_TOO.has(phrase.kind));
  if (!directing.some(({ phrase }) => phrase.strength > 0 && !SAID_IN_PASSING.has(phrase.kind))) return false;
  if (found.some(({ phrase }) => phrase.kind === "viewer")) return false;
  let left = folded;
  for (const { from, to } of directing)
    left = `${left.slice(0, from)}${" ".repeat(to - from)}${left.slice(to)}`;
  return left.split(/[^a-z0-9]+/).every((word) => word === "" || FILLING.has(word));
}

/** How much it says that a sentence begins with a word of the lexicon and goes on with what is to be seen. */
function ofSomething(folded: string, [first]: readonly FoundPhrase[]): number {
  if (first === undefined || first.from > 0 || first.phrase.strength < 0) return 0;
  if (first.phrase.kind === "order" || first.phrase.kind === "act" || isPlainThing(first.phrase)) return 0;
  const after = folded.slice(first.to);
  const of = OF.exec(after)?.[0];
  if (of === undefined) return 0;
  if (mentionsIn(after.slice(1)).some(({ from }) => from <= of.length)) return OF_A_THING;
  const words = after.slice(of.length).split(" ").length;
  return first.phrase.strength >= 2 && words <= MOST_OF_SOMETHING ? OF_SOMETHING : 0;
}

/** "Bolo de chocolate" is no direction, though both can be seen; "detalhe do bolo" is one. */
function isPlainThing({ kind, strength }: FoundPhrase["phrase"]): boolean {
  return kind === "thing" && strength < 0.5;
}

/** How much it says that a request goes on with a thing that can be seen, or with what cannot: "foque no positivo". */
function toSomething(folded: string, [first]: readonly FoundPhrase[]): number {
  if (first === undefined || first.from > 0 || first.phrase.strength <= 0) return 0;
  const after = folded.slice(first.to);
  const [object = ""] = after.slice(OBJECT.exec(after)?.[0].length ?? 0).split(/[,.;:!?]| (?:e|and) /);
  const [next] = findWords(object);
  const isUnseen = next?.from === 0 && next.phrase.kind === "viewer" && next.phrase.strength <= UNSEEN;
  if (isUnseen || (YOURS.test(after) && !isSeen(object))) return TO_THE_UNSEEN;
  const isNear = isSeen(object.split(" ").slice(0, 2).join(" "));
  return first.phrase.kind === "verb" && first.phrase.strength < 1 && isNear ? TO_A_THING : 0;
}

/** How much it says that a sentence asks to see something, and nothing else. */
function noMore(folded: string): number {
  const object = NO_MORE.exec(folded)?.[1];
  if (object === undefined) return 0;
  return findWords(object).some(({ phrase }) => phrase.kind === "viewer") ? 0 : SAYS_NO_MORE;
}

/** How much it says that things which can be found in a photo come one after the other. */
function inTurn(folded: string): number {
  const [whole, ...objects] = IN_TURN.exec(folded) ?? [];
  const named = objects.filter((object) => object !== undefined);
  if (whole === undefined || !named.every((object) => mentionsIn(`no ${object}`).length > 0)) return 0;
  return SEEN_IN_TURN;
}

/** "Zoom zoom zoom", "gira, gira, baiana": a chant. */
const CHANT = /(?<![a-z])([a-z]{2,}) \1 \1(?![a-z])|^([a-z]{2,}), \2(?![a-z])/;
const CHANTED = -4;

/** Signs of a text for readers: prices, shares (but "aproxime 10%"), addresses, exclamation marks, chants. */
function toReaders(folded: string): number {
  const signs =
    folded.match(
      /r\$ ?\d|(?<!(?:aproxim|afast|zoom|aument|diminu|reduz)[a-z]* (?:em |uns )?\d{0,2})\d ?%|\d{1,2}h\b|@[a-z]|[$£€]\d|zoom (?:de )?\d|\d{1,2}\/\d{1,2}/g,
    )?.length ?? 0;
  return -2 * signs - (/[!?]\s*$/.test(folded) ? 1 : 0) + (CHANT.test(folded) ? CHANTED : 0);
}
