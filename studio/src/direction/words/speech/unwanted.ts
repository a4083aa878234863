import type { Effect, Target, Transition } from "@curta/contract";
import { findWords } from "../lexicon/lexicon.ts";

/** What a text does not want in its film. */
export interface Unwanted {
  readonly effects: ReadonlySet<Effect>;
  readonly transitions: ReadonlySet<Transition>;
  /** The photo small on its card, or as a print. */
  readonly places: ReadonlySet<Target["kind"]>;
}

const DENIED =
  /(?<![a-z])(?<!(?:nao|n|nunca|don't|not|never) )(?:sem|nem|nenhuma?|zero|nada de|chega de|proibid[oa]s?|(?:nao|n) (?:quero|use|usa|coloca|coloque|bota|poe|faz|faca|precisa)(?: de)?|(?:nao|n)(?= (?:trem|pisc|congel|chacoalh))|not a fan of|(?:tir|remov|retir|arranc|elimin|dispens)(?:a|e|o|ar|er|em)(?: (?:[oa]s?|ess[ae]s?|aquel[ae]s?))?|some com|evit[ae]r?|without|no(?= (?:any |more )?(?:flash|shak|split|polaroid|glitch|freez|strob|cards?|panels|blink|flicker|cut-?out|whip))|avoid|(?:don'?t|do not) (?:use|do|want|add)|(?:remove|lose|drop|take out|get rid of)(?: (?:the|that))?) /g;
/** Between the denial and what is denied. */
const LEAD =
  /^(?:(?:nenhum|nenhuma|nada|any|mais|more|(?:(?:ess|est|aquel)[ae]s?|aquilo|that|those)(?: (?:negocio|coisa|lance|thing|stuff))?|d[eo]s?|transi(?:cao|coes|tions?)|efeitos?|effects?|[oa]s?|the|uma?|an?|muit[oa]s?) )+/;
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

