import { assert, constantFrom, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { sampleTimeline } from "../sample-timeline.ts";
import { formOf } from "./form.ts";
import { gridOf } from "./grid.ts";
import { soundCuesOf } from "./sound-cues.ts";
import { planPiece } from "./piece.ts";

test("bars cover the film without gaps, and every drop opens one", () => {
  assert(
    property(
      integer({ min: 150, max: 1_800 }),
      constantFrom(6, 10, 12, 15, 18, 20, 30, 36),
      (frames, beat) => {
        const timeline = sampleTimeline("viral", 1, frames, beat);
        const grid = gridOf(timeline, [72, 168]);
        const { bars, passages } = formOf(timeline, grid);
        let at = 0;
        for (const bar of bars) {
          expect(bar.from).toBe(at);
          expect(bar.steps).toBeGreaterThan(0);
          expect(bar.steps).toBeLessThanOrEqual(20);
          at += bar.steps;
        }
        expect(at).toBe(grid.steps);
        const starts = new Set(bars.map((bar) => bar.from));
        const drops = passages.filter((passage) => passage.role === "drop" && passage.from >= 32);
        for (const drop of drops) expect(starts).toContain(drop.from);
      },
    ),
    { numRuns: 60 },
  );
});

test("a whip's whoosh is loudest 10 to 20 ms before its cut; an impact strikes on its drop", () => {
  const timeline = sampleTimeline("viral", 3, 900);
  const cues = soundCuesOf(timeline, planPiece(timeline));
  const cuts = timeline.shots
    .filter((shot, i) => i > 0 && shot.blurs.length > 0)
    .map((shot) => shot.from * 1_600);
  const whooshes = cues.filter(({ kind }) => kind === "whoosh").map(({ at }) => at);
  expect(whooshes.map((at, i) => (cuts[i]! - at) / 48)).toEqual(cuts.map(() => 15));
  const impacts = cues.filter(({ kind }) => kind === "impact").map(({ at }) => at / 1_600);
  expect(impacts).toEqual(expect.arrayContaining([240, 720]));
});
