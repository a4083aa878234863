import * as fc from "fast-check";
import { expect, test } from "vitest";
import { direct } from "../plan/direct.ts";
import { BEER, PORTRAIT, readings } from "../../../testing/direction/readings.ts";
import { storyboards } from "../../../testing/direction/storyboards.ts";
import { socialCaption } from "./social.ts";

test("a post opens as the film does, and names what the picture holds", () => {
  const film = direct(BEER, { style: "viral", seconds: 15, seed: 2 });
  const { caption, hashtags } = socialCaption(BEER, film);
  expect(caption.startsWith(film.shots[0]?.caption ?? "?")).toBe(true);
  expect(hashtags).toEqual(["#viral", "#tonsquentes", "#cores", "#dourado", "#fotografia", "#shorts"]);
  const portrait = socialCaption(PORTRAIT, direct(PORTRAIT, { style: "suave", seconds: 15, seed: 2 }));
  expect(portrait.hashtags).toContain("#retrato");
});

test("a post asks for something once, be it in the film's own words", () => {
  const film = direct(BEER, { style: "viral", seconds: 15, seed: 2 });
  const asking = { ...film.shots[0]!, caption: "Comenta o que achou" };
  expect(socialCaption(BEER, { ...film, shots: [asking] }).caption).toBe("Comenta o que achou.");
  const plain = { ...film.shots[0]!, caption: "Uma cerveja" };
  expect(socialCaption(BEER, { ...film, shots: [plain] }).caption).toBe("Uma cerveja.\nComenta aí 👇");
});

test("whatever the film, hashtags are words and the text is one that can be posted", () => {
  fc.assert(
    fc.property(readings, storyboards, (reading, storyboard) => {
      const { caption, hashtags } = socialCaption(reading, storyboard);
      expect(Array.from(caption).length).toBeLessThanOrEqual(220);
      expect(new Set(hashtags).size).toBe(hashtags.length);
      for (const tag of hashtags) expect(tag).toMatch(/^#[a-z0-9]+$/);
    }),
    { numRuns: 100 },
  );
});
