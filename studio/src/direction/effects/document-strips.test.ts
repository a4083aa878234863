import * as fc from "fast-check";
import { expect, test } from "vitest";
import { documentOf, documents } from "../../../testing/direction/documents.ts";
import { share, united } from "../../geometry/area.ts";
import { coverOf } from "../../geometry/cover.ts";
import { stageOf } from "../framing/stage.ts";
import { documentStrips } from "./document-strips.ts";
import { stripOf } from "./strip-views.ts";
import { stripFramings } from "./strips.ts";

/** Shares of a document's lines that a strip shows, as it begins and as its camera has come nearer. */
function shown(
  reading: ReturnType<typeof documentOf>,
  framing: ReturnType<typeof documentStrips>[number],
  count: number,
) {
  const { lines } = stageOf({ kind: "all" }, reading);
  return [1, 1.06].map((by) => {
    const view = stripOf({ ...framing, zoom: framing.zoom * by }, coverOf(reading), count);
    return lines.map((line) => share(view, line));
  });
}

test("strips of a document show rows whole, in their order, and cut none, while their cameras come nearer", () => {
  let strips = 0;
  fc.assert(
    fc.property(documents, fc.constantFrom(2, 3), (reading, count) => {
      let last = -1;
      for (const framing of documentStrips(count, reading)) {
        const [first, nearer] = shown(reading, framing, count);
        expect([...first!, ...nearer!].every((part) => part <= 0.05 || part >= 0.95)).toBe(true);
        const whole = nearer!.map((part) => part >= 0.95);
        expect(whole).toContain(true);
        expect(whole.lastIndexOf(true)).toBeGreaterThanOrEqual(last);
        last = whole.lastIndexOf(true);
        strips += 1;
      }
    }),
  );
  expect(strips).toBeGreaterThan(50);
});

test("a document of more rows than one strip holds is shown in two", () => {
  const rows = Array.from({ length: 4 }, () => ({ left: 0.5, width: 0.5, height: 0.1 }));
  const document = documentOf({ aspect: 0.5, rows });
  const strips = stripFramings(2, { x: 0.5, y: 0.5, zoom: 1, roll: 0 }, document);
  expect(strips).not.toBe(null);
  const whole = strips!.map((framing) => shown(document, framing, 2)[1]!.map((part) => part >= 0.95));
  expect(whole[0]!.map((is, index) => is || whole[1]![index])).toEqual([true, true, true, true]);
});

test("whatever strips of a document show, they cut none of its lines", () => {
  fc.assert(
    fc.property(
      documents,
      fc.constantFrom(2, 3),
      fc.double({ min: 0.3, max: 0.7, noNaN: true }),
      (reading, count, y) => {
        for (const framing of stripFramings(count, { x: 0.5, y, zoom: 1.2, roll: 0 }, reading) ?? [])
          for (const parts of shown(reading, framing, count))
            expect(parts.every((part) => part <= 0.05 || part >= 0.95)).toBe(true);
      },
    ),
  );
});

test("a strip leaves its rows some room, and not more: they fill the frame's width or the strip's height", () => {
  const rows = Array.from({ length: 4 }, () => ({ left: 0.5, width: 0.5, height: 0.1 }));
  const document = documentOf({ aspect: 0.5, rows });
  const { lines } = stageOf({ kind: "all" }, document);
  const strips = documentStrips(2, document);
  expect(strips).toHaveLength(2);
  for (const framing of strips) {
    const view = stripOf(framing, coverOf(document), 2);
    const all = united(lines.filter((line) => share(view, line) > 0.95));
    const across = (all.right - all.left) / (view.right - view.left);
    const down = (all.bottom - all.top) / (view.bottom - view.top);
    expect(Math.max(across, down)).toBeGreaterThan(0.8);
    expect(Math.max(across, down)).toBeLessThan(0.9);
  }
});
