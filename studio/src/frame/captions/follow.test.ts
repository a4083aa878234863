import * as fc from "fast-check";
import { expect, test } from "vitest";
import { SAFE_AREA } from "../../direction/lettering/safe-area.ts";
import type { CaptionGroup } from "../../direction/timeline.ts";
import { keyAt, shotOf } from "../../../testing/frame/synthetic.ts";
import { createTextCanvas } from "./caption-canvas.ts";
import { createCaptionPainter } from "./caption-paint.ts";
import { follow } from "./follow.ts";

const FILM = { width: 1080, height: 1920 };
const WHOLE = { width: 1, height: 1 };
const LABEL: CaptionGroup = {
  at: 0,
  frames: 30,
  words: [{ text: "Olha", at: 0, strong: true }],
  lines: [1],
  x: 482,
  y: 760,
  size: 64,
  look: "label",
  accent: "#ffd60a",
  anchor: { x: 0.5, y: 0.5 },
};
const placed = createCaptionPainter(createTextCanvas(), FILM).paint(LABEL);

test("a label keeps its distance to the subject while the camera goes by", () => {
  const camera = [keyAt(0, 0.5, 0.5, 2, { ease: "linear" }), keyAt(30, 0.45, 0.48, 2, { ease: "linear" })];
  const [word] = follow(placed, LABEL, shotOf({ camera }), WHOLE, FILM);
  // Half of the way, at twice the size: 0.025 x 2 of the width, 0.01 x 2 of the height.
  expect([word?.path?.[2 * 15], word?.path?.[2 * 15 + 1]]).toEqual([54, 38]);
});

test("it never leaves the safe area, wherever the subject goes", () => {
  const place = fc.double({ min: 0.25, max: 0.75, noNaN: true });
  fc.assert(
    fc.property(place, place, place, place, (x, y, toX, toY) => {
      const camera = [keyAt(0, x, y, 2.5), keyAt(29, toX, toY, 2)];
      for (const { path, left, top, sprite } of follow(placed, LABEL, shotOf({ camera }), WHOLE, FILM)) {
        for (let frame = 0; frame < 30; frame += 1) {
          const [across, down] = [left + (path?.[2 * frame] ?? 0), top + (path?.[2 * frame + 1] ?? 0)];
          expect(across).toBeGreaterThanOrEqual(SAFE_AREA.left);
          expect(across + sprite.width).toBeLessThanOrEqual(SAFE_AREA.right);
          expect(down).toBeGreaterThanOrEqual(SAFE_AREA.top);
          expect(down + sprite.height).toBeLessThanOrEqual(SAFE_AREA.bottom);
        }
      }
    }),
  );
});

test("words without an anchor stay", () => {
  const { anchor: _, ...still } = LABEL;
  expect(follow(placed, still, shotOf(), WHOLE, FILM).map(({ path }) => path)).toEqual(
    placed.map(() => null),
  );
});
