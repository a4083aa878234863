import { fold } from "../../words/lexicon/fold.ts";
import { surelyDirects } from "../../words/speech/directing.ts";

/** "Prezada equipe,": a letter to who makes the film. */
const ADDRESS =
  /^\W*(?:(?:prezad|car|querid)[oa]s?|dear|to the) (?:equipe|time|editor(?:es|a|as)?|produtor(?:a|es)?|producao|colegas|team|editors?|designers?)(?: d[aeo]s? [a-z ]+)?\W*$/;
/** "Atenciosamente," */
const SIGNED =
  /^\W*(?:atenciosamente|att|cordialmente|grat[oa]|abracos?|(?:best|kind|warm)? ?regards|sincerely|best)\W*$/;

/** So many lines of a letter say whether it directs, so that parsing stays fast. */
const MOST_LINES = 60;

/** A letter to who makes the film without its address and its signature. Keeps the number of lines. */
export function withoutLetterForm(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line.trim() !== "");
  const isLetter = ADDRESS.test(fold((lines[first] ?? "").slice(0, 80)));
  // "Querida equipe, obrigado por este ano!" is a letter to be read.
  if (!isLetter || !lines.slice(0, MOST_LINES).some(surelyDirects)) return lines;
  const end = lines.findIndex((line) => SIGNED.test(fold(line.slice(0, 40))));
  return lines.map((line, at) => (at === first || (end >= 0 && at >= end) ? "" : line));
}
