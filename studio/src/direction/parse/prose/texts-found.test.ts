import { expect, test } from "vitest";
import { written } from "../../../../testing/direction/written-captions.ts";

const SECONDS = 30;
const words = (text: string) => written(text, SECONDS).map((caption) => caption.replace(/[.,]$/, ""));

test("texts by their keys are all read, where one of them is a label of scenes too", () => {
  const text = "Título: Bolo de Cenoura\nSubtítulo: Com cobertura que estala\nCTA: Peça pelo WhatsApp";
  expect(words(text)).toEqual(["Bolo de Cenoura", "Com cobertura que estala", "Peça pelo WhatsApp"]);
});

test("below a head that says how the texts come, each line is a text", () => {
  const head = "Câmera lenta. Zoom no rosto. Pan na mesa. Frases na tela, uma de cada vez:";
  const texts = ["Você me ensinou a andar", "O povo dançou", "E a levantar"];
  expect(words([head, ...texts].join("\n"))).toEqual(texts);
});

test("a heading of Markdown is a key of the line below it", () => {
  const text =
    "### Hook\nFast zoom on the watch\n### Text Overlay\nO tempo não espera.\n### Ending\nSlow fade out";
  expect(words(text)).toEqual(["O tempo não espera"]);
  expect(words("zoom no notebook\n## Rodapé\n19h no canal")).toEqual(["19h no canal"]);
});

test.each(["não utilizar", "nenhum", "no text"])("a key for texts may say that there is none: %s", (none) => {
  expect(words(`Estilo: documentário. Câmera: lenta. Texto na tela: ${none}.`).join(" ")).not.toContain(none);
});

test.each([
  [
    "movimento de câmera orbital. Texto central: Hilux 2021. Rodapé: Motorama, Av. Brasil 2300.",
    "Motorama, Av. Brasil 2300",
  ],
  ["just write our names, Priya + Tom", "Priya + Tom"],
  ["zoom no anel e escreve em neon Baile da Saudade", "Baile da Saudade"],
])("only the text itself is read: %s", (text, shown) => {
  expect(words(text)).toContain(shown);
});

test.each([
  ["ZOOM NO COPO E ESCREVE FELIZ ANIVERSARIO VO", "FELIZ ANIVERSARIO VO"],
  ["COMEÇA NA FACHADA, DEPOIS MOSTRA O BALCAO. NO FINAL COLOCA PADARIA SAO JOSE", "PADARIA SAO JOSE"],
  ["QUERO UM VIDEO COM CORTES RAPIDOS E O TEXTO PROMOÇÃO DE NATAL", "PROMOÇÃO DE NATAL"],
])("capitals throughout hide no request for a text: %s", (text, shown) => {
  expect(words(text)).toEqual([shown]);
});

test("what is shouted and asks for nothing is read", () => {
  expect(words("LIQUIDA TUDO!! SÓ HOJE NA LOJA DO ZÉ")).toEqual(["LIQUIDA TUDO!!", "SÓ HOJE NA LOJA DO ZÉ"]);
});

test.each(["zoom no copo e escreve r$ 45,00", "escreve o preço r$ 45,00 no final, foca no copo"])(
  "a price may be written in small letters: %s",
  (text) => {
    expect(words(text)).toEqual(["r$ 45,00"]);
  },
);
