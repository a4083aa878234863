import { fold } from "../../words/lexicon/fold.ts";
import { speechOf, surelyDirects } from "../../words/speech/directing.ts";
import { takeKey } from "../script-line.ts";
import { shotsInProse } from "./shots/shots-in-prose.ts";

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

const ITEM = /^\s*(?:[-+*•·]|\d{1,2}[.)]|[a-z]\))\s+/;

const TEXTS =
  "(?:textos?|frases?|palavras|legendas?|linhas|poema|versos?|estrofe|oracao|texts|words|captions|lines|poem|verses?)";
/** Ways in which somebody says that texts stand below, each before a colon at the end of the line. */
const HEAD = new RegExp(
  `(?:${[
    // "enquanto aparecem as frases:", "quero as frases abaixo, nessa ordem:", "versos para exibir na tela:"
    `\\b${TEXTS}(?: (?:abaixo|a seguir|seguintes|below))?(?: (?:na tela|on screen|(?:na|nesta|nessa|em|in|in this) (?:ordem|sequencia|order|sequence)|uma? (?:de cada|por) vez|one by one))*(?: (?:to|(?:para|pra) (?:exibir|mostrar|aparecer|colocar|ler|escrever|entrar|surgir)|apareca|aparecam|aparecendo|surja|surjam|entre|entrem|por cima|em cima|sobre) [^:]*)?(?:,[^:]*)?`,
    // "põe elas por cima, devagar:"
    "\\b(?:coloc|coloq|bot|poe|ponh|put|show)[a-z]* (?:el[ae]s|them)\\b[^:]*",
    // "escreve isso na tela, uma frase de cada vez:"
    "\\b(?:escrev[ae]r?|escrito|write) (?:so |apenas |exatamente )?(?:assim|isto|isso|o seguinte|this)(?:,[^:]*| (?:na|no|em|uma?|on|one) [^:]*)?",
    "\\bescrev[ae]r? (?:so |apenas |exatamente )?[oa]s? (?:nomes?|datas?|dados)(?: e [oa]s? [a-z]+)?",
    // "tópicos que aparecem em sequência:"
    "\\b(?:topicos|itens|dicas|passos|bullets|bullet points|points|steps|tips) (?:que|to|that|which) (?:vao |should |will )?(?:aparec|surg|entr|appear|show|come)[^:]*",
    // "O cardápio abaixo tem que aparecer escrito:"
    "\\b(?:cardapio|menu|lista|programacao|precos|tabela|receita|letra|list|schedule|prices) (?:abaixo|a seguir|below) [^:]*(?:aparec|escrit|na tela|on screen|appear)[^:]*",
  ].join("|")}):[\\s*_]*$`,
);
/** What stands below is in lines that belong together, whatever one of them says by itself. */
const OF_VERSES = /\b(?:poema|versos?|estrofe|oracao|poem|verses?)\b/;
const LONGEST_HEAD = 160;

/** Whether lines below such a head are verses. */
export function headsVerses(line: string): boolean {
  return OF_VERSES.test(fold(line));
}

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
 * @param isSure it is a text as the one above is, whatever it says
 */
export function textOfItem(line: string, isOfList: boolean, isSure = false): string | null {
  if (isItemOfTexts(line)) return line.replace(ITEM, "Texto: ");
  if (isOfList) return null;
  const isText = takeKey(line).key === null && (isSure || !surelyDirects(line)) && !ANOTHER_FORM.test(line);
  return isText ? `Texto: ${line.trim()}` : null;
}

/** Whether the line below a text goes on with it: that ends in a comma, or both are written in capitals. */
export function goesOn(text: string, below: string): boolean {
  return /[,;]\s*$/.test(text) || (isShouted(text) && isShouted(below));
}

function isShouted(line: string): boolean {
  return /\p{Lu}/u.test(line) && !/\p{Ll}/u.test(line);
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
