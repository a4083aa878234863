import { fold } from "../../words/lexicon/fold.ts";
import { speechOf, surelyDirects } from "../../words/speech/directing.ts";
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

/** "enquanto aparecem as frases:", "quero as frases abaixo, nessa ordem:", "põe elas por cima, devagar:" */
const HEAD =
  /\b(?:textos?|frases?|palavras|legendas?|linhas|poema|versos?|estrofe|oracao|texts|words|captions|lines|poem|verses?)(?: (?:abaixo|a seguir|seguintes|below))?(?: na tela| na ordem)?(?: (?:to|apareca|aparecam|aparecendo|surja|surjam|entre|entrem|por cima|em cima|sobre) [^:]*)?(?:,[^:]*)?:\s*$|\b(?:coloc|coloq|bot|poe|ponh|put|show)[a-z]* (?:el[ae]s|them)\b[^:]*:\s*$|\b(?:escrev[ae]r?|escrito|write) (?:so |apenas |exatamente )?(?:assim|isto|isso|o seguinte|this)(?:,[^:]*)?:\s*$|\bescrev[ae]r? (?:so |apenas |exatamente )?[oa]s? (?:nomes?|datas?|dados)(?: e [oa]s? [a-z]+)?:\s*$/;
const LONGEST_HEAD = 160;

/** Whether a line stands above texts, one on each line below it: as their key alone ("Frases:"), or as a request for them. */
export function headsTexts(line: string): "key" | "request" | null {
  const { key, value } = takeKey(line);
  if (key === "caption" && value === "") return "key";
  const [sentence = ""] = line.split(/(?<=[.!?]) /).slice(-1);
  return sentence.length <= LONGEST_HEAD && HEAD.test(fold(sentence)) ? "request" : null;
}

/** "0-3s", "(pausa)": no text without marks of a list. */
const ANOTHER_FORM = /^\s*(?:["“([]|\d{1,3} ?(?:s\b|seg|[-–—:.,]))/;

export function isItemOfTexts(line: string): boolean {
  return ITEM.test(line);
}

/**
 * A line below such a head as a text with the key on its own line; null where the texts, or the items of their list, end.
 * @param goesOn the text above it ends in a comma
 */
export function textOfItem(line: string, isOfList: boolean, goesOn = false): string | null {
  if (isItemOfTexts(line)) return line.replace(ITEM, "Texto: ");
  if (isOfList) return null;
  const isText = takeKey(line).key === null && (goesOn || !surelyDirects(line)) && !ANOTHER_FORM.test(line);
  return isText ? `Texto: ${line.trim()}` : null;
}

function withoutEnd(text: string): string {
  return text.replace(/[.\s]+$/, "");
}

const NEXT_TEXT =
  /^(?:e )?(?:(?:\S+ segundos )?depois|em seguida|a seguir|then|next|after that|(?:\S+ seconds )later)(?: (?:so|just|only))? ?: ?(.+)$/is;

/** "Texto grande: Oi. Depois: Tchau": a text that follows another one. Null for other sentences. */
export function nextText(sentence: string): string | null {
  const text = NEXT_TEXT.exec(sentence)?.[1];
  if (text === undefined || speechOf(text) === "directs") return null;
  return shotsInProse(text, { from: 0, to: 0 }).length > 0 ? null : text;
}
