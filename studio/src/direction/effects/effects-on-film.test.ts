import { EFFECTS, type Effect, type Storyboard } from "@curta/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readingOf, sights } from "../../../testing/direction/sights.ts";
import { discMatte, matteOf } from "../../../testing/mattes.ts";
import { BEER, PORTRAIT } from "../../../testing/direction/readings.ts";
import { areaOf, share } from "../../geometry/area.ts";
import { coverOf } from "../../geometry/cover.ts";
import { compileTimeline } from "../compile/compile.ts";
import { mostInAnySecond } from "../compile/flashes.ts";
import { checkTimeline } from "../compile/film-rules.ts";
import { framingAt } from "../camera/camera.ts";
import { sureFaces } from "../framing/faces/face-geometry.ts";
import { viewOf } from "../framing/view.ts";
import { openMatte } from "../../geometry/matte.ts";
import { matteKindIn, mayFallOn, needsMatte } from "./rules.ts";
import { showsSubject } from "./subject-in-view.ts";

const WHOLE = { left: 0, top: 0, right: 1, bottom: 1 };

/** Five shots of two seconds; the effects are asked of every one of them. */
function filmWith(effects: readonly Effect[]): Storyboard {
  const targets = ["all", "subject", "left", "right", "all"] as const;
  return {
    style: "viral",
    seconds: 10,
    bpm: 120,
    notes: [],
    shots: targets.map((kind) => ({
      beats: 4,
      size: "medium",
      target: { kind },
      move: "drift",
      transition: "cut",
      effects: [...effects],
      caption: null,
    })),
  };
}
const some = fc.uniqueArray(fc.constantFrom(...EFFECTS), { minLength: 1, maxLength: 5 });
const mattes = fc.constantFrom(discMatte(0.5, 0.5, 0.2), undefined);

test("with any effects on any photo a film keeps its laws, and loops as without them", () => {
  fc.assert(
    fc.property(sights, some, mattes, fc.nat(), (sight, effects, matte, seed) => {
      const reading = matte === undefined ? sight : { ...sight, matte };
      const timeline = compileTimeline(filmWith(effects), reading, seed);
      expect(checkTimeline(timeline, coverOf(reading))).toEqual([]);
      const [first, last] = [timeline.shots[0]!, timeline.shots.at(-1)!];
      const moments = ({ effects: happening = {} }: typeof first) => {
        const { pops = [], freezes = [], shutters = [], splits = [], cutOut, mirror } = happening;
        return [...pops, ...freezes, ...shutters, ...splits, cutOut, mirror].filter(
          (moment) => moment !== undefined,
        );
      };
      for (const { at } of moments(first)) expect(at).toBeGreaterThan(0);
      for (const { at, frames } of moments(last)) expect(at + frames).toBeLessThanOrEqual(45);
      for (const { effects: happening = {} } of [first, last]) {
        expect(happening.panels ?? happening.ramp ?? null).toBeNull();
      }
      if (!effects.includes("from-black") && !effects.includes("letters-first")) {
        expect([first.effects?.bars, last.effects?.bars]).toEqual([undefined, undefined]);
      }
    }),
    { numRuns: 60 },
  );
});

test("bars and blades meet at the height of a face that the shot shows", () => {
  const portrait = readingOf({ aspect: 9 / 16, people: [{ x: 0.5, y: 0.2, head: 0.16 }] });
  const { shots } = compileTimeline(filmWith(["from-black", "freeze"]), portrait, 1);
  const face = areaOf(sureFaces(portrait)[0]!);
  let met = 0;
  for (const { camera, effects } of shots) {
    for (const { at, frames, meet } of [effects?.bars ?? [], effects?.shutters ?? []].flat()) {
      const view = viewOf(framingAt(camera, at + frames / 2), coverOf(portrait));
      if (share(view, face) < 1) continue;
      met += 1;
      const height = view.top + (meet ?? 0.5) * (view.bottom - view.top);
      expect(height).toBeGreaterThan(face.top);
      expect(height).toBeLessThan(face.bottom);
    }
  }
  expect(met).toBeGreaterThanOrEqual(3);
});

