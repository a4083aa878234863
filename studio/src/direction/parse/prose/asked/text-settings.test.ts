import { expect, test } from "vitest";
import { captionsOf, written } from "../../../../../testing/direction/written-captions.ts";
import { askedTexts } from "./asked-text.ts";

test.each([
  ['escreve"Oi amor" no fim', ["Oi amor"], "last"],
  ["bota o salmo 91 no começo", ["salmo 91"], "first"],
  ["finaliza escrevendo até logo", ["até logo"], "last"],
  ["escreve no fim te espero lá", ["te espero lá"], "last"],
])("a text stands at the end of the film that the request names: %s", (text, captions, place) => {
  expect(written(text)).toEqual(captions);
  expect(captionsOf(text).at(place === "first" ? 0 : -1)).toBe(captions[0]);
});

test.each([
  ["add save the date in big letters", ["save the date"]],
  ["passa pelas bijus e coloca nas letras douradas Coleção Lua", ["Coleção Lua"]],
  ["escreve de um jeito bonito feliz dia das mães", ["feliz dia das mães"]],
  ["a legenda tem que ser assim: cada dia uma conquista", ["cada dia uma conquista"]],
  ["bota assim ó: hoje é dia de festa e treme a tela", ["hoje é dia de festa"]],
  ["pan across the shelves and have the words everything must go slide in", ["everything must go"]],
  ["cena 1 a fachada texto aberto todo dia cena 2 o prato", ["aberto todo dia"]],
  ["zoom lento no mar / legenda: meu lugar favorito", ["meu lugar favorito"]],
  ["aproxima do rosto dela enquanto aparece Minha filha cresceu", ["Minha filha cresceu"]],
  ["quero que apareça o meu arroba @dracamila no último segundo", ["@dracamila"]],
  ["no fim põe a hashtag #forrozin e o @ da banda: @forrozeiros", ["#forrozin\n@forrozeiros"]],
])("what is said of how and where a text stands is no part of it: %s", (text, captions) => {
  expect(written(text)).toEqual(captions);
});

test.each([
  "escreve aí nos comentários qual é o seu favorito",
  "write your own story",
  'TV de 50" na promoção',
])("what speaks to who sees the film asks for no text: %s", (text) => {
  expect(askedTexts(text)).toEqual([]);
});
