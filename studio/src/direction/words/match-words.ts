import type { Effect, Move, ShotSize, Target, Transition } from "@curta/contract";
import { EFFECT_WORDS } from "./effect-words.ts";
import { MOVE_WORDS, PLACE_WORDS, SIZE_WORDS, TRANSITION_WORDS } from "./vocabulary.ts";

/** What a piece of text says about a shot; of each kind the first word counts. */
export interface Said {
  readonly size?: ShotSize;
  readonly target?: Target;
  /** Where the camera travels to, starting at the target. */
  readonly until?: Target;
  readonly move?: Move;
  readonly transition?: Transition;
  /** In order, each at most once. */
  readonly effects: readonly Effect[];
}

type Meaning =
  | { readonly kind: "size"; readonly size: ShotSize }
  | { readonly kind: "target"; readonly target: Target }
  | { readonly kind: "move"; readonly move: Move }
  | { readonly kind: "transition"; readonly transition: Transition }
  | { readonly kind: "effect"; readonly effect: Effect };

const MEANINGS = new Map<string, Meaning>();
learn(SIZE_WORDS, (size) => ({ kind: "size", size }));
learn(PLACE_WORDS, (kind) => ({ kind: "target", target: { kind } }));
learn(MOVE_WORDS, (move) => ({ kind: "move", move }));
learn(TRANSITION_WORDS, (transition) => ({ kind: "transition", transition }));
learn(EFFECT_WORDS, (effect) => ({ kind: "effect", effect }));

function learn<Name extends string>(
  lists: Readonly<Record<Name, readonly string[]>>,
  meaning: (name: Name) => Meaning,
): void {
  for (const name in lists) for (const word of lists[name]) MEANINGS.set(word, meaning(name));
}

const POINT = String.raw`(?:no |do |o )?(?:ponto|destaque|point)(?: de interesse)? (\d{1,9}|um|dois|tres|quatro|cinco|seis|sete|oito|nove)(?![a-z0-9])`;
const KNOWN = [...MEANINGS.keys()].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));
const PATTERN = new RegExp(`(?<![a-z0-9-])(?:${POINT}|(${KNOWN.join("|")}))(?![a-z0-9]|-[a-z])`, "g");
const MOST_POINTS = 9;
const NUMBERS = "zero um dois tres quatro cinco seis sete oito nove".split(" ");

type Hearing = { -readonly [Part in keyof Said]: Said[Part] };

/** Finds words of the vocabulary in a folded text; at each position the longest. */
export function matchWords(folded: string): Said {
  const said: Hearing = { effects: [] };
  for (const [, point, word] of folded.replaceAll(/ +/g, " ").matchAll(PATTERN)) {
    if (point !== undefined) said.target ??= { kind: "point", index: pointIndex(point) };
    else apply(said, MEANINGS.get(word ?? ""));
  }
  return said;
}

/** A folded text without the words of the vocabulary. */
export function withoutWords(folded: string): string {
  return folded.replaceAll(/ +/g, " ").replaceAll(PATTERN, " ");
}

function pointIndex(number: string): number {
  const spelled = NUMBERS.indexOf(number);
  return Math.min(MOST_POINTS, Math.max(1, spelled < 0 ? Number(number) : spelled));
}

function apply(said: Hearing, meaning: Meaning | undefined): void {
  switch (meaning?.kind) {
    case undefined:
      return;
    case "size":
      said.size ??= meaning.size;
      return;
    case "target":
      said.target ??= meaning.target;
      return;
    case "move":
      said.move ??= meaning.move;
      return;
    case "transition":
      said.transition ??= meaning.transition;
      return;
    case "effect":
      if (!said.effects.includes(meaning.effect)) said.effects = [...said.effects, meaning.effect];
  }
}

export function isNews({ size, target, move, transition, effects }: Said): boolean {
  return [size, target, move, transition].some((part) => part !== undefined) || effects.length > 0;
}

/** Adds what `second` says to `first`; what `first` says is kept. */
export function merge(first: Said, second: Said): Said {
  const { until, ...other } = second;
  const isWithSecond = first.target === undefined && until !== undefined;
  const rest = isWithSecond ? second : other;
  return { ...rest, ...first, effects: [...new Set([...first.effects, ...second.effects])] };
}
