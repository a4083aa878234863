import { STYLES } from "@curta/contract";
import { expect, test } from "vitest";
import { KEYED } from "../../../../testing/direction/keyed-readings.ts";
import { readScript } from "../../plan/script/read-script.ts";
import { direct } from "../../plan/direct.ts";
import { storiesOf } from "../stories/stories.ts";
import { socialCaption } from "../social/social.ts";
import { languageOf, STORY_LANGUAGES, storyLanguageOf, type StoryLanguage } from "./text-language.ts";

const CAT = KEYED["gato"]!;
const WISHES = { style: "viral", seconds: 15, seed: 4, reading: CAT } as const;

test.each([
  ["Começa de perto no gato e vai abrindo devagar", "pt"],
  ["close no copo, zoom in, fade to black", null],
  ["Start close on the cat, then pull back slowly", "en"],
  ["slow push in on my dog please", "en"],
  ["Empieza muy cerca del gato y luego aléjate hacia la ventana", "es"],
  ["¿Y si fuera más lento?", "es"],
  ["Zeig die Katze und dann das Fenster mit Ruhe", "other"],
  ["покажи кота крупно", "other"],
  ["zoom in, 15s", null],
  ['Mostra o copo e escreve "The best of the day is yet to come"', "pt"],
  ["", null],
])("the language of %j is %s", (text, language) => {
  expect(languageOf(text)).toBe(language);
});

test("a script that does not tell has Portuguese stories; one in a language without stories has none", () => {
  expect(storyLanguageOf("zoom in, 15s")).toBe("pt");
  expect(storyLanguageOf("Zeig die Katze und dann das Fenster mit Ruhe")).toBeNull();
  expect(storyLanguageOf("Closer, schlicht und fast")).toBe("pt");
});

function captionsOf(script: string): string[] {
  return readScript(script, WISHES).storyboard.shots.flatMap(({ caption }) => caption ?? []);
}

function linesOf(language: StoryLanguage): Set<string> {
  return new Set(
    storiesOf(language).flatMap(({ voices }) =>
      Object.values(voices).flatMap((lines) => lines.map(({ text }) => text)),
    ),
  );
}

test.each([
  ["en", "Start close on the cat, then pull back slowly and make it cozy"],
  ["es", "Acércate al gato con un zoom lento y luego aléjate hasta el plano abierto"],
  ["pt", "Começa de perto no gato e vai abrindo devagar"],
] as const)("the story of a film that a text in %s directs is in that language", (language, script) => {
  const captions = captionsOf(script);
  expect(captions.length).toBeGreaterThan(2);
  expect(captions.filter((line) => !linesOf(language).has(line))).toEqual([]);
});

test("lines beside what the user says of the photo, and the text to post, are in its language", () => {
  const topic = "Meet Luna, the boss of this house and my best friend";
  const film = direct(CAT, { style: "viral", seconds: 20, seed: 2, topic });
  const captions = film.shots.flatMap(({ caption }) => caption ?? []);
  expect(captions[0]).toBe("Meet Luna");
  expect(captions.join(" ")).not.toMatch(/[ãõç]|\b(?:não|você|olha)\b/i);
  const { caption, hashtags } = socialCaption(CAT, film);
  expect(caption).toBe(`${topic}.\nTell me in the comments 👇`);
  expect(hashtags).toContain("#cats");
});

test.each(STORY_LANGUAGES)(
  "the text to post a film with that tells a story in %s is in that language",
  (language) => {
    for (const style of STYLES) {
      for (let seed = 0; seed < 40; seed += 1) {
        const film = direct(CAT, { style, seconds: 15, seed, language });
        expect({ style, seed, told: socialCaption(CAT, film).language }).toEqual({
          style,
          seed,
          told: language,
        });
      }
    }
  },
);

test("a name with a foreign word in it is Portuguese, and nothing of ours stands beside it", () => {
  const film = direct(CAT, { style: "viral", seconds: 20, seed: 2, topic: "The Burger House" });
  expect(new Set(film.shots.flatMap(({ caption }) => caption ?? []))).toEqual(new Set(["The Burger House"]));
  expect(socialCaption(CAT, film).hashtags).toContain("#gatos");
});
