import type { Effect, Reading, Storyboard } from "@curta/contract";
import { expect, test } from "vitest";
import { BEER } from "../../../testing/direction/readings.ts";
import { readingOf } from "../../../testing/direction/sights.ts";
import { compileTimeline } from "../compile/compile.ts";
import { STRIP_PUSH } from "./strip-views.ts";
import { stripFramings } from "./strips.ts";

/** What happens in each of five shots of 60 frames, four beats, that all ask for one effect. */
function happeningIn(effect: Effect, reading: Reading = BEER) {
  const film: Storyboard = {
    style: "viral",
    seconds: 10,
    bpm: 120,
    notes: [],
    shots: (["all", "subject", "left", "right", "all"] as const).map((kind) => ({
      beats: 4,
      size: "medium",
      target: { kind },
      move: "drift",
      transition: "cut",
      effects: [effect],
      caption: null,
    })),
  };
  return compileTimeline(film, reading, 1).shots.map(({ effects }) => effects);
}

test("the bars of the cinema close to a tenth of the frame in half a second, in all but the film's ends", () => {
  const bars = { at: 0, frames: 14, from: 0.5, to: 0.105 };
  expect(happeningIn("letterbox").map((each) => each?.bars)).toEqual([
    undefined,
    bars,
    bars,
    bars,
    undefined,
  ]);
});

test("over a face the bars close in: out of black it would begin with its mouth alone", () => {
  const portrait = readingOf({ aspect: 9 / 16, people: [{ x: 0.5, y: 0.35, head: 0.25 }] });
  const ofBars = happeningIn("letterbox", portrait);
  expect(ofBars[1]?.bars).toEqual({ at: 0, frames: 14, from: 0, to: 0.105 });
});

test("a film comes out of black, and goes into it, in ten frames", () => {
  const shots = happeningIn("from-black").map((each) => each?.bars);
  expect(shots[0]).toEqual({ at: 0, frames: 10, from: 0.5, to: 0 });
  expect(shots[4]).toEqual({ at: 50, frames: 10, from: 0, to: 0.5 });
});

test("a mirror stands for its whole shot", () => {
  for (const each of happeningIn("mirror").slice(1, -1)) {
    expect(each?.mirror).toMatchObject({ at: 0, frames: 60 });
  }
});

test("colours split on every beat, but on the film's first frame and its last beat", () => {
  const beats = happeningIn("colour-split").map((each) => each?.splits?.map(({ at }) => at));
  expect(beats).toEqual([
    [1, 15, 30, 45],
    [0, 15, 30, 45],
    [0, 15, 30, 45],
    [0, 15, 30, 45],
    [0, 15, 30],
  ]);
});

test("strips come half a beat apart, and every other one goes away from what it shows", () => {
  const strips = happeningIn("three-panels")[1]?.panels?.strips ?? [];
  expect(strips.map(({ at }) => at)).toEqual([0, 8, 15]);
  const growths = strips.map(({ camera }) => (camera.at(-1)?.zoom ?? 0) / (camera[0]?.zoom ?? 1));
  expect(growths).toEqual([STRIP_PUSH, 1 / STRIP_PUSH, STRIP_PUSH].map((each) => expect.closeTo(each, 6)));
});

test("a strip of a point has it in its middle, with room around", () => {
  const [point] = BEER.points.filter(({ kind }) => kind === "detail");
  const [, strip] = stripFramings(2, { x: 0.5, y: 0.5, zoom: 1, roll: 0 }, BEER) ?? [];
  expect([strip?.x, strip?.y]).toEqual([expect.closeTo(point!.x, 6), expect.closeTo(point!.y, 6)]);
  // A third of the picture across, an eighth more on each side, and space for the camera to come nearer.
  const high = (0.32 * BEER.width) / BEER.height;
  expect(strip?.zoom).toBeCloseTo(0.5 / (high * 1.24) / STRIP_PUSH, 6);
});

test("what the shot looks at is shown as near as the shot has it when the camera has come nearer", () => {
  const people = readingOf({ aspect: 1.2, people: [0.25, 0.75].map((x) => ({ x, y: 0.2, head: 0.2 })) });
  const strips = stripFramings(3, { x: 0.5, y: 0.5, zoom: 2, roll: 0 }, people);
  expect(strips?.at(-1)).toMatchObject({ x: 0.5, y: 0.5, zoom: expect.closeTo(2 / STRIP_PUSH, 6) });
});
