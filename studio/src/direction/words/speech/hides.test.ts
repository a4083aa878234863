import type { LeftOut } from "@curta/contract";
import { expect, test } from "vitest";
import { NOUNS } from "../../../nouns/nouns.ts";
import { fold } from "../lexicon/fold.ts";
import { leftOutLine } from "../names.ts";
import { hidesUnfound, leftOutIn, onlyLeavesOut, withoutHidden } from "./hides.ts";

const FACE: LeftOut = { kind: "face" };
const PEOPLE: LeftOut = { kind: "person", which: 1 };
const DOG: LeftOut = { kind: "thing", label: "dog", which: 1 };
const CAT: LeftOut = { kind: "thing", label: "cat", which: 1 };

test.each<[string, readonly LeftOut[], string]>([
  ["não mostra o rosto da criança pf", [FACE], ""],
  ["meu rosto não pode aparecer", [FACE], ""],
  ["não deixa o rosto aparecer", [FACE], ""],
  ["close no copo, sem o rosto", [FACE], "close no copo,"],
  ["não mostra a cara das crianças", [FACE], ""],
  ["Don't show any faces", [FACE], ""],
  ["não mostre meu rosto e nem o do meu filho", [FACE], ""],
  ["sem mostrar ninguém", [PEOPLE], ""],
  ["não mostra o rosto de ninguém", [FACE], ""],
  ["sem mostrar as pessoas do fundo", [PEOPLE], ""],
  ["don't show the guy on the left", [{ kind: "person", which: "left" }], ""],
  ["não mostra o cachorro nem o gato", [DOG, CAT], ""],
  ["esconde o cachorro e o gato", [DOG, CAT], ""],
  ["sem mostrar o rosto e termina no copo", [FACE], "e termina no copo"],
  ["não mostra o rosto no começo, só no final", [], "nao mostra o rosto no comeco, so no final"],
  ["fecha no rosto", [], "fecha no rosto"],
  ["como num filme antigo", [], "como num filme antigo"],
  ["ignora o cachorro e foca no copo", [DOG], "e foca no copo"],
  ["esquece o gato", [CAT], ""],
  ["n mostra o rosto", [FACE], ""],
])("who or what is left out, and what is left of the words: %s", (text, leftOut, rest) => {
  expect(leftOutIn(fold(text))).toEqual(leftOut);
  expect(withoutHidden(fold(text)).trim()).toBe(rest);
  expect(hidesUnfound(fold(text))).toBe(false);
});

test.each([
  "não mostra a placa do carro",
  "não mostra o preço",
  "não foca na bagunça do fundo",
  "não quero q apareça o preço",
  "não precisa mostrar todo mundo, só a vó",
])("no photo can be searched for it: %s", (text) => {
  expect(leftOutIn(fold(text))).toEqual([]);
  expect(hidesUnfound(fold(text))).toBe(true);
});

test("the line of a script names every noun so that it is read again, and nothing else", () => {
  for (const label of [...NOUNS.keys(), "a,b", "x nem y", "a. b", "don't show"]) {
    for (const which of [1, 2, 9, "left", "middle", "right"] as const) {
      const line = fold(leftOutLine([{ kind: "thing", label, which }, FACE]));
      expect(leftOutIn(line)).toEqual([{ kind: "thing", label, which }, FACE]);
      expect(onlyLeavesOut(line)).toBe(true);
    }
  }
});
