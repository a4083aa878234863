import type { Storyboard, StoryShot } from "@curta/contract";
import { expect, test } from "vitest";
import { filmWith, filmWithout, withLength } from "./film-lengths.ts";

const shotOf = (beats: number): StoryShot => {
  return {
    beats,
    size: "wide",
    target: { kind: "all" },
    move: "hold",
    transition: "cut",
    effects: [],
    caption: null,
  };
};
const filmOf = (seconds: number, bpm: number, ...beats: number[]): Storyboard => {
  return { style: "viral", seconds, bpm, shots: beats.map(shotOf), notes: [] };
};
const lengthsOf = ({ seconds, bpm, shots }: Storyboard) => [seconds, bpm, shots.map(({ beats }) => beats)];

test("a film with a shot more keeps its tempo rather than the shot's length to the beat, but not at any cost", () => {
  expect(lengthsOf(filmWith(filmOf(10, 96, 4, 4, 8), 1, shotOf(2)))).toEqual([11, 98, [4, 2, 4, 8]]);
  expect(lengthsOf(filmWith(filmOf(6, 80, 2, 6), 1, shotOf(2)))).toEqual([9, 80, [2, 4, 6]]);
  // 87 beats a minute would be a beat nearer in length, 84 nearer in tempo.
  expect(lengthsOf(filmWith(filmOf(5, 84, 2, 5), 1, shotOf(5)))).toEqual([8, 83, [2, 4, 5]]);
});

test("what is missing after a shot was taken out is given by the shot in its place, then by the longest", () => {
  expect(lengthsOf(filmWithout(filmOf(10, 120, 4, 4, 12), 0))).toEqual([8, 120, [4, 12]]);
  expect(lengthsOf(filmWithout(filmOf(10, 120, 3, 4, 13), 0))).toEqual([9, 120, [5, 13]]);
  expect(lengthsOf(filmWithout(filmOf(10, 120, 4, 4, 12), 2))).toEqual([5, 120, [4, 6]]);
});

test("a longer shot takes its beats from those behind it, the nearest first, and leaves each of them one", () => {
  expect(lengthsOf(withLength(filmOf(10, 120, 4, 4, 12), 0, 9))).toEqual([10, 120, [9, 1, 10]]);
  expect(lengthsOf(withLength(filmOf(10, 120, 4, 4, 12), 2, 18))).toEqual([10, 120, [1, 1, 18]]);
  expect(lengthsOf(withLength(filmOf(10, 120, 4, 4, 12), 1, 2))).toEqual([10, 120, [4, 2, 14]]);
  expect(lengthsOf(withLength(filmOf(10, 120, 4, 4, 12), 1, 60))).toEqual([10, 120, [1, 18, 1]]);
});
