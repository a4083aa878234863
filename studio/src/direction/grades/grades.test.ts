import { expect, test } from "vitest";
import { BEER, PORTRAIT } from "../../../testing/direction/readings.ts";
import { createRandom } from "../../random.ts";
import { gradedLevel } from "../../frame/light/grade.ts";
import { ALL_TEMPLATES } from "../templates/templates.ts";
import type { Grade, GradeName } from "../timeline.ts";
import { chooseGrade, gradeOf } from "./choose-grade.ts";
import { GRADE_TABLE } from "./grade-table.ts";

const LOOKS = Object.keys(GRADE_TABLE) as [GradeName, ...GradeName[]];

/** The looks that 60 seeds choose among all for a picture of such light. */
function chosen(light: Partial<typeof BEER.light>, looks = LOOKS): Set<GradeName> {
  const reading = { ...BEER, light: { ...BEER.light, ...light } };
  const grades = Array.from({ length: 60 }, (_, seed): Grade =>
    chooseGrade(looks, reading, createRandom(seed, "grade")),
  );
  return new Set(grades.map(({ name }) => name));
}

const PLAIN_LIGHT = { level: 0.45, saturation: 0.4, warmth: 0 };

test("pictures without colour get looks without, and no others do", () => {
  expect([...chosen({ ...PLAIN_LIGHT, saturation: 0.01 })].toSorted()).toEqual(["mono", "soft-mono"]);
  const coloured = chosen(PLAIN_LIGHT);
  expect(coloured.size).toBeGreaterThanOrEqual(7);
  expect([...coloured].filter((name) => GRADE_TABLE[name].saturation === 0)).toEqual([]);
});

test("the look of night is for dark pictures, and the bright one is not", () => {
  expect(chosen(PLAIN_LIGHT)).not.toContain("night");
  const dark = chosen({ ...PLAIN_LIGHT, level: 0.15 });
  expect(dark).toContain("night");
  expect(dark).not.toContain("high-key");
});

test("a warm picture is not made warmer, a cold one not colder", () => {
  expect(chosen(PLAIN_LIGHT)).toContain("warm-film");
  expect(chosen({ ...PLAIN_LIGHT, warmth: 0.7 })).not.toContain("warm-film");
  expect(chosen({ ...PLAIN_LIGHT, warmth: -0.6 })).not.toContain("cool-film");
});

test.each([
  ["a red car on white", "#f0634c", 0.09, false],
  ["a speck of red on white", "#f0634c", 0.03, true],
  ["a brown coat", "#7a5236", 0.3, true],
])(
  "the look that takes half of all colours is for pictures without a strong one: %s",
  (_, hex, share, may) => {
    const palette = [
      { hex: "#f7f8f8", name: "branco", share: 0.6 },
      { hex, name: "coral", share },
    ];
    const reading = { ...BEER, palette, light: { ...BEER.light, ...PLAIN_LIGHT, saturation: 0.15 } };
    const names = Array.from(
      { length: 60 },
      (__, seed) => chooseGrade(LOOKS, reading, createRandom(seed, "grade")).name,
    );
    expect(names.includes("silver")).toBe(may);
  },
);

test("a template whose looks suit no such picture gets the natural one", () => {
  expect([...chosen(PLAIN_LIGHT, ["night"])]).toEqual(["natural"]);
});

test("every template has two looks for usual pictures at least, and every look has a template", () => {
  for (const { name, grades } of ALL_TEMPLATES) {
    expect([name, chosen(PLAIN_LIGHT, [...grades]).size >= 2]).toEqual([name, true]);
  }
  const named = new Set(ALL_TEMPLATES.flatMap(({ grades }) => grades));
  expect(LOOKS.filter((look) => !named.has(look)).toSorted()).toEqual(["mono", "soft-mono"]);
});

test("skin is kept wholly where there are people", () => {
  const { skin } = chooseGrade(["natural"], PORTRAIT, createRandom(1, "grade"));
  expect(skin).toBe(1);
});

test("where there are people, white is darker than a film's brightest, so that bright skin does not burn out", () => {
  for (const name of LOOKS) {
    const [people, nobody] = [PORTRAIT, BEER].map((reading) =>
      gradeOf(name, reading, createRandom(1, "grade")),
    );
    expect(people!.white).toBeLessThanOrEqual(0.97);
    expect(nobody!.white).toBe(GRADE_TABLE[name].white);
  }
});

function vividAt(level: number): Grade {
  return gradeOf("vivid", { ...BEER, light: { ...BEER.light, level } }, createRandom(1, "grade"));
}

test("a dark picture keeps its shadows: less contrast, lighter corners, more exposure", () => {
  const [usual, dusk, night] = [vividAt(0.28), vividAt(0.21), vividAt(0.14)];
  expect(usual.exposure).toBe(GRADE_TABLE.vivid.exposure);
  expect(night.contrast).toBeCloseTo(0.3 * usual.contrast);
  expect(night.vignette).toBeCloseTo(0.4 * usual.vignette);
  expect(night.exposure).toBeCloseTo(usual.exposure + 0.5);
  expect(dusk.exposure).toBeCloseTo(usual.exposure + 0.25);
  expect(gradedLevel(night, 0.1)).toBeGreaterThan(0.12);
  expect(gradedLevel(usual, 0.1)).toBeLessThan(0.1);
});
