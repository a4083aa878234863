import { storyboardSchema, STYLES, type Storyboard, type Style } from "@curta/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { mostShots } from "../shots/views/same-framing.ts";
import { direct } from "./direct.ts";
import { BEER, PORTRAIT, readings } from "../../../testing/direction/readings.ts";

const wishes = fc.record({
  style: fc.constantFrom(...STYLES),
  seconds: fc.integer({ min: 5, max: 60 }),
  seed: fc.nat(),
});

function secondsOf(storyboard: Storyboard): number[] {
  return storyboard.shots.map(({ beats }) => (beats * 60) / storyboard.bpm);
}

test("a directed film is a valid storyboard that keeps the grammar of a short", () => {
  fc.assert(
    fc.property(wishes, readings, (wish, reading) => {
      const film = direct(reading, wish);
      expect(storyboardSchema.parse(film)).toEqual(film);
      expect(Math.max(...secondsOf(film))).toBeLessThanOrEqual(3);
      if (wish.seconds >= 10)
        expect(film.shots.length).toBeGreaterThanOrEqual(Math.min(8, mostShots(reading)));
      const perMinute = (film.shots.length * 60) / wish.seconds;
      if (wish.seconds >= 10) expect(perMinute).toBeGreaterThanOrEqual(20);
      if (wish.seconds >= 10) expect(perMinute).toBeLessThanOrEqual(50);
    }),
    { numRuns: 300 },
  );
});

test("no two neighbours frame the same, and never do three shots in a row have one size", () => {
  fc.assert(
    fc.property(wishes, readings, (wish, reading) => {
      const { shots } = direct(reading, wish);
      for (const [index, shot] of shots.entries()) {
        const [one, two] = [shots[index - 1], shots[index - 2]];
        const framing = JSON.stringify([shot.size, shot.target]);
        if (one !== undefined && shots.length > 3)
          expect(JSON.stringify([one.size, one.target])).not.toBe(framing);
        if (two !== undefined) expect(new Set([shot.size, one?.size, two.size]).size).toBeGreaterThan(1);
      }
    }),
    { numRuns: 300 },
  );
});

test("the film ends on the framing that it began with", () => {
  fc.assert(
    fc.property(wishes, readings, (wish, reading) => {
      const { shots } = direct(reading, wish);
      expect(shots.at(-1)?.size).toBe(shots[0]?.size);
      expect(shots.at(-1)?.target).toEqual(shots[0]?.target);
    }),
    { numRuns: 100 },
  );
});

test("the same wishes give the same film; another seed another cut and other words", () => {
  for (const style of STYLES) {
    const films = Array.from({ length: 12 }, (_, seed) => direct(BEER, { style, seconds: 30, seed }));
    expect(films[0]).toEqual(direct(BEER, { style, seconds: 30, seed: 0 }));
    const cuts = films.map(({ shots }) =>
      JSON.stringify(shots.map(({ beats, size, target, move }) => [beats, size, target, move])),
    );
    const words = films.map(({ shots }) => JSON.stringify(shots.map(({ caption }) => caption)));
    expect(new Set(cuts).size).toBe(12);
    expect(new Set(words).size).toBeGreaterThanOrEqual(8);
  }
});

/** A photo with a dozen views to choose from: nothing holds a style back. */
const MANY_VIEWS = { ...BEER, width: 6000, height: 4000, faces: [], people: [], things: [], subject: null };

function fewestShots(style: Style): number {
  const films = Array.from({ length: 8 }, (_, seed) => direct(MANY_VIEWS, { style, seconds: 30, seed }));
  return Math.min(...films.map(({ shots }) => shots.length));
}

test("styles cut at their own pace", () => {
  expect(fewestShots("viral")).toBeGreaterThan(fewestShots("cinematografico") + 2);
  expect(fewestShots("viral")).toBeGreaterThan(fewestShots("suave") + 2);
});

test("where depth is unsure nothing moves in depth", () => {
  fc.assert(
    fc.property(wishes, (wish) => {
      const moves = direct(PORTRAIT, wish).shots.map(({ move }) => move);
      expect(moves).not.toContain("orbit");
      expect(moves).not.toContain("dolly");
    }),
    { numRuns: 100 },
  );
});
