import { hasDirection, speechOf, surelyDirects } from "../../../words/speech/directing.ts";
import { fold } from "../../../words/lexicon/fold.ts";
import type { FoundPhrase } from "../../../words/lexicon/lexicon.ts";
import { REFERRED, SOMEBODY } from "./tables/text-start-table.ts";
import { isPlace } from "./text-place.ts";

/** "mostra o título primeiro": when, and not what, is said; so is it in "a mãe só aparece depois". */
const ORDER = /^\W*(?:(?:so|bem|logo|only) )?(?:primeiro|em seguida|por (?:ultimo|fim)|first|next|last)\W*$/;
const ORDER_OF_SHOWING =
  /^\W*(?:(?:so|bem|logo|only) )?(?:antes|depois|before|then|later|after(?:wards)?)\W*$/;
const SHOWS_UP = /^(?:apare|surg|appear|show)/;
/** "mostra ele todo", "entre eles": of these it is somebody who is seen, too. */
const SHOWS = /^(?:mostr|revel|entr)/;
/** "e aos 10" */
const WHEN = /^\W*(?:(?:e|and) )?(?:aos|at) \d{1,3}(?: ?s(?:eg[a-z]*|ec[a-z]*)?)?\W*$/;
/** So far ahead of a word "essa frase" may stand. */
const MOST_AHEAD = 40;

/** "Quero assim: primeiro mostra a panela", "Final: congela no gol": what follows is how the film goes. */
export function isPlanned(text: string, { phrase: { kind } }: FoundPhrase): boolean {
  const [clause = ""] = text.split(",", 1);
  return kind === "put"
    ? speechOf(clause) === "directs"
    : isPlace(kind) && (surelyDirects(clause) || (speechOf(clause) !== "says" && hasDirection(fold(clause))));
}

/** "Essa frase deve surgir no alto": what was said before. */
export function isReferred({ from, to, phrase }: FoundPhrase, folded: string): boolean {
  const isPutOrText = phrase.kind === "put" || phrase.kind === "text";
  return isPutOrText && REFERRED.test(folded.slice(Math.max(0, from - MOST_AHEAD), to));
}

/** Whether words between two texts only say when the second comes. */
export function saysWhen(text: string): boolean {
  return WHEN.test(fold(text));
}

/** "quero isso escrito enquanto mostra a garagem" */
const MEANWHILE = /^(?:enquanto|while) /;
/** "palavras dela", "põe elas por cima", "aparecem estas três linhas", "escreva o nome e as datas": texts that stand elsewhere. */
const ELSEWHERE =
  /^(?:(?:so|apenas) )?[oa]s? (?:nomes?|datas?|dados)(?: e [oa]s? [a-z]+)?$|^(?:d?el[ae]s|dela|dele|them|hers?|his|minhas|(?:est|ess)[ae]s? (?:[a-z]+ )?(?:linhas?|frases?|palavras?|textos?|versos?|oracao|poema|poesia)(?: por cima.*)?|(?:these|those|this) (?:[a-z]+ )?(?:lines?|words?|phrases?|texts?))$/;

/** "uma frase de cada vez" */
const BY_TURNS =
  /^(?:(?:um|uma|one) )?(?:frase|linha|palavra|item|texto|line|word|phrase)?(?:,? ?(?:um|uma|one))? ?(?:de cada vez|por vez|por uma?|at a time|by one)$/;

/** "barulho de onda" */
const OF_SOUND =
  /^(?:(?:um|uns|uma|o|os|a|the|some|tambem|tbm|tb) )*(?:barulh|sonzinh|som |sons |ruid|chiad|sounds? of|noise)/;

/** "com VHS", "mostra ZOOM": neither asks for words. */
function isHow(text: string, { phrase: { kind, strength } }: FoundPhrase): boolean {
  return kind === "put" && strength === 0 && surelyDirects(text);
}

/**
 * Whether what stands behind an announcement only says when, who, or how: of who writes or puts, "before" and "after" are
 * texts.
 */
export function saysNoText(text: string, word: FoundPhrase): boolean {
  const { kind, phrase } = word.phrase;
  const folded = fold(text).replace(/\W+$/, "");
  if ([MEANWHILE, ELSEWHERE, BY_TURNS].some((pattern) => pattern.test(folded)) || isHow(text, word))
    return true;
  if (kind === "put" && OF_SOUND.test(folded)) return true;
  if (ORDER.test(folded)) return kind !== "write";
  if (SOMEBODY.test(folded)) return SHOWS_UP.test(phrase) || SHOWS.test(phrase);
  return SHOWS_UP.test(phrase) && ORDER_OF_SHOWING.test(folded);
}
