import { directingScore, lexiconScore, speechOf } from "../../../words/speech/directing.ts";
import { findWords } from "../../../words/lexicon/lexicon.ts";
import { fold } from "../../../words/lexicon/fold.ts";
import type { AheadText } from "./text-ahead.ts";
import { findAsking } from "./text-place.ts";

const COMMA = /[,;] +| [-–—] /g;
/** What joins a clause to the one before it. */
const JOINTS = /^(?:(?:e|and|y|ai|dai|depois|dps|then|por fim|finally) )*/;
/** "Just SOLD, huge" */
const ALONE = /^(?:so|apenas|somente|just|only) /;
const SHOUTED = /^[\p{Lu}\d][^\p{Ll}\s]*(?: [^\p{Ll}\s]+)*(?=\s|$)/u;
/** Behind a text: how large it is, or where on the screen. */
const LOOKS =
  /^(?:(?:(?:bem|bien|muito|super|very|really) )?(?:grand(?:e|ao|ona)|gigante|enorme|huge|big|giant|em letras? [a-z]+|em caixa alta|piscando|no meio|na tela|on (?:the )?screen)\W*)+$/;
const CAPITALIZED = /^\p{Lu}\p{Ll}/u;
/** From this score down words are surely for who reads; names of people and places are not. */
const SURELY_READ = -3;
/** From this score up the lexicon's words are surely those of who directs. */
const LEAST_SURE = 2;
/** "Boas Festas da família": fewer words may be a name. */
const LEAST_WORDS = 3;

/** A part of a line between commas. */
interface Clause {
  readonly text: string;
  readonly at: number;
}

/**
 * Clauses that are to be read, beside clauses that direct: "treme, flash branco, e BAILE DO JAPA SEXTA", "efeito de neve, Boas
 * Festas da família Lopes".
 */
export function textsBetweenCommas(line: string, folded: string): AheadText[] {
  const clauses = clausesOf(line);
  if (clauses.length < 2 || !/\p{Lu}/u.test(line.slice(1))) return [];
  if (!clauses.some(({ text }) => isDirection(text))) return [];
  return clauses.flatMap(({ text, at }) => {
    const joint = JOINTS.exec(folded.slice(at, at + text.length))?.[0].length ?? 0;
    const alone = ALONE.exec(folded.slice(at + joint, at + text.length))?.[0].length ?? 0;
    const own = text.slice(joint + alone);
    const read = shoutedIn(own, alone > 0) ?? ((at > 0 ? isSentence(own) : isHeadline(own)) ? own : null);
    const from = at + joint + alone;
    return read === null ? [] : [{ text: read, at: from, from: at, to: at + text.length }];
  });
}

/** By words of the lexicon: "tela 14, 16GB RAM" only resembles a direction. */
function isDirection(clause: string): boolean {
  return speechOf(clause) === "directs" && lexiconScore(fold(clause)) >= LEAST_SURE;
}

function clausesOf(line: string): Clause[] {
  const clauses: Clause[] = [];
  let at = 0;
  for (const { index, 0: comma } of line.matchAll(COMMA)) {
    clauses.push({ text: line.slice(at, index), at });
    at = index + comma.length;
  }
  return [...clauses, { text: line.slice(at), at }];
}

/** Words in capitals that make up a clause, but for how they look. One word alone ("LENTO", "120 BPM") may only be stressed. */
function shoutedIn(clause: string, isAlone: boolean): string | null {
  const shouted = SHOUTED.exec(clause)?.[0];
  if (shouted === undefined || !/\p{Lu}{3}/u.test(shouted)) return null;
  const looks = fold(clause.slice(shouted.length)).trim();
  if (looks !== "" && !LOOKS.test(looks)) return null;
  const isOne = (shouted.match(/\p{L}{2,}/gu) ?? []).length === 1;
  if (
    isOne &&
    ((!isAlone && looks === "") || findWords(fold(shouted)).some(({ phrase }) => phrase.strength >= 0))
  )
    return null;
  return speechOf(shouted) === "directs" ? null : shouted;
}

/** "Sunday Service 10AM": words that all have a capital, with a figure. */
function isHeadline(clause: string): boolean {
  return /^(?:[\p{Lu}\d]\S*(?: |$)){2,}$/u.test(clause) && /\d/.test(clause) && speechOf(clause) === "says";
}

/** Words that begin with a capital in the midst of a line, and are surely for who reads. */
function isSentence(clause: string): boolean {
  return (
    CAPITALIZED.test(clause) &&
    clause.split(" ").length >= LEAST_WORDS &&
    findAsking(fold(clause)).length === 0 &&
    directingScore(clause) <= SURELY_READ
  );
}
