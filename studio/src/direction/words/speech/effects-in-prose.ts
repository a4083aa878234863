import type { Effect } from "@curta/contract";
import { findWords } from "../lexicon/lexicon.ts";

/** What a clause does not want, or not so: "sem flash", "nada muito agitado". */
const UNWANTED =
  /\b(?:sem|nada|evit[ae]|nao|nunca|without|avoid|not|nothing|don'?t|no (?:flash|glitch|shak|strob|slow|fast|freez|split)[a-z]*)\b/;
/** There is enough of a speed, or too much: "ainda tá rápido". */
const ENOUGH = /\b(?:menos|demais|muito|ainda|too|less|still)\b/;
/** "devagar e sem texto" */
const CLAUSE = /[,;.]| (?:e|and) (?=(?:sem|nada|nao|nunca|without|no|not) )/;
/** "rápido" alone may be said of anything: "preciso disso bem rápido". */
const SURE_SPEED = 2;
/** The whole film, or a word of its own: "slower". */
const OF_ALL =
  /\b(?:tud[oa]|tod[oa]s?|videos?|filmes?|reels?|clipe|ritmo|everything|all|pace|(?:keep|make) it)\b|^\W*(?:(?:bem|mais|very|more) )?[a-z]+(?: please| por favor| pfv?r?| (?:do )?que [^,;.]*| than [^,;.]*)?\W*$/;

/** The effects that folded sentences ask for, but for those that they do not want. */
export function effectsIn(sentences: readonly string[]): Effect[] {
  const named = wantedClauses(sentences).flatMap((clause) =>
    findWords(clause).flatMap(({ phrase }) => {
      if (phrase.kind !== "effect") return [];
      const isSpeed = phrase.name === "slow" || phrase.name === "fast";
      return isSpeed && !isSpeedOfAll(clause, phrase.strength) ? [] : [phrase.name];
    }),
  );
  return [...new Set(named)];
}

/** The clauses of folded sentences, but for those that say what the film shall not be. */
export function wantedClauses(sentences: readonly string[]): string[] {
  return sentences.flatMap((text) => text.split(CLAUSE)).filter((clause) => !UNWANTED.test(clause));
}

function isSpeedOfAll(clause: string, strength: number): boolean {
  return !ENOUGH.test(clause) && (strength >= SURE_SPEED || OF_ALL.test(clause));
}
