import { FUNCTION_WORDS } from "./function-words.ts";

/** The languages that stories, bridges and calls are written in. */
export const STORY_LANGUAGES = ["pt", "en", "es"] as const;
export type StoryLanguage = (typeof STORY_LANGUAGES)[number];

/** Of a text: one that there are stories in, or another. */
export type TextLanguage = StoryLanguage | "other";

/** What is quoted is meant to be read, and may be in another language than the text around it. */
const QUOTED = /“[^”]*”|"[^"\n]*"|«[^»]*»/gu;
/** Letters and signs of one language only; each counts as a word. */
const SIGNS: readonly (readonly [TextLanguage, RegExp])[] = [
  ["pt", /[ãõç]/giu],
  ["es", /[ñ¿¡]/giu],
];
/** One word of a language without stories may be a slip or a name. */
const LEAST_OF_OTHER = 2;
const LANGUAGES = [...STORY_LANGUAGES, "other"] as const;
const LANGUAGES_OF_WORDS = wordsByLanguage();

function wordsByLanguage(): ReadonlyMap<string, readonly TextLanguage[]> {
  const found = new Map<string, TextLanguage[]>();
  for (const language of LANGUAGES) {
    for (const word of FUNCTION_WORDS[language].split(/\s+/)) {
      found.set(word, [...(found.get(word) ?? []), language]);
    }
  }
  return found;
}

/**
 * The language of a text, by its function words: the one that has the most of them, at least so many. Null where two
 * have as many, or there are too few: names, numbers, "close, zoom in".
 */
export function languageOf(text: string, least = 1): TextLanguage | null {
  const own = text.replaceAll(QUOTED, " ").toLowerCase();
  const latin = own.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const letters = own.match(/\p{L}/gu)?.length ?? 0;
  if (latin < letters / 2) return "other";
  const counts = new Map<TextLanguage, number>(
    SIGNS.map(([language, sign]) => [language, own.match(sign)?.length ?? 0]),
  );
  for (const word of own.match(/\p{L}+/gu) ?? []) {
    for (const language of LANGUAGES_OF_WORDS.get(word) ?? []) {
      counts.set(language, (counts.get(language) ?? 0) + 1);
    }
  }
  const [first, second] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (first === undefined || first[1] < least || first[1] === second?.[1]) return null;
  return first[0];
}

/** In which language stories are told in a film of this script; null for one that there are none in. */
export function storyLanguageOf(script: string): StoryLanguage | null {
  const language = languageOf(script);
  if (language !== "other") return language ?? "pt";
  return languageOf(script, LEAST_OF_OTHER) === null ? "pt" : null;
}
