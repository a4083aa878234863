import { expect, test } from "vitest";
import { frameOfShot, shotAt } from "./shots.ts";

const FILM = {
  status: "ready",
  frames: 300,
  frame: 0,
  playing: false,
  heard: true,
  composing: false,
  cuts: [0, 30, 90],
} as const;

test("a frame belongs to the shot that began last", () => {
  expect([0, 29, 30, 89, 90, 299].map((frame) => shotAt(FILM.cuts, frame))).toEqual([0, 0, 1, 1, 2, 2]);
  expect(shotAt([], 0)).toBeNull();
});

test("a film that plays goes to a shot's beginning, one that stands to where its caption stands", () => {
  expect(frameOfShot({ ...FILM, playing: true }, 1)).toBe(30);
  expect(frameOfShot(FILM, 1)).toBe(66);
  expect(frameOfShot(FILM, 2)).toBe(216);
  expect(frameOfShot(FILM, 3)).toBeNull();
});
