import { STYLES } from "@curta/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { KEYED, withThings } from "../../../../testing/direction/keyed-readings.ts";
import { readings } from "../../../../testing/direction/readings.ts";
import { storyboards } from "../../../../testing/direction/storyboards.ts";
import { direct } from "../../plan/direct.ts";
import { socialCaption } from "./social.ts";

const CAT = KEYED["gato"]!;
const FILM = direct(CAT, { style: "viral", seconds: 15, seed: 2 });

test("a post begins as the film's story does, and its hashtags are of what is seen", () => {
  const { caption, hashtags } = socialCaption(CAT, FILM);
  const [first = "?", second = "?"] = FILM.shots.flatMap(({ caption: said }) => said ?? []);
  expect(caption.startsWith(first)).toBe(true);
  expect(caption).toContain(second);
  expect(hashtags).toEqual(["#gatos", "#gatosdainternet", "#animais", "#viral"]);
});

test("a post asks for something once, be it in the film's own words", () => {
  const asking = { ...FILM.shots[0]!, caption: "Comenta o que achou" };
  expect(socialCaption(CAT, { ...FILM, shots: [asking] }).caption).toBe("Comenta o que achou.");
  const plain = { ...FILM.shots[0]!, caption: "Um gato" };
  expect(socialCaption(CAT, { ...FILM, shots: [plain] }).caption).toBe("Um gato.\nComenta aí 👇");
});

test("what the user said opens the post word by word, and gives it hashtags", () => {
  const topic = "Café Aurora, pão na chapa até as 11h";
  for (const style of STYLES) {
    const film = direct(withThings("cup"), { style, seconds: 15, seed: 3, topic });
    const { caption, hashtags } = socialCaption(withThings("cup"), film);
    expect(caption.startsWith(`${topic}.`)).toBe(true);
    expect(hashtags[0]).toBe("#cafeaurora");
    expect(hashtags).toContain("#cafe");
  }
});

function tagged(topic: string): string[] {
  return socialCaption(CAT, direct(CAT, { style: "suave", seconds: 10, seed: 1, topic })).hashtags;
}

test("a place or a time that only the user can know gets its hashtag", () => {
  expect(tagged("Domingo na praia com a turma")).toContain("#praia");
  expect(tagged("Trilha da serra, 6 da manhã")).toContain("#montanha");
  expect(tagged("Fotos antigas da minha avó")).toContain("#tbt");
  expect(tagged("Praiana, a loja")).not.toContain("#praia");
});

test("one hashtag at most is of films and not of this photo, and none is of a colour or a taste", () => {
  for (const [key, reading] of Object.entries(KEYED)) {
    for (const style of STYLES) {
      const { hashtags } = socialCaption(reading, direct(reading, { style, seconds: 6, seed: 1 }));
      const general = hashtags.filter((tag) => /^#(?:viral|fyp|foryou|shorts|reels|fotografia)$/.test(tag));
      expect({ key, general: general.length }).toEqual({ key, general: 1 });
      expect(hashtags.join(" ")).not.toMatch(/minimalismo|tons|azul|terracota/);
    }
  }
});

test("whatever the film, hashtags are words and the text is one that can be posted", () => {
  fc.assert(
    fc.property(readings, storyboards, (reading, storyboard) => {
      const { caption, hashtags } = socialCaption(reading, storyboard);
      expect(Array.from(caption).length).toBeLessThanOrEqual(250);
      expect(new Set(hashtags).size).toBe(hashtags.length);
      for (const tag of hashtags) expect(tag).toMatch(/^#[a-z0-9]+$/);
    }),
    { numRuns: 100 },
  );
});
