import { fold } from "../../words/lexicon/fold.ts";
import { speechOf } from "../../words/speech/directing.ts";
import { takeKey } from "../script-line.ts";
import { shotsInProse } from "./shots-in-prose.ts";

const COUNTED_TEXTS =
  /^\W*(?:(?:[2-9]|dois|duas|tres|quatro|cinco|seis|two|three|four|five) )(?:textos|frases|palavras|legendas|texts|words|captions)[^:]{0,20}:/;

const SEVERAL_TEXTS = /^[^:]{0,20}\b(?:textos|frases|palavras|legendas|texts|words|captions)\b[^:]{0,20}:/;
/** Without a number, texts with commas between them are a list where there are this many and all are short. */
const LEAST_LISTED = 3;
const MOST_WORDS = 3;

/** "Três textos: Café, Pão, Amor", "Textos: Café / Pão": one for each. Null where no list is said. */
export function listedTexts(sentence: string, value: string): string[] | null {
  const folded = fold(sentence);
  if (COUNTED_TEXTS.test(folded)) return value.split(/, (?:e |and )?|; | e | and /).map(withoutEnd);
  if (!SEVERAL_TEXTS.test(folded)) return null;
  const apart = value.split(/ [/|] |; /);
  if (apart.length > 1) return apart.map(withoutEnd);
  const items = value.split(/, (?:e |and )?| e | and /);
  const areShort = items.every((text) => text.trim().split(/\s+/).length <= MOST_WORDS);
  return items.length >= LEAST_LISTED && areShort ? items.map(withoutEnd) : null;
}

const ITEM = /^\s*(?:[-+*•·]|\d{1,2}[.)])\s+/;

/** Whether a line is only the key of the texts below it: "Frases:". */
export function headsTexts(line: string): boolean {
  const { key, value } = takeKey(line);
  return key === "caption" && value === "";
}

/** The item of a list below such a key as a text with the key on its own line; null where the list ends. */
export function textOfItem(line: string): string | null {
  return ITEM.test(line) ? line.replace(ITEM, "Texto: ") : null;
}

function withoutEnd(text: string): string {
  return text.replace(/[.\s]+$/, "");
}

const NEXT_TEXT = /^(?:e )?(?:depois|em seguida|a seguir|then|next|after that) ?: ?(.+)$/is;

/** "Texto grande: Oi. Depois: Tchau": a text that follows another one. Null for other sentences. */
export function nextText(sentence: string): string | null {
  const text = NEXT_TEXT.exec(sentence)?.[1];
  if (text === undefined || speechOf(text) === "directs") return null;
  return shotsInProse(text, { from: 0, to: 0 }).length > 0 ? null : text;
}
