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
