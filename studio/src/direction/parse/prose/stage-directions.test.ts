import { expect, test } from "vitest";
import { speechOf } from "../../words/speech/directing.ts";
import { written } from "../../../../testing/direction/written-captions.ts";

const SECONDS = 30;
const words = (text: string) => written(text, SECONDS).map((caption) => caption.replace(/[.,]$/, ""));

test.each([
  ["Ouça o silêncio. {pan lento pelas montanhas} Respire fundo. {zoom out} Serra da Mantiqueira."],
  ["Ouça o silêncio. *pan lento pelas montanhas* Respire fundo. *zoom out* Serra da Mantiqueira."],
  ["Ouça o silêncio. [pan lento pelas montanhas] Respire fundo. [zoom out] Serra da Mantiqueira."],
])("what stands in brackets, braces or asterisks directs, and the rest is read: %s", (text) => {
  expect(words(text)).toEqual(["Ouça o silêncio", "Respire fundo", "Serra da Mantiqueira"]);
});

test.each(["*", "{}"])("%s around what does not surely direct leave it to be read", (signs) => {
  const [before = "", after = before] = signs;
  expect(words(`Zoom no rosto.\nOntem ${before}o povo dançou${after} na rua`)).toEqual([
    "Ontem o povo dançou na rua",
  ]);
});

test("a line between stage directions is read though its words alone would not say so", () => {
  const text = "[câmera lenta]\nEla disse sim.\n[corte para o anel]\nO povo dançou.\n[fade out]";
  expect(speechOf("O povo dançou.")).toBe("may direct");
  expect(words(text)).toEqual(["Ela disse sim", "O povo dançou"]);
});

test("a direction in brackets is none of the text, however little it says", () => {
  expect(
    words("Hoje faz 50 anos que eu disse sim\n(musica do Roberto Carlos se der, bem devagar)").join(" "),
  ).toBe("Hoje faz 50 anos que eu disse sim");
});