test("a film that opens out of black closes into it: its first frame and its last are nearly black", () => {
  const { shots } = compileTimeline(filmWith(["from-black"]), BEER, 1);
  const [first, last] = [shots[0]!, shots.at(-1)!];
  expect(first.effects?.bars).toMatchObject({ at: 0, from: 0.5, to: 0 });
  const { at = 0, frames = 0, ...bars } = last.effects?.bars ?? {};
  expect(bars).toEqual({ from: 0, to: 0.5 });
  expect(at + frames).toBe(last.to - last.from);
  for (const { effects } of shots.slice(1, -1)) expect(effects?.bars).toBeUndefined();
});

test("a film whose halves close at its start parts into them at its end; of people it does not", () => {
  const { shots } = compileTimeline(filmWith(["panels-closing"]), BEER, 1);
  const [first, last] = [shots[0]!, shots.at(-1)!];
  expect(first.effects?.parted).toMatchObject({ at: 0, to: 0 });
  const { at = 0, frames = 0, ...parted } = last.effects?.parted ?? {};
  expect(parted).toEqual({ from: 0, to: first.effects?.parted?.from });
  expect(at + frames).toBe(last.to - last.from);
  for (const { effects } of shots.slice(1, -1)) expect(effects?.parted).toBeUndefined();
  const portrait = compileTimeline(filmWith(["panels-closing"]), PORTRAIT, 1);
  expect(portrait.shots.filter(({ effects }) => effects?.parted !== undefined)).toEqual([]);
});

test("pops and flashes together change the light at most three times in a second", () => {
  fc.assert(
    fc.property(sights, fc.nat(), (sight, seed) => {
      const film = filmWith(["pop", "flash", "freeze"]);
      const quick = { ...film, bpm: 150, shots: film.shots.map((shot) => ({ ...shot, beats: 5 })) };
      const { shots, frames } = compileTimeline(
        quick,
        { ...sight, faces: [], matte: discMatte(0.5, 0.5, 0.2) },
        seed,
      );
      const light = shots.flatMap(({ from, flashes, effects }) =>
        [...flashes, ...(effects?.pops ?? [])].map(({ at }) => from + at),
      );
      expect(light.length).toBeGreaterThan(10);
      expect(mostInAnySecond(light, frames)).toBeLessThanOrEqual(3);
    }),
    { numRuns: 10 },
  );
});

const NOBODY = { ...BEER, faces: [], people: [] };

test("a matte with a soft edge is no outline to cut along", () => {
  const soft = matteOf((x, y) => 1.2 - 4 * Math.hypot(x - 0.5, y - 0.5));
  expect(matteKindIn([WHOLE], { ...NOBODY, matte: soft })).toBe("soft");
  expect(matteKindIn([WHOLE], { ...NOBODY, matte: discMatte(0.5, 0.5, 0.2) })).toBe("clear");
  expect(matteKindIn([WHOLE], NOBODY)).toBe("none");
});

test("a door or a window is cut out of nothing, unless it has a name, or is a product before plain ground", () => {
  const door = matteOf((x, y) => (x > 0.35 && x < 0.65 && y > 0.3 && y < 0.8 ? 1 : 0));
  const box = { x: 0.35, y: 0.3, w: 0.3, h: 0.5, confidence: 0.8 };
  const room = { ...NOBODY, things: [], matte: door };
  expect(matteKindIn([WHOLE], room)).toBe("none");
  expect(matteKindIn([WHOLE], { ...room, plainGround: true })).toBe("clear");
  expect(matteKindIn([WHOLE], { ...room, things: [{ ...box, label: "book" }] })).toBe("clear");
  expect(matteKindIn([WHOLE], { ...room, people: [{ ...box, w: 0.1, face: null }] })).toBe("clear");
});

test("nobody is ground beside others of their size who are subject", () => {
  const face = { y: 0.3, w: 0.1, h: 0.15, confidence: 0.9 };
  const pair = (side: number) => ({
    ...NOBODY,
    faces: [
      { ...face, x: 0.3 },
      { ...face, x: 0.7, w: side * face.w, h: side * face.h },
    ],
    matte: discMatte(0.35, 0.4, 0.25),
  });
  expect(matteKindIn([WHOLE], pair(1))).toBe("none");
  expect(matteKindIn([{ ...WHOLE, right: 0.72 }], pair(1))).toBe("clear");
  expect(matteKindIn([WHOLE], pair(0.3))).toBe("clear");
});

