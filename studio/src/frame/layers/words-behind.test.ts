import { expect, test } from "vitest";
import { discMatte } from "../../../testing/mattes.ts";
import {
  keyAt,
  rendererOf,
  shotOf,
  SMALL,
  syntheticPicture,
  syntheticReading,
  timelineOf,
} from "../../../testing/frame/synthetic.ts";
import type { CameraKey, CaptionGroup } from "../../direction/timeline.ts";

const picture = syntheticPicture();
const reading = { ...syntheticReading(picture), matte: discMatte(0.5, 0.5, 0.2) };
const LUMAS = SMALL.width * SMALL.height;

const caption: CaptionGroup = {
  at: 0,
  frames: 30,
  words: [{ text: "ATRÁS", at: 0, strong: false }],
  lines: [1],
  x: 540,
  y: 960,
  size: 200,
  look: "impact",
  accent: "#ffd400",
};

async function drawn(camera: readonly CameraKey[], captions: readonly CaptionGroup[], frame: number) {
  const renderer = await rendererOf(picture, timelineOf([shotOf({ camera, captions })]), { reading });
  return renderer.draw(0, frame).slice(0, LUMAS);
}

/** How far from the middle of the frame a sample is, in widths of the frame. */
function fromMiddle(sample: number): number {
  const x = ((sample % SMALL.width) + 0.5) / SMALL.width - 0.5;
  const y = (Math.floor(sample / SMALL.width) + 0.5) / SMALL.width - 0.5 * (16 / 9);
  return Math.hypot(x, y);
}

const CAMERAS: Record<string, { camera: CameraKey[]; zoom: number; frame: number }> = {
  "a still camera": { camera: [keyAt(0, 0.5, 0.5, 1)], zoom: 1, frame: 12 },
  "a close one": { camera: [keyAt(0, 0.5, 0.5, 1.5)], zoom: 1.5, frame: 12 },
  "one that rolls": { camera: [keyAt(0, 0.5, 0.5, 1.4, { roll: 0.06 })], zoom: 1.4, frame: 12 },
  "words that pop in": { camera: [keyAt(0, 0.5, 0.5, 1)], zoom: 1, frame: 2 },
};

test.each(Object.entries(CAMERAS))(
  "words behind hide no pixel of the subject and are whole beside it: %s",
  async (_, { camera, zoom, frame }) => {
    const plain = await drawn(camera, [], frame);
    const inFront = await drawn(camera, [caption], frame);
    const behind = await drawn(camera, [{ ...caption, behind: true }], frame);
    let hidden = 0;
    behind.forEach((sample, i) => {
      const away = fromMiddle(i) / zoom;
      if (away < 0.18) {
        expect(Math.abs(sample - (plain[i] ?? 0))).toBeLessThanOrEqual(1);
        if (Math.abs((inFront[i] ?? 0) - (plain[i] ?? 0)) > 20) hidden += 1;
      }
      if (away > 0.22) expect(sample).toBe(inFront[i]);
    });
    expect(hidden).toBeGreaterThan(1000);
  },
);

test("without a matte words behind are drawn like others", async () => {
  const [one, other] = [
    await rendererOf(picture, timelineOf([shotOf({ captions: [caption] })])),
    await rendererOf(picture, timelineOf([shotOf({ captions: [{ ...caption, behind: true }] })])),
  ];
  expect(Buffer.compare(one.draw(0, 12).slice(), other.draw(0, 12).slice())).toBe(0);
});
