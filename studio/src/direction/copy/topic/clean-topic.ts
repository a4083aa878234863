import { MAX_TOPIC_CHARS } from "@curta/contract";
import { withoutRequest } from "./without-request.ts";

/** Characters that are not seen, or turn the direction of what follows: controls, bidi marks, halves of characters. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu;
/** What may hang on after a cut or a slip of the finger. */
const LOOSE = /^[\s,;|.\-–—]+|[\s,;|\-–—]+$/gu;

/**
 * What a user wrote under "Sobre o quê?" as one line that can be stored and shown: line breaks become commas, nothing
 * unseen is left, nor words that only ask for the film, at most MAX_TOPIC_CHARS characters. Empty where nothing was said.
 */
export function cleanTopic(text: string): string {
  const line = text
    .normalize("NFC")
    .replaceAll(/\s*[\r\n\u2028\u2029]+\s*/g, ", ")
    .replaceAll("\t", " ")
    .replaceAll(UNSEEN, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/(?:, )+/g, ", ")
    .replaceAll(LOOSE, "");
  return atWord(withoutRequest(line).replaceAll(LOOSE, "")).replaceAll(LOOSE, "");
}

/** Cut to the longest topic, after a whole word where there is one. */
function atWord(line: string): string {
  const characters = Array.from(line);
  if (characters.length <= MAX_TOPIC_CHARS) return line;
  const cut = characters.slice(0, MAX_TOPIC_CHARS).join("");
  const blank = cut.lastIndexOf(" ");
  return blank > MAX_TOPIC_CHARS / 2 ? cut.slice(0, blank) : cut;
}
