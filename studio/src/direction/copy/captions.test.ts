import { type Reading, STYLES, type Style } from "@curta/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { KEYED } from "../../../testing/direction/keyed-readings.ts";
import { PAIR, readings } from "../../../testing/direction/readings.ts";
import { areaOf } from "../../geometry/area.ts";
import { frameTarget } from "../framing/framing.ts";
import { isShown } from "../framing/shown-objects.ts";
import { viewOf } from "../framing/view.ts";
import { direct } from "../plan/direct.ts";
import { objectsOf } from "../shots/views/film-objects.ts";
import { createRandom } from "../../random.ts";
import { keysOf } from "./keys/keys-of.ts";
import type { Story } from "./stories/story.ts";
import { storiesFor, tellStories } from "./tell-stories.ts";
import { storiesOf } from "./stories/stories.ts";
import { groupBy } from "../../group-by.ts";

/** The captions of a film, without its shots. */
function told(reading: Reading, style: Style, seconds: number, seed: number): string[] {
  const stories = storiesFor(keysOf(reading), createRandom(seed, "captions"));
  return tellStories(stories, style, Math.max(3, Math.round(seconds / 3.2)));
}

function captionsOf(reading: Reading, style: Style, seconds: number, seed: number): string[] {
  return direct(reading, { style, seconds, seed }).shots.flatMap(({ caption }) => caption ?? []);
}

/** The story that begins with a line. */
function toldBy(hook: string | undefined, style: Style): Story | undefined {
  return storiesOf("pt").find(({ voices }) => voices[style][0]?.text === hook);
}

const wishes = fc.record({
  style: fc.constantFrom(...STYLES),
  seconds: fc.integer({ min: 5, max: 60 }),
  seed: fc.nat(),
});

test("a film tells whole stories that are true of its photo, in order, and says nothing twice", () => {
  fc.assert(
    fc.property(wishes, readings, ({ style, seconds, seed }, reading) => {
      const captions = captionsOf(reading, style, seconds, seed);
      expect(new Set(captions).size).toBe(captions.length);
      const { all } = keysOf(reading);
      let at = 0;
      while (at < captions.length) {
        const story = toldBy(captions[at], style);
        expect({ hook: captions[at], keys: story?.keys.every((key) => all.has(key)) }).toEqual({
          hook: captions[at],
          keys: true,
        });
        const lines = (story?.voices[style] ?? []).map(({ text }) => text);
        const said = captions.slice(at, at + 1 + captions.slice(at).indexOf(lines.at(-1) ?? ""));
        expect(said.length).toBeGreaterThanOrEqual(3);
        expect(lines.filter((line) => said.includes(line))).toEqual(said);
        at += said.length;
      }
    }),
    { numRuns: 60 },
  );
});

test.each(["longe", "gato", "copo"])("lines tell of what their shots show: %s", (key) => {
  const reading = KEYED[key]!;
  const isOfShot = Array.from({ length: 24 }, (_, seed) =>
    direct(reading, { style: "viral", seconds: 15, seed }),
  )
    .flatMap(({ shots }) => shots.filter(({ caption }) => caption !== null))
    .map(({ target, size }) => {
      const { framing, stage } = frameTarget(target, size, reading);
      const view = viewOf(framing, stage.cover);
      return objectsOf(stage.reading).some(({ box }) => isShown(areaOf(box), view));
    });
  const unshown = isOfShot.filter((is) => !is).length;
  expect(unshown / isOfShot.length).toBeLessThan(0.08);
});

test("no line stands on panels of a photo with a face: it might lie on it", () => {
  const seeds = Array.from({ length: 24 }, (_, seed) => seed);
  const shots = seeds.flatMap((seed) => direct(PAIR, { style: "viral", seconds: 30, seed }).shots);
  const inPanels = shots.filter(({ effects }) => effects.some((effect) => effect.endsWith("-panels")));
  expect(inPanels.length).toBeGreaterThan(5);
  expect(inPanels.filter(({ caption }) => caption !== null)).toEqual([]);
});

test("a film of fifteen seconds has three to five captions", () => {
  for (const style of STYLES) {
    for (const reading of [KEYED["gato"]!, KEYED["pessoa"]!, KEYED["qualquer"]!]) {
      const count = captionsOf(reading, style, 15, 7).length;
      expect(count).toBeGreaterThanOrEqual(3);
      expect(count).toBeLessThanOrEqual(5);
    }
  }
});

test("five lines hold one story, and a minute three stories at most", () => {
  for (const [key, reading] of Object.entries(KEYED)) {
    for (const style of STYLES) {
      for (let seed = 0; seed < 4; seed += 1) {
        const count = told(reading, style, 15, seed).length;
        expect({ key, style, seed, fits: count >= 3 && count <= 5 }).toEqual({
          key,
          style,
          seed,
          fits: true,
        });
        expect(told(reading, style, 60, seed).length).toBeLessThanOrEqual(15);
      }
    }
  }
});

/** Forty photos of different content, as they may come in a day: many of people, some of nothing that has a name. */
const FORTY = [
  "pessoa pessoa pessoa pessoa pessoa rosto rosto longe dupla dupla dupla grupo grupo grupo gente",
  "gato gato cachorro alguem+cachorro passaro cavalo animal copo taca bolo pizza comida mesa",
  "carro bike aviao barco livro planta computador qualquer qualquer qualquer vista vista",
]
  .join(" ")
  .split(" ")
  .map((key) => KEYED[key]!);

test.each(STYLES)("over forty photos no story of the voice %s is told more than four times", (style) => {
  expect(FORTY).toHaveLength(40);
  for (let turn = 0; turn < 25; turn += 1) {
    const hooks = FORTY.map((reading, at) => told(reading, style, 15, 1000 * turn + at)[0] ?? "");
    const counts = groupBy(hooks, (hook) => hook);
    const most = [...counts.values()].toSorted((a, b) => b.length - a.length)[0];
    expect({ hook: most?.[0], often: (most?.length ?? 0) > 4 }).toEqual({ hook: most?.[0], often: false });
  }
});

test("with one seed photos that hold the same tell different stories", () => {
  const photos = Array.from({ length: 40 }, (_, at) => ({ ...KEYED["qualquer"]!, width: 3000 + at }));
  const hooks = photos.map((reading) => captionsOf(reading, "suave", 5, 1)[0] ?? "");
  expect(new Set(hooks).size).toBeGreaterThanOrEqual(12);
});

test("twelve seeds of one photo tell at least four stories", () => {
  for (const [key, reading] of Object.entries(KEYED)) {
    for (const style of STYLES) {
      const hooks = Array.from({ length: 12 }, (_, seed) => told(reading, style, 15, seed)[0]);
      const stories = new Set(hooks).size;
      expect({ key, style, enough: stories >= 4 }).toEqual({ key, style, enough: true });
    }
  }
});

test("what was seen is spoken of more often than what is true of every photo", () => {
  const seen = Object.entries(KEYED).filter(([, reading]) => keysOf(reading).seen.size > 0);
  for (const style of STYLES) {
    const stories = seen.flatMap(([, reading]) =>
      Array.from({ length: 12 }, (_, seed) => toldBy(told(reading, style, 15, seed)[0], style)),
    );
    const general = stories.filter((story) => story?.keys[0] === "qualquer").length;
    expect(general / stories.length).toBeLessThan(0.38);
  }
});
