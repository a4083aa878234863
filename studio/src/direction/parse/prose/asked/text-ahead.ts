import { directingScore, FOR_READERS, hasDirection, speechOf } from "../../../words/speech/directing.ts";
import { isSeen } from "../../../words/speech/acts.ts";
import { findAsking } from "./text-place.ts";
import {
  A_THING,
  AHEAD_OF_APPEARS,
  AHEAD_OF_COMES,
  AHEAD_OF_MIDDLE,
  AHEAD_OF_SCREEN,
  AHEAD_OF_STICKER,
  AHEAD_OF_THIS,
  AHEAD_OF_WRITTEN,
  QUALITY,
  SOUNDS_AND_LOOKS,
} from "./tables/text-start-table.ts";

/** Placeholder of a quoted text, which is a text itself. */
export const QUOTED = /\ue000/;
/** "make the cat appear", "add a gold sticker": it is a text only where a sign or a capital says so. */
const MARKED: readonly RegExp[] = [AHEAD_OF_APPEARS, AHEAD_OF_STICKER];
const PATTERNS = [
  AHEAD_OF_WRITTEN,
  AHEAD_OF_SCREEN,
  AHEAD_OF_APPEARS,
  AHEAD_OF_STICKER,
  AHEAD_OF_COMES,
  AHEAD_OF_MIDDLE,
  AHEAD_OF_THIS,
];

/** A text that stands before the words that ask for it, and where the whole request is. */
export interface AheadText {
  readonly text: string;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** "termina com frete grátis escrito bem grande", "mete um eita na tela": texts ahead of the words that make them texts. */
export function textsAhead(line: string, folded: string): AheadText[] {
  return PATTERNS.flatMap((pattern) =>
    Array.from(folded.matchAll(pattern)).flatMap((match) => {
      const [whole, lead = "", behind = ""] = match;
      const [from, to] = [match.index, match.index + whole.length];
      const [at, end] = [from + lead.length, to - behind.length];
      const text = folded.slice(at, end);
      const isMarked = !MARKED.includes(pattern) || /^[\p{Lu}\d@#$£€]/u.test(line.slice(at));
      // "the words 'Oi' to fade in": the text stands in quotes.
      const isQuoted = QUOTED.test(lead + text);
      const isLooks = pattern === AHEAD_OF_COMES && isOfLooks(text);
      const isWords =
        pattern === AHEAD_OF_MIDDLE ? speechOf(text) === "says" : pattern === AHEAD_OF_THIS || isText(text);
      return isMarked && !isQuoted && !isLooks && isWords
        ? [{ text: line.slice(at, end).trimEnd(), at, from, to }]
        : [];
    }),
  );
}

/** "o texto bem grande aparece", "a frase que aparece": how it looks, or which one. */
function isOfLooks(folded: string): boolean {
  return QUALITY.test(folded) || A_THING.test(folded);
}

/** No thing of the picture, no direction and no other request: "mete um glitch na tela". */
function isText(folded: string): boolean {
  return (
    !SOUNDS_AND_LOOKS.has(folded.split(" ", 1)[0] ?? "") &&
    !(isSeen(folded) && directingScore(folded) >= FOR_READERS) &&
    !hasDirection(folded) &&
    findAsking(folded).length === 0
  );
}
