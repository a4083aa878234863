import { fold } from "../../../words/lexicon/fold.ts";
import { upTo } from "./asked-text.ts";
import { isLeadBeside } from "./text-pairs.ts";
import { placeAround, type TextPlace } from "./text-place.ts";

/** Placeholder of a quoted text while its line is split into sentences. */
export const QUOTE = "\ue000";
/** Between two clauses. */
const JOINT = /[,;.]| e | and /g;

/** For each quoted text of a sentence, where the words around it put it, or the text that it stands beside. */
export function placesOfQuotes(sentence: string): (TextPlace | undefined)[] {
  let from = 0;
  let last: TextPlace | undefined;
  return Array.from(sentence.matchAll(/\ue000/g), ({ index }) => {
    const next = sentence.indexOf(QUOTE, index + 1);
    const isBeside = from > 0 && isLeadBeside(fold(sentence.slice(from, index)));
    const place = ownPlace(sentence, from, index, next < 0 ? undefined : next);
    from = index + 1;
    last = place ?? (isBeside ? last : undefined);
    return last;
  });
}

/** In "no começo escreve X, no fim escreve Y" the words behind X are about Y, since X has a place in its own clause. */
function ownPlace(
  sentence: string,
  from: number,
  at: number,
  next: number | undefined,
): TextPlace | undefined {
  const joints = Array.from(sentence.slice(from, at).matchAll(JOINT), ({ index }) => index + 1);
  const clause = from + (joints.at(-1) ?? 0);
  const ahead = next === undefined ? undefined : placeAround(sentence.slice(0, at + 1), clause, at, at + 1);
  return ahead ?? placeAround(upTo(sentence, at + 1, next), from, at, at + 1);
}
