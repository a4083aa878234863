import type { Effect, StoryShot } from "@curta/contract";
import { expect, test } from "vitest";
import { BEER } from "../../../testing/direction/readings.ts";
import { GROUP, KEY } from "../../../testing/direction/still-film.ts";
import { discMatte } from "../../../testing/mattes.ts";
import { withWordsBehind } from "./words-behind-shots.ts";

/** A subject behind which words can be read only where the camera makes room for them. */
const READING = { ...BEER, faces: [], matte: discMatte(0.4, 0.8, 0.3) };
const WORDS = ["Bora", "comigo"].map((text) => ({ text, at: 5, strong: false }));
const SHOT: StoryShot = {
  beats: 2,
  size: "wide",
  target: { kind: "all" },
  move: "hold",
  transition: "cut",
  effects: ["words-behind"],
  caption: "Bora comigo",
};

/** Of four shots alike but for what a test changes, which have their words behind a subject, the camera moved. */
function movedShots(changed: Partial<StoryShot>, at: number, source?: "card"): number[] {
  const spans = [0, 1, 2, 3].map((index) => ({
    shot: index === at ? { ...SHOT, ...changed } : SHOT,
    from: 30 * index,
    to: 30 * index + 30,
  }));
  const camera = { camera: [KEY], entry: { kind: "cut" as const }, ...(source && { source }) };
  const lettered = spans.map(() => ({ camera, captions: [{ ...GROUP, words: WORDS, lines: [2] }] }));
  const all = withWordsBehind(spans, lettered, READING);
  // Words go behind the subject if the camera has moved, and only then.
  for (const each of all) expect(each.captions[0]?.behind === true).toBe(each.camera.camera[0]?.y !== KEY.y);
  return [...all.keys()].filter((index) => all[index]?.captions[0]?.behind === true);
}

test("the camera makes room for words behind in all shots but the first and the last, which are the loop's", () => {
  expect(movedShots({}, 0)).toEqual([1, 2]);
});

test("a shot that goes on into a dissolve stays where it is", () => {
  expect(movedShots({ transition: "dissolve" }, 2)).toEqual([2]);
  expect(movedShots({ transition: "whip" }, 2)).toEqual([1, 2]);
});

test.each<[string, Effect[]]>([
  ["nobody asks for it", []],
  ["the frame has two parts", ["two-panels", "words-behind"]],
  ["the frame has three parts", ["words-behind", "three-panels"]],
  ["the picture is mirrored", ["words-behind", "mirror"]],
])("words stay in front where %s", (_, effects) => {
  expect(movedShots({ effects }, 1)).toEqual([2]);
});

test("words stay in front of a card", () => {
  expect(movedShots({}, 0, "card")).toEqual([]);
});
