import { CRAFT, FILM, REQUEST, TALK } from "./directing-words.ts";
import { fold } from "./fold.ts";
import { hear } from "./hear.ts";
import { matchWords, withoutWords } from "./match-words.ts";

const FILLING = new Set(
  "a an the of on in at and with from to its it o os as um uma de da do das dos no na nos nas num numa e com em pro pra para ao bem mais muito very cena scene shot take camera s".split(
    " ",
  ),
);
const ENGLISH = /\b(?:the|of|with|and|is|are|for|you|your|this|that|from|into|her|his|their|as|by)\b/g;
const PORTUGUESE = /\b(?:de|d[ao]s?|que|com|uma?|para|pra|n[ao]s?|em|voce|seus?|suas?|o|os|e|nao|se)\b/g;
const ADDRESSED =
  /[!?]\s*$|\b(?:voce|teu|tua|seu|sua|a gente|vem|venha|siga|segue|compre|peca|garanta|clique|salve|salva|comenta|comente|marca|marque|experimente|prove|aproveite|link na bio)\b/;

/** Whether a sentence gives directions, may give them (if others around it do), or is text to be shown. */
export type Speech = "directs" | "may direct" | "says";

/**
 * Distinguishes directions ("close nos olhos", "the camera pulls back") from text to be shown. Quoted texts must be
 * removed before. A sentence that only names a shot is a direction too ("PLANO ABERTO").
 */
export function speechOf(sentence: string): Speech {
  const folded = fold(sentence).replaceAll(/ +/g, " ");
  const isHeard = [CRAFT, FILM, REQUEST].some((words) => folded.search(words) >= 0);
  const isTalk = folded.search(TALK) >= 0;
  if (isHeard || isNothingElse(folded) || travels(folded, isTalk)) return "directs";
  return isTalk ? "may direct" : "says";
}

/**
 * Whether a sentence sends the camera from one place to another, or only names one of several people or things ("a
 * pessoa da esquerda").
 */
function travels(folded: string, isTalk: boolean): boolean {
  const { said, isNameAlone, isCertain } = hear(folded);
  return said.until === undefined ? isNameAlone && isCertain : isTalk || isNameAlone;
}

/** Whether a piece has no other words than those of a shot: its size, or both move and target. */
function isNothingElse(folded: string): boolean {
  const { size, move, target } = matchWords(folded);
  const isShot = size !== undefined || (move !== undefined && target !== undefined);
  const left = isShot ? withoutWords(folded).split(/[^a-z0-9]+/) : [folded];
  return isShot && left.every((word) => word === "" || FILLING.has(word));
}

/** Whether a sentence addresses the viewer, in Portuguese. */
export function isAddressed(sentence: string): boolean {
  const folded = fold(sentence);
  const count = (words: RegExp): number => folded.match(words)?.length ?? 0;
  return ADDRESSED.test(folded) && count(ENGLISH) <= count(PORTUGUESE);
}
