import { targetSchema } from "@curta/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { areaOfFrame, frameOf, insidePicture, viewTarget } from "./frame-box.ts";

const anything = fc.double({ min: -3, max: 3, noNaN: true });
const boxes = fc.record({ x: anything, y: anything, share: anything });
/** Pictures that are wider than a frame, or taller. */
const limits = fc
  .tuple(
    fc.double({ min: 0.1, max: 1, noNaN: true }),
    fc.boolean(),
    fc.double({ min: 0.25, max: 0.9, noNaN: true }),
  )
  .map(([side, isWide, closest]) => ({
    cover: isWide ? { width: side, height: 1 } : { width: 1, height: side },
    closest,
  }));

test("a frame never leaves the picture, nor comes closer than its pixels allow", () => {
  fc.assert(
    fc.property(boxes, limits, (box, limit) => {
      const held = insidePicture(box, limit);
      const { x, y, w, h } = areaOfFrame(held, limit);
      for (const edge of [x, y, 1 - x - w, 1 - y - h]) {
        expect(edge).toBeGreaterThanOrEqual(-1e-9);
      }
      expect(held.share).toBeGreaterThanOrEqual(limit.closest);
      expect(insidePicture(held, limit)).toEqual(held);
    }),
  );
});

test("what a script says of a frame is a target, and the frame to half a hundredth", () => {
  fc.assert(
    fc.property(boxes, limits, (box, limit) => {
      const held = insidePicture(box, limit);
      const target = viewTarget(held, limit);
      expect(targetSchema.safeParse(target).success).toBe(true);
      expect(Math.abs(target.x / 100 - held.x)).toBeLessThanOrEqual(0.00501);
      expect(Math.abs(target.share / 100 - held.share)).toBeLessThanOrEqual(0.01001);
      expect(frameOf(areaOfFrame(held, limit), limit).share).toBeCloseTo(held.share);
    }),
  );
});
