import type { Box, Reading } from "@curta/contract";
import { MANY, THINGS } from "../../src/direction/copy/keys/key.ts";
import { BEER } from "./readings.ts";

type Colors = readonly (readonly [name: string, share: number])[];

/** A photo in daylight with nobody and nothing in it that has a name, of no particular colour. */
export const PLAIN: Reading = {
  ...BEER,
  width: 3000,
  height: 4000,
  palette: paletteOf([
    ["cinza", 0.4],
    ["castanho", 0.3],
    ["azul", 0.1],
  ]),
  light: { level: 0.5, contrast: 0.7, saturation: 0.15, warmth: 0.1, from: null, confidence: 0.2 },
  subject: null,
  focus: { sharpShare: 0.6, shallow: 0.2 },
  quiet: [],
};

const MIDDLE: Box = { x: 0.3, y: 0.3, w: 0.35, h: 0.35 };

export function paletteOf(colors: Colors): Reading["palette"] {
  return colors.map(([name, share]) => ({ name, share, hex: "#808080" }));
}

/** With things of these labels, side by side, all of them sure. */
export function withThings(...labels: string[]): Reading {
  const things = labels.map((label, at) => ({
    x: at / (labels.length + 1),
    y: 0.3,
    w: 0.9 / (labels.length + 1),
    h: 0.4,
    label,
    confidence: 0.8,
  }));
  return { ...PLAIN, things };
}

/** With so many people side by side, each with a face. */
export function withPeople(count: number): Reading {
  const people = Array.from({ length: count }, (_, at) => ({
    x: at / (count + 1),
    y: 0.2,
    w: 0.9 / (count + 1),
    h: 0.7,
    confidence: 0.9,
    face: at,
  }));
  const faces = people.map(({ x, w }) => ({ x: x + w / 3, y: 0.25, w: w / 3, h: 0.12, confidence: 0.9 }));
  return { ...PLAIN, people, faces };
}

const [ONE] = withPeople(1).people;

/** A reading for every key that a story may have, by key: what proves it and nothing more. */
export const KEYED: Readonly<Record<string, Reading>> = {
  pessoa: withPeople(1),
  rosto: { ...withPeople(1), faces: [{ x: 0.2, y: 0.1, w: 0.5, h: 0.5, confidence: 0.9 }] },
  longe: {
    ...PLAIN,
    people: [{ x: 0.5, y: 0.6, w: 0.05, h: 0.2, confidence: 0.7, face: null }],
  },
  dupla: withPeople(2),
  grupo: withPeople(5),
  alguem: withPeople(1),
  gente: { ...withPeople(2), people: [...withPeople(2).people, { ...ONE!, confidence: 0.4 }] },
  ...Object.fromEntries(
    Object.entries(THINGS).map(([key, labels]) => [key, withThings(labels[0] ?? "")] as const),
  ),
  ...Object.fromEntries(
    Object.entries(MANY).map(([key, { labels, least }]) => {
      return [key, withThings(...Array.from({ length: least }, () => labels[0] ?? ""))] as const;
    }),
  ),
  mesa: withThings("pizza", "wine glass", "fork"),
  recado: {
    ...PLAIN,
    writing: [0.1, 0.3, 0.5, 0.7].map((y) => ({ x: 0.1, y, w: 0.8, h: 0.08, confidence: 0.9 })),
  },
  escrita: { ...PLAIN, writing: [{ x: 0.1, y: 0.4, w: 0.8, h: 0.1, confidence: 0.9 }] },
  pb: {
    ...PLAIN,
    light: { ...PLAIN.light, saturation: 0, warmth: 0 },
    palette: paletteOf([
      ["cinza", 0.6],
      ["preto", 0.4],
    ]),
  },
  escuro: {
    ...PLAIN,
    light: { ...PLAIN.light, level: 0.12 },
    palette: paletteOf([
      ["preto", 0.7],
      ["castanho", 0.2],
    ]),
  },
  branco: {
    ...PLAIN,
    light: { ...PLAIN.light, level: 0.75 },
    palette: paletteOf([
      ["branco", 0.6],
      ["vermelho", 0.2],
    ]),
    subject: { ...MIDDLE, confidence: 0.8 },
  },
  verde: {
    ...PLAIN,
    light: { ...PLAIN.light, saturation: 0.4 },
    palette: paletteOf([
      ["verde", 0.4],
      ["verde-musgo", 0.2],
      ["castanho", 0.2],
    ]),
  },
  azul: {
    ...PLAIN,
    light: { ...PLAIN.light, saturation: 0.4, warmth: -0.5 },
    palette: paletteOf([
      ["azul", 0.4],
      ["azul-celeste", 0.2],
    ]),
  },
  quente: {
    ...PLAIN,
    light: { ...PLAIN.light, warmth: 0.6, saturation: 0.4 },
    palette: paletteOf([
      ["terracota", 0.5],
      ["creme", 0.3],
    ]),
  },
  sepia: {
    ...PLAIN,
    light: { ...PLAIN.light, saturation: 0.2, warmth: 0.5 },
    palette: paletteOf([
      ["marrom", 0.4],
      ["bege", 0.3],
      ["creme", 0.2],
    ]),
  },
  claro: {
    ...PLAIN,
    light: { ...PLAIN.light, level: 0.8, contrast: 0.4 },
    palette: paletteOf([
      ["creme", 0.4],
      ["prata", 0.4],
    ]),
  },
  cores: {
    ...PLAIN,
    light: { ...PLAIN.light, saturation: 0.6 },
    palette: paletteOf([
      ["vermelho", 0.2],
      ["azul", 0.2],
      ["amarelo", 0.2],
    ]),
  },
  desfocado: { ...PLAIN, focus: { sharpShare: 0.3, shallow: 0.8 } },
  vazio: {
    ...PLAIN,
    quiet: [{ x: 0, y: 0, w: 1, h: 0.4 }],
    focus: { sharpShare: 0.3, shallow: 0.2 },
  },
  vista: {
    ...PLAIN,
    quiet: [{ x: 0, y: 0, w: 1, h: 0.4 }],
    horizon: { y: 0.5, confidence: 0.9 },
    focus: { sharpShare: 0.9, shallow: 0 },
  },
  ceu: {
    ...PLAIN,
    quiet: [{ x: 0, y: 0, w: 1, h: 0.4 }],
    horizon: { y: 0.5, confidence: 0.9 },
    focus: { sharpShare: 0.9, shallow: 0 },
    palette: paletteOf([
      ["azul-celeste", 0.4],
      ["castanho", 0.3],
    ]),
  },
  luzes: {
    ...PLAIN,
    light: { ...PLAIN.light, level: 0.25 },
    points: [0.3, 0.7].map((x) => ({ x, y: 0.4, size: 0.1, kind: "light", confidence: 0.8, color: null })),
  },
  panorama: { ...PLAIN, width: 6000, height: 2000 },
  "alguem+cachorro": { ...withPeople(1), things: withThings("dog").things },
  "alguem+gato": { ...withPeople(1), things: withThings("cat").things },
  qualquer: PLAIN,
};
