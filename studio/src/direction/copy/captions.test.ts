import { STYLES, type Style } from "@curta/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Arc, Saying } from "./arc.ts";
import { direct } from "../plan/direct.ts";
import { BEER, PORTRAIT, readings } from "../../../testing/direction/readings.ts";
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

/** Whether a caption is one way of saying something. */
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

test("no two stories of a style open or pay off alike", () => {
  for (const voice of Object.values(VOICES)) {
    const ends = voice.flatMap(({ hook, payoff }) => [...hook, ...payoff]);
    expect(new Set(ends).size).toBe(ends.length);
  }
});

test("a film tells one story: its hook first, its line back to the hook last, in order in between", () => {
  const wishes = fc.record({
    style: fc.constantFrom(...STYLES),
    // Longer films tell a second story within.
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
