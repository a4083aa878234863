import { plainColour } from "../../nouns/plain-colours.ts";
import { STYLES } from "@curta/contract";
import type { Reading, Style } from "@curta/contract";
import * as fc from "fast-check";
import { assert, constantFrom, integer, property, string } from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { readPhoto } from "@curta/photos";
import { decodePhoto } from "../../photo/decode.ts";
import { forLevel, PLAIN_LOOK, takeOf } from "./look.ts";
import { PAIR, readings as anyReadings } from "../../../testing/direction/readings.ts";
import { promptRemarks } from "./prompt-remarks.ts";
import { readPrompt, writePrompt } from "./prompt.ts";
import { understoodInPrompt } from "./read-prompt.ts";
import { readWhole } from "../../key-image/decode-picture.ts";

const NAMES = ["craft-beer.jpg", "sleeping-cat.jpg", "wide.avif", "denali.webp", "prairie_falcon.jpg"];
let readings: Reading[];
beforeAll(async () => {
  readings = await Promise.all(
    NAMES.map(async (name) => readWhole(await decodePhoto(await readPhoto(name), { maxSide: 1200 }))),
  );
});

function promptOf(reading: Reading, style: Style, seed: number): string {
  return writePrompt(reading, { style, seed, look: takeOf(style, seed) });
}

function firstTake(reading: Reading): string {
  return promptOf(reading, "viral", 1);
}

