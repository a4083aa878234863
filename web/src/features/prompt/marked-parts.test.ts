import fc from "fast-check";
import { expect, test } from "vitest";
import { PREVIEW } from "../../../testing/preview.ts";
import { followPieces } from "./follow-pieces.ts";
import { markedParts } from "./marked-parts.ts";
import { notePrompt, understoodWords } from "./prompt-notes.ts";

const { reading } = PREVIEW;

function markedIn(prompt: string, read = prompt): string {
  const parts = markedParts(prompt, notePrompt(read, reading));
  return parts
    .map(({ text, mark }) => (mark ? `${mark === "understood" ? "+" : "?"}[${text}]` : text))
    .join("");
}

test("words that change the image and those that ask for what cannot be done are marked apart", () => {
  expect(markedIn("Um gato. Mais perto. Remova as pessoas, sépia.")).toBe(
    "Um gato. +[Mais perto]. ?[Remova as pessoas], +[sépia].",
  );
  const notes = notePrompt("Mais perto do livro", reading);
  expect(understoodWords(notes)).toEqual(["mais perto"]);
  expect(markedIn("Mais perto do livro")).toBe("+[Mais perto] ?[do livro]");
});

test("while one types, marks go with their words, and a changed word loses its own", () => {
  const read = "Mais perto. Luz quente. Sépia";
  expect(markedIn("Bem mais perto. Luz quente. Sépia", read)).toBe("Bem mais perto. Luz +[quente]. +[Sépia]");
  expect(markedIn("Mais perto! Luz quente. Sépia", read)).toBe("+[Mais perto]! Luz +[quente]. +[Sépia]");
  expect(markedIn("Mais perto. Luz quentes. Sépia", read)).toBe("+[Mais perto]. Luz quentes. +[Sépia]");
  expect(markedIn("Mais perto. Luz . Sépia", read)).toBe("+[Mais perto]. Luz . +[Sépia]");
  expect(markedIn("Mais perto. Luz quente. Sépia e", read)).toBe("+[Mais perto]. Luz +[quente]. +[Sépia] e");
  expect(markedIn("", read)).toBe("");
});

const WORDS = [
  "mais perto",
  "quente",
  "sépia",
  "se\u0301pia",
  "um gato",
  "remova o gato",
  "do livro",
  "anime",
];
const prompts = fc
  .array(
    fc.oneof(fc.constantFrom(...WORDS, " ", ", ", "\n", "-"), fc.string({ unit: "grapheme", maxLength: 4 })),
  )
  .map((parts) => parts.join(""));

test("whatever is typed, the parts make up the text, and each mark is on a word that was read", () => {
  fc.assert(
    fc.property(prompts, prompts, fc.nat(), fc.nat(), (read, typed, start, length) => {
      const [from, to] = [start % (read.length + 1), (start % (read.length + 1)) + (length % 5)];
      const now = read.slice(0, from) + typed + read.slice(to);
      const notes = notePrompt(read, reading);
      const parts = markedParts(now, notes);
      expect(parts.map(({ text }) => text).join("")).toBe(now);
      const pieces = [...notes.understood, ...notes.remarks.flatMap(({ words }) => words)];
      const words = new Set(pieces.map((piece) => read.slice(piece.from, piece.to)));
      for (const { text, mark } of parts) if (mark !== null) expect(words).toContain(text);
      expect(followPieces(read, read, pieces)).toEqual(pieces);
    }),
  );
});
