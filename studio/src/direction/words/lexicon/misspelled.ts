import { LEXICON, type Phrase } from "./lexicon.ts";

/** Shortest words that may have one wrong letter, and two. */
const LONG_ENOUGH = 5;
const LONG = 8;
/** Common words that differ by only one letter from a word of the vocabulary. */
const OTHERS = new Set(
  "desde desse dessa media corta porta conte aperto coberto fechada aberta abertas inteira inteiras".split(
    " ",
  ),
);

/** Kinds whose words are what misspelled ones are corrected to. */
const CORRECTED = new Set(["size", "move", "join"]);
const wordsOf = (phrases: readonly Phrase[]): Set<string> =>
  new Set(phrases.flatMap(({ phrase }) => phrase.split(/[^a-z]/)));
const KNOWN = wordsOf(LEXICON);
const LONG_KNOWN = [
  ...wordsOf(LEXICON.filter(({ kind, strength }) => CORRECTED.has(kind) && strength > 0)),
].filter((word) => word.length >= LONG_ENOUGH);

/** Short words for camera moves, which are corrected only after "camera". */
const SHORT_MOVES = "sobe desce gira anda".split(" ");
const SHORT_MOVE = /\bcamera ([a-z]{3,5})\b/g;

/** Corrects the spelling of a folded text: "afastameto" becomes "afastamento". */
export function corrected(folded: string): string {
  const moving = folded.replaceAll(SHORT_MOVE, (whole, word: string) => {
    const meant = KNOWN.has(word) ? word : SHORT_MOVES.find((known) => isWithin(word, known, 1));
    return meant === undefined ? whole : `camera ${meant}`;
  });
  return moving.replaceAll(/[a-z]{5,20}/g, (word) => {
    if (KNOWN.has(word) || OTHERS.has(word)) return word;
    const most = word.length >= LONG ? 2 : 1;
    return LONG_KNOWN.find((known) => known[0] === word[0] && isWithin(word, known, most)) ?? word;
  });
}

/** Whether one word becomes the other by at most this many insertions, deletions, changes or swaps of letters. */
function isWithin(word: string, known: string, most: number): boolean {
  if (Math.abs(word.length - known.length) > most) return false;
  if (word === known) return true;
  if (most === 0) return false;
  let at = 0;
  while (at < word.length && word[at] === known[at]) at += 1;
  const [left, right] = [word.slice(at), known.slice(at)];
  const swapped = `${left[1] ?? ""}${left[0] ?? ""}${left.slice(2)}`;
  return (
    isWithin(left.slice(1), right, most - 1) ||
    isWithin(left, right.slice(1), most - 1) ||
    isWithin(left.slice(1), right.slice(1), most - 1) ||
    (left.length > 1 && isWithin(swapped, right, most - 1))
  );
}
