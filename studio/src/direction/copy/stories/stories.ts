import { STORY_LANGUAGES, type StoryLanguage } from "../language/text-language.ts";
import { ANIMALS_EN } from "./en/animals.ts";
import { ANYTHING_EN } from "./en/anything.ts";
import { FOOD_EN } from "./en/food.ts";
import { HOME_EN } from "./en/home.ts";
import { LIGHT_EN } from "./en/light.ts";
import { PEOPLE_EN } from "./en/people.ts";
import { ROADS_EN } from "./en/roads.ts";
import { ANIMALS_ES } from "./es/animals.ts";
import { ANYTHING_ES } from "./es/anything.ts";
import { FOOD_ES } from "./es/food.ts";
import { HOME_ES } from "./es/home.ts";
import { LIGHT_ES } from "./es/light.ts";
import { PEOPLE_ES } from "./es/people.ts";
import { ROADS_ES } from "./es/roads.ts";
import { ANIMALS_PT } from "./pt/animals.ts";
import { ANYTHING_PT } from "./pt/anything.ts";
import { FOOD_PT } from "./pt/food.ts";
import { HOME_PT } from "./pt/home.ts";
import { LIGHT_PT } from "./pt/light.ts";
import { PEOPLE_PT } from "./pt/people.ts";
import { ROADS_PT } from "./pt/roads.ts";
import { storiesIn, type Story } from "./story.ts";

const TABLES: Readonly<Record<StoryLanguage, readonly string[]>> = {
  pt: [PEOPLE_PT, ANIMALS_PT, FOOD_PT, ROADS_PT, HOME_PT, LIGHT_PT, ANYTHING_PT],
  en: [PEOPLE_EN, ANIMALS_EN, FOOD_EN, ROADS_EN, HOME_EN, LIGHT_EN, ANYTHING_EN],
  es: [PEOPLE_ES, ANIMALS_ES, FOOD_ES, ROADS_ES, HOME_ES, LIGHT_ES, ANYTHING_ES],
};
const read = new Map<StoryLanguage, readonly Story[]>();

/** Every story that captions may tell in a language. Tables are read when they are first asked for. */
export function storiesOf(language: StoryLanguage): readonly Story[] {
  const stories = read.get(language) ?? TABLES[language].flatMap(storiesIn);
  read.set(language, stories);
  return stories;
}

const lines = new Map<StoryLanguage, ReadonlySet<string>>();

function linesOf(language: StoryLanguage): ReadonlySet<string> {
  const found =
    lines.get(language) ??
    new Set(
      storiesOf(language)
        .flatMap(({ voices }) => Object.values(voices).flat())
        .map(({ text }) => text),
    );
  lines.set(language, found);
  return found;
}

/** The language of the stories that most of these captions are lines of; null where none is. */
export function languageOfLines(captions: readonly string[]): StoryLanguage | null {
  const counts = STORY_LANGUAGES.map((language) => ({
    language,
    count: captions.filter((caption) => linesOf(language).has(caption)).length,
  }));
  const [first] = counts.toSorted((a, b) => b.count - a.count);
  return first === undefined || first.count === 0 ? null : first.language;
}
