import type { Reading } from "@curta/contract";
import { expect, test } from "vitest";
import { paletteOf, PLAIN, withPeople, withThings } from "../../../../testing/direction/keyed-readings.ts";
import { discMatte } from "../../../../testing/mattes.ts";
import { keysOf } from "./keys-of.ts";

type Changes = Partial<Reading>;
const lit = (light: Partial<Reading["light"]>): Changes => ({ light: { ...PLAIN.light, ...light } });
const colored = (...colors: [string, number][]): Changes => ({ palette: paletteOf(colors) });
/** A strip of the picture's whole height: its width is its area. */
const strip = (w: number, x = 0) => ({ x, y: 0, w, h: 1, confidence: 0.9 });
const things = (...all: [label: string, w: number, x?: number][]): Changes => ({
  things: all.map(([label, w, x]) => ({ ...strip(w, x), label, confidence: 0.55 })),
});
/** People with faces, whose heads are in the picture. */
const people = (...widths: number[]): Changes => ({
  people: widths.map((w, index) => ({ ...strip(w, index / 4), confidence: 0.9, face: 0 })),
});
const fromBehind = (y: number): Changes => ({
  people: [{ x: 0, y, w: 0.4, h: 1 - y, confidence: 0.9, face: null }],
});
const face = (h: number, confidence: number) => ({ x: 0, y: 0, w: 0.1, h, confidence });
const written = (w: number, confidence = 0.6): Changes => ({ writing: [{ ...strip(w), confidence }] });
const rows = (count: number): Changes => ({
  writing: Array.from({ length: count }, (_, row) => ({
    x: 0.1,
    y: row / 5,
    w: 0.8,
    h: 0.08,
    confidence: 0.9,
  })),
});
const calm = (y: number, w: number, h: number): Changes => ({ quiet: [{ x: 0, y, w, h }] });
const sharp = (sharpShare: number): Changes => ({ focus: { sharpShare, shallow: 0 } });
const open = (confidence: number): Changes => ({ horizon: { y: 0.5, confidence } });
const lights = (...confidences: number[]): Changes => ({
  points: confidences.map((confidence, index) => ({
    x: index / 4,
    y: 0.5,
    size: 0.1,
    kind: "light",
    confidence,
    color: null,
  })),
});
const somebody = withPeople(1);
/** Something in front without a name: it may be somebody, or a brown coat. */
const silhouette: Changes = { matte: discMatte(0.5, 0.5, 0.2) };

