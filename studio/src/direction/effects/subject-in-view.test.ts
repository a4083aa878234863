import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Area } from "../../geometry/area.ts";
import type { Matte } from "../../geometry/matte.ts";
import { sharesOfSubject, showsSubject } from "./subject-in-view.ts";

/** Doubles are mostly drawn near 0. */
const share = fc.integer({ min: 0, max: 997 }).map((part) => part / 997);
const matte: fc.Arbitrary<Matte> = fc
  .record({
    columns: fc.integer({ min: 1, max: 9 }),
    rows: fc.integer({ min: 1, max: 9 }),
    x: share,
    y: share,
  })
  .chain(({ columns, rows, x, y }) =>
    fc.uint8Array({ minLength: columns * rows, maxLength: columns * rows }).map((alpha) => ({
      box: { x: x / 2, y: y / 2, w: 0.5, h: 0.4 },
      columns,
      rows,
      alpha,
    })),
  );
const view: fc.Arbitrary<Area> = fc.tuple(share, share, share, share).map(([left, top, width, height]) => ({
  left,
  top,
  right: left + width + 0.01,
  bottom: top + height + 0.01,
}));

test("a view holds of a subject the cells whose middles lie in it", () => {
  fc.assert(
    fc.property(matte, view, (subject, { left, top, right, bottom }) => {
      const { box, columns, rows, alpha } = subject;
      let [all, inside] = [0, 0];
      for (const [at, cell] of alpha.entries()) {
        const x = box.x + (((at % columns) + 0.5) / columns) * box.w;
        const y = box.y + ((Math.floor(at / columns) + 0.5) / rows) * box.h;
        all += cell;
        if (x >= left && x <= right && y >= top && y <= bottom) inside += cell;
      }
      const { ofView, ofSubject } = sharesOfSubject({ left, top, right, bottom }, subject);
      const cells = (columns * rows) / (box.w * box.h);
      expect(ofSubject).toBe(all > 0 ? inside / all : 0);
      expect(ofView).toBeCloseTo(inside / 255 / cells / ((right - left) * (bottom - top)), 9);
    }),
  );
});

test("nothing is seen of a subject without a cell", () => {
  const nobody: Matte = { box: { x: 0, y: 0, w: 1, h: 1 }, columns: 2, rows: 1, alpha: new Uint8Array(2) };
  const all = { left: 0, top: 0, right: 1, bottom: 1 };
  expect(sharesOfSubject(all, nobody)).toEqual({ ofView: 0, ofSubject: 0 });
  expect(showsSubject(all, nobody)).toBe(false);
});
