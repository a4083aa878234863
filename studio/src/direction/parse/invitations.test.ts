import { expect, test } from "vitest";
import { written } from "../../../testing/direction/written-captions.ts";

test.each([
  [
    "Chá de bebê da Lara\nLocal: Rua das Flores, 12\nData: 12/12\nHorário: 15h",
    ["Chá de bebê da Lara", "Local: Rua das Flores, 12", "Data: 12/12", "Horário: 15h"],
  ],
  ["Local: Salão Paroquial\nDia: sábado, 20 de maio", ["Local: Salão Paroquial", "Dia: sábado, 20 de maio"]],
  ["Inauguração!\nEndereço: Av. Brasil, 450", ["Inauguração!", "Endereço: Av. Brasil, 450"]],
])(
  "what an invitation says of itself is read with its name, and nothing of it is lost: %s",
  (text, captions) => {
    expect(written(text)).toEqual(captions);
  },
);

test("a joke keeps its second half for the next caption", () => {
  expect(written("meu chefe: o gato")).toEqual(["meu chefe", "o gato"]);
  expect(written("ninguém: eu às 3 da manhã")).toEqual(["ninguém", "eu às 3 da manhã"]);
  expect(written("Promoção relâmpago: leve 3 pague 2")).toEqual(["Promoção relâmpago: leve 3 pague 2"]);
});

test("where a scene plays is no text to be read", () => {
  expect(written('Cena 1\nLocal: cozinha\nPlano fechado no bolo. "Bom dia"')).toEqual(["Bom dia"]);
  expect(written("Local: cozinha da vovó").join()).not.toContain("cozinha");
});

test("a name before a longer sentence is a caption of its own", () => {
  expect(written("Minha regra: nunca desista dos seus sonhos")).toEqual([
    "Minha regra",
    "nunca desista dos seus sonhos",
  ]);
});

test("a title before a name ends no sentence", () => {
  expect(written("Com a Dra. Ana Paula. Sorriso novo")).toEqual(["Com a Dra. Ana Paula", "Sorriso novo"]);
});

test.each([
  ["name what is seen", "Cena 1: os noivos no altar\nCena 2: as mãos dadas\nCena 3: a festa", []],
  [
    "say something to who reads",
    "Cena 1: O verão chegou\nCena 2: A loja abriu",
    ["O verão chegou", "A loja abriu"],
  ],
])("scenes without quotes that %s are described, or read, all of them", (_case, text, captions) => {
  expect(written(text)).toEqual(captions);
});

test("parts beside a stroke are captions of their own, without the names of parts", () => {
  expect(written("Promoção de hoje | CTA: Chama no zap")).toEqual(["Promoção de hoje", "Chama no zap"]);
});
