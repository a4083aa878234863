import { STYLES } from "@curta/contract";
import { expect, test } from "vitest";
import { isDrawable } from "../../lettering/glyph-widths.ts";
import { MANY, MEASURED_KEYS, PEOPLE_KEYS, THINGS } from "../keys/key.ts";
import { ANY_KEY } from "../keys/keys-of.ts";
import { STORY_LANGUAGES, type StoryLanguage } from "../language/text-language.ts";
import { storiesOf } from "./stories.ts";
import { storiesIn } from "./story.ts";

const VOICES = STORY_LANGUAGES.flatMap((language) => STYLES.map((style) => ({ language, style })));

function linesOf(language: StoryLanguage) {
  return storiesOf(language).flatMap(({ id, keys, voices }) =>
    STYLES.flatMap((style) => voices[style].map(({ text }) => ({ id, keys, style, text }))),
  );
}

const KEYS = [
  ...Object.keys(THINGS),
  ...Object.keys(MANY),
  ...PEOPLE_KEYS,
  ...MEASURED_KEYS,
  "mesa",
  ANY_KEY,
];

test.each(STORY_LANGUAGES)(
  "there are at least eighty stories in %s, each of keys that a reading can prove, and some for every key",
  (language) => {
    const stories = storiesOf(language);
    expect(stories.length).toBeGreaterThanOrEqual(80);
    const used = stories.flatMap(({ keys }) => keys);
    expect([...new Set(used)].toSorted()).toEqual(KEYS.toSorted());
    expect(stories.filter(({ keys }) => keys[0] === ANY_KEY).length).toBeGreaterThanOrEqual(15);
    expect(new Set(stories.map(({ id }) => id)).size).toBe(stories.length);
  },
);

test("in every language the same keys have stories, as many of each", () => {
  const [first, ...others] = STORY_LANGUAGES.map((language) =>
    storiesOf(language).map(({ keys }) => keys.join("+")),
  );
  for (const other of others) expect(other).toEqual(first);
});

test.each(VOICES)(
  "each is told in three to five lines in the voice $language $style, in at most four of them shortened",
  ({ language, style }) => {
    for (const { id, voices } of storiesOf(language)) {
      const all = voices[style].length;
      expect({ id, all: all >= 3 && all <= 5 }).toEqual({ id, all: true });
      const kept = voices[style].filter(({ spare }) => !spare).length;
      expect({ id, kept: kept >= 3 && kept <= 4 }).toEqual({ id, kept: true });
      expect({ id, lines: new Set(voices[style].map(({ text }) => text)).size }).toEqual({ id, lines: all });
      expect(voices[style][0]?.spare).toBe(false);
      expect(voices[style].at(-1)?.spare).toBe(false);
    }
  },
);

test.each(STORY_LANGUAGES)("every line in %s is short, complete and can be drawn", (language) => {
  const wrong = linesOf(language).filter(
    ({ text }) =>
      text.split(" ").length > 7 ||
      text.length > 38 ||
      !/^[\p{Lu}\d“¿¡a-c].*[\p{L}\d%.?!…”]$/u.test(text) ||
      Array.from(text).some((letter) => letter !== " " && !isDrawable(letter)),
  );
  expect(wrong).toEqual([]);
});

/** Nouns, and the keys of stories that may say them: those that are told only where the thing was seen. */
const NOUNS: Readonly<Record<StoryLanguage, readonly (readonly [RegExp, readonly string[]])[]>> = {
  pt: [
    [/\bgatos?\b/i, ["gato", "gatos", "alguem"]],
    [/\bcachorros?\b/i, ["cachorro", "cachorros", "alguem"]],
    [/pássaros?(?!\p{L})/iu, ["passaro", "passaros"]],
    [/\b(?:homem|mulher|menin[oa]|garot[oa]|moç[oa]|jovem|idos[oa]|criança|casal)(?!\p{L})/iu, []],
    [/\b(?:sorriso|sorrindo|feliz|triste|olhos)(?!\p{L})/iu, ["pb"]],
    [/terracota|petróleo|musgo|marinho|salmão|coral|turquesa|âmbar|ocre/i, []],
    [/névoa|neblina|cerveja|praia|montanha|pôr do sol/i, []],
    [/contraste|satura|exposi|meia-luz|composi|enquadr/i, []],
  ],
  en: [
    [/\b(?:cats?|kitt(?:y|en)\w*)\b/i, ["gato", "gatos", "alguem"]],
    [/\b(?:dogs?|pupp(?:y|ies))\b/i, ["cachorro", "cachorros", "alguem"]],
    [/\bbirds?\b/i, ["passaro", "passaros"]],
    [/\b(?:m[ae]n|wom[ae]n|girls?|boys?|guys?|lad(?:y|ies)|young|old people|child|kids?|couple)\b/i, []],
    [/\b(?:smil(?:e|es|ing)|happy|sad|eyes)\b/i, ["pb"]],
    [/\b(?:terracotta|teal|moss|navy|salmon|coral|turquoise|amber|ochre)\b/i, []],
    [/\b(?:fog|mist|beer|beach|mountains?|sunset)\b/i, []],
    [/\b(?:contrast|saturat|exposure|composition|framing)/i, []],
  ],
  es: [
    [/\b(?:gat(?:o|os|it[oa]s?)|michis?)\b/i, ["gato", "gatos", "alguem"]],
    [/\bperr(?:o|os|it[oa]s?)\b/i, ["cachorro", "cachorros", "alguem"]],
    [/\b(?:pájaros?|aves?)(?!\p{L})/iu, ["passaro", "passaros"]],
    [/\b(?:hombres?|mujer(?:es)?|niñ[oa]s?|chic[oa]s?|joven|señor[ae]?s?|parej[ao])(?!\p{L})/iu, []],
    [/\b(?:sonrisa|sonríe|feliz|triste|ojos)(?!\p{L})/iu, ["pb"]],
    [/terracota|petróleo|musgo|marino|salmón|coral|turquesa|ámbar|ocre/i, []],
    [/niebla|neblina|cerveza|playa|montaña|atardecer/i, []],
    [/(?<!\p{L})(?:contraste|satura|exposici|composici|encuadr)/iu, []],
  ],
};

test.each(STORY_LANGUAGES)(
  "no line in %s says what the photo might not hold, or nobody may say",
  (language) => {
    const wrong = linesOf(language).flatMap(({ id, keys, text }) =>
      NOUNS[language]
        .filter(([noun, allowed]) => noun.test(text) && !allowed.includes(keys[0] ?? ""))
        .map(() => ({
          id,
          text,
        })),
    );
    expect(wrong).toEqual([]);
  },
);

test.each(VOICES)("no two stories of the voice $language $style share a hook", ({ language, style }) => {
  const hooks = storiesOf(language).map(({ voices }) => voices[style][0]?.text);
  expect(hooks.filter((hook, at) => hooks.indexOf(hook) !== at)).toEqual([]);
});

test("a story that lacks a voice is refused by name", () => {
  expect(() => storiesIn("gato: sem voz\nviral: Um | Dois | Três")).toThrow(/cinema.*gato: sem voz/);
});
