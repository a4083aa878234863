import { FILM_HEIGHT, FILM_WIDTH } from "@curta/contract/limits";
import sharp from "sharp";
import { expect, test } from "vitest";
import { frameOfBlocks, manyColours } from "../../../../testing/film/coloured-frames.ts";
import { captionAt } from "../../../../testing/film/film-of-shots.ts";
import { plainTimeline } from "../../../../testing/film/timelines.ts";
import type { CaptionGroup } from "../../../direction/timeline.ts";
import { keptFrames, keptFramesOf } from "./kept-frames.ts";
import { encodePoster, posterFrame, toRgb } from "./poster.ts";

/** A film whose first caption has words from these frames on. */
function filmWith(frames: number, from: number, words: readonly number[]) {
  const film = plainTimeline([frames, 60]);
  const caption: CaptionGroup = {
    ...captionAt({ x: 0.5, y: 0.5 }),
    at: 2,
    frames: 20,
    words: words.map((at) => ({ text: "a", at, strong: false })),
  };
  const [first, second] = film.shots;
  return {
    ...film,
    shots: [{ ...first!, from, captions: words.length === 0 ? [] : [caption] }, second!],
  };
}

test("the poster is the frame on which the first caption stands, and the encoder predicts no others from it", () => {
  // The last word comes at 7 and stands 8 frames later; of every three frames the first is no B-frame.
  expect(posterFrame(filmWith(60, 0, [2, 7]))).toBe(15);
  expect(posterFrame(filmWith(60, 0, [2, 9]))).toBe(15);
  expect(posterFrame(filmWith(60, 0, [2, 10]))).toBe(18);
  // It is gone from frame 22 on.
  expect(posterFrame(filmWith(60, 0, [2, 18]))).toBe(21);
  expect(posterFrame(filmWith(60, 6, [2, 7]))).toBe(21);
});

test("without a caption the poster is the frame after half a second, or the last of a shorter film", () => {
  expect(posterFrame(filmWith(60, 0, []))).toBe(15);
  expect(posterFrame(plainTimeline([10]))).toBe(9);
  expect(posterFrame(plainTimeline([1]))).toBe(0);
  const silent = filmWith(60, 0, [2]);
  const [first] = silent.shots;
  const wordless = { ...first!, captions: first!.captions.map((caption) => ({ ...caption, words: [] })) };
  expect(posterFrame({ ...silent, shots: [wordless] })).toBe(15);
  expect(posterFrame({ ...plainTimeline([10]), shots: [] })).toBe(9);
});

test("kept are the first frame, one after the film began to move, the poster and the last two, once each", () => {
  const film = plainTimeline([3, 15, 30]);
  expect(keptFrames(film)).toEqual([0, 3, 15, 46, 47]);
  expect([0, 1, 2].map((shot) => keptFramesOf(film, shot))).toEqual([[0], [0, 12], [28, 29]]);
  expect(keptFrames(plainTimeline([4]))).toEqual([0, 3, 2]);
});

test("a poster has the frame's colours in every place, and is as large", async () => {
  const rgb = toRgb(frameOfBlocks(manyColours));
  expect(rgb).toHaveLength(FILM_WIDTH * FILM_HEIGHT * 3);
  for (const [x, y] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1079, 1919],
    [540, 961],
    [333, 1500],
  ] as const) {
    const at = (y * FILM_WIDTH + x) * 3;
    const colour = manyColours(x >> 1, y >> 1);
    for (const channel of [0, 1, 2] as const)
      expect(Math.abs(rgb[at + channel]! - colour[channel])).toBeLessThan(3);
  }
  const poster = await encodePoster(
    toRgb(frameOfBlocks((column) => (column < 270 ? [200, 40, 60] : [20, 90, 160]))),
  );
  const { data, info } = await sharp(poster).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([FILM_WIDTH, FILM_HEIGHT, 3]);
  for (const [x, colour] of [
    [100, [200, 40, 60]],
    [900, [20, 90, 160]],
  ] as const)
    for (const channel of [0, 1, 2])
      expect(Math.abs(data[(500 * FILM_WIDTH + x) * 3 + channel]! - colour[channel]!)).toBeLessThan(6);
});

test("levels beyond black and white are black and white", () => {
  const frame = frameOfBlocks(() => [0, 0, 0]);
  frame.planes[0].fill(0, 0, 1).fill(255, 1, 2);
  expect([...toRgb(frame).subarray(0, 6)]).toEqual([0, 0, 0, 255, 255, 255]);
});
