import * as fc from "fast-check";
import { STYLES, type Storyboard, type StoryShot, type Style } from "@curta/contract";
import { expect, test } from "vitest";
import { compileTimeline } from "../../compile/compile.ts";
import { direct } from "../../plan/direct.ts";
import { CAPTION_LOOKS, type CaptionGroup, type CaptionLookName } from "../../timeline.ts";
import { BEER, PORTRAIT } from "../../../../testing/direction/readings.ts";
import { captionLookOf } from "./choose-look.ts";
import { ENTRANCES } from "./entrances.ts";
import { LOOKS } from "./looks.ts";

/** Relative luminance of `#rrggbb` by WCAG 2. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = (color.match(/[0-9a-f]{2}/g) ?? []).map((pair) => {
    const value = Number.parseInt(pair, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [bright, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function film(captions: readonly (string | null)[], style: Style, beats: number): Storyboard {
  const shots = captions.map((caption): StoryShot => ({
    beats,
    size: "wide",
    target: { kind: "all" },
    move: "push-in",
    transition: "cut",
    effects: [],
    caption,
  }));
  return { style, seconds: (captions.length * beats) / 2, bpm: 120, shots, notes: [] };
}

/** A style and a seed for which a film has the look. */
function filmsOf(look: CaptionLookName): { style: Style; seed: number } {
  const all = STYLES.flatMap((style) => Array.from({ length: 12 }, (_, seed) => ({ style, seed })));
  return all.find(({ style, seed }) => captionLookOf({ style }, seed) === look)!;
}

test.each(STYLES)("twelve seeds in a row of %s show at least four looks, and each film has one", (style) => {
  const looks = Array.from({ length: 12 }, (_, seed) => {
    const { shots } = compileTimeline(direct(BEER, { style, seconds: 15, seed }), BEER, seed);
    const used = new Set(shots.flatMap(({ captions }) => captions.map(({ look }) => look)));
    expect(used.size).toBe(1);
    return [...used][0];
  });
  expect(new Set(looks).size).toBeGreaterThanOrEqual(4);
});

test.each(CAPTION_LOOKS)("%s: some film has it", (look) => {
  const { style, seed } = filmsOf(look);
  expect(captionLookOf({ style }, seed)).toBe(look);
});

test.each(CAPTION_LOOKS)("%s: all colours of its letters read on its stroke or plate", (look) => {
  const { fill, strong, edge } = LOOKS[look];
  const { style } = filmsOf(look);
  for (let seed = 0; seed < 60; seed += 1) {
    if (captionLookOf({ style }, seed) !== look) continue;
    const { shots } = compileTimeline(film(["a b", "c", "d", "e"], style, 4), BEER, seed);
    const accent = shots[0]?.captions[0]?.accent ?? "";
    // A shade is measured where it is painted.
    const ground = edge.kind === "shade" ? null : (edge.color ?? accent);
    if (ground === null) continue;
    expect(contrast(fill, ground)).toBeGreaterThan(7);
    if (strong.color !== "fill") expect(contrast(accent, ground)).toBeGreaterThan(4.5);
  }
});

const hooks = fc
  .array(fc.constantFrom(..."Esse terracota devia ser proibido olha o que aconteceu aqui hoje".split(" ")), {
    minLength: 2,
    maxLength: 7,
  })
  // In the widest letters a line holds one long word.
  .filter((words) => words.filter((word) => word.length > 7).length <= 5)
  .map((words) => words.join(" "));

/** Frame from which a word can be read. Words that the accent sweeps over stand before they are said. */
function whenStanding(group: CaptionGroup, at: number): number {
  const { entry, spoken } = LOOKS[group.look];
  const { poses } = ENTRANCES[entry];
  return (spoken === "sweep" ? group.at : at) + poses.filter(({ strength }) => strength < 0.75).length;
}

test("a hook is one block in every look, and all of it can be read by half a second", () => {
  fc.assert(
    fc.property(
      hooks,
      fc.constantFrom(...CAPTION_LOOKS),
      fc.constantFrom(BEER, PORTRAIT),
      (hook, look, reading) => {
        const { style, seed } = filmsOf(look);
        const { shots } = compileTimeline(
          film([hook, null, null, "Fim", null, "Fim"], style, 2),
          reading,
          seed,
        );
        const [group, ...more] = shots[0]?.captions ?? [];
        expect(more).toEqual([]);
        const words = group!.words.map(({ text }) => text).join(" ");
        expect(words.toLowerCase()).toBe(hook.toLowerCase());
        expect(group!.size).toBeGreaterThanOrEqual(72);
        for (const { at } of group!.words) expect(whenStanding(group!, at)).toBeLessThanOrEqual(14);
        // A shot of a second is too short to read it, so that it stands on at its place.
        const next = shots[1]?.captions[0];
        expect([next?.standing, next?.at, next?.words.length]).toEqual([true, 0, group!.words.length]);
        expect(next?.words.every(({ at }) => at === 0)).toBe(true);
        expect(shots[3]?.captions[0]?.words[0]?.text.toLowerCase()).toBe("fim");
      },
    ),
    // Long words in the widest letters once fell apart into groups over two shots.
    { numRuns: 80, examples: [["aconteceu terracota aconteceu proibido Esse Esse", "typed", BEER]] },
  );
});

test("words are large enough to be read at a glance on a phone", () => {
  for (const look of CAPTION_LOOKS) {
    const { style, seed } = filmsOf(look);
    // Where no template is named, seed and style choose the look.
    const { template: _, ...storyboard } = direct(BEER, { style, seconds: 20, seed });
    const { shots } = compileTimeline(storyboard, BEER, seed);
    for (const [index, { captions }] of shots.entries()) {
      for (const { size, words } of captions) {
        // A long word alone is as large as fits.
        const least = words.length === 1 || look === "single" ? 56 : LOOKS[look].caption[0];
        expect(size).toBeGreaterThanOrEqual(index === 0 ? 72 : least);
      }
    }
  }
});

test("a look has a plate or a stroke, never both, and letters on a shade are white", () => {
  for (const { edge, fill, strong } of Object.values(LOOKS)) {
    expect(Object.keys(edge).includes("padding") && Object.keys(edge).includes("width")).toBe(false);
    if (edge.kind === "shade") expect([fill, strong.color]).toEqual(["#ffffff", "fill"]);
  }
});
