import { STYLES, TEMPLATES } from "@curta/contract";
import { expect, test } from "vitest";
import { BEER, PORTRAIT } from "../../../testing/direction/readings.ts";
import { captionLookOf } from "../lettering/looks/choose-look.ts";
import { compileTimeline } from "../compile/compile.ts";
import { direct } from "../plan/direct.ts";
import { readScript } from "../plan/script/read-script.ts";
import { writeScript } from "../plan/script/write-script.ts";
import { fold } from "../words/lexicon/fold.ts";
import { TEMPLATE_TITLES } from "../words/names.ts";
import { ALL_TEMPLATES, templateOf, templatesOf } from "./templates.ts";

function read(script: string) {
  return readScript(script, { style: "viral", seconds: 30, seed: 1, reading: BEER });
}

test("every name has one template, each style at least four, and titles are the names with accents", () => {
  expect(ALL_TEMPLATES.map(({ name }) => name).toSorted()).toEqual([...TEMPLATES].toSorted());
  for (const style of STYLES) expect(templatesOf(style).length).toBeGreaterThanOrEqual(4);
  for (const name of TEMPLATES) expect(fold(TEMPLATE_TITLES[name])).toBe(name);
});

test("twelve seeds of one photo give six cut grids and four tempos, caption looks and openings", () => {
  for (const style of STYLES) {
    for (const reading of [BEER, PORTRAIT]) {
      const films = Array.from({ length: 12 }, (_, seed) => direct(reading, { style, seconds: 30, seed }));
      const grids = films.map(({ bpm, shots }) => JSON.stringify([bpm, shots.map(({ beats }) => beats)]));
      expect(new Set(grids).size).toBeGreaterThanOrEqual(6);
      expect(new Set(films.map(({ bpm }) => bpm)).size).toBeGreaterThanOrEqual(4);
      expect(new Set(films.map(({ template }) => template)).size).toBeGreaterThanOrEqual(3);
      const looks = films.map((film, seed) => captionLookOf(film, seed));
      expect(new Set(looks).size).toBeGreaterThanOrEqual(4);
      const openings = films.map(({ shots: [hook] }) =>
        JSON.stringify([hook?.move, hook?.effects, hook?.size]),
      );
      expect(new Set(openings).size).toBeGreaterThanOrEqual(4);
    }
  }
});

/** How a film of each of 60 seeds begins. */
function openingsIn(style: (typeof STYLES)[number]): string[] {
  return Array.from({ length: 60 }, (_, seed) => {
    const film = direct(BEER, { style, seconds: 15, seed });
    const [first] = compileTimeline(film, BEER, seed).shots;
    const [hook] = film.shots;
    const { bars, parted, pops, cutOut, splits } = first?.effects ?? {};
    if (parted !== undefined) return "panels closing";
    if (bars !== undefined) return bars.from > 0.5 ? "letters first" : "from black";
    const streaked = hook?.effects.find((effect) => /^(from-detail|whip-in|rewind)$/.test(effect));
    if (streaked !== undefined && first?.blurs.some(({ at }) => at === 1)) return streaked;
    if ((cutOut ?? pops ?? splits) !== undefined) return cutOut ? "cut-out" : pops ? "pop" : "split";
    if (first?.captions.some(({ behind }) => behind)) return "words behind";
    if ((first?.flashes.length ?? 0) + (first?.shakes.length ?? 0) > 0) return "hit";
    return hook?.move ?? "none";
  });
}

test("films begin in at least eight kinds of ways, and each style in at least four", () => {
  const all = STYLES.map((style) => new Set(openingsIn(style)));
  for (const kinds of all) expect(kinds.size).toBeGreaterThanOrEqual(4);
  expect(new Set(all.flatMap((kinds) => [...kinds])).size).toBeGreaterThanOrEqual(8);
  expect(all.some((kinds) => kinds.has("panels closing"))).toBe(true);
});

/** How many of 200 films of a picture have the template for close looks at somebody. */
function closeLooks(reading: typeof BEER): number {
  const films = Array.from({ length: 200 }, (_, seed) =>
    direct(reading, { style: "cinematografico", seconds: 8, seed }),
  );
  return films.filter(({ template }) => template === "retrato").length;
}

test("a template is chosen more often for the photos that it is made for", () => {
  const nobody = { ...BEER, faces: [], people: [], things: [] };
  expect(closeLooks(PORTRAIT)).toBeGreaterThan(1.5 * closeLooks(nobody));
});

test.each(TEMPLATES)("a script that names the template %s is directed after it", (template) => {
  const film = direct(BEER, {
    style: templateOf({ style: "viral", template }).style,
    template,
    seconds: 20,
    seed: 4,
  });
  expect(film.template).toBe(template);
  expect(read(writeScript(film)).storyboard).toEqual(film);
  const open = read(`Filme de 20 segundos, modelo ${template}\n\nUm dia de sol na praia.`);
  expect(open.storyboard.template).toBe(template);
});

test("a template that is named brings its own style, unless the script says another", () => {
  const wishes = { style: "viral", template: "respiro", seconds: 10, seed: 1 } as const;
  expect(direct(BEER, wishes).style).toBe("suave");
  const { storyboard } = read(
    "Filme de 10 segundos, estilo cinematográfico, modelo respiro\n\n0:00 - 0:10 Close.",
  );
  expect(storyboard).toMatchObject({ style: "cinematografico", template: "respiro" });
});

test("a template that does not exist is told about", () => {
  const { storyboard, warnings } = read("Filme de 10 segundos, modelo foguete\n\n0:00 - 0:10 Close no copo.");
  expect(storyboard.template).toBeUndefined();
  expect(warnings.map(({ text }) => text).join()).toContain('Não conheço o modelo "foguete"');
});

test("scenes without a first line follow the template that was chosen beside them", () => {
  const wishes = { style: "viral", template: "vitrine", seconds: 10, seed: 1, reading: BEER } as const;
  expect(readScript("0:00 - 0:10 Close no copo.", wishes).storyboard.template).toBe("vitrine");
});
