import { speechOf } from "../../../words/speech/directing.ts";
import { isSeen } from "../../../words/speech/acts.ts";
import { fold } from "../../../words/lexicon/fold.ts";
import type { AheadText } from "./text-ahead.ts";
import type { Start } from "./text-end.ts";
import { findAsking, isPlace } from "./text-place.ts";
import { NAMES_BESIDE } from "./tables/text-end-table.ts";
import { IS } from "./tables/text-start-table.ts";

/** "e do outro", "embaixo", "na segunda": where a second text stands, behind the first. */
const OTHER_PLACE =
  /^[,;]?(?: (?:e|and))? (?:(?:n?d?[oa] outr[oa](?: lado)?|outr[oa](?: (?:legenda|frase|texto))?(?: (?:em ?baixo|em cima))?|(?:do|no|n?a) (?:lado )?(?:direit|esquerd)[oa]|(?:n?a )?(?:metade |parte )?(?:de (?:baixo|cima)|em ?baixo|em cima)|(?:em|n[ao]) outra linha|na linha de baixo|n?[oa] (?:segund|terceir|proxim|ultim)[oa](?: (?:plano|cena|tela|parte|frase|palavra|segundo|take|imagem|foto|quadro|legenda))?|(?:the )?(?:first|second|third|next|last|final|closing) (?:shot|frame|scene|slide|screen|card)|(?:sai|termina|fecha|encerra|acaba|responde(?: em ?baixo)?) com|depois|(?:on )?(?:the )?(?:bottom|top|left|right|other)(?: side| half)?)(?![a-z]))/;
/** Between that place and the text. */
const LED_BY =
  /^(?:,? (?:(?:escrev[ae]|escrito)(?: (?:o|meu|nosso) nome)?|coloca|bota|poe|aparece|diz(?:endo)?|says|reads|(?:should|must) (?:say|read)|write|eh?|is|a (?:palavra|frase|data|hora|legenda|mensagem)|o (?:texto|nome|preco|dia|titulo|telefone|endereco|numero|zap|site)))*:? /;
/** "e as palavras", "and the words": a second text beside the first, at the same place. */
const BESIDE = new RegExp(
  "^,? (?:e|and) (?:com |with )?" +
    "(?:(?:[ao]s?|uma?|the|an?) (?:palavras?|frase|textos?|legenda|mensagem|hashtags?|words?|text|caption|message|tagline)(?: (?:diz|says))?:? |" +
    `${NAMES_BESIDE})|^, (?:(?:[ao]|the) )?(?:subtitulo|subtitle|tagline|slogan)(?: (?:diz|says))?:? |^, (?!numero|number|data|hora)${NAMES_BESIDE}`,
);
/** "escrito antes de um lado e depois do outro" */
const SIDES =
  /^ (?:de um lado|do lado esquerdo|on one side|on the left),? (?:e|and) (?=([^,.;]{1,40}?) (?:d[oa] outr[oa]|do lado direito|on the (?:other|right))(?![a-z]))/;
const BOTH_SIDES =
  /(?:de um lado|(?:do|n?o) lado esquerdo|na esquerda|on one side|on the left):? ([^,.;:]{1,40}?),? (?:(?:e|and) )?(?:(?:do|n?o) outro(?: lado)?|(?:do|n?o) lado direito|na direita|on the (?:other|right)(?: side)?):? ([^,.;:]{1,40}?)(?= d[ae] |[,.;!]|$)/d;
const ABOVE = "(?:bem )?(?:em cima|no (?:topo|alto)|(?:(?:at |on )?the |on )?top)";
const BELOW =
  /(?:bem )?(?:em ?baixo|no rodape|(?:em|n[ao]) outra linha|na linha de baixo|(?:(?:at |on )?the )?bottom)/
    .source;
const ASKS =
  /(?:(?:escrev[ae]|bota|poe|coloca|write|put|aparece) )?(?:(?:o texto|a frase|a palavra|the words?) )?/
    .source;
const LEADS = `(?:${NAMES_BESIDE}|${ASKS})`;
/** "(Promoção) em cima e só hoje embaixo" */
const TEXT_BELOW = new RegExp(
  `^(,? ${ABOVE},? (?:(?:e|and) )?${LEADS})([^,.;]{1,60}?)(,? ${BELOW})(?![a-z])`,
);
/** "(em cima escreve Promoção) e embaixo só hoje" */
const BELOW_TEXT = new RegExp(`^,? (?:(?:e|and) )?${BELOW}(?![a-z])`);
const BETWEEN_LINES = new RegExp(
  `^,? ${ABOVE},? (?:(?:e|and) )?${LEADS}$|^,? (?:(?:e|and) )?${BELOW}:? ${LEADS}$`,
);
const STANDS_BELOW = new RegExp(`^,? ${BELOW}(?![a-z])`);
const JOINT = /^,? (?:e|and) /;
const THING = /^(?:[oa]s?|uma?|uns|umas|the|an?) /;

