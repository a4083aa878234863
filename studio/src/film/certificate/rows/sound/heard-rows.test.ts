import { expect, test } from "vitest";
import type { Timeline } from "../../../../direction/timeline.ts";
import { measureSound } from "../../../sound/encode-at-level.ts";
import { heardRows } from "./heard-rows.ts";

const RATE = 48_000;
/** A drop from the second second on. */
const TIMELINE: Pick<Timeline, "sections"> = {
  sections: [
    { from: 0, to: 60, role: "hook", energy: 1 },
    { from: 60, to: 240, role: "drop", energy: 1 },
  ],
};

/** Eight seconds of a tone, whose level changes by `decibels` after five. */
function rowsOf(hertz: number, decibels: number): Record<string, boolean> {
  const tone = Float32Array.from({ length: 8 * RATE }, (_, i) => {
    const level = i < 5 * RATE ? 0.2 : 0.2 * 10 ** (decibels / 20);
    return level * Math.sin((2 * Math.PI * hertz * i) / RATE);
  });
  const rows = heardRows(measureSound({ left: tone, right: tone }), TIMELINE);
  return Object.fromEntries(rows.map(({ code, ok }) => [code, ok]));
}

test("music of which a phone plays little is told from music that it plays", () => {
  expect(rowsOf(150, 0)["phone_sound"]).toBe(false);
  expect(rowsOf(600, 0)["phone_sound"]).toBe(true);
});

test("music that falls by more than 6 dB after its drop misses the row; a little less does not", () => {
  expect(rowsOf(600, -7)["level_fall"]).toBe(false);
  expect(rowsOf(600, -5)["level_fall"]).toBe(true);
  expect(rowsOf(600, 6)["level_fall"]).toBe(true);
});

test("a film without a drop has no row about it", () => {
  const quiet = { heardOnPhone: 0.6, levels: [-14, -30] };
  expect(heardRows(quiet, { sections: [] }).map(({ code }) => code)).toEqual(["phone_sound"]);
});
