import type { Target, Which } from "@curta/contract";
import { NOUNS } from "./nouns.ts";
import { ALL_PEOPLE, ONE_PERSON } from "./people-words.ts";
import { CODED, labelOf } from "./unnamed.ts";

/** A person or thing that a folded text names. */
export interface Mention {
  readonly target: Target;
  /** The word for it, folded. */
  readonly noun: string;
  /** Its position in the text, article included. */
  readonly from: number;
  readonly to: number;
  /** It says which one of several. */
  readonly isCertain: boolean;
  /** True for "the cat", false for "a cat": a wish and not a description. */
  readonly isDefinite: boolean;
}

interface Word {
  readonly label: string;
  readonly isPlural: boolean;
}

const WORDS = new Map<string, Word>();
for (const { label, one, many, words } of NOUNS.values()) {
  for (const word of [...words, label]) {
    learn(`${word}s`, { label, isPlural: true });
    learn(word, { label, isPlural: false });
  }
  WORDS.set(folded(many), { label, isPlural: folded(many) !== folded(one) });
  WORDS.set(folded(one), { label, isPlural: false });
}
/** "O país" */
const COUNTRY = "pais";
for (const one of ONE_PERSON) {
  if (`${one}s` !== COUNTRY) learn(`${one}s`, { label: "person", isPlural: true });
  learn(one, { label: "person", isPlural: false });
}
for (const all of ALL_PEOPLE) {
  WORDS.set(all, { label: "person", isPlural: true });
}

/** Adds a word unless it is known. Names in the table's columns "singular" and "plural" replace what was added. */
function learn(text: string, word: Word): void {
  if (!WORDS.has(text)) WORDS.set(text, word);
}

function folded(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase();
}

const ORDINALS: Readonly<Record<string, Which>> = {
  primeir: 1,
  segund: 2,
  terceir: 3,
  quart: 4,
  quint: 5,
  sext: 6,
  outr: "right",
  first: 1,
  second: 2,
  third: 3,
  other: "right",
  left: "left",
  right: "right",
  middle: "middle",
};
const ORDINAL = String.raw`(?:primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|quint[oa]|sext[oa]|outr[oa]|first|second|third|other|left|right|middle)`;
const SIDE = "(?:esquerd[oa]|direit[oa]|meio|centro|left|right|middle|center|centre)";
const ASIDE = String.raw`(?: (?:que (?:esta|fica) )?(?:d[oa]|n[oa]|ao?|mais ao?|on the|to the|in the|at the) (?:ponta |lado |canto )?${SIDE}(?! (?:para|pra) (?:a )?(?:direita|esquerda))| central)`;
const NUMBER = String.raw`(?: (?:numero )?[1-9](?![0-9.,:]*[0-9]| ?(?:s|segs?|segundos?|seconds?|x|%|vezes)(?![a-z])))`;
const COUNT =
  "(?:(?:dois|duas|tres|quatro|cinco|both|two|three|four|todos os|todas as|todos|todas|all the) )";
const NAMES = [...WORDS.keys()].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1)).join("|");

/**
 * Source of a pattern for a noun with the words that say which one ("da esquerda", "2"), without its article and
 * without capturing groups.
 */
export const NAMED = `(?:${COUNT}?(?:${ORDINAL} )?(?:item chamado ${CODED}|(?:${NAMES})(?![a-z0-9]|-[a-z]))(?:${ASIDE}|${NUMBER})?)`;

