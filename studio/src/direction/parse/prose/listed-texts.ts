import { fold } from "../../words/lexicon/fold.ts";
import { speechOf } from "../../words/speech/directing.ts";
import { shotsInProse } from "./shots-in-prose.ts";

const COUNTED_TEXTS =
  /^\W*(?:(?:[2-9]|dois|duas|tres|quatro|cinco|seis|two|three|four|five) )(?:textos|frases|palavras|legendas|texts|words|captions)[^:]{0,20}:/;

/** "Três textos: Café, Pão, Amor": one for each. Null where no such number is said. */
export function listedTexts(sentence: string, value: string): string[] | null {
  if (!COUNTED_TEXTS.test(fold(sentence))) return null;
  return value.split(/, (?:e |and )?|; | e | and /).map((text) => text.replace(/[.\s]+$/, ""));
}

const NEXT_TEXT = /^(?:e )?(?:depois|em seguida|a seguir|then|next|after that) ?: ?(.+)$/is;

/** "Texto grande: Oi. Depois: Tchau": a text that follows another one. Null for other sentences. */
export function nextText(sentence: string): string | null {
  const text = NEXT_TEXT.exec(sentence)?.[1];
  if (text === undefined || speechOf(text) === "directs") return null;
  return shotsInProse(text, { from: 0, to: 0 }).length > 0 ? null : text;
}
