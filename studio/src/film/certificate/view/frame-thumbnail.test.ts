import { expect, test } from "vitest";
import { FILM_HEIGHT, FILM_WIDTH } from "@curta/contract/limits";
import {
  frameThumbnail,
  i420Frame,
  showSameFrame,
  THUMBNAIL_BYTES,
  THUMBNAIL_CELLS,
} from "./frame-thumbnail.ts";
import { longestBlack, longestStill } from "./stillness.ts";

const flat = (level: number) => new Uint8Array(THUMBNAIL_BYTES).fill(level);
const withCell = (level: number, cell: number, other: number) => {
  const thumbnail = flat(level);
  thumbnail[cell] = other;
  return thumbnail;
};

const lasting = (thumbnail: Uint8Array) => Array.from({ length: 30 }, () => thumbnail);
const changing = (levelAt: (frame: number) => number) =>
  Array.from({ length: 31 }, (_, frame) => withCell(100, THUMBNAIL_BYTES - 1, levelAt(frame)));

test("a thumbnail holds the mean of each 60th of the frame: luma, then Cb, then Cr", () => {
  const bytes = new Uint8Array((FILM_WIDTH * FILM_HEIGHT * 3) / 2);
  const luma = FILM_WIDTH * FILM_HEIGHT;
  // One cell, third from the left in the second row, bright in three of the five places that are looked at.
  for (let y = 60; y < 120; y++) bytes.fill(200, y * FILM_WIDTH + 120, y * FILM_WIDTH + 145);
  bytes.fill(90, luma, luma + luma / 4);
  bytes.fill(170, luma + luma / 4);
  const thumbnail = frameThumbnail(i420Frame(bytes));
  expect(thumbnail[18 + 2]).toBe(120);
  expect(thumbnail.subarray(0, THUMBNAIL_CELLS).filter((level) => level > 0)).toHaveLength(1);
  expect(new Set(thumbnail.subarray(THUMBNAIL_CELLS, 2 * THUMBNAIL_CELLS))).toEqual(new Set([90]));
  expect(new Set(thumbnail.subarray(2 * THUMBNAIL_CELLS))).toEqual(new Set([170]));
});

test("two frames may differ by what encoding does to them, six levels in a cell, and by no more", () => {
  expect(showSameFrame(flat(100), withCell(100, 5, 106))).toBe(true);
  expect(showSameFrame(flat(100), withCell(100, 5, 94))).toBe(true);
  expect(showSameFrame(flat(100), withCell(100, 5, 107))).toBe(false);
  expect(showSameFrame(flat(100), withCell(100, THUMBNAIL_BYTES - 1, 93))).toBe(false);
  expect(showSameFrame(flat(100), flat(100).subarray(1))).toBe(false);
});

test("one cell of luma above 19 is not black; colour alone is", () => {
  expect(longestBlack(lasting(withCell(16, 7, 19)))).toBe(1);
  for (const cell of [0, 7, THUMBNAIL_CELLS - 1])
    expect(longestBlack(lasting(withCell(16, cell, 20)))).toBe(0);
  expect(longestBlack(lasting(withCell(16, THUMBNAIL_CELLS, 200)))).toBe(1);
});

test("two levels in one cell are a change that is seen, one is not; slow changes add up", () => {
  expect(longestStill(changing((frame) => 100 + (frame % 2)))).toBe(1);
  expect(longestStill(changing((frame) => 100 + 2 * (frame % 2)))).toBe(0);
  expect(longestStill(changing((frame) => 100 + Math.floor(frame / 5)))).toBeCloseTo(9 / 30);
});
