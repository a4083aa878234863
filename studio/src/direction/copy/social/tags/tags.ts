import type { StoryLanguage } from "../../language/text-language.ts";
import { SAID_TAGS_EN, TAGS_EN } from "./tags-en.ts";
import { SAID_TAGS_ES, TAGS_ES } from "./tags-es.ts";
import { SAID_TAGS_PT, TAGS_PT } from "./tags-pt.ts";

/** Hashtags that people search for, by key of a story (`keys/key.ts`), the best first. */
type Tags = Readonly<Record<string, readonly string[]>>;
/** Hashtags of what a user says and no network knows, by what folded text says it. */
type SaidTags = readonly (readonly [said: RegExp, tag: string])[];

export const TAGS: Readonly<Record<StoryLanguage, Tags>> = { pt: TAGS_PT, en: TAGS_EN, es: TAGS_ES };
export const SAID_TAGS: Readonly<Record<StoryLanguage, SaidTags>> = {
  pt: SAID_TAGS_PT,
  en: SAID_TAGS_EN,
  es: SAID_TAGS_ES,
};
