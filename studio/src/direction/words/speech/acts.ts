import { mentionsIn } from "../../../nouns/mentions.ts";
import { finderOfKinds, findWords, type FoundPhrase } from "../lexicon/lexicon.ts";
import { isMadeToAct } from "./made-to-act.ts";

/** "A menina sopra": somebody, and what nobody in a photo can do. */
const ACTS = 2;
/** The same of something whose name is not known: "o frio abraça". */
const MAYBE_ACTS = 1;

const SOMEBODY =
  /^(?:de repente,? )?(?:ele|ela|eles|elas|os dois|as duas|he|she|they|it|todos|as pessoas|people|everyone|both|somebody|alguem|(?:o|a|os|as|um|uma|dois|duas|tres|the|an?|two|three|some|her|his|their) [a-z-]+(?: [a-z-]+)?) ?$/;
/** "uma mulher entra e", before "canta". */
const ALSO =
  /^(?:ele|ela|he|she|they|(?:o|a|os|as|um|uma|the|an?) [a-z-]+) [a-z-]+(?: [a-z-]+){0,3} (?:e|and) $/;
/** "folhas", before "caem". */
const BARE = /^[a-z-]{3,} $/;
/** Somebody whose name need not be known. */
const ANYBODY =
  /^(?:os dois|as duas) |^(?!(?:[oa]s?|uma?|dois|duas|tres|the|an?|two|three|some|her|his|their) )/;
/** "O garçom traz a conta": somebody, any verb, and its object. */
const DOES = 1.75;
/** "Two kids run across the beach": the same of several, in English, and where. */
const DO_SOMEWHERE = 4;
const ANY_VERB = new RegExp(
  "^(?:os?|as?|uma?|dois|duas) ([a-z-]+(?: d[oa] [a-z-]+)?) " +
    "(?!(?:e|de|da|para|pra|pela|sobre|entre|contra|que|onde|sempre|toda|tem|era|seja) )" +
    "(?:[a-z]{2,}(?:[aei]|am|em)|traz|faz|poe|vai|sai) (?:os?|as?|uma?|uns|umas) [a-z]|" +
    "^(?:the|an?|two|three) ([a-z-]+) [a-z]{2,}(?<!i|wa|ha)s (?:the|an?|her|his|its|their|into|onto|across|through) [a-z]|" +
    "^(?:(?:the|some|many|two|three|four|five|several|both|his|her|my|our) )?((?:little |young |old )?(?:[a-z]{2,}s|children|people|men|women)) (?!(?:are|were|have|had|make|need|love|like|deserve|of|and|in|on|at|for|with|to) )[a-z]{2,} (?:across|through|into|onto|along|around|against|toward|towards|over|past|down) (?:the|an?|each|her|his|its|their|our) [a-z]",
);
/** Names of what people do: "the surfer", "a confeiteira". */
const ROLE = /(?:eir[oa]s?|istas?|[dt]or[ae]?s?|[a-z]{3}ers?) $/;
/** "cai uma gota" */
const COMES_FIRST = /^ (?:uma?|uns|umas|an?) ([a-z-]+)/;
/** Moves that things make by themselves as well: smoke rises. */
const OWN_MOVES: ReadonlySet<string> = new Set(["tilt-up", "tilt-down", "drift"]);

const findActs = finderOfKinds(["act", "move"]);
const findMoves = finderOfKinds(["move"]);

/** How much a folded text says that somebody or something does what nothing in a photo can do. */
export function actsIn(folded: string): number {
  const act = findActs(folded).find(({ phrase }) => phrase.kind === "act" || isWeakMove(phrase));
  const done = Math.max(act === undefined ? 0 : actOf(folded, act), doesAnything(folded));
  return isMadeToAct(folded, isSeen) ? ACTS : done;
}

function actOf(folded: string, act: FoundPhrase): number {
  const clause = subjectOf(folded, act.from);
  if (isOfFilm(clause)) return 0;
  const comer = act.from === 0 ? COMES_FIRST.exec(folded.slice(act.to))?.[1] : undefined;
  if (comer !== undefined && act.phrase.kind === "act" && isSeen(comer)) return ACTS;
  const isOf = SOMEBODY.test(clause);
  if (!isOf && !((ALSO.test(clause) || BARE.test(clause)) && isSeen(clause))) return 0;
  if (act.phrase.kind === "move") return movesItself(clause, act.phrase) ? ACTS : 0;
  return ANYBODY.test(clause) || ROLE.test(clause) || isSeen(clause) ? ACTS : MAYBE_ACTS;
}

function doesAnything(folded: string): number {
  const [, pt, en, several] = ANY_VERB.exec(folded) ?? [];
  if (several !== undefined) return isSeen(several) ? DO_SOMEWHERE : 0;
  const somebody = pt ?? en;
  if (somebody === undefined || isOfFilm(somebody)) return 0;
  return isSeen(somebody) || ROLE.test(`${somebody} `) ? DOES : 0;
}

/** Where a folded text says that a thing moves by itself, "vapor subindo", which is no move of the camera. */
export function ownMoves(folded: string): FoundPhrase[] {
  return findMoves(folded).filter(
    ({ phrase, from }) => isWeakMove(phrase) && movesItself(subjectOf(folded, from), phrase),
  );
}

/** Whether a folded text names something that a photo can show. */
export function isSeen(folded: string): boolean {
  return mentionsIn(folded).length > 0 || findWords(folded).some(({ phrase }) => phrase.kind === "thing");
}

function subjectOf(folded: string, to: number): string {
  return (
    folded
      .slice(0, to)
      .split(/[,.;:] ?/)
      .at(-1) ?? ""
  );
}

/** "a cena abre", "o vídeo corre": nobody in the photo. */
function isOfFilm(clause: string): boolean {
  return findWords(clause).some(({ phrase }) => phrase.kind === "film" || phrase.kind === "light");
}

function movesItself(clause: string, { name }: FoundPhrase["phrase"]): boolean {
  const isSubject = SOMEBODY.test(clause) || (BARE.test(clause) && OWN_MOVES.has(name));
  return isSubject && isSeen(clause);
}

/** "sobe": what a camera does, and smoke too. */
function isWeakMove({ kind, strength, phrase }: FoundPhrase["phrase"]): boolean {
  return kind === "move" && strength <= 1 && !phrase.includes(" ");
}
