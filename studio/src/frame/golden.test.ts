import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { keyAt, sceneOf, shotOf, syntheticPicture, timelineOf } from "../../testing/frame/synthetic.ts";
import { openRenderer, type Renderer } from "./renderer.ts";

const far = { at: 24, x: 0.62, y: 0.4, zoom: 1.7, roll: 0, ease: "out" } as const;
const SHOTS = {
  push: shotOf({ camera: [keyAt(0, 0.5, 0.5, 1), far], punches: [{ at: 8, amount: 0.08 }] }),
  shake: shotOf({ camera: [keyAt(0, 0.5, 0.5, 1.3)], shakes: [{ at: 0, amount: 0.01, frames: 12 }] }),
  roll: shotOf({ camera: [keyAt(0, 0.5, 0.5, 1.4), { ...far, roll: 0.05 }] }),
  depth: shotOf({
    camera: [keyAt(0, 0.5, 0.5, 1.1)],
    parallax: { x: 0.03, y: 0.01, dolly: 0.04, period: 60, phase: 0 },
  }),
  dissolve: shotOf({ entry: { kind: "dissolve", frames: 12, from: [keyAt(0, 0.4, 0.4, 2)] } }),
  whip: shotOf({
    camera: [keyAt(0, 0.3, 0.5, 1.8), keyAt(8, 0.7, 0.55, 1.8, { ease: "in" })],
    blurs: [{ at: 0, frames: 9, length: 0.2 }],
  }),
  zoom: shotOf({
    camera: [keyAt(0, 0.5, 0.5, 1), keyAt(8, 0.5, 0.5, 2.4, { ease: "in" })],
    blurs: [{ at: 0, frames: 9, length: 0.15 }],
  }),
  light: shotOf({
    leaks: [{ at: 0, frames: 20, side: "left", hue: 30, strength: 0.8 }],
    flashes: [{ at: 4, frames: 6, strength: 0.5 }],
  }),
};
const NAMES = Object.keys(SHOTS);
const FRAME = 7;
const timeline = timelineOf(Object.values(SHOTS), {
  contrast: 0.4,
  exposure: 0.1,
  lift: 0.03,
  white: 0.97,
  saturation: 1.1,
  shadows: { hue: 190, strength: 0.8 },
  highlights: { hue: 35, strength: 0.4 },
  warmth: 0.3,
  vignette: 0.2,
  grain: 1,
});

function digest(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 16);
}

async function strictKernel(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(new URL("kernel/shared-strict.wasm", import.meta.url)));
}

describe("frames of a synthetic picture", () => {
  let renderer: Renderer;
  let other: Renderer;
  let strict: Renderer;
  beforeAll(async () => {
    const scene = await sceneOf(syntheticPicture(), timeline, { slots: 2 });
    renderer = await openRenderer(scene, 0);
    other = await openRenderer(scene, 1);
    const strictScene = await sceneOf(syntheticPicture(), timeline, { kernel: await strictKernel() });
    strict = await openRenderer(strictScene, 0);
  });

  test("are the reviewed ones, bit by bit", () => {
    const digests = Object.fromEntries(NAMES.map((name, shot) => [name, digest(renderer.draw(shot, FRAME))]));
    expect(digests).toMatchInlineSnapshot(`
      {
        "depth": "e12107fabb76cb7d",
        "dissolve": "8282dba4f7ad9078",
        "light": "00e29c62af7ee7fd",
        "push": "ea930cda3ad3b700",
        "roll": "6cd0ba813de2117f",
        "shake": "843f23ed7bca3d35",
        "whip": "cec45d48aee4a61f",
        "zoom": "7f35dee6e6c675cd",
      }
    `);
  });

  test("do not depend on the slot nor on what was drawn before", () => {
    const forwards = NAMES.map((_, shot) => digest(renderer.draw(shot, FRAME)));
    const backwards = NAMES.map((_, i) => digest(other.draw(NAMES.length - 1 - i, FRAME)));
    expect(backwards.toReversed()).toEqual(forwards);
  });

  test("do not depend on whether the machine has relaxed SIMD", () => {
    const relaxed = NAMES.map((_, shot) => digest(renderer.draw(shot, FRAME)));
    expect(NAMES.map((_, shot) => digest(strict.draw(shot, FRAME)))).toEqual(relaxed);
  });

  test("stay what they are when their shot moves to another time of the film", async () => {
    const moved = Object.values(SHOTS).map((shot) => ({ ...shot, from: shot.from + 300, to: shot.to + 300 }));
    const scene = await sceneOf(syntheticPicture(), { ...timeline, frames: 900, shots: moved });
    const later = await openRenderer(scene, 0);
    NAMES.forEach((_, shot) => {
      expect(digest(later.draw(shot, FRAME))).toBe(digest(renderer.draw(shot, FRAME)));
    });
  });
});