/** Words for what only a film has, wherever they stand in a complaint or behind a denial. */
const NAMES: readonly (readonly [RegExp, Denied])[] = [
  [/\b(?:flash(?:es)?|clarao|claroes)\b/, { effect: "flash" }],
  [
    /\b(?:pisc(?:a|e|ar|ando|ou|am)|piscadas?|pisca-pisca|blinking|flickering|flashing)\b/,
    { effect: "strobe" },
  ],
  [
    /\b(?:trem(?:e|a|er|or|ores|idos?|idas?|edeira|endo)|chacoalh[a-z]+|camera shake|shak(?:e|es|y|ing))\b/,
    { effect: "shake" },
  ],
  [
    /\b(?:telas? (?:(?:esta |ta |fica )?(?:dividid|partid)[a-z]+)|tela (?:se )?divide|dividir a tela|divisao d[ae] tela|split[- ]screens?|panels|paineis)\b/,
    { effect: "two-panels" },
  ],
  [/\b(?:congel(?:ar|ament[a-z]+|ad[ao])|freeze[- ]frames?)\b/, { effect: "freeze" }],
  [/\b(?:recortaram|cut-?outs?)\b/, { effect: "cut-out" }],
  [/\b(?:efeito (?:de )?espelho|espelhad[oa]|mirror(?:ed| effect))\b/, { effect: "mirror" }],
  [/\bglitch\b/, { effect: "colour-split" }],
  [/\bpolaroide?s?\b/, { place: "polaroid" }],
];
/** The same with words that are as often said of something else: "sem cartão" is a price, too. They count behind a denial alone. */
const NAMES_DENIED: readonly (readonly [RegExp, Denied])[] = [
  ...NAMES,
  [/\brecortes?\b/, { effect: "cut-out" }],
  [/\b(?:congela|pausas?)\b/, { effect: "freeze" }],
  [/\b(?:cart(?:ao|oes)|molduras?|foto pequena|cards?)\b/, { place: "whole" }],
];
/** "não gostei da tela dividida", "what's with the freeze frame": in the clause of the noun. */
const COMPLAINS =
  /(?<![a-z])(?:(?:nao|n) (?:gost|curt)[a-z]*|(?:por ?que|pq|why) .*|(?:tava|estava) (?:bom|boa) ate (?:aparec|surg|entr)[a-z]*|odi(?:ei|o)|detest[a-z]+|enjo[a-z]+|cans(?:a|ou|ei)|bregas?|estranh[oa]|confund[a-z]+|travou|chat[oa]|horriv[a-z]+|terremoto|(?:don'?t|do not|didn'?t) (?:like|need)|hate|annoying|what'?s with|(?:pode|podem|da pra) (?:tir|remov|apag|arranc)[a-z]+\W*$)(?![a-z])/;
/** What is wanted beside it begins a clause of its own. */
const CLAUSE =
  /[,;.!?]+| (?:e|and|mas|but) (?=(?:no lugar )?(?:poe|bota|coloca|faz|quero|com|mais|add|put|use|make|with) )/;
/** "tira por favor", "remove it": behind the clause of the noun. */
const TAKES_AWAY =
  /^\W*(?:(?!(?:nao|n|nunca|don't|not|never|sem) )\S+ ){0,5}?(?:tir(?:a|e|ar|em)|remov(?:a|e|er)|retir(?:a|e|ar)|arranc(?:a|e|ar)|(?:nao|n) (?:quero|gostei)|odiei|cansa|manda|remove|take|lose|get rid of|hate|drop)(?: (?:iss[oa]|el[ae]s?|ess[ae]|fora|embora|it|that|them|this|out|por favor|pf|pfv|ne|nao|please))*\W*$/;
/** Clauses behind the noun that are looked at, and of a sentence in all, so that parsing stays fast. */
const NEAR = 2;
const MOST_CLAUSES = 60;

/** Who does not want the one does not want the others. */
const KIN: readonly (readonly Effect[])[] = [
  ["flash", "strobe"],
  ["two-panels", "three-panels"],
];

/** What folded sentences do not want in their film: "sem tela dividida", "nada de flash nem polaroid". */
export function unwantedIn(sentences: readonly string[]): Unwanted {
  const denied = [
    ...sentences.flatMap((text) => denialsIn(text).flatMap((denial) => denial.all)),
    ...complainedOf(sentences),
  ];
  const effects = denied.flatMap(({ effect }) => effect ?? []);
  const places = denied.flatMap(({ place }) => place ?? []);
  return {
    effects: new Set(effects.flatMap((effect) => KIN.find((kin) => kin.includes(effect)) ?? [effect])),
    transitions: new Set(denied.flatMap(({ transition }) => transition ?? [])),
    // A print is a card, too.
    places: new Set(places.includes("whole") ? [...places, "polaroid"] : places),
  };
}

/** Whether a folded sentence surely says what of a film its writer does not want: "nada de recorte" may be a tailor's. */
export function isComplaint(folded: string): boolean {
  const denied = denialsIn(folded).map(({ from, to }) => folded.slice(from, to));
  return (
    complainedOf([folded]).length > 0 ||
    denied.some((words) => NAMES.some(([pattern]) => pattern.test(words)))
  );
}

/** What folded sentences complain of by a noun: "aquele flash, odiei". */
function complainedOf(sentences: readonly string[]): Denied[] {
  const clauses = sentences.flatMap((text) => text.split(CLAUSE)).slice(0, MOST_CLAUSES);
  return clauses.flatMap((clause, at) => {
    const named = NAMES.filter(([pattern]) => pattern.test(clause)).map(([, denied]) => denied);
    const isDenied =
      named.length > 0 &&
      (COMPLAINS.test(clause) ||
        clauses.slice(at + 1, at + 1 + NEAR).some((behind) => TAKES_AWAY.test(behind)));
    return isDenied ? named : [];
  });
}

/** A folded sentence without the cards and prints that it does not want: they are no shots of its film. */
export function withoutUnwantedPlaces(folded: string): string {
  const denials = denialsIn(folded).filter(({ all }) => all.some(({ place }) => place !== undefined));
  return denials.reduceRight((text, { from, to }) => `${text.slice(0, from)} ${text.slice(to)}`, folded);
}

/** Shots without the effects that nobody wants, and on the photo itself instead of on a card or a print. */
export function onlyWanted<
  Shot extends { readonly target?: Target | undefined; readonly effects?: readonly Effect[] },
>(shots: readonly Shot[], { places, effects }: Unwanted): Shot[] {
  return shots.map((shot) => {
    const kept = shot.effects?.filter((effect) => !effects.has(effect));
    return {
      ...shot,
      ...(kept === undefined ? {} : { effects: kept }),
      ...(shot.target !== undefined && places.has(shot.target.kind) ? { target: { kind: "all" } } : {}),
    };
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
  for (const [pattern, denied] of NAMES_DENIED) {
    const words = pattern.exec(folded);
    if (words?.index === 0) return { denied, length: words[0].length };
  }
  for (const { phrase, from, to } of findWords(folded.slice(0, LONGEST_NAME))) {
    if (from > 0) continue;
    if (phrase.kind === "effect") return { denied: { effect: phrase.name }, length: to };
    if (phrase.kind === "join" && phrase.name !== "cut")
      return { denied: { transition: phrase.name }, length: to };
  }
  return null;
}
