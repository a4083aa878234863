import { expect, test } from "vitest";
import { captionsOf, written } from "../../../../../testing/direction/written-captions.ts";
import { askedTexts } from "./asked-text.ts";

test.each([
  ["bota a hashtag #sextou no fim", ["#sextou"]],
  ["termina com #sextou #praia", ["#sextou #praia"]],
  ["fecha com #vemverao e um zoom no mar", ["#vemverao"]],
  ["zoom no copo e escreve SEXTOU no fim #partiu", ["SEXTOU"]],
])("a hashtag is written where it is asked for, and else left out: %s", (text, captions) => {
  expect(written(text)).toEqual(captions);
  expect(captionsOf(text).at(-1)).toBe(captions.at(-1));
});

test.each([
  ["finish with @lumo and the words open daily", "@lumo\nopen daily"],
  ["finish with CAFÉ LUMO and the words Open daily", "CAFÉ LUMO\nOpen daily"],
  ['finish with "Café Lumo" and the words "Open daily"', "Café Lumo\nOpen daily"],
  ["termina com o nome Lar Doce e as palavras Volte sempre", "Lar Doce\nVolte sempre"],
])("a second text stands beside the first, where the first one does: %s", (text, caption) => {
  expect(written(text)).toEqual([caption]);
  expect(captionsOf(text).at(-1)).toBe(caption);
});

test.each([
  [
    "put Happy 40th Dave at the start and See you at the pub at the end",
    ["Happy 40th Dave", "See you at the pub"],
  ],
  ['adiciona o texto "Aluga-se" no primeiro plano e "Fale comigo" no último', ["Aluga-se", "Fale comigo"]],
  ["na primeira tela põe você merece e na última agende seu horário", ["você merece", "agende seu horário"]],
  ["legenda do início: tudo mudou / legenda do fim: pra melhor", ["tudo mudou", "pra melhor"]],
  [
    "the opening frame says one more day and the closing frame says we made it",
    ["one more day", "we made it"],
  ],
])("texts for both ends stand at both: %s", (text, [first, last]) => {
  expect(written(text)).toEqual([first, last]);
  expect([captionsOf(text)[0], captionsOf(text).at(-1)]).toEqual([first, last]);
});

test.each([
  ["na última cena põe gratidão 2026", "gratidão 2026"],
  ["no finalzinho põe te amo mãe", "te amo mãe"],
  ["última cena: põe inscrições até dia 30", "inscrições até dia 30"],
  ["a última frase é a gente se vê por aí", "a gente se vê por aí"],
  ["bota lá no fim feito com amor", "feito com amor"],
  ["encerra com um obrigado 2025 bem grandão", "obrigado 2025"],
  ["poe o nome da empresa que é JR Pinturas no final", "JR Pinturas"],
  ["escreve meu insta no fim: @nanda.make", "@nanda.make"],
  ["show my email hi@june.co on the last frame", "hi@june.co"],
  ["put our hours 9am-5pm at the end", "9am-5pm"],
])("a request that names an end of the film is one, whatever its text says: %s", (text, caption) => {
  expect(written(text)).toEqual([caption]);
  expect(captionsOf(text).at(-1)).toBe(caption);
});

test.each([
  ["Zoom in on the sneakers and make $79 pop up", "$79"],
  ["mete um SEXTOU bem grande no meio da tela", "SEXTOU"],
  ["quero que apareça 50% OFF quando mostrar o tênis", "50% OFF"],
  ["escreve no meio da tela vai dar certo", "vai dar certo"],
  ["deixa fixo embaixo Clínica Vida", "Clínica Vida"],
  ["aproxima da torta e surge Sabor de infância", "Sabor de infância"],
  ["the caption should be sunday reset", "sunday reset"],
])("a text without a place on the film is written as it was asked for: %s", (text, caption) => {
  expect(written(text)).toEqual([caption]);
});

test.each([
  "make the cat appear",
  "faz mamãe aparecer",
  "make summer vibes appear",
  "faz o gato aparecer por último",
  "põe música triste no fim",
  "no fim põe um efeito bem legal",
  "bota mais brilho no final",
])(
  "what is put at an end of the film is no text where a camera can show it or an effect makes it: %s",
  (text) => {
    expect(askedTexts(text)).toEqual([]);
  },
);

test.each(["Promoção de inverno: casacos com 30% off", "fim de semana com cara de férias"])(
  "words to who reads ask for no text: %s",
  (text) => {
    expect(askedTexts(text)).toEqual([]);
    expect(written(text).join(" ")).toContain(text.split(" ").at(-1));
  },
);

test.each([
  ["close no copo, fim com agende seu horário", "agende seu horário"],
  ["mostra a praia e finaliza com te espero lá", "te espero lá"],
  ["finaliza com corre que tá acabando", "corre que tá acabando"],
  ["close nas mãos, encerra com feliz dia das mães", "feliz dia das mães"],
])("what a film ends with is a text where it is said to who sees it: %s", (text, caption) => {
  expect(written(text)).toEqual([caption]);
  expect(captionsOf(text).at(-1)).toBe(caption);
});

test.each([
  ["termina com você olhando pra câmera", "what is done"],
  ["zoom no mar e termina com o pôr do sol", "a thing"],
  ["Comece com impacto e termine com emoção", "a feeling"],
  ["o dia termina com gratidão renovada", "how something ends"],
])("and else it is none: %s (%s)", (text) => {
  expect(askedTexts(text)).toEqual([]);
});

test.each([
  ['coloca o nome "Bar do Zé" no começo e no fim', "Bar do Zé"],
  ["escreve Bar do Zé no início e no final", "Bar do Zé"],
  ['"Promo" no fim e também no começo', "Promo"],
  ['texto "Só hoje" na primeira e na última cena', "Só hoje"],
  ["nome da loja no começo e no fim: Café Aurora", "Café Aurora"],
  ['write "Sale" at the start and at the end', "Sale"],
])("one text for both ends stands at both: %s", (text, caption) => {
  expect(written(text)).toEqual([caption, caption]);
  expect([captionsOf(text)[0], captionsOf(text).at(-1)]).toEqual([caption, caption]);
});

test.each([
  ["mostra o título primeiro, depois os preços", []],
  ["primeiro o bebê, a mãe só aparece depois", []],
  ["texto: depois", ["depois"]],
  ["no primeiro plano coloca Antes e no segundo coloca Depois", ["Antes", "Depois"]],
])("words that say when, and not what, are no text: %s", (sentence, texts) => {
  expect(askedTexts(sentence).map(({ text }) => text)).toEqual(texts);
});
