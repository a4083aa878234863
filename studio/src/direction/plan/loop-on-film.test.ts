import { STYLES } from "@curta/contract";
import { NINE_TO_SIXTEEN } from "../../geometry/cover.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { shotCameraAt } from "../../frame/camera/camera.ts";
import { framingAt } from "../camera/camera.ts";
import { compileTimeline } from "../compile/compile.ts";
import { direct } from "./direct.ts";
import { readings } from "../../../testing/direction/readings.ts";
import type { Framing } from "../timeline.ts";

const FRAMING = ["x", "y", "zoom", "roll"] as const;

function step(from: Framing, to: Framing): number[] {
  return FRAMING.map((part) => to[part] - from[part]);
}

test("one frame on from the last is frame 0: same place, same speed, and nothing but the picture in view", () => {
  const wishes = fc.record({
    style: fc.constantFrom(...STYLES),
    seconds: fc.integer({ min: 5, max: 60 }),
    seed: fc.nat(),
  });
  fc.assert(
    fc.property(wishes, readings, (wish, reading) => {
      const { shots } = compileTimeline(direct(reading, wish), reading, wish.seed);
      const [first, last] = [shots[0]!, shots.at(-1)!];
      const length = last.to - last.from;
      const [before, end] = [framingAt(last.camera, length - 1), framingAt(last.camera, length)];
      const [start, after] = [framingAt(first.camera, 0), framingAt(first.camera, 1)];
      for (const part of FRAMING) expect(end[part]).toBeCloseTo(start[part], 9);
      for (const [part, moved] of step(before, end).entries()) {
        // A zoom travels geometrically: its steps grow by as much as a step itself is.
        expect(Math.abs(moved - step(start, after)[part]!)).toBeLessThan(1e-5 + Math.abs(moved) * 0.01);
      }
      // Punches, shakes, flashes, leaks and words are over by the last frame and not yet there in the first.
      expect(shotCameraAt(last, length - 1, NINE_TO_SIXTEEN)).toEqual(before);
      expect(shotCameraAt(first, 0, NINE_TO_SIXTEEN)).toEqual(start);
      expect([first.parallax, last.parallax, first.entry.kind]).toEqual([null, null, "cut"]);
      for (const { at, frames } of [...last.flashes, ...last.leaks, ...last.captions]) {
        expect(at + frames).toBeLessThan(length);
      }
      for (const { at } of [...first.flashes, ...first.leaks, ...first.captions])
        expect(at).toBeGreaterThan(0);
    }),
    { numRuns: 200 },
  );
});
