import { expect, test } from "vitest";
import { areaOf } from "../../geometry/area.ts";
import { cutsLine, keepsLines, readsLines } from "./written-lines.ts";

test("a view cuts a line of which it shows more than its rim and not nearly all", () => {
  const line = areaOf({ x: 0.1, y: 0.4, w: 0.5, h: 0.1 });
  const cuts = (right: number, bottom = 1) => cutsLine({ left: 0, top: 0, right, bottom }, [line]);
  expect([0.11, 0.115, 0.585, 0.59].map((right) => cuts(right))).toEqual([false, true, true, false]);
  expect([0.402, 0.45, 0.498].map((bottom) => cuts(1, bottom))).toEqual([false, true, false]);
  expect(cutsLine({ left: 0, top: 0, right: 0.3, bottom: 1 }, [])).toBe(false);
});

/** A line that begins in the middle of the view. */
const beside = (right: number, h: number) => areaOf({ x: 0.3, y: 0.3, w: right - 0.3, h });

test("a detail of a document shows more whole than cut, and no taller line is cut beside it", () => {
  const view = areaOf({ x: 0, y: 0, w: 0.5, h: 1 });
  const whole = areaOf({ x: 0.05, y: 0.1, w: 0.4, h: 0.1 });
  expect(readsLines(view, [])).toBe(true);
  expect(readsLines(view, [whole])).toBe(true);
  expect(readsLines(view, [beside(0.7, 0.09)])).toBe(false);
  expect([0.74, 0.75].map((right) => readsLines(view, [whole, beside(right, 0.09)]))).toEqual([true, false]);
  expect([0.099, 0.101].map((h) => readsLines(view, [whole, beside(0.6, h)]))).toEqual([true, false]);
  expect(readsLines(view, [whole, areaOf({ x: 0.6, y: 0.3, w: 0.3, h: 0.3 })])).toBe(true);
});

test("a camera keeps the lines that are whole at rest, and cuts none where none is cut then", () => {
  const [one, other] = [
    areaOf({ x: 0.1, y: 0.1, w: 0.3, h: 0.1 }),
    areaOf({ x: 0.1, y: 0.5, w: 0.6, h: 0.1 }),
  ];
  const [rest, moved] = [areaOf({ x: 0, y: 0, w: 0.5, h: 0.4 }), areaOf({ x: 0, y: 0.15, w: 0.5, h: 0.4 })];
  expect(keepsLines(rest, rest, [one, other])).toBe(true);
  expect(keepsLines(moved, rest, [one])).toBe(false);
  expect(keepsLines({ ...rest, bottom: 0.55 }, rest, [one, other])).toBe(false);
  const wide = { ...rest, bottom: 0.55 };
  expect(keepsLines({ ...wide, bottom: 0.58 }, wide, [one, other])).toBe(true);
  expect(keepsLines({ ...wide, top: 0.15 }, wide, [one, other])).toBe(false);
});
