import { directingScore, hasDirection } from "../../../words/speech/directing.ts";
import { isSeen } from "../../../words/speech/acts.ts";
import { findAsking } from "./text-place.ts";
import { AHEAD_OF_APPEARS, AHEAD_OF_SCREEN, AHEAD_OF_WRITTEN } from "./text-start-table.ts";

/** A text that stands before the words that ask for it, and where the whole request is. */
export interface AheadText {
  readonly text: string;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** "termina com frete grátis escrito bem grande", "mete um eita na tela": texts ahead of the words that make them texts. */
export function textsAhead(line: string, folded: string): AheadText[] {
  return [AHEAD_OF_WRITTEN, AHEAD_OF_SCREEN, AHEAD_OF_APPEARS].flatMap((pattern) =>
    Array.from(folded.matchAll(pattern)).flatMap((match) => {
      const [whole, lead = "", behind = ""] = match;
      const [from, to] = [match.index, match.index + whole.length];
      const [at, end] = [from + lead.length, to - behind.length];
      // "make the cat appear": what appears is a text only where a sign or a capital says so.
      const isMarked = pattern !== AHEAD_OF_APPEARS || /^[\p{Lu}\d@#$£€]/u.test(line.slice(at));
      return isMarked && isText(folded.slice(at, end))
        ? [{ text: line.slice(at, end).trimEnd(), at, from, to }]
        : [];
    }),
  );
}

/** No thing of the picture, no direction and no other request: "mete um glitch na tela". */
function isText(folded: string): boolean {
  return (
    !(isSeen(folded) && directingScore(folded) >= 0) &&
    !hasDirection(folded) &&
    findAsking(folded).length === 0
  );
}
