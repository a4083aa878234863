import { expect, test } from "vitest";
import { openRenderer } from "../../frame/renderer.ts";
import {
  CAPTION_LOOKS,
  type CaptionGroup,
  type CaptionLookName,
  type TimelineShot,
} from "../../direction/timeline.ts";
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
  return await leastIn(picture, shotOf({ captions: [group], flashes: isFlashed ? [FLASH] : [] }));
}

async function leastIn(picture: Picture, shot: TimelineShot): Promise<number> {
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

function at(y: number) {
  return { at: 0, ease: "linear", x: 0.5, y, zoom: 1, roll: 0 } as const;
}

test("letters can be read while the shot before, which is bright, dissolves under them", async () => {
  const [dark, bright] = [20, 250].map((level) => plainPicture(360, 640, [level, level, level]).rgb);
  const rgb = Uint8Array.from([...dark!, ...bright!]);
  const tall = { width: 360, height: 1280, rgb };
  const group = { ...groupIn("duet"), words: groupIn("duet").words.map((word) => ({ ...word, at: 0 })) };
  const entry = { kind: "dissolve", frames: 20, from: [at(0.75)] } as const;
  expect(await leastIn(tall, shotOf({ camera: [at(0.25)], captions: [group], entry }))).toBeGreaterThan(4.5);
});

test("a large word keeps off the letters of the line above it", async () => {
  const texts = ["com", "quem", "você", "tá", "devendo", "um", "café?"];
  const words = texts.map((text) => ({ text, at: 0, strong: text === "café?" }));
  const group = { ...groupIn("duet"), words, lines: [4, 3], size: 72 };
  expect(await leastContrast(plainPicture(360, 640, [30, 30, 30]), group, false)).toBeGreaterThan(4.5);
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
