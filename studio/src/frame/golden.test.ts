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
  saturation: 1.1,
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
        "depth": "3a20180394d17dea",
        "dissolve": "f080feea11f06f89",
        "light": "1a7cd219e4aa2150",
        "push": "9fd047eb95fd1e64",
        "roll": "3bfdea16323a47f1",
        "shake": "52af1ecf101f9267",
        "whip": "583dbfc6d38850b0",
        "zoom": "ac4c59478e35a374",
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
