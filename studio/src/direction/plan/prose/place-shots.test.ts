import { expect, test } from "vitest";
import { BEER } from "../../../../testing/direction/readings.ts";
import type { WishedShot } from "../../parse/prose/shots/wished-shot.ts";
import { direct } from "../direct.ts";
import { placeShots } from "./place-shots.ts";

const FILM = direct(BEER, { style: "viral", seconds: 15, seed: 4 });
const LINES = { from: 0, to: 0 };
const said: WishedShot = {
  size: "close-up",
  target: { kind: "left" },
  move: "hold",
  effects: [],
  prose: "",
  lines: LINES,
};

function filmOf(last: WishedShot | null) {
  const runs = [
    { shot: said, captions: [], count: FILM.shots.length - 2 },
    { shot: last, captions: [], count: 2 },
  ];
  return placeShots(FILM, runs, { isOwnWords: false, reading: BEER });
}

test("a film whose first shot is asked for ends on the same, so that it goes round", () => {
  const last = filmOf(null).at(-1);
  expect(last?.shot).toMatchObject({ size: "close-up", target: { kind: "left" }, move: "hold" });
  expect(last?.isSaid).toBe(false);
});

test("a film ends as the text says, where it says so", () => {
  const placed = filmOf({ ...said, last: true, target: { kind: "right" } });
  expect(placed.at(-1)).toMatchObject({ isSaid: true, shot: { target: { kind: "right" } } });
  expect(placed[0]).toMatchObject({ isSaid: true, shot: { target: { kind: "left" } } });
  expect(placed.slice(1, -1).some(({ isSaid }) => isSaid)).toBe(false);
});

test("quick cuts are at most eight, none longer than eight tenths of a second, and say their words once", () => {
  const film = { ...FILM, bpm: 120, shots: FILM.shots.map((shot) => ({ ...shot, beats: 4 })) };
  const shot: WishedShot = { ...said, target: { kind: "all" }, many: true };
  const runs = [{ shot, captions: ["Olha"], count: film.shots.length }];
  const placed = placeShots(film, runs, { isOwnWords: true, reading: BEER });
  const beats = placed.filter(({ isSaid }) => isSaid).map((each) => each.shot.beats);
  expect(beats).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  expect(placed).toHaveLength(8 + film.shots.length - 2);
  expect(placed.map((each) => each.shot.caption)).toEqual(["Olha", ...placed.slice(1).map(() => null)]);
  // At 150 beats a minute two of them are just eight tenths of a second.
  const faster = placeShots({ ...film, bpm: 150 }, runs, { isOwnWords: true, reading: BEER });
  expect(faster.filter(({ isSaid }) => isSaid).map((each) => each.shot.beats)).toEqual(
    Array.from({ length: 8 }, () => 2),
  );
});

test("quick cuts take as long as the shot that they are cut from, also where their lengths differ", () => {
  const film = { ...FILM, bpm: 120, shots: FILM.shots.map((shot) => ({ ...shot, beats: 5 })) };
  const runs = [{ shot: { ...said, many: true }, captions: [], count: film.shots.length }];
  // At 150 beats a minute a cut has two beats at most: five are cut in three.
  const placed = placeShots({ ...film, bpm: 150 }, runs, { isOwnWords: true, reading: BEER });
  const beats = placed.filter(({ isSaid }) => isSaid).map((each) => each.shot.beats);
  expect(beats.slice(0, 6)).toEqual([1, 2, 2, 1, 2, 2]);
  expect(beats.slice(0, 3).reduce((sum, each) => sum + each)).toBe(5);
});
