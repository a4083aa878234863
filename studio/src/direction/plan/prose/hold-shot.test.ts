import type { StoryShot } from "@curta/contract";
import { expect, test } from "vitest";
import { withHeldShot } from "./hold-shot.ts";
import type { Placed } from "./place-shots.ts";

const PLAIN: Omit<StoryShot, "beats" | "caption"> = {
  size: "wide",
  target: { kind: "all" },
  move: "drift",
  transition: "cut",
  effects: [],
};

/** Shots of so many beats with these words; the one at `said` is the text's. */
function film(said: number, ...shots: readonly (readonly [number, string | null])[]): Placed[] {
  return shots.map(([beats, caption], index) => ({
    shot: { ...PLAIN, beats, caption },
    lines: null,
    isSaid: index === said,
  }));
}

function held(placed: readonly Placed[], beats: number, isOwnWords = false) {
  const at = placed.findIndex(({ isSaid }) => isSaid);
  return withHeldShot(placed, { at, beats, isOwnWords }).map(({ shot }) => [shot.beats, shot.caption]);
}

test("a shot takes the time of those behind it, and a caption that has lost its shot where it has none", () => {
  expect(held(film(0, [2, null], [2, "a"], [4, "b"]), 6)).toEqual([
    [6, "a"],
    [2, "b"],
  ]);
});

test("a caption whose shot is gone moves to the next one, and so do those behind it, up to a free shot", () => {
  const story = film(1, [2, "a"], [2, "b"], [2, "c"], [3, "d"], [2, null], [2, "e"]);
  expect(held(story, 5)).toEqual([
    [2, "a"],
    [5, "b"],
    [2, "c"],
    [2, "d"],
    [2, "e"],
  ]);
});

test("a shot that ends the film takes the time of those before it", () => {
  expect(held(film(2, [4, "a"], [2, "b"], [2, null]), 5)).toEqual([
    [3, "a"],
    [5, "b"],
  ]);
});

test("no words that somebody asked for are lost for time", () => {
  expect(held(film(0, [2, "a"], [2, "b"], [4, null]), 6, true)).toEqual([
    [2, "a"],
    [2, "b"],
    [4, null],
  ]);
  expect(held(film(0, [2, "a"], [2, null], [4, "b"]), 6, true)).toEqual([
    [4, "a"],
    [4, "b"],
  ]);
});

test("a shot whose length is right stays", () => {
  const right = film(0, [2, "a"], [2, "b"]);
  expect(withHeldShot(right, { at: 0, beats: 2, isOwnWords: false })).toEqual(right);
});

test("no shot takes the time of another that is asked for", () => {
  const [first, second, third] = film(0, [2, null], [2, null], [4, null]) as [Placed, Placed, Placed];
  const story = [first, second, { ...third, isSaid: true }];
  expect(held(story, 6)).toEqual([
    [4, null],
    [4, null],
  ]);
});
