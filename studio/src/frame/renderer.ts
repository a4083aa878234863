import { blurAt, applyMotionBlur } from "./camera/blur.ts";
import { drawCaptions } from "./captions/captions.ts";
import { type Layer, layersAt } from "./camera/exposure.ts";
import type { FrameKernel } from "./kernel/kernel-exports.ts";
import { openFrameKernel } from "./memory/kernel.ts";
import { drawWordsBehind } from "./layers/words-behind.ts";
import { drawLeaks, flashAt } from "./light/light.ts";
import { type RenderScene, sourceOf } from "./render-scene.ts";
import { writeMaskShade, writeShades } from "./light/shade.ts";
import { frameBytes, type RenderSlot } from "./memory/slot.ts";
import { drawView } from "./camera/view.ts";

export interface Renderer {
  /**
   * Draws a frame of a shot (both counted from 0) as planar I420, BT.709 limited range. The view is valid
   * until the next call. The bytes depend on scene, shot and frame alone.
   */
  draw(shotIndex: number, frameInShot: number): Uint8Array;
  /** The frame drawn last as RGBA; only scenes for display have it. Valid until the next call. */
  toRgba(): Uint8ClampedArray<ArrayBuffer>;
}

/** Opens a scene for drawing in one of its slots. Two renderers must not use the same slot at the same time. */
export async function openRenderer(scene: RenderScene, slotIndex: number): Promise<Renderer> {
  const kernel = await openFrameKernel(scene.kernel, scene.memory);
  const slot = scene.slots[slotIndex];
  if (!slot) throw new RangeError(`the scene has ${scene.slots.length} slots`);
  writeMaskShade(scene, slot);
  const bytes = new Uint8Array(scene.memory.buffer, slot.frame, frameBytes(scene.size));
  return {
    draw(shotIndex, frame) {
      const shot = scene.timeline.shots[shotIndex];
      if (!shot) throw new RangeError(`the timeline has ${scene.timeline.shots.length} shots`);
      const blur = blurAt(shot, frame, scene.size, sourceOf(scene, shot.source).cover);
      writeShades(scene, slot, frame, flashAt(shot, frame));
      drawLayers(kernel, scene, slot, layersAt(scene, shot, frame, blur));
      if (blur?.kind === "along") applyMotionBlur(kernel, slot, scene.size, blur);
      drawLeaks(kernel, scene, slot, shot, frame, slot.frame);
      const words = scene.captions[shotIndex] ?? [];
      drawWordsBehind(kernel, scene, slot, shot, frame, words);
      const inFront = words.filter(({ behind }) => !behind);
      drawCaptions(kernel, inFront, frame, slot.frame, scene.size);
      return bytes;
    },
    toRgba() {
      const { width, height } = scene.size;
      const { buffer } = scene.memory;
      if (slot.rgba === 0 || !(buffer instanceof ArrayBuffer))
        throw new Error("this scene is not for display");
      kernel.toRgba(slot.rgba, slot.frame, width, height);
      return new Uint8ClampedArray(buffer, slot.rgba, width * height * 4);
    },
  };
}

/** The weight 1 for `mix`. */
const MIX_ONE = 128;

/** Draws the weighted mean of layers: each layer is mixed into the mean of those before. */
function drawLayers(
  kernel: FrameKernel,
  scene: RenderScene,
  slot: RenderSlot,
  layers: readonly Layer[],
): void {
  let drawn = 0;
  for (const { view, weight } of layers) {
    drawn += weight;
    const share = Math.round((MIX_ONE * weight) / drawn);
    if (share === 0) continue;
    const isAll = share === MIX_ONE;
    drawView(kernel, scene, slot, isAll ? slot.frame : slot.other, view);
    if (!isAll) kernel.mix(slot.frame, slot.other, frameBytes(scene.size), share);
  }
}
