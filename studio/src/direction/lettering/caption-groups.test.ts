import * as fc from "fast-check";
import { expect, test } from "vitest";
import { drawableLines, groupWords, type Lettering } from "./caption-groups.ts";
import { leansOnNext, weightOf } from "./word-weight.ts";

const VIRAL: Lettering = { look: "impact", most: 132, usual: 110, least: 56, wordsAtATime: 3 };

function group(caption: string, frames = 300, lettering = VIRAL): string[] {
  return groupWords(drawableLines(caption, lettering), frames, lettering).map(({ words }) =>
    words.map(({ text }) => text).join(" "),
  );
}

test.each([
  ["Luz na medida", ["LUZ NA MEDIDA"]],
  ["Mais castanho, por favor", ["MAIS CASTANHO", "POR FAVOR"]],
  ["Segue a luz que vem da esquerda", ["SEGUE A LUZ", "QUE VEM", "DA ESQUERDA"]],
  ["Contraste lá em cima", ["CONTRASTE", "LÁ EM CIMA"]],
])("%s is cut by its sense", (caption, groups) => {
  expect(group(caption)).toEqual(groups);
});

test("no group holds words of two lines, unless there is no time for one each", () => {
  expect(group("Só hoje tem pizza em dobro")).not.toContain("SÓ HOJE");
  expect(group("Só hoje\ntem pizza em dobro")[0]).toBe("SÓ HOJE");
  expect(group("Só hoje\ntem pizza em dobro", 12)).toEqual(["SÓ HOJE TEM PIZZA EM DOBRO"]);
});

test("no group of up to three words ends on a word that leans on the next, and no word is lost", () => {
  const noun = fc.constantFrom("luz", "azul", "sombra", "janela", "contraste", "madeira");
  const joint = fc.constantFrom("na", "de", "o", "da", "e", "que a", "para o");
  const phrases = fc.array(fc.tuple(joint, noun), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(phrases, (pairs) => {
      const words = pairs.flat().join(" ").toUpperCase().split(" ");
      const groups = groupWords([words], 10_000, VIRAL);
      expect(groups.flatMap((each) => each.words.map(({ text }) => text))).toEqual(words);
      for (const { words: said, size } of groups) {
        expect(said.length).toBeLessThanOrEqual(3);
        expect(size).toBeGreaterThanOrEqual(110);
        expect(leansOnNext(said.at(-1)?.text ?? "")).toBe(false);
      }
    }),
  );
});

test("words are shown smaller only where there is no time to show them large", () => {
  const sentence = "Uma frase bem comprida que precisa de vários grupos grandes demais";
  const large = groupWords(drawableLines(sentence, VIRAL), 300, VIRAL);
  const small = groupWords(drawableLines(sentence, VIRAL), 30, VIRAL);
  expect(Math.min(...large.map(({ size }) => size))).toBeGreaterThanOrEqual(110);
  expect(small.length).toBeLessThan(large.length);
});

function strongest(caption: string): string | undefined {
  const words = caption.split(" ");
  const weights = words.map((word, index) => weightOf(word, words[index - 1]));
  return words[weights.indexOf(Math.max(...weights))];
}

test("the word that says most is the strong one: a colour, else what an article stands before", () => {
  expect(strongest("segura esse âmbar")).toBe("âmbar");
  expect(strongest("LUZ NA MEDIDA")).toBe("MEDIDA");
  expect(strongest("esquece o fundo")).toBe("fundo");
  expect(strongest("Você viu esse azul-marinho?")).toBe("azul-marinho?");
  expect(strongest("CONTRASTE QUE BATE")).toBe("CONTRASTE");
  expect(weightOf("na", "luz")).toBe(0);
  expect(weightOf("é", undefined)).toBe(0);
});
