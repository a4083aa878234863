import type { Box } from "@curta/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sights } from "../../../../testing/direction/sights.ts";
import { BEER } from "../../../../testing/direction/readings.ts";
import { areaOf, share } from "../../../geometry/area.ts";
import { peopleOf } from "../objects.ts";
import { printedPart } from "./printed-part.ts";
import { cardNamed } from "../stage.ts";

const WHOLE = { x: 0, y: 0, w: 1, h: 1 };
const CUP: Box = { x: 0.62, y: 0.4, w: 0.2, h: 0.3 };
/** A photo of a cup at its right. */
const ofCup = (width: number, height: number, box = CUP) => ({
  ...BEER,
  width,
  height,
  things: [{ ...box, label: "cup", confidence: 0.8 }],
  people: [],
  faces: [],
});

test("a print cuts nobody: it holds all people whole, and is no wider or taller than that asks", () => {
  fc.assert(
    fc.property(sights, (reading) => {
      const part = printedPart(reading);
      for (const { box } of peopleOf(reading)) expect(share(areaOf(part), areaOf(box))).toBeCloseTo(1, 6);
      for (const from of [part.x, part.y]) expect(from).toBeGreaterThanOrEqual(0);
      for (const to of [part.x + part.w, part.y + part.h]) expect(to).toBeLessThanOrEqual(1 + 1e-9);
      const [left, right] = [
        Math.min(...peopleOf(reading).map(({ box }) => box.x)),
        Math.max(...peopleOf(reading).map(({ box }) => box.x + box.w)),
      ];
      const square = reading.height / reading.width;
      if (part.w < 1) expect(part.w).toBeCloseTo(Math.max(square, right - left + 0.04), 6);
    }),
  );
});

test("of a wide photo a print is a square about its thing, of a tall one upright, and whole where nothing is known", () => {
  const wide = printedPart(ofCup(3000, 2000));
  expect(wide).toMatchObject({ w: 2 / 3, y: 0, h: 1 });
  expect(wide.x).toBeCloseTo(1 / 3, 6);
  const tall = printedPart(ofCup(1000, 2000));
  expect(tall).toMatchObject({ x: 0, w: 1 });
  expect(tall.h).toBeCloseTo(2 / 3, 6);
  expect(printedPart(ofCup(3000, 4000))).toEqual(WHOLE);
  const thing = { ...CUP, label: "cup", confidence: 0.3 };
  expect(printedPart({ ...ofCup(3000, 2000), things: [thing] })).toEqual(WHOLE);
});

test("a panorama with somebody in it can be a print", () => {
  const [panel] = cardNamed("polaroid", ofCup(6000, 2000)) ?? [];
  expect(panel?.part.w).toBeCloseTo(1 / 3, 6);
});
