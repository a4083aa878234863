import { expect, test } from "vitest";
import { BEER } from "../../../testing/direction/readings.ts";
import type { CameraKey } from "../timeline.ts";
import { drawableLines, oneBlock, type Lettering } from "./caption-groups.ts";
import { blockSize } from "./caption-lines.ts";
import { faceCovered } from "./caption-place.ts";
import { placeGroups } from "./clear-of-faces.ts";

const HOOK: Lettering = { look: "impact", most: 134, usual: 110, least: 56, wordsAtATime: 4 };
const WHOLE: CameraKey = { at: 0, x: 0.5, y: 0.5, zoom: 1, roll: 0, ease: "linear" };
const STOOD = { x: 483, y: 1046 };

/** A hook that stood low in the shot before, over a view with a face of so much of its height. */
function standOver(y: number, h: number) {
  const face = { x: 0.24, y, w: 0.52, h, confidence: 0.9 };
  const reading = {
    ...BEER,
    width: 1080,
    height: 1920,
    faces: [face],
    points: [],
    people: [],
    subject: null,
  };
  const setting = { camera: [WHOLE], frames: [0], reading, hook: true, stood: STOOD };
  const group = oneBlock(drawableLines("Essa aqui vira foto de perfil", HOOK).flat(), HOOK)!;
  const { groups, spot } = placeGroups([group], HOOK, setting);
  const [placed] = groups;
  const block = blockSize(placed!.words, placed!, HOOK.look);
  return { spot, isSmaller: placed!.size < group.size, covered: faceCovered(spot, block, setting) };
}

test("words that stand on stay as they are beside a face", () => {
  expect(standOver(0.1, 0.2)).toEqual({ spot: STOOD, isSmaller: false, covered: 0 });
});

test("words that would stand on over a chin go elsewhere", () => {
  const { spot, isSmaller, covered } = standOver(0.38, 0.15);
  expect(spot).not.toEqual(STOOD);
  expect([isSmaller, covered]).toEqual([false, 0]);
});

test("words that would stand on over a face wherever they are get smaller", () => {
  for (const y of [0.24, 0.28, 0.31]) {
    const { isSmaller, covered } = standOver(y, 0.24);
    expect(isSmaller).toBe(true);
    expect(covered).toBeLessThanOrEqual(0.06);
  }
});
