import { expect, test } from "vitest";
import { fold } from "../../../words/lexicon/fold.ts";
import { askedTexts } from "./asked-text.ts";
import { textsBetweenCommas } from "./clause-texts.ts";

function textsIn(line: string): string[] {
  return textsBetweenCommas(line, fold(line)).map(({ text }) => text);
}

test.each([
  ["ó quero assim: treme, flash branco, e BAILE DO JAPA SEXTA 23H", ["BAILE DO JAPA SEXTA 23H"]],
  ["Just SOLD, huge, then a slow pull back from the front door", ["SOLD"]],
  ["dramatic movie trailer, IN A WORLD WITHOUT COFFEE, slam zoom", ["IN A WORLD WITHOUT COFFEE"]],
  ["zoom na pizza, depois GRÁTIS bem grande", ["GRÁTIS"]],
  ["efeito de neve, jingle de natal, Boas Festas da família Lopes", ["Boas Festas da família Lopes"]],
  ["Culto Jovem 19H30, câmera lenta, sobe até a cruz", ["Culto Jovem 19H30"]],
])("beside clauses that direct, a clause of capitals or to a reader is read: %s", (line, texts) => {
  expect(textsIn(line)).toEqual(texts);
});

test.each([
  "zoom no rosto, NÃO mostra o fundo, SEM TEXTO",
  "foco na noiva, PRETO E BRANCO, corte lento",
  "câmera lenta, LO-FI, granulado",
  "Filme de 10 segundos, estilo viral, 120 BPM",
  "começa na praia, depois Fernando de Noronha, zoom no barco",
  'Notebook X14: tela 14" IPS 120Hz, 16GB RAM, SSD 512GB',
  "Bolo, café e prosa, FEIRA DE DOMINGO",
])("stressed words, names, figures and lines that do not direct give no text: %s", (line) => {
  expect(textsIn(line)).toEqual([]);
});

test("capitals throughout mark no text", () => {
  expect(askedTexts("ZOOM NO BOLO, PARABÉNS PRA VOCÊ, FLASH")).toEqual([]);
});