const PART = String.raw`(?:rosto|cara|carinha|olhos?|olhar|focinho|cabeca|face|eyes?)`;
/** "meu gato", "this dog": "seu" and "your" speak to viewers. */
const MINE = "(?:me[ui]s?|minhas?|noss[oa]s?)";
const MY = "(?:my|our|his|her|their)";
const DEFINITE = [
  `(?:n[oa]s?|d[oa]s?|aos?|[oa]s?|pel[oa]s?|pr[oa]s?)(?: ${MINE})?`,
  `(?:(?:em|de|pr?a|para) )?${MINE}`,
  "(?:[nd](?:es[st][ea]s?|aquel[ea]s?)|(?:(?:em|de|pr?a|para) )?(?:ess[ea]s?|estes?|estas|aquel[ea]s?))",
  `(?:(?:on|of|at|to|from|in|into|around|over|behind) )?(?:the|both|all|this|that|these|those|${MY})`,
  "on|of",
].join("|");
/** "then everyone" */
const NEXT = "(?:then|next|finally|depois|ai|por (?:fim|ultimo))";
const INDEFINITE = String.raw`(?:(?:de |em |on |of |to |from )?(?:uma?|an?)|num|numa|dum|duma)`;
const MENTION = new RegExp(
  `(?<![a-z0-9-])(?:(?:(?:${DEFINITE}) )?(${PART}) (?:d[oa]s?(?: ${MINE})?|de (?:uma?|${MINE})|of (?:the|an?|${MY})) |(${DEFINITE}) |(${INDEFINITE}) |(?<=^ *|(?:^| )${NEXT} ))(${NAMED})`,
  "g",
);

/**
 * The people and things that a folded text names, in order. The face of no particular person is not one: scripts have
 * a target `face` for it.
 */
export function mentionsIn(text: string): Mention[] {
  return Array.from(text.matchAll(MENTION)).flatMap((found) => {
    const [whole, part, definite, indefinite, name = ""] = found;
    const said = readName(name);
    if (said === null) return [];
    const isOfPerson = said.target.kind === "person" || said.target.kind === "all";
    if (part !== undefined && isOfPerson && !said.isCertain) return [];
    const to = found.index + whole.length;
    const isBare = [part, definite, indefinite].every((lead) => lead === undefined);
    if (isBare && !said.isCertain && text.slice(to).trim() !== "") return [];
    const isDefinite = indefinite === undefined && !(isBare && NUMBERED.test(name));
    return [
      { target: said.target, noun: said.noun, from: found.index, to, isCertain: said.isCertain, isDefinite },
    ];
  });
}

interface Name {
  readonly target: Target;
  readonly noun: string;
  /** It says which one. */
  readonly isCertain: boolean;
}

/** What a text that matches `NAMED` names. */
export function readName(name: string): Name | null {
  const coded = new RegExp(`item chamado (${CODED})`).exec(name)?.[1];
  const [, ordinal = "", noun = "", rest = ""] = PARTS.exec(name) ?? [];
  const word = coded === undefined ? WORDS.get(noun) : { label: labelOf(coded), isPlural: false };
  if (word === undefined) return null;
  const which = whichIn(ordinal, coded === undefined ? rest : name.slice(name.indexOf(coded) + coded.length));
  if (word.label === "person" && coded === undefined) {
    if (word.isPlural && which === null) return { target: { kind: "all" }, noun, isCertain: true };
    return { target: { kind: "person", which: which ?? 1 }, noun, isCertain: which !== null };
  }
  const isCertain = which !== null || coded !== undefined;
  return { target: { kind: "thing", label: word.label, which: which ?? 1 }, noun, isCertain };
}

/** "Duas pessoas": a number, and no particular one. */
const NUMBERED = /^(?:dois|duas|tres|quatro|cinco|two|three|four) /;
const PARTS = new RegExp(`^${COUNT}?(?:(${ORDINAL}) )?(${NAMES})(?![a-z0-9]|-[a-z])(.*)$`);

function whichIn(ordinal: string, rest: string): Which | null {
  const number = /[1-9]/.exec(rest)?.[0];
  if (number !== undefined) return Number(number);
  if (/esquerd|left/.test(rest)) return "left";
  if (/direit|right/.test(rest)) return "right";
  if (/meio|cent|middle/.test(rest)) return "middle";
  return ORDINALS[ordinal.replace(/(?<=.{4})[oa]$/, "")] ?? null;
}
