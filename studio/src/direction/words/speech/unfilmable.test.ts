import { expect, test } from "vitest";
import { REMARKS } from "@curta/contract/remarks";
import { directingScore, lexiconScore, speechOf, unfilmable } from "./directing.ts";

test.each([
  "faz ela piscar",
  "quero que o bebê sorria",
  "faz o cabelo dela voar com o vento",
  "faz a pizza girar no prato",
  "faz o gato pular",
  "make him smile",
  "faz chover",
])(
  "who wants somebody to act, or the weather to turn, is told that only the camera moves: %s",
  (sentence) => {
    expect(unfilmable(sentence)).toBe(REMARKS.unfilmable(sentence));
    expect(speechOf(sentence)).toBe("directs");
  },
);

test.each([
  "troca o fundo por uma praia",
  "muda a cor do carro pra vermelho",
  "coloca um chapéu no gato",
  "põe uma placa de vende-se na casa",
  "coloca um efeito de fogo",
  "put a smoke effect on it",
  "coloca minha logo no final",
  "add our logo in the corner",
  "tira o óculos dele",
  "transforma em desenho animado",
  "mistura com a foto do meu outro cachorro",
  "mostra o que tem dentro da caixa",
  "replace the sky with a sunset",
])("who wants another photo is told that this one stays as it is: %s", (sentence) => {
  expect(unfilmable(sentence)).toBe(REMARKS.unchanged(sentence));
  expect(speechOf(sentence)).toBe("directs");
});

test.each([
  "faz a câmera girar no copo",
  "faz a luz piscar na batida",
  "faz o fundo girar",
  "quero o gato dormindo de perto",
  "faz ela feliz",
  "faz o foco pular pro copo",
  "não troca o fundo",
  "muda a cor da legenda",
  "tira as pessoas do quadro",
  "coloca um zoom no gato",
  "mostra o que importa",
])("what a camera, light and letters can do gets no such remark: %s", (sentence) => {
  expect(unfilmable(sentence)).toBeNull();
});

test("asking for another photo directs more than the same words without it", () => {
  expect(directingScore("troca o fundo")).toBeGreaterThan(directingScore("não troca o fundo"));
  // What was learned of single words is left out.
  expect(lexiconScore("troca o fundo")).toBeGreaterThanOrEqual(lexiconScore("nao troca o fundo") + 1);
});

test.each([
  "não mostra o preço",
  "zoom no copo, sem mostrar a placa do carro",
  "o preço não pode aparecer",
  "sem mostrar o rosto nem o preço",
])("who wants something left out that no photo can be searched for is told so: %s", (sentence) => {
  expect(unfilmable(sentence)).toBe(REMARKS.cannotHide(sentence));
});

test.each([
  "não mostra o rosto",
  "o rosto não pode aparecer",
  "não mostra o rosto até o final",
  "não foca só no copo",
  "fecha no olho até não ver mais nada",
  "não aparece nenhum texto",
  "close sem tremer",
])("nothing is to be left out here, or something that can be: %s", (sentence) => {
  expect(unfilmable(sentence)).not.toBe(REMARKS.cannotHide(sentence));
});