test("what takes less than a fifth of a view at its lower edge is not cut out: it looks left behind", () => {
  const kindOf = (y: number, radius: number, views = [WHOLE]) =>
    matteKindIn(views, { ...NOBODY, matte: discMatte(0.5, y, radius) });
  expect([0.33, 0.36].map((radius) => kindOf(0.87, radius))).toEqual(["soft", "clear"]);
  expect([0.78, 0.87].map((y) => kindOf(y, 0.3))).toEqual(["clear", "soft"]);
  const middle = { left: 0.2, top: 0.4, right: 0.8, bottom: 1 };
  expect([[middle], [middle, WHOLE]].map((views) => kindOf(0.87, 0.3, views))).toEqual(["clear", "soft"]);
});

test("an effect on the subject is left out where a shot shows hardly any of it", () => {
  const matte = discMatte(0.2, 0.5, 0.18);
  const reading = { ...BEER, faces: [], people: [], points: [], subject: null, matte };
  const asked: readonly Effect[] = ["pop", "cut-out"];
  const { shots } = compileTimeline(filmWith(asked), reading, 1);
  const [, , atLeft, atRight] = shots.map(({ effects }) => Object.keys(effects ?? {}));
  expect(atLeft).toEqual(expect.arrayContaining(["cutOut", "pops"]));
  expect(atRight).toEqual([]);
});

test.each([
  ["a small subject that is all there", { left: 0, top: 0, right: 1, bottom: 1 }, 0.05, true],
  ["a part of a subject that fills the view", { left: 0.4, top: 0.4, right: 0.6, bottom: 0.6 }, 0.4, true],
  ["the rim of a subject", { left: 0.65, top: 0.4, right: 1, bottom: 0.6 }, 0.2, false],
  ["none of it", { left: 0, top: 0, right: 1, bottom: 0.3 }, 0.05, false],
])("whether a view shows the subject: %s", (_case, view, radius, isShown) => {
  expect(showsSubject(view, openMatte(discMatte(0.5, 0.5, radius)))).toBe(isShown);
});

test("what needs a matte is left out without one", () => {
  const asked = EFFECTS.filter(needsMatte);
  expect(asked).toEqual(["words-behind", "pop", "cut-out"]);
  fc.assert(
    fc.property(sights, (sight) => {
      const { shots } = compileTimeline(filmWith(asked), sight, 1);
      expect(shots.filter(({ effects }) => effects !== undefined)).toEqual([]);
    }),
    { numRuns: 10 },
  );
  const place = { isEnd: false, isCard: false, beats: 4 };
  for (const effect of EFFECTS) {
    expect(mayFallOn(effect, { ...place, matte: "clear" })).toBe(true);
    expect(mayFallOn(effect, { ...place, matte: "none" })).toBe(!needsMatte(effect));
    expect(mayFallOn(effect, { ...place, matte: "soft" })).toBe(effect !== "cut-out");
  }
});

test.each([2, 3] as const)("no strip of %i cuts a face, from its first frame to its last", (count) => {
  let found = 0;
  fc.assert(
    fc.property(sights, fc.nat(), (reading, seed) => {
      const cover = coverOf(reading);
      const film = filmWith([count === 2 ? "two-panels" : "three-panels"]);
      for (const { effects, from, to } of compileTimeline(film, reading, seed).shots) {
        for (const { camera } of effects?.panels?.strips ?? []) {
          found += 1;
          for (const at of [0, (to - from) / 2, to - from]) {
            const { x, y, zoom } = framingAt(camera, at);
            const [across, down] = [(0.5 * cover.width) / zoom, (0.5 * cover.height) / zoom / count];
            for (const { left, top, right, bottom } of reading.faces.map(areaOf)) {
              const width = Math.min(x + across, right) - Math.max(x - across, left);
              const height = Math.min(y + down, bottom) - Math.max(y - down, top);
              if (width <= 0 || height <= 0) continue;
              const shown = (width * height) / ((right - left) * (bottom - top));
              expect(shown < 0.1 || shown > 0.97).toBe(true);
            }
          }
        }
      }
    }),
    { numRuns: 60 },
  );
  expect(found).toBeGreaterThan(20);
});
