import type { Effect, Move, ShotSize, Target, Transition } from "@curta/contract";
import { findShotWords, type Phrase } from "../lexicon/lexicon.ts";
import { readView, VIEW } from "./view-words.ts";

/** What a piece of text says about a shot; of each kind the first word counts, and "polaroid" before other places. */
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

const POINT =
  "(?:ponto|destaque|point)(?: de interesse)? (\\d{1,9}|um|dois|tres|quatro|cinco|seis|sete|oito|nove)";
/** Targets that are given by numbers. */
const GIVEN = new RegExp(`(?<![a-z0-9-])(?:no |do |o )?(?:${POINT}|(${VIEW}))(?![a-z0-9]|-[a-z])`, "g");
const MOST_POINTS = 9;
const WAYS: ReadonlySet<Move> = new Set(["pan-left", "pan-right", "tilt-up", "tilt-down"]);
const NUMBERS = "zero um dois tres quatro cinco seis sete oito nove".split(" ");

type Hearing = { -readonly [Part in keyof Said]: Said[Part] };

/** Finds parts of a shot in a folded text; at each position the longest. */
export function matchWords(folded: string): Said {
  const said: Hearing = { effects: [] };
  const text = folded.replaceAll(/ +/g, " ");
  let givenAt = Infinity;
  const rest = text.replaceAll(GIVEN, (whole, number?: string, view?: string, at = 0) => {
    if (givenAt === Infinity) {
      givenAt = at;
      said.target = view === undefined ? { kind: "point", index: pointIndex(number ?? "") } : readView(view);
    }
    return " ".repeat(whole.length);
  });
  for (const { phrase, from } of findShotWords(rest)) {
    if (phrase.kind === "place" && from < givenAt && isGiven(said.target)) delete said.target;
    apply(said, phrase);
  }
  return said;
}

function isGiven(target: Target | undefined): boolean {
  return target?.kind === "point" || target?.kind === "view";
}

function pointIndex(number: string): number {
  const spelled = NUMBERS.indexOf(number);
  return Math.min(MOST_POINTS, Math.max(1, spelled < 0 ? Number(number) : spelled));
}

function apply(said: Hearing, phrase: Phrase): void {
  if (phrase.kind === "size") said.size ??= phrase.name;
  else if (phrase.kind === "place") {
    if (phrase.name === "polaroid") said.target = { kind: phrase.name };
    else said.target ??= { kind: phrase.name };
  } else if (phrase.kind === "move") {
    // "a câmera passeia da esquerda pra direita": the way says more.
    if (said.move === undefined || (said.move === "dolly" && WAYS.has(phrase.name))) said.move = phrase.name;
  } else if (phrase.kind === "join") said.transition ??= phrase.name;
  else if (phrase.kind === "effect" && !said.effects.includes(phrase.name)) {
    said.effects = [...said.effects, phrase.name];
  }
}

export function isNews({ size, target, move, transition, effects }: Said): boolean {
  return [size, target, move, transition].some((part) => part !== undefined) || effects.length > 0;
}

/** Adds what `second` says to `first`; what `first` says is kept, but a print shows the whole photo, whatever else is named. */
export function merge(first: Said, second: Said): Said {
  const { until, ...other } = second;
  // A way from the second's own target is none from the first's.
  const isOneWay = first.target === undefined || second.target === undefined;
  const rest = isOneWay && until !== undefined ? second : other;
  const effects = [...new Set([...first.effects, ...second.effects])];
  if (second.target?.kind !== "polaroid") return { ...rest, ...first, effects };
  const { until: _, ...kept } = first;
  return { ...rest, ...kept, target: second.target, effects };
}
