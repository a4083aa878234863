import { expect, test } from "vitest";
import { openRenderer } from "../../frame/renderer.ts";
import { CAPTION_LOOKS, type CaptionGroup, type CaptionLookName } from "../../direction/timeline.ts";
import { LOOKS } from "../../direction/lettering/looks/looks.ts";
import type { Picture } from "../../picture.ts";
import {
  plainPicture,
  sceneOf,
  shotOf,
  syntheticPicture,
  timelineOf,
} from "../../../testing/frame/synthetic.ts";
import { letterContrast } from "./letter-contrast.ts";

const FILM = { width: 1080, height: 1920 };
const FLASH = { at: 12, frames: 6, strength: 0.8 };

function groupIn(look: CaptionLookName): CaptionGroup {
  const words = ["Olha", "ESSA", "ação"].map((text, i) => ({ text, at: 2 * i, strong: i === 1 }));
  const accent = LOOKS[look].strong.color === "deep" ? "#00613a" : "#ffd60a";
  const place = { lines: [2, 1], x: 482, y: 900, size: LOOKS[look].caption[0] };
  return { at: 0, frames: 30, words, look, accent, ...place };
}

/** The least contrast of letters in all frames of a shot. */
async function leastContrast(picture: Picture, group: CaptionGroup, isFlashed: boolean): Promise<number> {
  const shot = shotOf({ captions: [group], flashes: isFlashed ? [FLASH] : [] });
  const scene = await sceneOf(picture, timelineOf([shot]), { size: FILM });
  const renderer = await openRenderer(scene, 0);
  const contrasts = Array.from({ length: 24 }, (_, frame) => {
    return letterContrast(scene, 0, frame, renderer.draw(0, frame)) ?? Infinity;
  });
  return Math.min(...contrasts);
}

const BUSY = syntheticPicture(540, 960);

test.each(CAPTION_LOOKS)("%s: letters have a contrast of 4.5 on whatever is behind them", async (look) => {
  const group = groupIn(look);
  const [white, grey, black] = [255, 128, 8].map((level) => plainPicture(360, 640, [level, level, level]));
  for (const picture of [white!, grey!, black!, BUSY]) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await leastContrast(picture, group, picture === grey)).toBeGreaterThan(4.5);
  }
});

test("what cannot be read is measured: letters in the colour of their plate, or cut by a stripe of their colour", async () => {
  const lost = { ...groupIn("label"), accent: "#222222" };
  expect(await leastContrast(BUSY, lost, false)).toBeLessThan(1.5);
  const scene = await sceneOf(BUSY, timelineOf([shotOf({ captions: [groupIn("impact")] })]), { size: FILM });
  const frame = (await openRenderer(scene, 0)).draw(0, 20);
  const before = letterContrast(scene, 0, 20, frame);
  frame.fill(235, 850 * 1080, 900 * 1080);
  expect(before).toBeGreaterThan(4.5);
  expect(letterContrast(scene, 0, 20, frame)).toBeLessThan(1.5);
});
