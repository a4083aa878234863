import { findWords, type Phrase } from "../../words/lexicon/lexicon.ts";
import { readHeader, type HeaderLine } from "../script-header.ts";

const FILM_WORD =
  /\b(?:tudo (?:isso )?em(?= \S{1,6} ?s)|videos?|filme?|reels?|shorts?|clipe?|duracao|duration|length)\b/;
/** A style that is said so strongly is meant, whatever else the sentence speaks of. */
const SURE_STYLE = 3;

/** What sentences say about the film as a whole. */
export function headerOf(sentences: readonly string[]): HeaderLine {
  const header: HeaderLine = {};
  for (const folded of sentences) {
    const isOfFilm = FILM_WORD.test(folded);
    const { seconds, bpm, template } = (isOfFilm ? readHeader(`filme ${folded}`) : null) ?? {};
    if (seconds !== undefined) header.seconds ??= seconds;
    if (bpm !== undefined) header.bpm ??= bpm;
    const words = findWords(folded).map(({ phrase }) => phrase);
    const isWhole = isOfFilm || words.some(({ kind }) => kind === "film");
    const style = words.find(
      (each): each is Extract<Phrase, { kind: "style" }> =>
        each.kind === "style" && (isWhole || each.strength >= SURE_STYLE),
    )?.name;
    if (style !== undefined) header.style ??= style;
    if (template !== undefined) header.template ??= template;
  }
  return header;
}
