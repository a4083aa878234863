import { NOUNS } from "../../../nouns/nouns.ts";
import { THINGS } from "../keys/key.ts";

/** Words for each label, as a pattern for folded text: singular, plural, what people type, and its English name. */
const NAMES = new Map(
  [...new Set(Object.values(THINGS).flat())].map((label) => {
    const noun = NOUNS.get(label);
    const names = [label, noun?.one ?? label, noun?.many ?? label, ...(noun?.words ?? [])].map(folded);
    return [label, new RegExp(`(?<![a-z0-9])(?:${names.join("|")})s?(?![a-z0-9])`)] as const;
  }),
);

/** Keys of the things that a topic names, in its order: "meu gato Tom" names a cat, which is also an animal. */
export function keysInTopic(topic: string): string[] {
  const text = folded(topic);
  const places = Object.entries(THINGS).map(([key, labels]) => ({
    key,
    at: Math.min(...labels.map((label) => placeOf(label, text))),
  }));
  return places
    .filter(({ at }) => at < Infinity)
    .toSorted((a, b) => a.at - b.at)
    .map(({ key }) => key);
}

function placeOf(label: string, text: string): number {
  const at = text.search(NAMES.get(label) ?? /(?!)/);
  return at < 0 ? Infinity : at;
}

function folded(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase();
}
