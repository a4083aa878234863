import { expect, test } from "vitest";
import { paint } from "../../../testing/pictures.ts";
import { readPicture } from "../read.ts";
import { NOTHING_SEEN } from "../seen.ts";

const SIZE = { width: 360, height: 640 };

/** A blank sheet on which a network saw these lines. */
function pointsOf(lines: readonly (readonly [x: number, y: number, w: number, h: number])[]) {
  const writing = lines.map(([x, y, w, h]) => ({ x, y, w, h, confidence: 0.9 }));
  const sheet = paint(SIZE.width, SIZE.height, () => [240, 240, 240]);
  return readPicture(sheet, { ...NOTHING_SEEN, writing }).points;
}

test("the points of a document are its blocks of writing, as one reads them", () => {
  const points = pointsOf([
    [0.2, 0.7, 0.6, 0.1],
    [0.2, 0.82, 0.5, 0.04],
    [0.2, 0.2, 0.6, 0.05],
    [0.2, 0.27, 0.4, 0.05],
  ]);
  expect(points.map(({ kind }) => kind)).toEqual(["text", "text"]);
  const [first, second] = points;
  expect([first!.x, first!.y, first!.size]).toEqual([0.5, 0.26, 0.6].map((at) => expect.closeTo(at)));
  expect([second!.x, second!.y, second!.size]).toEqual([0.5, 0.78, 0.6].map((at) => expect.closeTo(at)));
});

test("a block that is higher than wide is as large as it is high, in the picture's widths", () => {
  const points = pointsOf(Array.from({ length: 4 }, (_, row) => [0.3, 0.1 + 0.2 * row, 0.4, 0.15] as const));
  expect(points).toHaveLength(1);
  expect(points[0]!.size).toBe(1);
});

test("writing that makes no document is one point among others", () => {
  const points = pointsOf([[0.2, 0.7, 0.6, 0.1]]);
  expect(points.some(({ kind, y }) => kind === "text" && y > 0.6 && y < 0.9)).toBe(true);
  expect(points[0]!.size).toBeLessThanOrEqual(0.6);
});