describe("writePrompt", () => {
  test("differs between photos", () => {
    const prompts = readings.map((reading) => promptOf(reading, "viral", 4));
    expect(new Set(prompts).size).toBe(NAMES.length);
    const sentences = prompts.map((prompt) => prompt.split(". ").slice(0, 2).join(". "));
    expect(new Set(sentences).size).toBe(NAMES.length);
  });

  test("differs between seeds and styles", () => {
    const reading = readings[0]!;
    const prompts = STYLES.flatMap((style) =>
      [1, 2, 3, 4, 5, 6].map((seed) => promptOf(reading, style, seed)),
    );
    expect(new Set(prompts).size).toBeGreaterThan(14);
  });

  test("names the main colours of the picture", () => {
    for (const reading of readings) {
      const prompt = promptOf(reading, "suave", 1).toLowerCase();
      expect(prompt).toContain(plainColour(reading.palette[0]?.name ?? ""));
    }
  });

  test("speaks of a person only where the figures show one: the photo of a person, not that of a cat", () => {
    const prompts = readings.map((reading) => promptOf(reading, "viral", 1));
    expect(prompts.map((prompt) => /pessoa|rosto/.test(prompt))).toEqual([true, false, false, false, false]);
    const doubted = { ...readings[0]!, people: [], faces: [{ ...readings[0]!.faces[0]!, confidence: 0.56 }] };
    expect(promptOf(doubted, "viral", 1)).not.toMatch(/pessoa|rosto/);
  });

  test("names what was seen, with count and place, and nothing that is unsure", () => {
    const cat = { x: 0.7, y: 0.5, w: 0.2, h: 0.2, confidence: 0.7, label: "cat" };
    const person = { x: 0.1, y: 0.2, w: 0.2, h: 0.7, confidence: 0.9, face: null };
    const plain = { ...readings[3]!, faces: [], people: [], things: [] };
    expect(firstTake({ ...plain, things: [cat] })).toMatch(/um gato do lado direito/i);
    expect(firstTake({ ...plain, things: [{ ...cat, confidence: 0.5 }] })).toBe(firstTake(plain));
    expect(firstTake({ ...plain, people: [person, { ...person, x: 0.7 }] })).toMatch(
      /duas pessoas, uma de cada lado/i,
    );
    const crowd = Array.from({ length: 8 }, (_, index) => ({ ...person, x: index / 10 }));
    expect(firstTake({ ...plain, people: crowd })).toMatch(/um grupo de pessoas/i);
    expect(firstTake({ ...readings[0]!, things: [cat] })).toContain(
      "Também aparece um gato do lado direito.",
    );
  });

  test("whatever is seen, the prompt reads back as its own look and gives no remark", () => {
    const looks = fc.record({
      about: fc.constantFrom(
        null,
        { kind: "whole" as const },
        { kind: "all" as const },
        { kind: "person" as const, which: "left" as const },
        { kind: "thing" as const, label: "dining table", which: 2 },
      ),
      closeness: fc.constantFrom(0, 0.25, 0.5, -0.5),
    });
    assert(
      property(anyReadings, looks, integer(), constantFrom(...STYLES), (reading, wished, seed, style) => {
        const look = { ...takeOf(style, seed), ...wished };
        const text = writePrompt(reading, { style, seed, look });
        expect(readPrompt(text)).toEqual(look);
        if (look.about === null) expect(promptRemarks(text, reading)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test("reads back as the look of its own take, whatever the photo, style and seed", () => {
    assert(
      property(
        integer(),
        constantFrom(...STYLES),
        integer({ min: 0, max: NAMES.length - 1 }),
        (seed, style, which) => {
          expect(readPrompt(promptOf(readings[which]!, style, seed))).toEqual(takeOf(style, seed));
        },
      ),
      { numRuns: 400 },
    );
  });
});

describe("readPrompt", () => {
  test.for([
    ["", {}],
    ["um gato dormindo numa poltrona", {}],
    ["luz da esquerda, cinza-claro e azul-escuro", {}],
    ["mais escuro", { light: -0.5 }],
    ["MAIS CLARO", { light: 0.5 }],
    ["muito mais claro", { light: 1 }],
    ["um pouco mais claro", { light: 0.25 }],
    ["menos contraste", { contrast: -0.5 }],
    ["contraste baixo", { contrast: -0.5 }],
    ["tom quente, sem grão", { warmth: 0.5 }],
    ["colder, muted", { warmth: -0.5, saturation: -0.5 }],
    ["preto e branco", { tone: "preto-e-branco" }],
    ["black and white", { tone: "preto-e-branco" }],
    ["não em preto e branco", {}],
    ["sépia com vinheta", { tone: "sepia", vignette: 0.5 }],
    ["SEPIA", { tone: "sepia" }],
    ["grão", { grain: 0.5 }],
    ["mais perto, assunto à direita", { closeness: 0.5, place: "direita" }],
    ["wide shot, subject on the left", { closeness: -0.5, place: "esquerda" }],
    ["centralizado", { place: "centro" }],
    ["golden hour", { warmth: 0.75, light: 0.25 }],
    ["noite", { light: -0.5, warmth: -0.5, vignette: 0.5 }],
    ["estilo suave", {}],
    ["nítido", { sharpness: 0.5 }],
    ["mais perto do gato", { closeness: 0.5, about: { kind: "thing", label: "cat", which: 1 } }],
    ["a pessoa da esquerda", { about: { kind: "person", which: "left" } }],
    ["the person on the left", { about: { kind: "person", which: "left" } }],
    ["as duas pessoas", { about: { kind: "all" } }],
    ["foto inteira, mais claro", { light: 0.5, about: { kind: "whole" } }],
    ["o gato à direita", { place: "direita", about: { kind: "thing", label: "cat", which: 1 } }],
    ["uma pessoa do lado esquerdo e um gato", {}],
    ["sem o gato", {}],
  ] as const)("%j", ([text, effect]) => {
    expect(readPrompt(text)).toEqual({ ...PLAIN_LOOK, ...effect });
  });

  test("any text at all gives a look within its bounds", () => {
    assert(
      property(string({ unit: "grapheme", maxLength: 300 }), (text) => {
        const look = readPrompt(`${text} muito escuro, escuro, bem escuro`);
        expect(look.light).toBeGreaterThanOrEqual(-1);
        expect(Math.max(look.contrast, look.warmth, look.grain, look.fade)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

const sliced = (text: string) => understoodInPrompt(text).map(({ from, to }) => text.slice(from, to));

test("the words that were understood are named by their places, in their order", () => {
  expect(sliced("Um GATO Nítido no jardim. Mais perto do gato, sem grão. Mais quente, bem quente.")).toEqual([
    "Nítido",
    "Mais perto",
    "do gato",
    "quente",
    "quente",
  ]);
  expect(sliced("estilo suave, um jardim")).toEqual([]);
});

test("places are those of the text as it was typed, however its accents were", () => {
  const wishes = fc.constantFrom("sépia", "Grão", "PRETO E BRANCO", "nítido", "mais perto do avião");
  const forms = fc.constantFrom("NFC", "NFD");
  const between = string({ unit: "binary", maxLength: 12 }).filter((text) => sliced(text).length === 0);
  assert(
    property(fc.array(fc.tuple(between, wishes, forms)), (parts) => {
      const typed = parts.map(([before, wish, form]) => [`${before}\n`, wish.normalize(form)] as const);
      const text = typed.map((part) => part.join("")).join("\n");
      expect(sliced(text).join(" ")).toEqual(typed.map(([, wish]) => wish).join(" "));
    }),
  );
});

describe("promptRemarks", () => {
  test.for([
    ["mais claro, muito contraste, sem grão", null],
    ["adicione contraste e tire a cor", null],
    ["não mude o rosto, mude a luz", null],
    ["coloque um chapéu no gato", "Não sei pôr um chapéu no gato: o estúdio só move câmera, luz e cor."],
    ["mais claro. Remova as pessoas", "Não sei tirar as pessoas: o estúdio só move câmera, luz e cor."],
    ["troque o fundo", "Não sei trocar o fundo: o estúdio só move câmera, luz e cor."],
    ["em estilo anime", "Não sei redesenhar a foto: o estúdio só move câmera, luz e cor."],
    ["mais jovem", "Não sei mudar o rosto nem o corpo de ninguém: o estúdio só move câmera, luz e cor."],
    ["adicione a legenda Oi", "O texto da tela se escreve no roteiro, não no prompt."],
    ["mais perto do gato", null],
    ["mais perto do livro", "Enquadrei o que parece ser um livro."],
    ["mais perto do carro", "Não vi nenhum carro nesta foto; enquadrei o assunto."],
    ["a pessoa 3", "Só vi duas pessoas nesta foto; não há pessoa 3."],
  ] as const)("%j", ([text, remark]) => {
    expect(promptRemarks(text, PAIR).map((each) => each.text)).toEqual(remark === null ? [] : [remark]);
  });

  test.for([
    ["um gato no sofá", ["Não vi nenhum gato nesta foto."]],
    ["gato dormindo no sofá", ["Não vi nenhum gato nesta foto."]],
    ["luz quente, um gato deitado no sofá", ["Não vi nenhum gato nesta foto."]],
    [
      "um livro no copo",
      ["Não vi nenhum livro nesta foto.", "Não vi nenhum copo nesta foto; enquadrei o assunto."],
    ],
    ["um gato, no sofá", []],
    ["um gato e luz quente como no sofá", []],
    ["um gato", []],
    ["um sofá no sofá", []],
  ] as const)("%j says who is not where the prompt puts them", ([text, remarks]) => {
    const couch = { x: 0.1, y: 0.3, w: 0.8, h: 0.6, confidence: 0.9, label: "couch" };
    const sofa = { ...PAIR, people: [], faces: [], things: [couch] };
    expect(promptRemarks(text, sofa).map((each) => each.text)).toEqual(remarks);
  });

  test.for([
    ["Mais claro. Remova as pessoas daqui, anime", ["Remova as pessoas daqui", "anime"]],
    ["tire o cha\u0301peu , mais jovem", ["tire o cha\u0301peu", "mais jovem"]],
    ["anime e luz, anime", ["anime", "anime"]],
    ["mais perto do livro", ["do livro"]],
    ["Remova o livro. Mais perto do livro", ["Remova o livro", "do livro"]],
  ] as const)("says where %j has its wishes", ([text, wishes]) => {
    const words = promptRemarks(text, PAIR).flatMap((each) => each.words);
    expect(words.map(({ from, to }) => text.slice(from, to))).toEqual(wishes);
  });

  test("any text at all is fine", () => {
    assert(
      property(string({ unit: "grapheme", maxLength: 300 }), (text) => {
        expect(promptRemarks(text, PAIR).length).toBeLessThanOrEqual(5);
      }),
    );
  });
});

test("no take makes a dark photo darker or harder, or much lighter, warmer or colder; others are as they were", () => {
  for (const style of STYLES) {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const take = takeOf(style, seed);
      const dark = forLevel(take, 0.15);
      const { light, contrast, warmth } = take;
      expect([dark.light < 0, dark.contrast > 0]).toEqual([false, false]);
      expect(dark.light).toBe(Math.max(0, Math.min(0.25, light)));
      expect(dark.warmth).toBe(Math.sign(warmth) * Math.min(0.25, Math.abs(warmth)));
      expect({ ...dark, light, contrast, warmth }).toEqual(take);
      expect(forLevel(take, 0.25)).toEqual(take);
    }
  }
});
