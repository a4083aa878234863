import { STYLES, type Style } from "@curta/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Arc, Saying } from "./arc.ts";
import { direct } from "../plan/direct.ts";
import { BEER, PAIR, PORTRAIT, readings } from "../../../testing/direction/readings.ts";
import { socialCaption } from "./social.ts";
import { themesOf } from "./themes.ts";
import { CINEMATIC } from "./voice-cinematic.ts";
import { SOFT } from "./voice-soft.ts";
import { VIRAL } from "./voice-viral.ts";

const VOICES: Readonly<Record<Style, readonly Arc[]>> = {
  viral: VIRAL,
  cinematografico: CINEMATIC,
  suave: SOFT,
};

function sayings({ hook, tension, turn, payoff, last }: Arc): Saying[] {
  return [hook, ...tension, turn, payoff, last];
}

function captionsOf(reading: typeof BEER, style: Style, seconds: number, seed: number): string[] {
  return direct(reading, { style, seconds, seed }).shots.flatMap(({ caption }) => caption ?? []);
}

function pattern(line: string): RegExp {
  const escaped = line.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll(/\{\w+\}/g, ".+")}$`, "i");
}

/** Whether a caption is a wording of a saying. */
function says(saying: Saying | undefined, caption: string | undefined): boolean {
  return saying?.some((way) => pattern(way).test(caption ?? "")) ?? false;
}

test.each(STYLES)("every %s line is short, complete and no remark on photography", (style) => {
  for (const way of VOICES[style].flatMap(sayings).flat()) {
    expect(way.split(" ").length).toBeLessThanOrEqual(7);
    expect(way.replaceAll(/\{\w+\}/g, "azul-escuro").length).toBeLessThanOrEqual(44);
    expect(way).toMatch(/^[\p{Lu}\d{].*[\p{L}\d}.?!…:]$/u);
    expect(way).not.toMatch(/contraste|satura|exposi|meia-luz|composi|enquadr|foto(grafia)? (ficou|bem)/i);
  }
});

function themesOfPeople(count: number): ReadonlySet<string> {
  const people = Array.from({ length: count }, (_, at) => ({ ...PAIR.people[0]!, x: at / 10 }));
  return themesOf({ ...BEER, people }).true;
}

/** Nouns, and the themes of stories that may use them: those that are used only if the thing was seen. */
const NOUNS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bgatos?\b/i, ["gato"]],
  [/\bcachorros?\b/i, ["cachorro"]],
  [/\bpássaros?\b/i, ["passaro"]],
  [/\bcopos?\b/i, ["copo"]],
  [/\bcomida\b/i, ["comida"]],
  [/\blivros?\b/i, ["livro"]],
  [/\bcarros?\b/i, ["carro"]],
  [/\bbichos?\b|\banima(?:l|is)\b/i, ["animal"]],
  [/\bdupla\b|\bduas pessoas\b/i, ["dupla"]],
  [/\bgrupo\b|\bturma\b/i, ["grupo"]],
  [/\brostos?\b|\b(?:o|um|este) olhar\b/i, ["rosto", "rostos"]],
  [/névoa|neblina|\bmar\b|\bcéu\b|\bcerveja\b|\bcafé\b/i, ["ninguem"]],
  [/\b(?:homem|mulher|menin[oa]|garot[oa]|moç[oa]|jovem|idos[oa]|criança)\b/i, ["ninguem"]],
  [/terracota|petróleo|musgo|marinho|salmão|coral|turquesa/i, ["ninguem"]],
];

test.each(STYLES)("no %s story says a noun that only another story proves", (style) => {
  for (const each of VOICES[style]) {
    for (const way of sayings(each).flat()) {
      for (const [noun, themes] of NOUNS) {
        if (noun.test(way))
          expect({ way, themes }).toEqual({ way, themes: expect.arrayContaining([each.theme]) });
      }
    }
  }
});

test.each([
  ["cat", "gato"],
  ["dog", "cachorro"],
  ["bird", "passaro"],
  ["cup", "copo"],
  ["pizza", "comida"],
  ["book", "livro"],
  ["car", "carro"],
  ["hoofed", "animal"],
] as const)("a %s that is seen surely and large is a story in every voice", (label, theme) => {
  const thing = { x: 0.3, y: 0.3, w: 0.4, h: 0.4, label };
  const seeing = (confidence: number) => ({ ...BEER, things: [{ ...thing, confidence }] });
  expect(themesOf(seeing(0.6)).true.has(theme)).toBe(true);
  expect(themesOf(seeing(0.5)).true.has(theme)).toBe(false);
  for (const style of STYLES) {
    const arcs = VOICES[style].filter((each) => each.theme === theme);
    expect(arcs).toHaveLength(1);
    const hooks = Array.from({ length: 24 }, (_, seed) => captionsOf(seeing(0.6), style, 15, seed)[0]);
    expect(hooks.some((hook) => says(arcs[0]?.hook, hook))).toBe(true);
    expect(
      socialCaption(seeing(0.6), direct(seeing(0.6), { style, seconds: 15, seed: 1 })).hashtags.join(" "),
    ).toMatch(/gatos|cachorros|passaros|bebidas|comida|livros|carros|animais/);
  }
});

test("people are a person, a pair or a group, and an open view without anybody is a landscape", () => {
  expect([1, 2, 3, 8].map((count) => [...themesOfPeople(count)][0])).toEqual([
    "pessoa",
    "dupla",
    "grupo",
    "grupo",
  ]);
  const open = {
    ...BEER,
    quiet: [{ x: 0, y: 0, w: 1, h: 0.4 }],
    horizon: { y: 0.5, confidence: 0.9 },
    focus: { sharpShare: 0.9, shallow: 0 },
  };
  expect(themesOf(open).true.has("paisagem")).toBe(true);
  expect(themesOf({ ...open, people: PAIR.people }).true.has("paisagem")).toBe(false);
});

test("no two stories of a style open or pay off alike", () => {
  for (const voice of Object.values(VOICES)) {
    const ends = voice.flatMap(({ hook, payoff }) => [...hook, ...payoff]);
    expect(new Set(ends).size).toBe(ends.length);
  }
});

test("a film tells one story: its hook first, its line back to the hook last, in order in between", () => {
  const wishes = fc.record({
    style: fc.constantFrom(...STYLES),
    // Longer films insert a second story.
    seconds: fc.integer({ min: 5, max: 32 }),
    seed: fc.nat(),
  });
  fc.assert(
    fc.property(wishes, readings, ({ style, seconds, seed }, reading) => {
      const { shots } = direct(reading, { style, seconds, seed });
      const told = VOICES[style].find(({ hook }) => says(hook, shots[0]?.caption ?? ""));
      expect(says(told?.last, shots.at(-1)?.caption ?? "")).toBe(true);
      const order = shots.flatMap(({ caption }) => {
        const at =
          caption === null || told === undefined
            ? -1
            : sayings(told).findIndex((each) => says(each, caption));
        return at < 0 ? [] : [at];
      });
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      expect(order.length).toBeGreaterThanOrEqual(3);
    }),
    { numRuns: 200 },
  );
});

test("films speak only of what the picture holds", () => {
  const wishes = fc.record({ style: fc.constantFrom(...STYLES), seed: fc.nat() });
  fc.assert(
    fc.property(wishes, readings, ({ style, seed }, reading) => {
      const { true: themes, words } = themesOf(reading);
      const captions = direct(reading, { style, seconds: 60, seed }).shots.flatMap(
        ({ caption }) => caption ?? [],
      );
      const told = VOICES[style].filter(({ hook }) => captions.some((caption) => says(hook, caption)));
      for (const { theme } of told) expect(theme === null || themes.has(theme)).toBe(true);
      for (const caption of captions) expect(caption).not.toMatch(/[{}]|undefined/);
      if (told.some(({ theme }) => theme === "cor"))
        expect(captions.join(" ").toLowerCase()).toContain(words["cor"]);
    }),
    { numRuns: 200 },
  );
});

test("no film says a thing twice", () => {
  for (const style of STYLES) {
    for (let seed = 0; seed < 30; seed += 1) {
      const captions = captionsOf(BEER, style, 30, seed);
      expect(new Set(captions).size).toBe(captions.length);
    }
  }
});

test("portraits are spoken of as people, and seeds tell different stories", () => {
  for (const style of STYLES) {
    const hooks = Array.from({ length: 24 }, (_, seed) => captionsOf(PORTRAIT, style, 15, seed)[0] ?? "");
    expect(new Set(hooks).size).toBeGreaterThanOrEqual(3);
    const generic = VOICES[style].filter(({ theme }) => theme === null);
    expect(hooks.filter((hook) => generic.some((each) => says(each.hook, hook)))).toEqual([]);
  }
});
