import type { Storyboard, StoryShot, Target } from "@curta/contract";
import { expect, test } from "vitest";
import { savedReadings } from "../../../testing/golden/saved-readings.ts";
import { framingAt } from "../camera/camera.ts";
import { compileTimeline } from "./compile.ts";
import { goesRound } from "./goes-round.ts";

function shotOf(target: Target, beats = 8): StoryShot {
  const size = target.kind === "whole" ? "wide" : "close-up";
  return { beats, size, target, move: "push-in", transition: "cut", effects: [], caption: null };
}

/** Too wide for a film: all of it is on a card. */
const { reading } = savedReadings().find(({ photo }) => photo === "craft-beer.jpg")!;
const CARD = shotOf({ kind: "whole" });
const FACE = shotOf({ kind: "face" });

test.each([
  ["a card to the photo", [CARD, FACE]],
  ["the photo to a card", [FACE, CARD]],
])("a film from %s ends on what it begins with, at the speed of its beginning", (_, [first, last]) => {
  const shots = [first!, shotOf({ kind: "subject" }), last!];
  const story: Storyboard = { style: "viral", seconds: 12, bpm: 120, shots, notes: [] };
  const timeline = compileTimeline(story, reading, 3);
  const [begin, end] = [timeline.shots[0]!, timeline.shots.at(-1)!];
  expect(end.to).toBe(timeline.frames);
  expect([end.source, end.entry.kind, end.captions]).toEqual([begin.source, "dissolve", []]);
  const [from, to] = [framingAt(begin.camera, 0), framingAt(end.camera, end.to - end.from)];
  for (const part of ["x", "y", "zoom"] as const) expect(to[part]).toBeCloseTo(from[part], 9);
});

test("a camera returns on its own where both are of one picture, and a last shot of one beat stays", () => {
  for (const shots of [
    [FACE, shotOf({ kind: "subject" })],
    [CARD, FACE, CARD],
    [CARD, { ...FACE, beats: 1 }],
    [CARD],
  ]) {
    expect(goesRound(shots, reading)).toBe(shots);
  }
});