/** Readings that just have a key, and what just takes it from them. */
const BOUNDS: readonly [key: string, at: Changes, beyond: Changes[]][] = [
  ["recado", rows(4), [rows(3)]],
  ["escrita", written(0.02), [written(0.019), written(0.02, 0.59)]],
  [
    "pb",
    { ...lit({ saturation: 0.05 }), ...colored(["vermelho", 0.1], ["cinza", 0.9]) },
    [lit({ saturation: 0.051 }), colored(["vermelho", 0.11])],
  ],
  [
    "verde",
    { ...lit({ saturation: 0.18 }), ...colored(["verde", 0.5]) },
    [lit({ saturation: 0.179 }), colored(["verde", 0.499])],
  ],
  [
    "cores",
    { ...lit({ saturation: 0.45 }), ...colored(["vermelho", 0.06], ["azul", 0.06], ["amarelo", 0.06]) },
    [lit({ saturation: 0.449 }), colored(["vermelho", 0.06], ["azul", 0.06], ["amarelo", 0.059])],
  ],
  [
    "escuro",
    { ...lit({ level: 0.219 }), ...colored(["preto", 0.45]) },
    [lit({ level: 0.22 }), colored(["preto", 0.449])],
  ],
  [
    "quente",
    {
      ...lit({ warmth: 0.4, saturation: 0.27, level: 0.3 }),
      ...colored(["terracota", 0.5], ["azul", 0.12], ["cinza", 0.2]),
    },
    [
      lit({ warmth: 0.39, saturation: 0.27, level: 0.3 }),
      lit({ warmth: 0.4, saturation: 0.26, level: 0.3 }),
      lit({ warmth: 0.4, saturation: 0.27, level: 0.29 }),
      colored(["terracota", 0.49]),
      colored(["terracota", 0.5], ["azul", 0.13]),
      colored(["terracota", 0.5], ["cinza", 0.21]),
    ],
  ],
  [
    "claro",
    lit({ level: 0.701, contrast: 0.549 }),
    [lit({ level: 0.7, contrast: 0.549 }), lit({ level: 0.701, contrast: 0.55 })],
  ],
  [
    "sepia",
    { ...lit({ saturation: 0.06 }), ...colored(["marrom", 0.44], ["amarelo", 0.06], ["preto", 0.35]) },
    [
      lit({ saturation: 0.059 }),
      lit({ saturation: 0.301 }),
      colored(["marrom", 0.43], ["amarelo", 0.06], ["preto", 0.4]),
      colored(["marrom", 0.44], ["amarelo", 0.06], ["preto", 0.34]),
      colored(["marrom", 0.44], ["amarelo", 0.07], ["preto", 0.35]),
      things(["cup", 0.01]),
      silhouette,
    ],
  ],
  [
    "branco",
    { ...lit({ level: 0.6 }), ...colored(["branco", 0.5]), subject: strip(0.6), ...written(0.08) },
    [
      lit({ level: 0.59 }),
      colored(["branco", 0.49]),
      { subject: strip(0.61) },
      { subject: null },
      written(0.081),
      { faces: somebody.faces },
      { people: somebody.people },
      things(["cup", 0.2, 0.51]),
    ],
  ],
  ["desfocado", { focus: { sharpShare: 1, shallow: 0.6 } }, [{ focus: { sharpShare: 1, shallow: 0.59 } }]],
  [
    "vazio",
    { ...calm(0, 1, 0.36), ...lit({ saturation: 0.42 }), subject: strip(0.45), ...sharp(0.6) },
    [
      calm(0, 1, 0.35),
      lit({ saturation: 0.43 }),
      { subject: strip(0.46) },
      sharp(0.61),
      { faces: somebody.faces },
      silhouette,
    ],
  ],
  [
    "vista",
    { ...open(0.8), ...sharp(0.7), ...calm(0.45, 0.8, 0.1) },
    [
      open(0.79),
      { horizon: null },
      sharp(0.69),
      calm(0.45, 0.79, 0.1),
      calm(0.45, 0.8, 0.09),
      calm(0.46, 0.8, 0.1),
      { faces: somebody.faces },
      silhouette,
    ],
  ],
  ["panorama", { width: 1_900, height: 1_000 }, [{ width: 1_899 }]],
  [
    "ceu",
    { ...open(0.8), ...sharp(0.7), ...calm(0.35, 1, 0.2), ...colored(["azul", 0.15]) },
    [open(0.79), calm(0.35, 1, 0.19), calm(0.36, 1, 0.2), colored(["azul", 0.14])],
  ],
  [
    "luzes",
    { ...lit({ level: 0.299 }), ...lights(0.5, 0.5) },
    [lit({ level: 0.3 }), lights(0.5, 0.49), lights(0.5), PLAIN],
  ],
  ["gato", things(["cat", 0.03]), [things(["cat", 0.029])]],
  ["copo", things(["car", 0.5], ["cup", 0.15, 0.6]), [things(["car", 0.5], ["cup", 0.149, 0.6])]],
  ["cachorro", things(["car", 0.5], ["dog", 0.05, 0.6]), [things(["car", 0.5], ["dog", 0.049, 0.6])]],
  [
    "carros",
    things(["car", 0.03], ["car", 0.008, 0.3], ["car", 0.008, 0.6]),
    [things(["car", 0.03], ["car", 0.008, 0.3], ["car", 0.007, 0.6])],
  ],
  ["gatos", things(["cat", 0.5], ["cat", 0.5, 0.2]), [things(["cat", 0.5], ["cat", 0.5, 0.19])]],
  ["dupla", people(0.5, 0.075), [people(0.5, 0.074)]],
  ["pessoa", people(0.03), [people(0.029)]],
  ["pessoa", fromBehind(0.08), [fromBehind(0.079)]],
  ["longe", people(0.029), [people(0.03)]],
  [
    "rosto",
    { ...people(0.5), faces: [face(0.3, 0.55)] },
    [{ faces: [face(0.29, 0.55)] }, { faces: [face(0.3, 0.54)] }],
  ],
  [
    "grupo",
    { ...people(0.2, 0.2, 0.2), faces: [face(0.1, 0.55), face(0.1, 0.9), face(0.1, 0.9)] },
    [{ faces: [face(0.1, 0.54), face(0.1, 0.9), face(0.1, 0.9)] }],
  ],
  ["mesa", things(["pizza", 0.03], ["fork", 0.03, 0.5]), [things(["pizza", 0.03], ["fork", 0.029, 0.5])]],
  [
    "mesa",
    things(["cup", 0.02], ["fork", 0.02, 0.3], ["spoon", 0.02, 0.6]),
    [things(["cup", 0.03], ["fork", 0.03, 0.3]), things(["pizza", 0.1]), withThings("cup")],
  ],
];

test.each(BOUNDS)("%s holds up to its bounds, and beyond each of them it does not", (key, at, beyond) => {
  const has = (changes: Changes): boolean => keysOf({ ...PLAIN, ...at, ...changes }).all.has(key);
  expect(has({})).toBe(true);
  expect(beyond.filter(has)).toEqual([]);
});

test("brown prints may have more colour than black and white ones, up to a bound", () => {
  const brown = colored(["marrom", 0.9]);
  expect(
    [0.06, 0.3].map((saturation) => keysOf({ ...PLAIN, ...brown, ...lit({ saturation }) }).all.has("sepia")),
  ).toEqual([true, true]);
});
