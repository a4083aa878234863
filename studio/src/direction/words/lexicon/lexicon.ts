import {
  type Effect,
  EFFECTS,
  type Move,
  MOVES,
  SHOT_SIZES,
  type ShotSize,
  type Style,
  STYLES,
  type Target,
  type Transition,
  TRANSITIONS,
} from "@curta/contract";
import { LEXICON_TABLE } from "./lexicon-table.ts";

type Place = Exclude<Target["kind"], "point" | "view" | "person" | "thing">;

/** What a phrase means: a part of a shot, the film's style, or only how somebody speaks who directs. */
export type Meaning =
  | { readonly kind: "size"; readonly name: ShotSize }
  | { readonly kind: "move"; readonly name: Move }
  | { readonly kind: "place"; readonly name: Place }
  | { readonly kind: "join"; readonly name: Transition }
  | { readonly kind: "effect"; readonly name: Effect }
  | { readonly kind: "style"; readonly name: Style }
  | { readonly kind: (typeof SPEECH)[number]; readonly name: "" };

/**
 * Ways of speaking: directing verbs, words of films, light, order, beginning and end; asking for a film, for one without
 * words, for words on the screen ("write", "put" a "text" or a "name"); what pictures show; what nobody in a photo can do; words to a viewer.
 */
const SPEECH = [
  "verb",
  "film",
  "light",
  "order",
  "first",
  "last",
  "ask",
  "mute",
  "write",
  "put",
  "text",
  "name",
  "thing",
  "act",
  "viewer",
] as const;
const PLACES: readonly Place[] = [
  "all",
  "whole",
  "polaroid",
  "subject",
  "face",
  "top",
  "bottom",
  "left",
  "right",
  "center",
];
const NAMES = new Map<string, readonly string[]>([
  ["size", SHOT_SIZES],
  ["move", MOVES],
  ["place", PLACES],
  ["join", TRANSITIONS],
  ["effect", EFFECTS],
  ["style", STYLES],
]);
/** Phrases are looked up by so many of their first letters. */
const HEAD = 2;
const SHOT = ["size", "move", "place", "join", "effect"] as const;

/** A phrase of the lexicon, folded. */
export type Phrase = Meaning & {
  readonly phrase: string;
  /** What it alone says for "this directs a film", -3 to 3; see the table. */
  readonly strength: number;
  readonly language: "pt" | "en";
};

export const LEXICON: readonly Phrase[] = LEXICON_TABLE.trim()
  .split("\n")
  .filter(Boolean)
  .flatMap((row) => {
    const [meaning = "", strength = "", language = "", phrases = ""] = row.split(" | ");
    const [kind = "", name = ""] = meaning.split(" ");
    return phrases
      .split(", ")
      .flatMap((pattern) => [...new Set(spelledOut(pattern))])
      .map((phrase) => phraseOf({ kind, name, phrase, strength: Number(strength), language }));
  });

type Row = Readonly<Record<"kind" | "name" | "phrase" | "language", string>> & { readonly strength: number };

function phraseOf(row: Row): Phrase {
  if (!isPhrase(row)) throw new Error(`no meaning in the lexicon: ${row.kind} ${row.name}`);
  return row;
}

function isPhrase(row: Row): row is Row & Phrase {
  const names = NAMES.get(row.kind);
  const isKnown = names === undefined ? SPEECH.some((kind) => kind === row.kind) : names.includes(row.name);
  return isKnown && (row.language === "pt" || row.language === "en");
}

/** "mostr{a/e}" as "mostra" and "mostre". Written for little garbage: a process keeps what its heap grew to at the start. */
function spelledOut(pattern: string): string[] {
  let all = [""];
  for (let at = 0; at < pattern.length;) {
    const open = pattern.indexOf("{", at);
    const literal = pattern.slice(at, open < 0 ? pattern.length : open);
    all = all.map((each) => each + literal);
    if (open < 0) break;
    const [parts, end] = partsFrom(pattern, open);
    all = parts.flatMap(spelledOut).flatMap((part) => all.map((each) => each + part));
    at = end;
  }
  return all;
}

/** What stands between slashes in the braces that open at a place, and where they end. Braces may stand in one another. */
function partsFrom(pattern: string, open: number): [parts: string[], end: number] {
  const parts: string[] = [];
  let [depth, from] = [0, open + 1];
  for (let at = open; at < pattern.length; at += 1) {
    const sign = pattern.charAt(at);
    if (sign === "{") depth += 1;
    if (sign === "}") depth -= 1;
    if (depth > 1 || (sign !== "/" && depth > 0)) continue;
    parts.push(pattern.slice(from, at));
    from = at + 1;
    if (depth === 0) return [parts, from];
  }
  throw new Error(`a brace is open in the lexicon: ${pattern}`);
}

/** A phrase where a text has it. */
export interface FoundPhrase {
  readonly phrase: Phrase;
  readonly from: number;
  readonly to: number;
}

/** Finds phrases in a folded text with single blanks: at each position the longest, none inside another. */
type Finder = (folded: string) => FoundPhrase[];

export const findWords: Finder = finderOf(LEXICON);
/** The same of those that are parts of a shot. */
export const findShotWords: Finder = finderOfKinds(SHOT);

export function finderOfKinds(kinds: readonly Meaning["kind"][]): Finder {
  return finderOf(LEXICON.filter(({ kind }) => kinds.includes(kind)));
}

function finderOf(phrases: readonly Phrase[]): Finder {
  const heads = new Map<string, Phrase[]>();
  const longestFirst = phrases.toSorted(
    (a, b) => b.phrase.length - a.phrase.length || b.strength - a.strength,
  );
  for (const each of longestFirst) {
    const head = each.phrase.slice(0, HEAD);
    const known = heads.get(head);
    if (known === undefined) heads.set(head, [each]);
    else known.push(each);
  }
  return (text) => {
    const found: FoundPhrase[] = [];
    for (let at = 0; at < text.length; at += 1) {
      if (/[a-z0-9-]/.test(text.charAt(at - 1))) continue;
      const phrase = heads
        .get(text.slice(at, at + HEAD))
        ?.find((each) => text.startsWith(each.phrase, at) && endsAt(text, at + each.phrase.length));
      if (phrase === undefined) continue;
      found.push({ phrase, from: at, to: at + phrase.phrase.length });
      at += phrase.phrase.length - 1;
    }
    return found;
  };
}

/** Whether a word ends before this position. */
function endsAt(text: string, at: number): boolean {
  return !/^(?:[a-z0-9]|-[a-z])/.test(text.slice(at, at + 2));
}

/** Whether a folded text holds a phrase of a kind. */
export function speaksOf(kind: Meaning["kind"], folded: string): boolean {
  return findWords(folded).some(({ phrase }) => phrase.kind === kind);
}
