import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Area, common, sizeOf } from "./area.ts";
import { emptyParts } from "./empty-parts.ts";

const BOUNDS: Area = { left: 0, top: 0, right: 10, bottom: 10 };
const place = fc.integer({ min: -2, max: 12 });
const areas = fc.array(
  fc
    .tuple(place, place, fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
    .map(([left, top, w, h]): Area => ({ left, top, right: left + w, bottom: top + h })),
  { maxLength: 6 },
);

test("empty parts lie within bounds, share nothing with what is left out, and hold every free place", () => {
  fc.assert(
    fc.property(areas, place, place, (hidden, x, y) => {
      const parts = emptyParts(hidden, BOUNDS);
      for (const part of parts) {
        expect(common(part, BOUNDS)).toEqual(part);
        expect(hidden.filter((area) => common(area, part) !== null)).toEqual([]);
      }
      // A cell of the grid on which all edges lie.
      const cell: Area = { left: x, top: y, right: x + 1, bottom: y + 1 };
      const isFree = common(cell, BOUNDS) !== null && hidden.every((area) => common(cell, area) === null);
      expect(parts.some((part) => common(part, cell) !== null)).toBe(isFree);
    }),
  );
});

test("no empty part can grow at any side, and none lies in another", () => {
  fc.assert(
    fc.property(areas, (hidden) => {
      const parts = emptyParts(hidden, BOUNDS);
      for (const part of parts) {
        for (const [side, step] of [
          ["left", -1],
          ["top", -1],
          ["right", 1],
          ["bottom", 1],
        ] as const) {
          const larger = { ...part, [side]: part[side] + step };
          const isOut = sizeOf(common(larger, BOUNDS) ?? part) === sizeOf(part);
          expect(isOut || hidden.some((area) => common(area, larger) !== null)).toBe(true);
        }
      }
      expect(new Set(parts.map((part) => JSON.stringify(part))).size).toBe(parts.length);
    }),
  );
});
