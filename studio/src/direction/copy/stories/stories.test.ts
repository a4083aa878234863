import { STYLES } from "@curta/contract";
import { expect, test } from "vitest";
import { isDrawable } from "../../lettering/glyph-widths.ts";
import { MANY, MEASURED_KEYS, PEOPLE_KEYS, THINGS } from "../keys/key.ts";
import { ANY_KEY } from "../keys/keys-of.ts";
import { STORIES } from "./stories.ts";
import { storiesIn } from "./story.ts";

const LINES = STORIES.flatMap(({ id, keys, voices }) =>
  STYLES.flatMap((style) => voices[style].map(({ text }) => ({ id, keys, style, text }))),
);
const KEYS = [
  ...Object.keys(THINGS),
  ...Object.keys(MANY),
  ...PEOPLE_KEYS,
  ...MEASURED_KEYS,
  "mesa",
  ANY_KEY,
];

test("there are at least eighty stories, each of keys that a reading can prove, and some for every key", () => {
  expect(STORIES.length).toBeGreaterThanOrEqual(80);
  const used = STORIES.flatMap(({ keys }) => keys);
  expect([...new Set(used)].toSorted()).toEqual(KEYS.toSorted());
  expect(STORIES.filter(({ keys }) => keys[0] === ANY_KEY).length).toBeGreaterThanOrEqual(15);
  expect(new Set(STORIES.map(({ id }) => id)).size).toBe(STORIES.length);
});

test.each(STYLES)(
  "each is told in three to five lines in the voice %s, in at most four of them shortened",
  (style) => {
    for (const { id, voices } of STORIES) {
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

test("every line is short, complete and can be drawn", () => {
  const wrong = LINES.filter(
    ({ text }) =>
      text.split(" ").length > 7 ||
      text.length > 38 ||
      !/^[\p{Lu}\d“a-c].*[\p{L}\d%.?!…”]$/u.test(text) ||
      Array.from(text).some((letter) => letter !== " " && !isDrawable(letter)),
  );
  expect(wrong).toEqual([]);
});

/** Nouns, and the keys of stories that may say them: those that are told only where the thing was seen. */
const NOUNS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bgatos?\b/i, ["gato", "gatos", "alguem"]],
  [/\bcachorros?\b/i, ["cachorro", "cachorros", "alguem"]],
  [/pássaros?(?!\p{L})/iu, ["passaro", "passaros"]],
  [/\b(?:homem|mulher|menin[oa]|garot[oa]|moç[oa]|jovem|idos[oa]|criança|casal)(?!\p{L})/iu, []],
  [/\b(?:sorriso|sorrindo|feliz|triste|olhos)(?!\p{L})/iu, ["pb"]],
  [/terracota|petróleo|musgo|marinho|salmão|coral|turquesa|âmbar|ocre/i, []],
  [/névoa|neblina|cerveja|praia|montanha|pôr do sol/i, []],
  [/contraste|satura|exposi|meia-luz|composi|enquadr/i, []],
];

test("no line says what the photo might not hold, or what nobody may say of people", () => {
  const wrong = LINES.flatMap(({ id, keys, text }) =>
    NOUNS.filter(([noun, allowed]) => noun.test(text) && !allowed.includes(keys[0] ?? "")).map(() => ({
      id,
      text,
    })),
  );
  expect(wrong).toEqual([]);
});

test("no two stories of a voice share a hook", () => {
  for (const style of STYLES) {
    const hooks = STORIES.map(({ voices }) => voices[style][0]?.text);
    expect(hooks.filter((hook, at) => hooks.indexOf(hook) !== at)).toEqual([]);
  }
});

test("a story that lacks a voice is refused by name", () => {
  expect(() => storiesIn("gato: sem voz\nviral: Um | Dois | Três")).toThrow(/cinema.*gato: sem voz/);
});
