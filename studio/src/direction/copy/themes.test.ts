import * as fc from "fast-check";
import { expect, test } from "vitest";
import { CALLED, familyOf, isGrey, isNearlyBlack } from "./color-words.ts";
import { BEER, PORTRAIT, readings } from "../../../testing/direction/readings.ts";
import { themesOf } from "./themes.ts";

type Light = Partial<typeof BEER.light>;
type Palette = readonly (readonly [name: string, share: number])[];

function themes(light: Light, palette: Palette, other: Partial<typeof BEER> = {}): string[] {
  const found = themesOf({
    ...BEER,
    focus: { sharpShare: 0.4, shallow: 0 },
    quiet: [],
    ...other,
    light: { ...BEER.light, ...light },
    palette: palette.map(([name, share]) => ({ name, share, hex: "#808080" })),
  });
  return [...found.true];
}

test("brown houses on a grey day have colour; a picture without any has none", () => {
  const day: Palette = [
    ["prata", 0.21],
    ["grafite", 0.18],
    ["chumbo", 0.18],
    ["cinza", 0.17],
    ["gelo", 0.14],
    ["castanho", 0.12],
  ];
  expect(themes({ saturation: 0.1, warmth: 0.1, level: 0.54 }, day)).toEqual([]);
  expect(themes({ saturation: 0, warmth: 0, level: 0.54 }, day.slice(0, 5))).toEqual(["pb"]);
});

test("a blue sky is no cold, and two blues are no rivals", () => {
  const sky: Palette = [
    ["azul-celeste", 0.4],
    ["azul-marinho", 0.2],
    ["dourado", 0.07],
  ];
  expect(themes({ saturation: 0.52, warmth: -0.8, level: 0.5 }, sky)).toEqual(["cor"]);
  const ice: Palette = [
    ["azul-aço", 0.3],
    ["cinza-claro", 0.4],
  ];
  expect(themes({ saturation: 0.21, warmth: -0.4, level: 0.45 }, ice)).toEqual(["fria"]);
});

test("warm light is where warm things are, not where one red thing is among greys or leaves", () => {
  const light = { saturation: 0.3, warmth: 0.54, level: 0.42 };
  expect(
    themes(light, [
      ["castanho", 0.5],
      ["creme", 0.2],
    ]),
  ).toEqual(["quente"]);
  expect(
    themes(light, [
      ["castanho", 0.5],
      ["cinza-claro", 0.3],
    ]),
  ).toEqual([]);
  expect(
    themes(light, [
      ["castanho", 0.5],
      ["verde-oliva", 0.3],
    ]),
  ).toEqual([]);
  expect(
    themes({ ...light, level: 0.2 }, [
      ["castanho", 0.5],
      ["creme", 0.2],
    ]),
  ).toEqual([]);
});

test("no light is spoken of in the dark, no darkness by day, no shadowless light among shadows", () => {
  const night: Palette = [
    ["preto", 0.7],
    ["verde-floresta", 0.22],
  ];
  expect(themes({ level: 0.11, saturation: 0.25, warmth: 0 }, night)).toEqual(["escura"]);
  expect(themes({ level: 0.29, saturation: 0.15, warmth: 0 }, night)).toEqual([]);
  expect(themes({ level: 0.8, contrast: 0.4, saturation: 0.1, warmth: 0 }, [["gelo", 0.8]])).toEqual([
    "clara",
  ]);
  expect(themes({ level: 0.8, contrast: 0.7, saturation: 0.1, warmth: 0 }, [["gelo", 0.8]])).toEqual([]);
});

test("stillness and room are not spoken of among people, colours or things", () => {
  const quiet = [{ x: 0, y: 0, w: 1, h: 0.4 }];
  const light = { level: 0.5, saturation: 0.2, warmth: 0, contrast: 0.6 };
  const ground: Palette = [["cinza", 0.8]];
  const small = { x: 0.4, y: 0.5, w: 0.3, h: 0.3, confidence: 0.9 };
  expect(themes(light, ground, { quiet, subject: small })).toEqual(["vazio"]);
  expect(themes(light, ground, { quiet, subject: { ...small, x: 0, w: 1, h: 0.5 } })).toEqual([]);
  expect(themes(light, ground, { quiet, subject: small, faces: [{ ...small, confidence: 0.3 }] })).toEqual(
    [],
  );
  expect(themes(light, ground, { quiet, focus: { sharpShare: 0.9, shallow: 0 } })).toEqual([]);
  expect(themes({ ...light, saturation: 0.6 }, ground, { quiet, subject: small })).toEqual([]);
});

test("of no picture two things are said that contradict each other", () => {
  fc.assert(
    fc.property(readings, (reading) => {
      const { true: found, words } = themesOf(reading);
      const colors = reading.palette.filter(({ name }) => !isGrey(name) && !isNearlyBlack(name));
      const share = colors.reduce((sum, color) => sum + color.share, 0);
      if (found.has("pb")) expect(share).toBeLessThanOrEqual(0.1);
      if (found.has("duas")) expect(familyOf(words["cor"] ?? "")).not.toBe(familyOf(words["outra"] ?? ""));
      for (const [one, other] of [
        ["pb", "cor"],
        ["pb", "viva"],
        ["quente", "fria"],
        ["escura", "clara"],
        ["escura", "quente"],
        ["escura", "cor"],
        ["vazio", "rosto"],
        ["vazio", "rostos"],
        ["vazio", "viva"],
      ] as const) {
        if (one !== "escura" || other !== "cor" || reading.light.level < 0.2) {
          expect(found.has(one) && found.has(other)).toBe(false);
        }
      }
    }),
    { numRuns: 400 },
  );
});

test("a portrait is of its face", () => {
  expect(themesOf(PORTRAIT).true.has("rosto")).toBe(true);
});

test("colours are called by plain names", () => {
  const plain = "vermelho laranja amarelo verde azul roxo rosa marrom preto branco cinza dourado bege".split(
    " ",
  );
  expect(Object.values(CALLED).filter((name) => !plain.includes(name))).toEqual([]);
});