/** Where a second text begins behind one that was asked for: "de um lado escreve Eu e do outro Você". Null if none does. */
export function secondText(line: string, folded: string, to: number): Start | null {
  const rest = folded.slice(to);
  const place = OTHER_PLACE.exec(rest)?.[0];
  if (place === undefined) return null;
  const led = LED_BY.exec(rest.slice(place.length))?.[0];
  if (led === undefined) return null;
  // "embaixo e aproxima": "e" joins; only with its accent it leads to a text.
  if (led === " e " && !IS.test(line.slice(to + place.length + 1))) return null;
  const at = to + place.length + led.length;
  const text = folded.slice(at);
  const isSaid = led.trim() !== "" || /^[\p{Lu}\d@$(]/u.test(line.slice(at));
  const isPicture = THING.test(text) || isSeen(text) || speechOf(text) === "directs";
  return text !== "" && (isSaid || !isPicture) ? { at, isAfterColon: led.includes(":") } : null;
}

/** Where a second text begins that stands beside the first: "finish with @lumo and the words Open daily". Null if none does. */
export function textBeside(folded: string, to: number): Start | null {
  const led = BESIDE.exec(folded.slice(to))?.[0];
  return led === undefined ? null : { at: to + led.length, isAfterColon: led.includes(":") };
}

/** The lower of two lines, which its place follows: "escreve Promoção em cima e só hoje embaixo". Null if there is none. */
export function textBelow(folded: string, end: number): { at: number; to: number; end: number } | null {
  const [, lead = "", text = "", place = ""] = TEXT_BELOW.exec(folded.slice(end)) ?? [];
  if (text === "") return null;
  const at = end + lead.length;
  return { at, to: at + text.length, end: at + text.length + place.length };
}

/** Whether a second text, of which the place comes first, is the lower line: "e embaixo só hoje". */
export function isLowerLine(folded: string): boolean {
  return BELOW_TEXT.test(folded);
}

/** Whether a quoted text is the lower line of the one before it, by the words between the two and those behind both. */
export function isQuotedBelow(between: string, behind: string): boolean {
  return BETWEEN_LINES.test(between) && (BELOW_TEXT.test(between) || STANDS_BELOW.test(behind));
}

/** Whether these words, and no others, lead from one text to the one beside it. */
export function isLeadBeside(folded: string): boolean {
  return BESIDE.exec(folded)?.[0] === folded;
}

/** The texts of two sides of a divided screen: "de um lado ANTES e do outro DEPOIS". None where things are to be seen there. */
export function textsOnSides(line: string, folded: string): AheadText[] {
  const found = BOTH_SIDES.exec(folded);
  if (found?.indices === undefined) return [];
  const texts = found.indices
    .slice(1)
    .map(([at, to] = [0, 0]) => ({ text: line.slice(at, to), at, from: at, to }));
  const areWords = texts.every(({ text }) => /^\p{Lu}/u.test(text) && !isSeen(fold(text)));
  return areWords ? texts : [];
}

/** The second of two texts, each of which its place follows: "put Hello at the start and Bye at the end". Null if there is none. */
export function textBeforePlace(line: string, folded: string, to: number): { at: number; to: number } | null {
  const rest = folded.slice(to);
  const sides = SIDES.exec(rest);
  if (sides !== null) {
    const at = to + sides[0].length;
    return { at, to: at + (sides[1] ?? "").length };
  }
  const [own, next] = findAsking(rest);
  if (own === undefined || next === undefined || own.from > 1) return null;
  const joint = JOINT.exec(rest.slice(own.to))?.[0];
  if (joint === undefined || !isPlace(own.phrase.kind) || !isPlace(next.phrase.kind)) return null;
  const at = to + own.to + joint.length;
  const text = folded.slice(at, to + next.from).trimEnd();
  const isPicture = !/^\p{Lu}/u.test(line.slice(at)) && (THING.test(text) || isSeen(text));
  return text === "" || isPicture || speechOf(text) === "directs" ? null : { at, to: at + text.length };
}
