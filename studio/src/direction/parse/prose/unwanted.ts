import type { Effect, Target, Transition } from "@curta/contract";
import { findWords } from "../../words/lexicon/lexicon.ts";

/** What a text does not want in its film. */
export interface Unwanted {
  readonly effects: ReadonlySet<Effect>;
  readonly transitions: ReadonlySet<Transition>;
  /** The photo small on its card, or as a print. */
  readonly places: ReadonlySet<string>;
}

const DENIED =
  /(?<![a-z])(?:sem|nada de|chega de|(?:nao|n) (?:quero|use|usa|coloca|coloque|bota|poe|faz|faca|precisa)(?: de)?|tir[ae]r? (?:[oa]s?|ess[ae]s?|aquel[ae]s?)|evit[ae]r?|without|no|avoid|(?:don'?t|do not) (?:use|do|want|add)|(?:remove|lose|drop) (?:the|that)) /g;
/** Between the denial and what is denied. */
const LEAD =
  /^(?:(?:nenhum|nenhuma|any|mais|more|ess[ae]s?|est[ae]s?|d[eo]s?|efeitos?|effects?|[oa]s?|the|uma?|an?|muit[oa]s?) )+/;
/** "sem flash, glitch ou tremor": each is denied. */
const OR = /^(?: (?:ou|nem|or|nor) |, (?=[^.;]* (?:ou|nem|or|nor) ))/;
/** So many are denied at once. */
const MOST_LISTED = 6;
const LONGEST_NAME = 40;
/** So many denials of a sentence are looked at, and so far behind each, so that parsing stays fast. */
const MOST_DENIALS = 40;
const LONGEST_LIST = 200;

interface Denied {
  readonly effect?: Effect;
  readonly transition?: Transition;
  readonly place?: "whole" | "polaroid";
}

/** What the lexicon has no words for, because nobody asks for it so. */
const OTHERS: readonly (readonly [RegExp, Denied])[] = [
  [/^(?:piscar|piscando|piscadas?|pisca-pisca|blinking|flickering)(?![a-z])/, { effect: "strobe" }],
  [/^(?:trem(?:er|edeira|idas?|endo)|shak(?:es?|y|ing))(?![a-z])/, { effect: "shake" }],
  [
    /^(?:telas? dividid[a-z]+|dividir a tela|divisao d[ae] tela|split screens?|panels|paineis)(?![a-z])/,
    { effect: "two-panels" },
  ],
  [/^(?:congel(?:a|ar|amento|ada)|pausas?)(?![a-z])/, { effect: "freeze" }],
  [/^recortes?(?![a-z])/, { effect: "cut-out" }],
  [/^polaroide?s?(?![a-z])/, { place: "polaroid" }],
  [/^(?:cart(?:ao|oes)|molduras?|foto pequena|cards?)(?![a-z])/, { place: "whole" }],
];
/** Who does not want the one does not want the others. */
const KIN: readonly (readonly Effect[])[] = [
  ["flash", "strobe"],
  ["two-panels", "three-panels"],
];

/** What folded sentences that direct do not want: "sem tela dividida", "nada de flash nem polaroid". */
export function unwantedIn(sentences: readonly string[]): Unwanted {
  const denied = sentences.flatMap((text) => denialsIn(text).flatMap((denial) => denial.all));
  const effects = denied.flatMap(({ effect }) => effect ?? []);
  const places = denied.flatMap(({ place }) => place ?? []);
  return {
    effects: new Set(effects.flatMap((effect) => KIN.find((kin) => kin.includes(effect)) ?? [effect])),
    transitions: new Set(denied.flatMap(({ transition }) => transition ?? [])),
    // A print is a card, too.
    places: new Set(places.includes("whole") ? [...places, "polaroid"] : places),
  };
}

/** A folded sentence without the cards and prints that it does not want: they are no shots of its film. */
export function withoutUnwantedPlaces(folded: string): string {
  const denials = denialsIn(folded).filter(({ all }) => all.some(({ place }) => place !== undefined));
  return denials.reduceRight((text, { from, to }) => `${text.slice(0, from)} ${text.slice(to)}`, folded);
}

/** Shots on the photo itself instead of on a card or a print that nobody wants: "sem cartão, só a foto cheia". */
export function onlyWanted<Shot extends { readonly target?: Target | undefined }>(
  shots: readonly Shot[],
  { places }: Unwanted,
): Shot[] {
  return shots.map((shot) => {
    return places.has(shot.target?.kind ?? "") ? { ...shot, target: { kind: "all" } } : shot;
  });
}

interface Denial {
  readonly all: readonly Denied[];
  readonly from: number;
  readonly to: number;
}

function denialsIn(folded: string): Denial[] {
  const denials = Array.from(folded.matchAll(DENIED)).slice(0, MOST_DENIALS);
  return denials.map(({ 0: denial, index }) => {
    const behind = folded.slice(index + denial.length, index + denial.length + LONGEST_LIST);
    const { all, rest } = deniedAt(behind);
    return { all, from: index, to: index + denial.length + behind.length - rest.length };
  });
}

/** What stands behind a denial, one after the other, and what is left. */
function deniedAt(folded: string): { readonly all: readonly Denied[]; readonly rest: string } {
  const all: Denied[] = [];
  let rest = folded;
  while (all.length < MOST_LISTED) {
    rest = rest.replace(LEAD, "");
    const found = nameAt(rest);
    if (found === null) break;
    all.push(found.denied);
    rest = rest.slice(found.length);
    const joint = OR.exec(rest)?.[0];
    if (joint === undefined) break;
    rest = rest.slice(joint.length);
  }
  return { all, rest };
}

function nameAt(folded: string): { readonly denied: Denied; readonly length: number } | null {
  for (const [pattern, denied] of OTHERS) {
    const words = pattern.exec(folded)?.[0];
    if (words !== undefined) return { denied, length: words.length };
  }
  for (const { phrase, from, to } of findWords(folded.slice(0, LONGEST_NAME))) {
    if (from > 0) continue;
    if (phrase.kind === "effect") return { denied: { effect: phrase.name }, length: to };
    if (phrase.kind === "join" && phrase.name !== "cut")
      return { denied: { transition: phrase.name }, length: to };
  }
  return null;
}
