import { expect, test } from "vitest";
import { areaOf, united } from "./area.ts";
import { blocksOf, isDocument, keptLines, rowsOf, writtenLines } from "./document.ts";

/** So many lines, one below the other, from one height to another. */
function lines(count: number, { w = 0.5, h = 0.08, from = 0.1, to = 0.9, confidence = 0.9 } = {}) {
  return Array.from({ length: count }, (_, index) => {
    return { x: 0.2, y: from + (index * (to - h - from)) / Math.max(1, count - 1), w, h, confidence };
  });
}
const SQUARE = { width: 1, height: 1 } as const;
const isOne = (writing: ReturnType<typeof lines>) => isDocument({ ...SQUARE, writing, people: [] });
const SOMEBODY = { x: 0.3, y: 0.2, w: 0.4, h: 0.8, confidence: 0.55 };

test("a picture is a document where four sure lines or more cover and span much of it", () => {
  expect([3, 4].map((count) => isOne(lines(count)))).toEqual([false, true]);
  expect([0.59, 0.6].map((confidence) => isOne(lines(4, { confidence })))).toEqual([false, true]);
  expect([0.039, 0.041].map((h) => isOne(lines(4, { h })))).toEqual([false, true]);
  expect([0.57, 0.59].map((to) => isOne(lines(4, { to })))).toEqual([false, true]);
});

test("lines that span less do where they reach far across and stand close: ground was added around a slide", () => {
  const slide = { from: 0.4, to: 0.6, w: 0.6, h: 0.032 };
  const isSlide = (more: object) => isOne(lines(4, { ...slide, ...more }));
  expect([0.59, 0.6].map((w) => isSlide({ w }))).toEqual([false, true]);
  expect([0.71, 0.73].map((to) => isSlide({ to }))).toEqual([true, false]);
  expect([0.029, 0.0295].map((h) => isSlide({ h }))).toEqual([false, true]);
});

test("beside somebody it is one only where a line of it is large: nobody reads the boards behind a bar", () => {
  const isRead = (h: number, somebody = SOMEBODY) =>
    isDocument({ ...SQUARE, writing: lines(8, { h }), people: [somebody] });
  expect([0.035, 0.037].map((h) => isRead(h))).toEqual([false, true]);
  expect(isRead(0.035, { ...SOMEBODY, confidence: 0.54 })).toBe(true);
});

test("a QR code on a photo is kept, unless it is too small to be scanned or the picture's rim cuts it", () => {
  const code = { x: 0.2, y: 0.3, w: 0.1, h: 0.1, confidence: 0.99, isCode: true } as const;
  const keeps = (more: object) =>
    keptLines({ ...SQUARE, writing: [{ ...code, ...more }], people: [] }).length;
  expect([0.079, 0.081].map((w) => keeps({ w }))).toEqual([0, 1]);
  expect([0, 0.01].map((x) => keeps({ x }))).toEqual([0, 1]);
  expect(keeps({ isCode: undefined })).toBe(0);
});

const TITLE = { x: 0.2, y: 0.1, w: 0.6, h: 0.1, confidence: 0.985 };
const kept = (title: typeof TITLE, { width = 1, people = [] as (typeof SOMEBODY)[] } = {}) =>
  keptLines({ width, height: 1, writing: [title], people }).length;

test("a title is a sure line, large and long; what is written on somebody's clothes is none", () => {
  expect([0.984, 0.985].map((confidence) => kept({ ...TITLE, confidence }))).toEqual([0, 1]);
  expect([0.029, 0.031].map((h) => kept({ ...TITLE, h }))).toEqual([0, 1]);
  const square = { ...TITLE, w: 0.16, h: 0.16 };
  expect([1.9, 2.1].map((width) => kept(square, { width }))).toEqual([0, 1]);
  expect([0.53, 0.55].map((w) => kept(TITLE, { people: [{ ...SOMEBODY, x: 0.2, y: 0, w }] }))).toEqual([
    1, 0,
  ]);
});

test("a line at the picture's rim is cut already, so no view need keep it", () => {
  expect([0.007, 0.009].map((x) => kept({ ...TITLE, x }))).toEqual([0, 1]);
  expect([0.393, 0.391].map((x) => kept({ ...TITLE, x }))).toEqual([0, 1]);
  expect([0.007, 0.009].map((y) => kept({ ...TITLE, y }))).toEqual([0, 1]);
  expect([0.893, 0.891].map((y) => kept({ ...TITLE, y }))).toEqual([0, 1]);
});

test("a picture of which titles take a twelfth is a document, and its small lines are kept too", () => {
  const small = { x: 0.2, y: 0.8, w: 0.2, h: 0.02, confidence: 0.9 };
  const of = (w: number) => ({ ...SQUARE, writing: [{ ...TITLE, h: 0.2, w }, small], people: [SOMEBODY] });
  expect([0.42, 0.43].map((w) => isDocument(of(w)))).toEqual([false, true]);
  expect([0.42, 0.43].map((w) => keptLines(of(w)).length)).toEqual([1, 2]);
});

test("lines with less room between them than they are high stand together, in reading order", () => {
  const written = [
    { x: 0.6, y: 0.1, w: 0.3, h: 0.04 },
    { x: 0.1, y: 0.1, w: 0.3, h: 0.04 },
    { x: 0.1, y: 0.179, w: 0.2, h: 0.04 },
    { x: 0.12, y: 0.3, w: 0.2, h: 0.04 },
  ].map((line) => areaOf(line));
  const blocks = blocksOf(written, 1);
  expect(blocks.map(({ left, top }) => [left, top])).toEqual([
    [0.1, 0.1],
    [0.6, 0.1],
    [0.12, 0.3],
  ]);
  expect(blocks[0]!.bottom).toBeCloseTo(0.219);
});

test("words of one row stand together where the room between them, in the picture's heights, is small", () => {
  const row = [
    { x: 0.1, y: 0.1, w: 0.2, h: 0.04 },
    { x: 0.33, y: 0.11, w: 0.2, h: 0.04 },
  ].map((line) => areaOf(line));
  expect(blocksOf(row, 1)).toHaveLength(1);
  expect(blocksOf(row, 1.5)).toHaveLength(2);
});

test("a line may join two blocks that were apart", () => {
  const [first, second, between] = [0.1, 0.2, 0.15].map((y) => areaOf({ x: 0.1, y, w: 0.3, h: 0.04 }));
  expect(blocksOf([first!, second!], 1)).toHaveLength(2);
  expect(blocksOf([first!, second!, between!], 1)).toHaveLength(1);
});

test("lines side by side are one row", () => {
  const [one, beside, below] = [
    { x: 0.6, y: 0.12, w: 0.3, h: 0.05 },
    { x: 0.1, y: 0.1, w: 0.3, h: 0.05 },
    { x: 0.1, y: 0.17, w: 0.3, h: 0.05 },
  ].map((line) => areaOf(line));
  const rows = rowsOf([one!, below!, beside!]);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toEqual(united([one!, beside!]));
  expect(rows[1]).toEqual(below);
  expect(writtenLines([])).toEqual([]);
});
