import { expect, test } from "vitest";
import { written } from "../../../../../testing/direction/written-captions.ts";

test.each([
  "zoom no rosto, sem palavras",
  "zoom no rosto, nenhuma palavra na tela",
  "zoom no rosto e nada escrito",
  "quero a tela limpa, zoom lento",
  "Solicito a remoção de todos os textos do vídeo.",
  "Prefiro assim: nenhuma palavra, nenhum tremor.",
  "as frases não têm nada a ver com a foto, pode apagar todas",
  "I'd rather have it plain: zero effects, zero words.",
  "zoom no rosto, sem letreiros",
  "quero só a imagem, tela livre de texto",
  "zoom no rosto e deixa a tela sem palavras",
  "keep it wordless, slow zoom on the face",
  "slow zoom, text-free",
  "gentle push-in, keep the screen free of words",
  "Câmera: zoom lento\nTexto na tela: nenhum",
  "Câmera: zoom lento\nLegenda: sem legenda",
  "Camera: slow zoom\nText: keep the screen completely free of words",
  "visual: zoom lento no rosto\ntexto: -",
  "não quero frase nenhuma",
  "Evitar legendas.",
  "don't put any text please, slow zoom",
  "I don't want any words on it",
  "zoom lento, sem tipografia",
  "Do not add any captions, titles or logos.",
  "num quero letra nenhuma na tela não",
  "e não precisa por nada escrito tá bom?",
  "tira esses textos que vc colocou",
  "deixa o texto de fora, depois eu coloco",
])("a film without texts has none, not even the studio's own: %s", (text) => {
  expect(written(text, 15)).toEqual([]);
});

test.each([
  ["zoom no noivo, texto: sem palavras", ["sem palavras"]],
  ["escreve sem palavras na tela", ["sem palavras"]],
  ["Amor sem palavras", ["Amor sem palavras"]],
  ["texto 1: Oi\ntexto 2: nenhum", ["Oi"]],
])("the same words where they are to be read: %s", (text, shown) => {
  expect(written(text, 15)).toEqual(shown);
});

test.each([
  "Not too fast please, and no text on her face.",
  "zoom lento, sem texto em cima do rosto",
  "zoom lento, no captions over the dog",
  "zoom lento, não quero texto em inglês",
  "zoom lento, sem letras grandes",
  "zoom lento, não quero textos muito longos",
])("no text on somebody is no film without texts: %s", (text) => {
  expect(written(text, 15)).not.toEqual([]);
});

test("a key without a value does not ask for a film without texts", () => {
  expect(written("Legenda:\nzoom no bolo", 15)).not.toEqual([]);
});
