import type { Framing } from "../../src/direction/timeline.ts";
import type { PicturePlane } from "../../src/frame/memory/levels.ts";
import type { RenderScene } from "../../src/frame/render-scene.ts";

/** A plane sampled in doubles by the textbook Catmull-Rom cubic, edges repeated. */
export function sampleCubic(scene: RenderScene, plane: PicturePlane, u: number, v: number): number {
  const bytes = new Uint8Array(scene.memory.buffer);
  const [left, top] = [Math.floor(u), Math.floor(v)];
  const [across, down] = [cubicWeights(u - left), cubicWeights(v - top)];
  let sum = 0;
  for (let j = 0; j < 4; j++) {
    const row = Math.min(Math.max(top - 1 + j, 0), plane.height - 1);
    for (let i = 0; i < 4; i++) {
      const column = Math.min(Math.max(left - 1 + i, 0), plane.width - 1);
      const sample = bytes[plane.address + row * plane.stride + column] ?? 0;
      sum += (down[j] ?? 0) * (across[i] ?? 0) * sample;
    }
  }
  return sum;
}

function cubicWeights(t: number): number[] {
  return [
    -0.5 * t ** 3 + t ** 2 - 0.5 * t,
    1.5 * t ** 3 - 2.5 * t ** 2 + 1,
    -1.5 * t ** 3 + 2 * t ** 2 + 0.5 * t,
    0.5 * t ** 3 - 0.5 * t ** 2,
  ];
}

/** Position on a plane of a 9:16 picture that a luma pixel of the frame shows. */
export function placeOf(
  scene: RenderScene,
  plane: PicturePlane,
  framing: Framing,
  x: number,
  y: number,
): [number, number] {
  const { width, height } = scene.size;
  const [dx, dy] = [x + 0.5 - width / 2, y + 0.5 - height / 2];
  const [c, s] = [Math.cos(framing.roll), Math.sin(framing.roll)];
  return [
    framing.x * plane.width - 0.5 + ((dx * c - dy * s) * plane.width) / framing.zoom / width,
    framing.y * plane.height - 0.5 + ((dx * s + dy * c) * plane.height) / framing.zoom / height,
  ];
}
