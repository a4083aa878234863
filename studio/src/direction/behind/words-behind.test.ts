import type { Reading } from "@curta/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { syntheticPicture, syntheticReading } from "../../../testing/frame/synthetic.ts";
import { discMatte, matteOf } from "../../../testing/mattes.ts";
import { openMatte, subjectAt } from "../../geometry/matte.ts";
import { framingAt } from "../camera/camera.ts";
import { FRAME_HEIGHT, FRAME_WIDTH } from "../lettering/safe-area.ts";
import type { CameraKey, CaptionGroup } from "../timeline.ts";
import { wordBoxes } from "./word-boxes.ts";
import { putBehind } from "./words-behind.ts";

const picture = { ...syntheticPicture(90, 160), width: 1080, height: 1920 };
const reading = syntheticReading(picture);

function captionOf(text: string): CaptionGroup {
  const words = text.split(" ").map((word, at) => ({ text: word, at, strong: false }));
  const lines = [words.length];
  return { at: 4, frames: 50, words, lines, x: 482, y: 1090, size: 76, look: "impact", accent: "#ffd400" };
}
const still = (zoom: number): CameraKey[] => [{ at: 0, x: 0.5, y: 0.5, zoom, roll: 0, ease: "linear" }];

test("behind a subject of any size and place most letters of all words can be read, in every frame", () => {
  const place = fc.double({ min: 0.3, max: 0.7, noNaN: true });
  let found = 0;
  fc.assert(
    fc.property(place, place, fc.double({ min: 0.05, max: 0.4, noNaN: true }), (x, y, radius) => {
      const matte = discMatte(x, y, radius);
      const camera = [...still(1), { ...still(1.2)[0]!, at: 60 }];
      const setting = { camera, frames: 60, reading: { ...reading, matte }, mayMove: true };
      const behind = putBehind([captionOf("Bora comigo")], setting);
      if (behind === null) return;
      found += 1;
      const [group] = behind.groups;
      expect(group?.behind).toBe(true);
      for (let frame = group!.at; frame < group!.at + group!.frames; frame += 7) {
        const { x: cx, y: cy, zoom } = framingAt(behind.camera, frame);
        let [hidden, all] = [0, 0];
        for (const { left, top, right, bottom } of wordBoxes(group!)) {
          for (let u = left; u < right; u += 8) {
            for (let v = top; v < bottom; v += 8) {
              const at = { x: cx + (u / FRAME_WIDTH - 0.5) / zoom, y: cy + (v / FRAME_HEIGHT - 0.5) / zoom };
              hidden += subjectAt(openMatte(matte), at.x, at.y);
              all += 1;
            }
          }
        }
        expect(hidden / all).toBeLessThan(0.38);
        expect(hidden / all).toBeGreaterThan(0.01);
      }
    }),
    { numRuns: 25 },
  );
  expect(found).toBeGreaterThan(8);
});

test.each([
  ["nobody knows where the subject is", undefined],
  ["the subject fills the frame", matteOf(() => 1)],
  ["there is no subject in the frame", matteOf(() => 0)],
])("words stay in front where %s", (_, matte) => {
  const setting = {
    camera: still(1),
    frames: 60,
    reading: matte ? { ...reading, matte } : reading,
    mayMove: true,
  };
  expect(putBehind([captionOf("Bora comigo")], setting)).toBeNull();
});

test("words do not go over eyes, nose or mouth of somebody who is not the subject", () => {
  const matte = matteOf((x, y) => (Math.abs(x - 0.5) < 0.08 && y > 0.2 ? 1 : 0));
  const setting = { camera: still(1), frames: 60, mayMove: false };
  const alone = putBehind([captionOf("Bora comigo")], { ...setting, reading: { ...reading, matte } });
  expect(alone).not.toBeNull();
  const faces = [{ x: 0.1, y: 0.1, w: 0.3, h: 0.7, confidence: 0.9 }];
  const beside = putBehind([captionOf("Bora comigo")], { ...setting, reading: { ...reading, matte, faces } });
  expect(beside).toBeNull();
});

test("the camera goes aside for words whatever faces are elsewhere, and never so far that it loses one", () => {
  const setting = { camera: still(1.4), frames: 60, mayMove: true };
  const behind = (faces: Reading["faces"]) =>
    putBehind([captionOf("Bora comigo")], {
      ...setting,
      reading: { ...reading, matte: discMatte(0.5, 0.5, 0.3), faces },
    });
  const [alone, elsewhere, shown] = [
    [],
    [{ x: 0.02, y: 0.02, w: 0.04, h: 0.03, confidence: 0.9 }],
    // With hair and chin it ends just above the lower edge of what the camera shows, 0.857.
    [{ x: 0.7, y: 0.72, w: 0.08, h: 0.08, confidence: 0.9 }],
  ].map((faces) => behind(faces)?.camera[0]);
  expect(alone?.y).toBeLessThan(0.45);
  expect(elsewhere).toEqual(alone);
  expect((shown?.y ?? 0.5) + 0.5 / (shown?.zoom ?? 1.4)).toBeGreaterThan(0.825);
});
