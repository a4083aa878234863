import { expect, test } from "vitest";
import { speechOf } from "./directing.ts";

test.each([
  ["do copo até o prato", "directs"],
  ["do gato até a janela", "directs"],
  ["fundo do copo", "directs"],
  ["detalhe do copo", "directs"],
  ["brilho da garrafa", "directs"],
  ["Luz do sol", "may direct"],
  ["quando a pizza chega", "says"],
  ["1) a mesa 2) o gato dormindo 3) a janela", "directs"],
  ["de um lado a outro", "directs"],
] as const)("what a sentence of one thing, or from one to another, does: %s", (sentence, speech) => {
  expect(speechOf(sentence)).toBe(speech);
});

test("a way between two things that can be seen directs, whatever else is said", () => {
  expect(speechOf("segue do gato até o cachorro devagar")).toBe("directs");
  expect(speechOf("da garrafa até o copo de vidro")).toBe("directs");
  expect(speechOf("do gato preto e do cachorro branco")).toBe("directs");
});

test.each([
  ["Mostra o celular", "directs"],
  ["mostra o vinho, depois o queijo", "directs"],
  ["Mostra o café, depois o celular e o notebook", "directs"],
  ["aproxima no vinho", "directs"],
  ["mostra quem está sorrindo", "directs"],
  ["show me the details of the cup", "directs"],
  ["show every face once", "directs"],
  ["tell the story of the mug", "directs"],
  ["só 5 cenas", "directs"],
  ["primeiro a xícara, depois o livro, depois o celular", "directs"],
  ["depois no celular.", "directs"],
  ["Primeiro a família, depois o trabalho", "says"],
  ["Mostre o amor", "says"],
  ["Mostra a força da mulher", "says"],
  ["Mostre o seu melhor", "says"],
] as const)(
  "who asks to see a thing and says nothing else directs, whatever texts say of it: %s",
  (sentence, speech) => {
    expect(speechOf(sentence) === "directs").toBe(speech === "directs");
  },
);

test.each(["surprise me", "me surpreenda", "fica a seu critério", "sem muita firula"])(
  "who leaves it to the studio directs: %s",
  (sentence) => {
    expect(speechOf(sentence)).toBe("directs");
  },
);

test.each(["faz a foto ganhar vida", "bring this photo to life", "keep it simple and elegant"])(
  "who asks for what a film is anyway directs: %s",
  (sentence) => {
    expect(speechOf(sentence)).toBe("directs");
  },
);

test.each(["Na praia", "Na estrada", "Sextou", "Keep it simple", "Abre alas que eu quero passar"])(
  "a place, a word or a saying alone is to be read: %s",
  (sentence) => {
    expect(speechOf(sentence)).not.toBe("directs");
  },
);

test.each(["Ela vira e sorri", "Ele levanta e vai embora"])(
  "somebody who does something may be a direction, whatever its words are like: %s",
  (sentence) => {
    expect(speechOf(sentence)).not.toBe("says");
  },
);

test("words of order alone are no direction: they may be said to anybody", () => {
  expect(speechOf("primeiro")).not.toBe("directs");
  expect(speechOf("primeiro o copo")).toBe("directs");
});
