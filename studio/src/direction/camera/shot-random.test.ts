import type { StoryShot } from "@curta/contract";
import { expect, test } from "vitest";
import { shotRandom } from "./camera-plan.ts";

const SHOT: StoryShot = {
  beats: 4,
  size: "close-up",
  target: { kind: "point", index: 1 },
  move: "drift",
  transition: "cut",
  effects: [],
  caption: "Oi",
};
const drawn = (shot: StoryShot, seed = 1) => {
  const random = shotRandom(shot, seed);
  return [random.between(0, 1), random.between(0, 1)].join(" ");
};

test("a shot draws the same wherever it stands and whatever it says", () => {
  expect(drawn({ ...SHOT, caption: null })).toBe(drawn(SHOT));
});

test("shots of other places, moves, lengths and seeds draw otherwise", () => {
  const shots: StoryShot[] = [
    SHOT,
    { ...SHOT, target: { kind: "point", index: 2 } },
    { ...SHOT, target: { kind: "center" } },
    { ...SHOT, target: { kind: "person", which: 1 } },
    { ...SHOT, target: { kind: "person", which: 2 } },
    { ...SHOT, until: { kind: "right" } },
    { ...SHOT, move: "push-in" },
    { ...SHOT, size: "wide" },
    { ...SHOT, beats: 5 },
    { ...SHOT, transition: "whip" },
    { ...SHOT, effects: ["flash"] },
  ];
  const draws = [...shots.map((shot) => drawn(shot)), drawn(SHOT, 2)];
  expect(new Set(draws).size).toBe(draws.length);
});
