import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ASPECT, CARD_SIZE, TOP } from "./card.ts";
import { layOutPolaroid, tilted } from "./polaroid.ts";

const WHOLE = { x: 0, y: 0, w: 1, h: 1 };
/** Widths to heights of photos that can be prints. */
const aspects = fc.double({ min: 0.48, max: 2.09, noNaN: true });

function printOf(aspect: number) {
  const [panel] = layOutPolaroid(WHOLE, aspect) ?? [];
  if (panel?.print === undefined) throw new Error("no print");
  return { place: panel.place, part: panel.part, print: panel.print };
}

test("a print shows its part of the photo undistorted, with a border that is widest below it", () => {
  fc.assert(
    fc.property(aspects, (aspect) => {
      const { place, part, print } = printOf(aspect);
      const { paper } = print;
      expect(part).toEqual(WHOLE);
      expect((place.w * CARD_SIZE.width) / (place.h * CARD_SIZE.height)).toBeCloseTo(aspect, 6);
      const side = place.x - paper.x;
      expect(side).toBeCloseTo(paper.x + paper.w - place.x - place.w, 6);
      const above = (place.y - paper.y) * ASPECT;
      const below = (paper.y + paper.h - place.y - place.h) * ASPECT;
      expect(side).toBeGreaterThan(0.02);
      expect(above).toBeGreaterThan(0.02);
      expect(below).toBeGreaterThan(3 * Math.max(side, above));
    }),
  );
});

test("all of a print is in view at the closest that a wide shot of its card comes", () => {
  fc.assert(
    fc.property(aspects, (aspect) => {
      const { print } = printOf(aspect);
      const { x, y, w, h } = tilted(print.paper, print);
      const rim = (1 - 1 / 1.2) / 2;
      expect(Math.min(x, y)).toBeGreaterThan(rim - 0.01);
      expect(Math.max(x + w, y + h)).toBeLessThan(1 - rim + 0.01);
    }),
  );
});

test("a print ends where captions stand, and a tall one begins below what platforms write", () => {
  expect([0.7, 1.5].map((aspect) => printOf(aspect).print.paper.y + printOf(aspect).print.paper.h)).toEqual([
    expect.closeTo(0.68, 2),
    expect.closeTo(0.61, 6),
  ]);
  expect(printOf(0.7).print.paper.y).toBe(TOP);
});

test("a panorama and a tower are no prints", () => {
  expect(layOutPolaroid(WHOLE, 2.5)).toBeNull();
  expect(layOutPolaroid(WHOLE, 0.4)).toBeNull();
});
