import { expect, test } from "vitest";
import { syntheticPicture, syntheticReading } from "../../../testing/frame/synthetic.ts";
import { matteOf } from "../../../testing/mattes.ts";
import type { Area } from "../../geometry/area.ts";
import { openMatte } from "../../geometry/matte.ts";
import { coversFace, hiddenOf, subjectSums } from "./hidden-letters.ts";

const reading = syntheticReading({ ...syntheticPicture(90, 160), width: 1080, height: 1920 });
const WHOLE = { x: 0.5, y: 0.5, zoom: 1, roll: 0 };
const nobody = openMatte(matteOf(() => 0));
/** Eyes at 497 and 583 by 883, nose and mouth at 540 by 979 and 1068, in pixels of the frame. */
const face = { x: 0.4, y: 0.4, w: 0.2, h: 0.2, confidence: 0.9 };
/** A word of 20 by 20 pixels around a place. */
const wordAt = (x: number, y: number) => ({ left: x - 10, top: y - 10, right: x + 10, bottom: y + 10 });
const isOnFace = (x: number, y: number, { framing = WHOLE, matte = nobody, seen = face } = {}): boolean =>
  coversFace([wordAt(x, y)], framing, matte, { ...reading, faces: [seen] });

test("words are on a face where they come as near to eyes, nose or mouth as a fifth of its size", () => {
  for (const [x, y] of [
    [497, 883],
    [583, 883],
    [540, 979],
    [540, 1068],
  ] as const) {
    expect(isOnFace(x, y), `${x} ${y}`).toBe(true);
  }
  // A fifth of the face is 43 pixels across and 77 down; the word reaches 10 pixels to each side.
  expect([450, 440].map((x) => isOnFace(x, 883))).toEqual([true, false]);
  expect([630, 640].map((x) => isOnFace(x, 883))).toEqual([true, false]);
  expect([802, 792].map((y) => isOnFace(497, y))).toEqual([true, false]);
  expect([1148, 1158].map((y) => isOnFace(540, y))).toEqual([true, false]);
});

test("a face is looked for where the camera shows it", () => {
  // Twice as near, and aside: the mouth is at 324 by 790.
  const framing = { x: 0.6, y: 0.6, zoom: 2, roll: 0 };
  expect(isOnFace(324, 790, { framing })).toBe(true);
  expect(isOnFace(540, 1068, { framing })).toBe(false);
  expect([950, 975].map((y) => isOnFace(324, y, { framing }))).toEqual([true, false]);
});

test("the face that words are behind is not in their way, and landmarks say where a face has its features", () => {
  expect(isOnFace(540, 1068, { matte: openMatte(matteOf(() => 1)) })).toBe(false);
  const at = { x: 0.8, y: 0.8 };
  const seen = { ...face, landmarks: { rightEye: at, leftEye: at, nose: at, mouth: at } };
  expect(isOnFace(540, 1068, { seen })).toBe(false);
  expect(isOnFace(864, 1536, { seen })).toBe(true);
});

test("what is hidden of words is said of all letters, of the worst word, and of its worst end", () => {
  const sums = subjectSums(WHOLE, openMatte(matteOf((x) => (x < 0.5 ? 1 : 0))), reading);
  const half = { left: 420, right: 660, top: 960, bottom: 1020 };
  const free = { left: 720, right: 960, top: 960, bottom: 1020 };
  const expectHidden = (words: readonly Area[], all: number, word: number, end: number): void => {
    const hidden = hiddenOf(words, sums);
    expect(hidden.all).toBeCloseTo(all, 1);
    expect(hidden.word).toBeCloseTo(word, 1);
    expect(hidden.end).toBeCloseTo(end, 1);
  };
  expectHidden([half], 0.5, 0.5, 1);
  expectHidden([half, free], 0.25, 0.5, 1);
  expectHidden([free], 0, 0, 0);
  // Seen from further aside, less of the word is over the subject.
  const aside = subjectSums({ ...WHOLE, x: 0.55 }, openMatte(matteOf((x) => (x < 0.5 ? 1 : 0))), reading);
  expect(hiddenOf([half], aside).all).toBeLessThan(0.4);
});
