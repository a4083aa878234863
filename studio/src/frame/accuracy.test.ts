import { describe, expect, test } from "vitest";
import { framingAt } from "../direction/camera/camera.ts";
import type { Framing, TimelineShot } from "../direction/timeline.ts";
import { placeOf, sampleCubic } from "../../testing/frame/reference.ts";
import {
  keyAt,
  plainPicture,
  rendererOf,
  sceneOf,
  shotOf,
  SMALL,
  syntheticPicture,
  timelineOf,
} from "../../testing/frame/synthetic.ts";
import { openRenderer } from "./renderer.ts";
import type { RenderScene } from "./render-scene.ts";

/** A picture at 1.3 of the frame: one level, near the widest step of the kernel's filter. */
const PICTURE = syntheticPicture(468, 832);

function lumaOf(scene: RenderScene) {
  const plane = scene.photo.levels[0]?.luma;
  if (!plane) throw new Error("a scene has a level");
  return plane;
}

/** PSNR of a frame's luma, against doubles, away from the very edge. */
function lumaPsnr(scene: RenderScene, frame: Uint8Array, framing: Framing): number {
  const plane = lumaOf(scene);
  let sum = 0;
  let count = 0;
  for (let y = 4; y < SMALL.height - 4; y += 2) {
    for (let x = 4; x < SMALL.width - 4; x += 3) {
      const [u, v] = placeOf(scene, plane, framing, x, y);
      sum += ((frame[y * SMALL.width + x] ?? 0) - sampleCubic(scene, plane, u, v)) ** 2;
      count++;
    }
  }
  return 10 * Math.log10(255 ** 2 / (sum / count));
}

async function psnrOf(shot: TimelineShot, frameNumber: number): Promise<number> {
  const scene = await sceneOf(PICTURE, timelineOf([shot]));
  const renderer = await openRenderer(scene, 0);
  return lumaPsnr(scene, renderer.draw(0, frameNumber), framingAt(shot.camera, frameNumber));
}

describe("sampling against a reference in doubles", () => {
  test.each([
    ["the whole picture", keyAt(0, 0.5, 0.5, 1)],
    ["a close view", keyAt(0, 0.41, 0.37, 2.3)],
    ["a slight enlargement", keyAt(0, 0.52, 0.48, 1.37)],
    ["a roll", keyAt(0, 0.5, 0.5, 1.5, { roll: 0.02 })],
    ["a steeper roll", keyAt(0, 0.5, 0.5, 1.6, { roll: -0.06 })],
    ["a roll too steep for sharing rows", keyAt(0, 0.5, 0.5, 1.8, { roll: 0.13 })],
  ])("is above 50 dB for %s", async (_name, key) => {
    expect(await psnrOf(shotOf({ camera: [key] }), 0)).toBeGreaterThan(50);
  });
});

/** How far a patch of the frame stands from where the reference has it (Lucas and Kanade, in pixels). */
function displacement(
  scene: RenderScene,
  frame: Uint8Array,
  framing: Framing,
  left: number,
  top: number,
): [number, number] {
  const plane = lumaOf(scene);
  const side = 40;
  const reference = (x: number, y: number): number =>
    sampleCubic(scene, plane, ...placeOf(scene, plane, framing, x, y));
  let [xx, xy, yy, xd, yd] = [0, 0, 0, 0, 0];
  for (let y = top; y < top + side; y++) {
    for (let x = left; x < left + side; x++) {
      const gx = reference(x + 0.5, y) - reference(x - 0.5, y);
      const gy = reference(x, y + 0.5) - reference(x, y - 0.5);
      const d = (frame[y * SMALL.width + x] ?? 0) - reference(x, y);
      xx += gx * gx;
      xy += gx * gy;
      yy += gy * gy;
      xd += gx * d;
      yd += gy * d;
    }
  }
  const determinant = xx * yy - xy * xy;
  return [(yy * xd - xy * yd) / determinant, (xx * yd - xy * xd) / determinant];
}

describe("a slow zoom", () => {
  test("jitters by less than 0.02 pixels per frame squared", async () => {
    const camera = [keyAt(0, 0.48, 0.52, 1.2), keyAt(90, 0.52, 0.49, 1.29, { ease: "linear" })];
    const scene = await sceneOf(PICTURE, timelineOf([shotOf({ to: 24, camera })]));
    const renderer = await openRenderer(scene, 0);
    const places = Array.from({ length: 24 }, (_, i) =>
      displacement(scene, renderer.draw(0, i), framingAt(camera, i), 120, 300),
    );
    // The reference moves smoothly: what the frame's distance from it does beyond that is jitter.
    const seconds = places.slice(2).map(([x, y], i) => {
      const [[x1, y1], [x0, y0]] = [places[i + 1] ?? [0, 0], places[i] ?? [0, 0]];
      return Math.hypot(x - 2 * x1 + x0, y - 2 * y1 + y0);
    });
    const rms = Math.sqrt(seconds.reduce((sum, jitter) => sum + jitter * jitter, 0) / seconds.length);
    expect(rms).toBeLessThan(0.02);
  });
});

/** BT.709, limited range, to RGB. */
function toRgb(y: number, u: number, v: number): number[] {
  const light = (255 / 219) * (y - 16);
  const [du, dv] = [(255 / 224) * (u - 128), (255 / 224) * (v - 128)];
  return [light + 1.5748 * dv, light - 0.1873 * du - 0.4681 * dv, light + 1.8556 * du].map(Math.round);
}

describe("colour", () => {
  test.each([
    [220, 40, 60],
    [255, 255, 255],
    [0, 0, 0],
    [18, 200, 90],
    [30, 60, 220],
    [128, 128, 128],
  ])("(%i, %i, %i) comes back within 2 after BT.709 decoding", async (...color) => {
    const renderer = await rendererOf(plainPicture(468, 832, color), timelineOf([shotOf()]));
    const frame = renderer.draw(0, 0);
    const { width, height } = SMALL;
    const mean = (from: number, count: number): number => {
      const plane = frame.subarray(from, from + count);
      return plane.reduce((sum, sample) => sum + sample, 0) / count;
    };
    const lumas = width * height;
    const decoded = toRgb(mean(0, lumas), mean(lumas, lumas / 4), mean(lumas * 1.25, lumas / 4));
    decoded.forEach((channel, i) => expect(Math.abs(channel - (color[i] ?? 0))).toBeLessThanOrEqual(2));
  });
});
