import { STYLES } from "@curta/contract";
import { expect, test } from "vitest";
import { BEER } from "../../../testing/direction/readings.ts";
import { createRandom } from "../../random.ts";
import { gradeOf } from "../grades/choose-grade.ts";
import { parseColor } from "../lettering/bright-color.ts";
import { groundColors } from "./ground-colors.ts";

const chromaOf = (color: string): number => parseColor(color)?.chroma ?? 1;
const random = (): ReturnType<typeof createRandom> => createRandom(3, "ground");

test.each(STYLES)(
  "strips and grounds of a black-and-white film have no colour, dark and light (%s)",
  (style) => {
    const { strip, cutOut } = groundColors(BEER, style, gradeOf("mono", BEER, random()), random());
    expect(Math.max(chromaOf(strip), chromaOf(cutOut))).toBeLessThan(0.005);
    expect(parseColor(strip)?.lightness).toBeLessThan(0.3);
    expect(parseColor(cutOut)?.lightness).toBeCloseTo(0.82, 2);
  },
);

test.each(STYLES)("strips wait in the dark, and only lively films have a bright ground (%s)", (style) => {
  const { strip, cutOut } = groundColors(BEER, style, gradeOf("natural", BEER, random()), random());
  expect(parseColor(strip)?.lightness).toBeLessThan(0.3);
  expect((parseColor(cutOut)?.lightness ?? 0) > 0.75).toBe(style === "viral");
});

test("grounds have the hue that most of the photo has, wherever it stands in the palette, and calm films little of it", () => {
  const [blue, red] = [
    { hex: "#2040c0", name: "azul", share: 0.6 },
    { hex: "#c03020", name: "vermelho", share: 0.3 },
  ];
  for (const palette of [
    [blue, red],
    [red, blue],
  ]) {
    const reading = { ...BEER, palette };
    const { strip, cutOut } = groundColors(reading, "suave", gradeOf("natural", reading, random()), random());
    expect(Math.abs((parseColor(cutOut)?.hue ?? 0) - (parseColor(blue.hex)?.hue ?? 0))).toBeLessThan(0.1);
    expect([chromaOf(strip), chromaOf(cutOut)]).toEqual([expect.closeTo(0.045, 2), expect.closeTo(0.07, 2)]);
  }
});

test("lively films of one photo have grounds of many colours, all far from the photo's own", () => {
  const skin = { ...BEER, palette: [{ hex: "#a06a4a", name: "marrom", share: 1 }] };
  const own = parseColor("#a06a4a")?.hue ?? 0;
  const grade = gradeOf("natural", skin, random());
  const grounds = Array.from({ length: 60 }, (_, seed) => {
    return groundColors(skin, "viral", grade, createRandom(seed, "ground")).cutOut;
  });
  const different = [...new Set(grounds)];
  expect(different.length).toBeGreaterThanOrEqual(6);
  for (const ground of different) {
    const { hue, lightness, chroma } = parseColor(ground) ?? { hue: own, lightness: 0, chroma: 0 };
    expect(Math.cos(hue - own)).toBeLessThan(Math.cos(1.25));
    expect(lightness).toBeCloseTo(0.8, 1);
    expect(chroma).toBeGreaterThan(0.08);
  }
});
