import fc from "fast-check";
import { expect, test } from "vitest";
import { BEER } from "../../../../testing/direction/readings.ts";
import { readScript } from "../../plan/script/read-script.ts";

function captionsOf(text: string): string[] {
  const { shots } = readScript(text, { style: "viral", seconds: 30, seed: 1, reading: BEER }).storyboard;
  return shots.flatMap(({ caption }) => caption ?? []);
}

test("a table is read by its head, wherever its times stand", () => {
  const table =
    "| # | Visual | Tempo | Texto |\n|--|--|--|--|\n| 1 | zoom | 0-3s | Um |\n| 2 | recuo | 3-6s | Dois |";
  expect(captionsOf(table)).toEqual(["Um", "Dois"]);
});

test("a key behind a direction on its line begins what is to be read", () => {
  expect(captionsOf("Scene 1: close-up. VO: One.\nScene 2: wide shot / text: Two")).toEqual(["One.", "Two"]);
});

test("a scene's sentence is shown to its end", () => {
  const long = "Você sabia que a sua pele precisa de água todo santo dia?";
  expect(captionsOf(`Cena 1: ${long}\nCena 2: E o nosso creme faz isso por você.`)[0]).toBe(long);
});

test("each quoted text of a scene appears to the letter", () => {
  const words = fc.stringMatching(/^[A-Za-z]{2,8}( [A-Za-z]{2,8}){0,3}$/);
  fc.assert(
    fc.property(words, words, (one, other) => {
      const shown = captionsOf(`Cena 1: close no copo, zoom in "${one}" e "${other}"\nCena 2: plano aberto`);
      expect(shown.join("\n")).toBe(`${one}\n${other}`);
    }),
    { numRuns: 20 },
  );
});
