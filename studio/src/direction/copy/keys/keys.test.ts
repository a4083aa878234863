import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  KEYED,
  paletteOf,
  PLAIN,
  withPeople,
  withThings,
} from "../../../../testing/direction/keyed-readings.ts";
import { PORTRAIT, readings } from "../../../../testing/direction/readings.ts";
import { describeReading } from "../../plan/describe-reading.ts";
import { keysOf } from "./keys-of.ts";

function keys(reading: typeof PLAIN): string[] {
  return [...keysOf(reading).all];
}

function kinds(reading: typeof PLAIN): string[] {
  return keys(reading).filter((key) => /pessoa|dupla|grupo|gente/.test(key));
}

test("every key is proved by its reading", () => {
  for (const [id, reading] of Object.entries(KEYED)) {
    for (const key of id.split("+"))
      expect({ id, keys: keys(reading) }).toEqual({ id, keys: expect.arrayContaining([key]) });
  }
});

test("a photo without anything that is sure has no key but that of every photo", () => {
  expect(keys(PLAIN)).toEqual(["qualquer"]);
});

test("a blank picture is neither white, dark nor black and white, and its script says that it is blank", () => {
  for (const [name, level] of [
    ["branco", 0.98],
    ["preto", 0],
    ["azul-aço", 0.4],
  ] as const) {
    const light = { ...PLAIN.light, level, contrast: 0, saturation: 0 };
    const blank = { ...PLAIN, subject: null, light, palette: paletteOf([[name, 1]]) };
    expect(keys(blank)).toEqual(["qualquer"]);
    expect(describeReading(blank)[0]).toMatch(/^Esta imagem é de uma cor só/);
    const lit = { ...blank, light: { ...light, contrast: 0.031 } };
    expect(describeReading(lit)[0]).not.toMatch(/uma cor só/);
  }
});

test("what is unsure or small is not spoken of", () => {
  const [cat] = withThings("cat").things;
  expect(keys({ ...PLAIN, things: [{ ...cat!, confidence: 0.54 }] })).toEqual(["qualquer"]);
  expect(keys({ ...PLAIN, things: [{ ...cat!, w: 0.1, h: 0.1 }] })).toEqual(["qualquer"]);
});

test("a cup in somebody's hand or a chair under a cat is not what the photo is of", () => {
  const cup = { x: 0.5, y: 0.5, w: 0.2, h: 0.2, confidence: 0.9, label: "cup" };
  expect(keys({ ...withPeople(1), things: [cup] })).not.toContain("copo");
  expect(keys({ ...withPeople(1), things: [{ ...cup, label: "dog" }] })).toContain("cachorro");
  expect(keys(withThings("cat", "chair"))).not.toContain("cadeira");
});

test("people are one, two or a group; passers-by and doubtful ones are people and no more", () => {
  expect([1, 2, 3, 8].map((count) => kinds(withPeople(count))[0])).toEqual([
    "pessoa",
    "dupla",
    "grupo",
    "grupo",
  ]);
  expect(kinds({ ...withPeople(5), faces: [] })).toEqual(["gente"]);
  expect(kinds(KEYED["gente"]!)).toEqual(["gente"]);
});

test("a glass of a row of glasses and cars of a car park are not one", () => {
  expect(keys(withThings("car", "car"))).not.toContain("carro");
  expect(keys(withThings("car", "car", "car"))).toContain("carros");
  expect(keys(withThings("cat", "cat"))).not.toContain("gato");
  const [cat] = withThings("cat").things;
  expect(keys({ ...PLAIN, things: [cat!, { ...cat!, x: cat!.x + 0.1 }] })).not.toContain("gatos");
});

test("brown houses on a grey day have colour; one red thing among greys is no warm light", () => {
  const grey = paletteOf([
    ["prata", 0.5],
    ["cinza", 0.38],
    ["castanho", 0.12],
  ]);
  const light = { ...PLAIN.light, saturation: 0.04, warmth: 0.1 };
  expect(keys({ ...PLAIN, light, palette: grey })).not.toContain("pb");
  const warm = { ...PLAIN.light, saturation: 0.3, warmth: 0.54 };
  const red = paletteOf([
    ["castanho", 0.5],
    ["cinza-claro", 0.3],
  ]);
  expect(keys({ ...PLAIN, light: warm, palette: red })).not.toContain("quente");
});

test("a view is open and bare: somebody, something or writing in it, and it is none", () => {
  const view = KEYED["vista"]!;
  const [person] = withPeople(1).people;
  const [boat] = withThings("boat").things;
  for (const other of [
    { people: [person!] },
    { things: [{ ...boat!, confidence: 0.4 }] },
    { writing: [{ x: 0, y: 0, w: 0.1, h: 0.1, confidence: 0.9 }] },
    { horizon: { y: 0.5, confidence: 0.7 } },
  ]) {
    expect(keys({ ...view, ...other })).not.toContain("vista");
  }
});

test("a portrait is of a person", () => {
  expect(keys(PORTRAIT)).toContain("pessoa");
});

test("of no photo two things are said that contradict each other", () => {
  fc.assert(
    fc.property(readings, (reading) => {
      const found = keysOf(reading).all;
      for (const [one, other] of [
        ["pb", "cores"],
        ["pb", "quente"],
        ["escuro", "claro"],
        ["escuro", "branco"],
        ["verde", "azul"],
        ["branco", "alguem"],
        ["vazio", "alguem"],
        ["vista", "alguem"],
        ["pessoa", "gente"],
        ["dupla", "grupo"],
        ["longe", "alguem"],
        ["gato", "gatos"],
      ] as const) {
        if (one === "verde" && reading.palette.reduce((sum, { share }) => sum + share, 0) > 1) continue;
        expect({ both: found.has(one) && found.has(other), one, other }).toEqual({ both: false, one, other });
      }
    }),
    { numRuns: 400 },
  );
});
