import { NOUNS } from "../../../nouns/nouns.ts";
import { THINGS } from "../keys/key.ts";
import { IN_SPANISH } from "./things-in-spanish.ts";
import { topicKind } from "./topic-kind.ts";

/** A pattern for each label in folded text: singular, plural, what people type, and its English name. */
const NAMES = patterns((label) => {
  const noun = NOUNS.get(label);
  return [label, noun?.one ?? label, noun?.many ?? label, ...(noun?.words ?? [])];
});
/** Some words mean another thing in Portuguese: these are for topics in Spanish only. */
const SPANISH = patterns((label) => IN_SPANISH.get(label) ?? []);

function patterns(wordsOf: (label: string) => readonly string[]): ReadonlyMap<string, RegExp> {
  return new Map(
    [...new Set(Object.values(THINGS).flat())].flatMap((label): [string, RegExp][] => {
      const words = wordsOf(label).map(folded);
      if (words.length === 0) return [];
      return [[label, new RegExp(`(?<![a-z0-9])(?:${words.join("|")})(?:e?s)?(?![a-z0-9])`)]];
    }),
  );
}

/** Keys of the things that a topic names, in its order: "meu gato Tom" names a cat, which is also an animal. */
export function keysInTopic(topic: string): string[] {
  const text = folded(topic);
  const names = topicKind(topic).language === "es" ? SPANISH : NAMES;
  const places = Object.entries(THINGS).map(([key, labels]) => ({
    key,
    at: Math.min(...labels.map((label) => placeOf(names.get(label), text))),
  }));
  return places
    .filter(({ at }) => at < Infinity)
    .toSorted((a, b) => a.at - b.at)
    .map(({ key }) => key);
}

function placeOf(name: RegExp | undefined, text: string): number {
  const at = name === undefined ? -1 : text.search(name);
  return at < 0 ? Infinity : at;
}

function folded(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase();
}
