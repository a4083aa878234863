import { findWords } from "../../../words/lexicon/lexicon.ts";
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

const ANY = "(?:(?:mais|nenhuma?|qualquer|any|more|[oa]s?|the|ess[ae]s?|aquel[ae]s?|those|these) ){0,2}";
const TEXTS =
  "(?:(?:texto|frase|palavra|legenda|letra|letreiro|titulo|escrita)s?|letrinhas?|dizeres|escritos?|tipografia|texts?|words|captions?|subtitles|titles|writing|lettering)";
const WRITTEN = `(?:${ANY}${TEXTS}|nada escrito)`;
const WANTS =
  "(?:quer(?:o|ia|em)?|precis[a-z]+|coloc[a-z]+|coloqu[a-z]+|ponh[a-z]+|poe[m]?|por|bot[a-z]+|inser[a-z]+|insir[a-z]+|us[a-z]+|inclu[a-z]+|adicion[a-z]+|tenha|ter)";
/** "não quero frase nenhuma", "sem tipografia", "don't add any captions", "tira esses textos": but not "sem texto longo". */
const DENIED_TEXTS = new RegExp(
  "\\b(?:" +
    [
      `(?:sem|nada de|without|evit(?:a|e|ar|em)|avoid):? ${WRITTEN}`,
      `(?:nao|n|num|nem|nunca) ${WANTS}(?: (?:de|que tenha|por|colocar|inserir))? ${WRITTEN}`,
      `(?:do not|don'?t|never|no need to) (?:add|want|put|use|include|need|write|show) ${WRITTEN}`,
      `(?:tir|apag|remov|retir|delet)(?:a|e|ar|er|em) (?:(?:tod[oa]s )?(?:ess[ae]s?|aquel[ae]s?|[oa]s)|the|that|those) ${TEXTS}`,
      `(?:deix(?:a|e|ar)|leave) (?:[oa]s?|the) ${TEXTS} (?:de )?(?:fora|out)`,
    ].join("|") +
    ")(?: nenhuma?)?(?= (?:na tela|no video|on (?:it|them|this|(?:the )?screen)|in it|por favor|pf|pfv|please|at all|ta bom|que (?:vc|voce)|nao|e|nem|ou|or|and)\\b|[^a-z ]| ?$)",
);

/** "sem texto no rosto dela", "no text over the dog": where none is to stand. No caption lies on a face anyway. */
const NOT_THERE = new RegExp(
  "\\b(?:textos?|letras?|legendas?|frases?|palavras?|text|words?|captions?|letters) " +
    "(?:(?:em|por) cima d[eao]s?|n[ao]s? frente d[eao]s?|sobre [ao]s?|tampando [ao]s?|cobrindo [ao]s?|n[ao]s?|(?:on|over|across|covering)(?: top of)?(?: the| my| her| his| their)?) " +
    `(?:rostos?|caras?|faces?|olhos|eyes|boca|mouth|cabeca|head|pessoas?|people|produtos?|product|${NAMED})\\b`,
  "g",
);

/** "sem letras grandes", "não quero texto em inglês": others are welcome. */
const OF_A_KIND =
  /^ (?:em (?:ingles|portugues|espanhol|caixa|negrito|italico)|in (?:english|all|bold)|(?:(?:muito|tao|too|so) )?(?:long|grand|enorm|gigant|pequen|colorid|amarel|vermelh|chat|clich|piscando|exagerad))/;

function isMutePhrase(folded: string): boolean {
  return findWords(folded).some(
    ({ phrase, to }) => phrase.kind === "mute" && !OF_A_KIND.test(folded.slice(to)),
  );
}

/** Whether a folded text that directs asks for a film without texts, or a part of it. */
export function speaksOfMute(folded: string): boolean {
  const rest = folded.replaceAll(NOT_THERE, " ");
  return isMutePhrase(rest) || WITHOUT_WORDS.test(rest) || DENIED_TEXTS.test(rest);
}

/** Whether sentences that direct ask for no texts in all of the film: "Sem legendas, ela não gosta." */
export function isMuteAsked(sentences: readonly { readonly text: string }[]): boolean {
  const folded = sentences.map(({ text }) => fold(text));
  const isAsked = folded.some((text) => speaksOfMute(text) && !FOR_A_TIME.test(text));
  return isAsked && !folded.some((text) => REFERS.test(text));
}
