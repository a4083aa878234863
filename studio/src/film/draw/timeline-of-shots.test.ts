import { expect, test } from "vitest";
import {
  keyAt,
  sceneOf,
  shotOf,
  syntheticPicture,
  syntheticReading,
  timelineOf,
} from "../../../testing/frame/synthetic.ts";
import { discMatte } from "../../../testing/mattes.ts";
import { layOutCard } from "../../direction/framing/cards/card.ts";
import type { CaptionGroup, TimelineShot } from "../../direction/timeline.ts";
import { openRenderer } from "../../frame/renderer.ts";
import type { RenderScene } from "../../frame/render-scene.ts";
import { timelineOfShots } from "./timeline-of-shots.ts";

const SIZE = { width: 216, height: 384 };
const CAPTION: CaptionGroup = {
  at: 0,
  frames: 30,
  words: [{ text: "Olha", at: 0, strong: true }],
  lines: [1],
  x: 482,
  y: 900,
  size: 90,
  look: "impact",
  accent: "#ffd60a",
};
const SWAY = { x: 0.02, y: 0, dolly: 0.02, period: 30, phase: 0 };
const CUT_OUT = { at: 0, frames: 30, color: "#ff4f81" } as const;
const AWAY = { entry: { kind: "dissolve", frames: 12, from: [keyAt(0, 0.5, 0.5, 1.2)] } } as const;

/** One shot for everything that a scene is prepared for. */
const SHOTS: readonly TimelineShot[] = [
  shotOf({ captions: [CAPTION] }),
  shotOf({ source: "card", captions: [CAPTION] }),
  shotOf({ entry: { ...AWAY.entry, source: "card" } }),
  shotOf({ source: "polaroid" }),
  shotOf({ ...AWAY, parallax: SWAY }),
  shotOf({ parallax: { ...SWAY, layered: true } }),
  shotOf({ effects: { cutOut: { ...CUT_OUT, design: "dots" } } }),
  shotOf({ effects: { cutOut: { ...CUT_OUT, design: "rays" } } }),
  shotOf({
    captions: [{ ...CAPTION, behind: true }],
    effects: { pops: [{ at: 0, frames: 30, strength: 1 }] },
  }),
];
const PICTURE = syntheticPicture(540, 720);
const CARD = layOutCard(PICTURE.width / PICTURE.height);
const FILM = { ...timelineOf(SHOTS, { grain: 0.8, vignette: 0.2 }), card: CARD, polaroid: CARD };
const READING = { ...syntheticReading(PICTURE), matte: discMatte(0.5, 0.5, 0.3) };

async function sceneOfShots(drawn: Iterable<number>): Promise<RenderScene> {
  const timeline = timelineOfShots(FILM, new Set(drawn));
  return await sceneOf(PICTURE, timeline, { reading: READING, size: SIZE });
}

test("a scene of some shots draws them as that of the whole film does, byte for byte", async () => {
  const whole = await openRenderer(await sceneOf(PICTURE, FILM, { reading: READING, size: SIZE }), 0);
  const groups = [...SHOTS.keys()].map((shot) => [shot]);
  for (const drawn of [...groups, [1, 6], [3, 5, 8]]) {
    // oxlint-disable-next-line no-await-in-loop
    const part = await openRenderer(await sceneOfShots(drawn), 0);
    for (const shot of drawn) {
      for (const frame of [0, 7, 20]) {
        const expected = Buffer.from(whole.draw(shot, frame));
        expect(expected.equals(part.draw(shot, frame)), `shot ${shot}, frame ${frame}`).toBe(true);
      }
    }
  }
});

test("nothing is prepared for shots that are not drawn", async () => {
  const plain = await sceneOfShots([0]);
  expect(plain).toMatchObject({ card: null, polaroid: null, ground: null, matte: null, grounds: [] });
  expect(plain.captions.map((words) => words.length > 0)).toEqual(SHOTS.map((_, shot) => shot === 0));
  expect(plain.depth.columns).toBeLessThan(READING.depth.columns);
  expect((await sceneOfShots([2])).card).not.toBeNull();
  expect((await sceneOfShots([3])).card).toBeNull();
});
