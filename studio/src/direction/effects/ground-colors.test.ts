import { STYLES } from "@curta/contract";
import { expect, test } from "vitest";
import { BEER } from "../../../testing/direction/readings.ts";
import { createRandom } from "../../random.ts";
import { gradeOf } from "../grades/choose-grade.ts";
import { parseColor } from "../lettering/bright-color.ts";
import { groundColors } from "./ground-colors.ts";

const chromaOf = (color: string): number => parseColor(color)?.chroma ?? 1;
const random = (): ReturnType<typeof createRandom> => createRandom(3, "ground");

test.each(STYLES)("strips and grounds of a black-and-white film have no colour (%s)", (style) => {
  const { strip, cutOut } = groundColors(BEER, style, gradeOf("mono", BEER, random()), random());
  expect(Math.max(chromaOf(strip), chromaOf(cutOut))).toBeLessThan(0.005);
});

test.each(STYLES)("strips wait in the dark, and only lively films have a bright ground (%s)", (style) => {
  const { strip, cutOut } = groundColors(BEER, style, gradeOf("natural", BEER, random()), random());
  expect(parseColor(strip)?.lightness).toBeLessThan(0.3);
  expect((parseColor(cutOut)?.lightness ?? 0) > 0.75).toBe(style === "viral");
});
