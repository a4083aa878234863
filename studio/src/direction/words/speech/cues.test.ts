import { expect, test } from "vitest";
import { learnedCues } from "../../../../testing/direction/learn-cues.ts";
import { CUES_TABLE } from "./cues-table.ts";
import { cueScore, cuesOf } from "./cues.ts";
import { speechOf } from "./directing.ts";

test("the table is what the building half of the labelled texts teaches: `npm run cues` writes it", () => {
  expect(CUES_TABLE.trim().split("\n")).toEqual(learnedCues().split("\n"));
});

test("cues are words, signs, beginnings of words and neighbours, each once", () => {
  expect([...cuesOf("vai vai devagar!")]).toEqual([
    "vai",
    "^ vai",
    "vai vai",
    "devagar",
    "dev*",
    "vai devagar",
    "!",
    "devagar !",
  ]);
});

test("words that nobody labelled say nothing, and many words no more than enough", () => {
  expect(cueScore("xyzzy")).toBe(0);
  const long = "faz um clima calmo e mostra tudo devagar, sem texto ".repeat(20);
  expect(cueScore(long)).toBe(4);
});

test.each([
  ["faz do jeito que você achar melhor", "directs"],
  ["não gostei, faz outro mais calmo", "directs"],
  ["o cachorro tem que ser o destaque", "directs"],
  ["whatever looks best to you", "directs"],
  ["Desce do carro e vem dançar", "says"],
  ["Corre que é só hoje", "says"],
  ["Sobe o morro, desce a ladeira", "says"],
  ["Clica no link", "says"],
] as const)("how people speak to who makes the film, and to who sees it: %s", (sentence, speech) => {
  expect(speechOf(sentence)).toBe(speech);
});
