import { expect, test } from "vitest";
import { unheardClauses } from "./unheard-clauses.ts";

const MADE = "Gato laranja deitado em um sofá, luz quente. Cores suaves.";

/** Notes on a prompt in which these words were understood, and a remark was made of those. */
function notesOn(prompt: string, understood: readonly string[] = [], remarked: readonly string[] = []) {
  const placed = (words: readonly string[]) =>
    words.map((word) => ({ from: prompt.indexOf(word), to: prompt.indexOf(word) + word.length }));
  return { prompt, understood: placed(understood), remarks: [{ text: "Não dá.", words: placed(remarked) }] };
}

test("of the generated prompt nothing is unheard, however it is spaced", () => {
  expect(unheardClauses(notesOn(MADE), MADE)).toEqual([]);
  expect(unheardClauses(notesOn(` ${MADE.replace(" em ", "  em ").toUpperCase()}\n`), MADE)).toEqual([]);
});

test("what the user added and no word of it counts is told, once each, the first three", () => {
  const added =
    "Estilo cyberpunk neon. Mais perto. Estilo cyberpunk neon. Tire o fundo. Como Wes Anderson! Cinema. Sonho";
  const notes = notesOn(`${MADE} ${added}`, ["Mais perto"], ["Tire o fundo"]);
  expect(unheardClauses(notes, MADE)).toEqual(["Estilo cyberpunk neon", "Como Wes Anderson", "Cinema"]);
});

test("a clause of which one word counts is heard, and a long one is shortened", () => {
  expect(unheardClauses(notesOn("luz dourada de um sonho", ["dourada"]), "")).toEqual([]);
  expect(unheardClauses(notesOn(`uma ${"bela ".repeat(20)}`), "")).toEqual([
    `uma ${"bela ".repeat(11)}b`.slice(0, 60).trimEnd() + "…",
  ]);
});
