import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Reading, type Style, STYLES } from "@curta/contract";
import { accentColor } from "./accent.ts";
import { formatColor, parseColor } from "./bright-color.ts";
import { BEER } from "../../../testing/direction/readings.ts";
import { createRandom } from "../../random.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

/** Relative luminance by WCAG 2. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = (color.match(/[0-9a-f]{2}/g) ?? []).map((pair) => {
    const value = Number.parseInt(pair, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const accents = (palette: Reading["palette"], style: Style) =>
  Array.from({ length: 40 }, (__, seed) =>
    accentColor({ ...BEER, palette }, style, createRandom(seed, "accent")),
  );

test("whatever a picture's colours are, strong words are bright, and told from the white ones", () => {
  const palettes = fc.array(hex, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(palettes, fc.constantFrom(...STYLES), fc.nat(1000), (colors, style, seed) => {
      const palette = colors.map((color) => ({ hex: color, name: "azul", share: 0.2 }));
      const accent = accentColor({ ...BEER, palette }, style, createRandom(seed, "accent"));
      // 18 % grey has a luminance of 0.18; the stroke behind the letters is #0a0a0c.
      expect(luminance(accent)).toBeGreaterThan(0.45);
      expect((luminance(accent) + 0.05) / (luminance("#0a0a0c") + 0.05)).toBeGreaterThan(9);
      expect(parseColor(accent)?.chroma).toBeGreaterThan(0.05);
    }),
  );
});

test.each(["#4c3826", "#7a5236", "#828486", "#0c0c0d"])("%s is no colour to emphasise with", (color) => {
  const plain = accents([], "viral");
  const brown = accents([{ hex: color, name: "marrom", share: 1 }], "viral");
  expect(plain).toEqual(expect.arrayContaining(brown));
});

test.each([
  ["yellow, orange and green stand out from blue", "#2a4f8f", ["#3dfc8c", "#ffad5c", "#ffd60a"]],
  ["green, blue and lilac stand out from brown", "#7a5236", ["#3dfc8c", "#4be1ff", "#c9adff"]],
  ["from grey all do", "#808080", ["#3dfc8c", "#4be1ff", "#c9adff", "#ff9ad5", "#ffad5c", "#ffd60a"]],
])("of a style's colours those are used that the picture is least like: %s", (_, color, used) => {
  const own = accents([{ hex: color, name: "azul", share: 1 }], "viral");
  expect([...new Set(own)].toSorted()).toEqual(used);
});

/** Accents of a style that no picture changes. */
const OF_STYLE = new Set(accents([], "suave"));
const ownOf = (color: string): string[] =>
  [...new Set(accents([{ hex: color, name: "verde", share: 1 }], "suave"))].filter(
    (each) => !OF_STYLE.has(each),
  );

test.each([
  ["a dark green is raised in lightness and chroma", "#1b6e3c", ["#79ea9d"]],
  ["a bright green stays as it is", "#8ef08e", ["#8ef08e"]],
  ["yellow is darkened until it is told from white", "#ffff00", ["#e8e800"]],
  ["a green that is nearly grey is left", "#5a7a5a", []],
  ["a blue that would be pale is left", "#2a4f8f", []],
])("%s", (_, color, own) => {
  expect(ownOf(color)).toEqual(own);
});

/** Whether a colour of the picture is one to emphasise with. */
const isOwn = (lightness: number, chroma: number, hue: number): boolean =>
  ownOf(formatColor({ lightness, chroma, hue })).length > 0;

test("brown is left: yellow that is dark; brighter or greener it is the picture's own", () => {
  expect(isOwn(0.6, 0.12, 1.7)).toBe(false);
  expect(isOwn(0.6, 0.12, 1.4)).toBe(false);
  expect(isOwn(0.64, 0.12, 1.7)).toBe(true);
  expect(isOwn(0.6, 0.12, 1.8)).toBe(true);
});

test("a colour that sRGB has is written with all of its chroma", () => {
  expect(formatColor({ lightness: 0.2, chroma: 0.04, hue: 1.9 })).toBe("#181701");
  expect(formatColor({ lightness: 0.38, chroma: 0.14, hue: 0.1 })).toBe("#790f37");
});

test("colours come back from OKLCh as they went in, and none leaves sRGB", () => {
  fc.assert(
    fc.property(hex, (color) => {
      const there = parseColor(color);
      expect(there && formatColor(there)).toBe(color);
    }),
  );
  expect(formatColor({ lightness: 0.85, chroma: 0.4, hue: 4.6 })).toMatch(/^#[0-9a-f]{6}$/);
  expect(parseColor("azul")).toBeNull();
  // Nothing is lost of what sRGB has.
  expect(parseColor(formatColor({ lightness: 0.6, chroma: 0.1, hue: 1 }))?.chroma).toBeCloseTo(0.1, 2);
});
