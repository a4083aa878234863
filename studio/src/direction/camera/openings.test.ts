import type { Effect, ShotSize, StoryShot, Target } from "@curta/contract";
import { expect, test } from "vitest";
import { BEER, PAIR } from "../../../testing/direction/readings.ts";
import { frameTarget } from "../framing/framing.ts";
import { openingOf } from "./openings.ts";

const shotOf = (kind: "all" | "left" | "right" | "top" | "bottom", effects: Effect[] = []): StoryShot => ({
  beats: 4,
  size: "close-up",
  target: { kind },
  move: "drift",
  transition: "cut",
  effects,
  caption: null,
});
/** Where the shots of a film begin and end, each as long as the other. */
const spansOf = (shots: readonly StoryShot[], frames = 60) =>
  shots.map((shot, index) => ({ shot, from: index * frames, to: (index + 1) * frames }));
const viewOfShot = ({ target, size }: { target: Target; size: ShotSize }, reading = BEER) =>
  frameTarget(target, size, reading).framing;
const rewound = (...kinds: Parameters<typeof shotOf>[0][]) => {
  const inner = kinds.map((kind) => shotOf(kind));
  return openingOf(spansOf([shotOf("all", ["rewind"]), ...inner, shotOf("all")]), BEER);
};

test("a rewind runs backwards through what the film will show, past three views at most", () => {
  expect(rewound("left", "right")?.stops).toEqual(
    [shotOf("right"), shotOf("left")].map((shot) => viewOfShot(shot)),
  );
  expect(rewound("left", "right", "top", "bottom")?.stops).toEqual(
    [shotOf("bottom"), shotOf("top"), shotOf("right")].map((shot) => viewOfShot(shot)),
  );
});

test("a rewind takes as long for each view that it passes, and one view is none", () => {
  const frames = [rewound("left", "right"), rewound("left", "right", "top")].map(
    (opening) => opening?.frames,
  );
  expect(frames).toEqual([15, 20]);
  expect(rewound("left")).toBeNull();
});

test("a film whose first or last shot is shorter than 26 frames begins without an opening", () => {
  const shots = [shotOf("all", ["rewind"]), shotOf("left"), shotOf("right"), shotOf("all")];
  expect(openingOf(spansOf(shots, 26), BEER)).not.toBeNull();
  expect(openingOf(spansOf(shots, 25), BEER)).toBeNull();
  expect(openingOf(spansOf(shots.slice(0, 2)), BEER)).toBeNull();
  expect(openingOf(spansOf(shots.map((shot) => ({ ...shot, effects: [] }))), BEER)).toBeNull();
});

test("an opening from a detail starts at least a quarter closer than the first framing", () => {
  const wide = { ...shotOf("all", ["from-detail"]), size: "wide" as const };
  const opening = openingOf(spansOf([wide, shotOf("left"), shotOf("right")]), PAIR);
  expect(opening?.stops[0]?.zoom).toBeGreaterThanOrEqual(1.25 * viewOfShot(wide, PAIR).zoom);
});
