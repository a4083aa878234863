import { expect, test } from "vitest";
import { plainTimeline } from "../../../../testing/film/timelines.ts";
import type { CaptionGroup, Timeline, TimelineShot } from "../../../direction/timeline.ts";
import { clearFrames, measuredFrames } from "./measured-frames.ts";

/** A film of one shot of 40 frames. */
function filmWith(change: Partial<TimelineShot>): Timeline {
  const film = plainTimeline([40]);
  return { ...film, shots: film.shots.map((shot) => ({ ...shot, ...change })) };
}
const caption = (at: number, frames: number, ...words: number[]) =>
  ({
    at,
    frames,
    words: words.map((from) => ({ text: "a", at: from, strong: false })),
  }) as unknown as CaptionGroup;
const from = (first: number, to: number) => Array.from({ length: to - first }, (_, index) => first + index);

test("all frames of a plain shot are clear", () => {
  expect(clearFrames(filmWith({}), 0)).toEqual(from(0, 40));
});

test.each<[string, Partial<TimelineShot>]>([
  ["a dissolve", { entry: { kind: "dissolve", frames: 10, from: [] } }],
  ["streaks", { blurs: [{ at: 0, frames: 10, length: 0.1 }] }],
  ["a flash", { flashes: [{ at: 0, frames: 10, strength: 1 }] }],
  ["parted colour", { effects: { splits: [{ at: 0, frames: 10, length: 0.1 }] } }],
  [
    "a strip that has not appeared",
    { effects: { panels: { color: "#ffffff", strips: [0, 10].map((at) => ({ at, camera: [] })) } } },
  ],
  ["fire", { leaks: [{ at: 0, frames: 10, side: "left", hue: 30, strength: 1, size: 2 }] }],
])("while %s is in the picture, its frames are not clear", (_what, change) => {
  expect(clearFrames(filmWith(change), 0)).toEqual(from(10, 40));
});

test("a usual glow hides nothing, and a veil in the middle leaves what is before and after it", () => {
  const glow = { at: 0, frames: 10, side: "left", hue: 30, strength: 1 } as const;
  expect(clearFrames(filmWith({ leaks: [glow] }), 0)).toHaveLength(40);
  const clear = clearFrames(filmWith({ flashes: [{ at: 20, frames: 5, strength: 1 }] }), 0);
  expect(clear).toEqual([...from(0, 20), ...from(25, 40)]);
});

test("bars and blades veil a frame from 15 in a hundred of its height on", () => {
  const bars = (share: number) =>
    filmWith({ effects: { bars: { at: 0, frames: 1, from: share, to: share } } });
  expect(clearFrames(bars(0.15), 0)).toEqual(from(0, 40));
  // Opening from 0.5 to 0.12 within ten frames they are narrow enough from the sixth on.
  const opening = { effects: { bars: { at: 0, frames: 10, from: 0.5, to: 0.12 } } };
  expect(clearFrames(filmWith(opening), 0)).toEqual(from(6, 40));
  // Blades close by 0.56 in their middle: by more than 0.15 from an eighth to seven eighths of their time.
  const blades = { effects: { shutters: [{ at: 10, frames: 16 }] } };
  expect(clearFrames(filmWith(blades), 0)).toEqual([...from(0, 12), ...from(24, 40)]);
});

const measuredFor = (at: number, frames: number) =>
  measuredFrames(filmWith({ captions: [caption(at, frames, at)] }), 0);

test("a caption is measured six frames after its last word came, and until seven before its end", () => {
  // The second one stands at 27 alone, of the frames that need no others; the third at none of them.
  expect(measuredFor(24, 14)).toEqual([0, 9, 21, 30]);
  expect(measuredFor(21, 14)).toEqual([0, 9, 21, 27]);
  expect(measuredFor(22, 13)).toEqual([0, 9, 21, 34]);
});

test("one clear frame is enough", () => {
  const flashes = [{ at: 0, frames: 39, strength: 1 }];
  expect(clearFrames(filmWith({ flashes }), 0)).toEqual([39]);
});

test("of a shot that is never clear all frames count", () => {
  expect(clearFrames(filmWith({ flashes: [{ at: 0, frames: 40, strength: 1 }] }), 0)).toEqual(from(0, 40));
});

test("the beginning, a quarter and the half are measured, on frames that need no others", () => {
  expect(measuredFrames(filmWith({}), 0)).toEqual([0, 9, 21]);
});

test("of each caption one more frame is measured, where all its words stand and none fades yet", () => {
  // Its last word comes at 22 and takes six frames to stand; from 38 on it fades.
  const measured = measuredFrames(filmWith({ captions: [caption(20, 25, 20, 22)] }), 0);
  expect(measured).toEqual([0, 9, 21, 30]);
  expect(measuredFrames(filmWith({ captions: [caption(0, 40, 0)] }), 0)).toEqual([0, 9, 21]);
});

test("measured frames are in order, whatever caption asked for them", () => {
  const captions = [caption(30, 10, 30), caption(10, 10, 10)];
  expect(measuredFrames(filmWith({ captions }), 0)).toEqual([0, 9, 19, 21, 39]);
});

test("a caption that never stands is measured on the last of its clear frames", () => {
  expect(measuredFrames(filmWith({ captions: [caption(26, 8, 26)] }), 0)).toEqual([0, 9, 21, 33]);
  const flashes = [{ at: 30, frames: 10, strength: 1 }];
  expect(measuredFrames(filmWith({ captions: [caption(26, 8, 26)], flashes }), 0)).toContain(29);
});
