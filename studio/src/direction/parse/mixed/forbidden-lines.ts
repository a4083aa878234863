import { fold } from "../../words/lexicon/fold.ts";
import { surelyDirects } from "../../words/speech/directing.ts";

/** "❌ NÃO FAZER", "O que evitar:", above what the film must not have. */
const FORBIDS =
  /^\W*(?:o que )?(?:(?:nao|nunca) (?:fazer|usar|pode|quero|colocar|ter|deve ter)|evitar|proibido|don'?ts?|do not(?: do)?|avoid)\W*$/;
/** "✅ FAZER": its lines say themselves what they want. */
const WANTS = /^\W*(?:o que )?(?:fazer|pode|quero|usar|do'?s?)\W*$/;
/** Another head, or a line that says so itself. */
const OTHER = /:\s*$|^\W*(?:sem|nao|nunca|no|not?|without|never) /;

/** So many lines say whether a text directs, so that parsing stays fast. */
const MOST_LINES = 60;

/** Lines below such a head as what is left out: "zoom brusco" is "Sem zoom brusco". Keeps the number of lines. */
export function withForbiddenLines(lines: readonly string[]): readonly string[] {
  if (!lines.some(forbids) || !lines.slice(0, MOST_LINES).some(surelyDirects)) return lines;
  let isForbidden = false;
  return lines.map((line) => {
    const folded = fold(line.slice(0, 60));
    if (forbids(line) || WANTS.test(folded)) {
      isForbidden = forbids(line);
      return "";
    }
    if (line.trim() === "") isForbidden = false;
    return isForbidden && !OTHER.test(folded) ? line.replace(/^[\s>*•❌✗x-]*/u, "Sem ") : line;
  });
}

function forbids(line: string): boolean {
  return FORBIDS.test(fold(line.slice(0, 60)));
}
