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

/** Whether words are for whoever makes the film, are perhaps so (among others that are), or are to be read. */
export type Speech = "directs" | "may direct" | "says";

/**
 * Tells directions ("close nos olhos", "the camera pulls back") from words to be read; quoted texts are to be taken out
 * before. A sentence of nothing but a shot's words directs too ("PLANO ABERTO").
 */
export function speechOf(sentence: string): Speech {
  const folded = fold(sentence).replaceAll(/ +/g, " ");
  const isHeard = [CRAFT, FILM, REQUEST].some((words) => folded.search(words) >= 0);
  const isTalk = folded.search(TALK) >= 0;
  if (isHeard || isNothingElse(folded) || travels(folded, isTalk)) return "directs";
  return isTalk ? "may direct" : "says";
}

/** Whether a camera is sent from somewhere to somewhere, or, with nothing else said, to a certain one of several. */
function travels(folded: string, isTalk: boolean): boolean {
  const { said, isNameAlone, isCertain } = hear(folded);
  return said.until === undefined ? isNameAlone && isCertain : isTalk || isNameAlone;
}

/** Whether a piece is all words of a shot, its size among them, or two kinds of them. */
function isNothingElse(folded: string): boolean {
  const { size, move, target } = matchWords(folded);
  const isShot = size !== undefined || (move !== undefined && target !== undefined);
  const left = isShot ? withoutWords(folded).split(/[^a-z0-9]+/) : [folded];
  return isShot && left.every((word) => word === "" || FILLING.has(word));
}

/** Whether a sentence turns to who sees the film, in the film's language. */
export function isAddressed(sentence: string): boolean {
  const folded = fold(sentence);
  const count = (words: RegExp): number => folded.match(words)?.length ?? 0;
  return ADDRESSED.test(folded) && count(ENGLISH) <= count(PORTUGUESE);
}
