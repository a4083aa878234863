import { speaksOf } from "../../../words/lexicon/lexicon.ts";
import { fold } from "../../../words/lexicon/fold.ts";
import { NAMED } from "../../../../nouns/mentions.ts";
import { THAT_TEXT } from "./tables/text-start-table.ts";

/** "Coloca essa frase no final": what was said before is a text after all. */
const REFERS = new RegExp(`(?<![a-z])${THAT_TEXT}(?![a-z])`);
/** "Nos primeiros 5 segundos não escreve nada": later there are texts. */
const FOR_A_TIME =
  /(?<![a-z])(?:primeir[oa]s?|comeco|comecinho|inicio|antes|ate|fim|final|first|beginning|start|before|until|end)(?![a-z])/;

/** "zoom no rosto, sem palavras": by itself it is as often a text. */
const WITHOUT_WORDS =
  /(?:, ?sem (?:palavras?|frases?)|(?:^|[,:] ?)nenhuma (?:palavra|frase))(?=[,.]|$| e )|\b(?:frases|palavras|legendas|textos|letras)\b[^.]* (?:apag|tir|remov)[a-z]+ (?:tod[oa]s|el[ae]s)\b/;

/** "sem texto no rosto dela", "no text over the dog": where none is to stand. No caption lies on a face anyway. */
const NOT_THERE = new RegExp(
  "\\b(?:textos?|letras?|legendas?|frases?|palavras?|text|words?|captions?|letters) " +
    "(?:(?:em|por) cima d[eao]s?|n[ao]s? frente d[eao]s?|sobre [ao]s?|tampando [ao]s?|cobrindo [ao]s?|n[ao]s?|(?:on|over|across|covering)(?: top of)?(?: the| my| her| his| their)?) " +
    `(?:rostos?|caras?|faces?|olhos|eyes|boca|mouth|cabeca|head|pessoas?|people|produtos?|product|${NAMED})\\b`,
  "g",
);

/** Whether a folded text that directs asks for a film without texts, or a part of it. */
export function speaksOfMute(folded: string): boolean {
  const rest = folded.replaceAll(NOT_THERE, " ");
  return speaksOf("mute", rest) || WITHOUT_WORDS.test(rest);
}

/** Whether sentences that direct ask for no texts in all of the film: "Sem legendas, ela não gosta." */
export function isMuteAsked(sentences: readonly { readonly text: string }[]): boolean {
  const folded = sentences.map(({ text }) => fold(text));
  const isAsked = folded.some((text) => speaksOfMute(text) && !FOR_A_TIME.test(text));
  return isAsked && !folded.some((text) => REFERS.test(text));
}
