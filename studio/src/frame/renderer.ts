import type { TimelineShot } from "../direction/timeline.ts";
import { blurAt, applyMotionBlur } from "./camera/blur.ts";
import { type CaptionWord, drawCaptions } from "./captions/captions.ts";
import { type Layer, layersAt, outgoingAt, sharpView } from "./camera/exposure.ts";
import { type LayeredViews, layeredViews } from "./camera/layered.ts";
import { drawPanels } from "./camera/panels.ts";
import { drawView, type MaskView } from "./camera/view.ts";
import type { FrameKernel } from "./kernel/kernel-exports.ts";
import { drawAlpha, type FrameAlpha, mirrorAlpha } from "./layers/draw-alpha.ts";
import { drawCutOut, isCutOut, muteGround, popAt } from "./layers/subject-effects.ts";
import { drawBars, mirrorAt, mirrorFrame, partHalves, splitColours } from "./layers/whole-frame.ts";
import { drawWordsBehind, hasWordsBehind } from "./layers/words-behind.ts";
import { drawLeaks, flashAt } from "./light/light.ts";
import { writeMaskShade, writeShades } from "./light/shade.ts";
import { openFrameKernel } from "./memory/kernel.ts";
import { frameBytes, type RenderSlot } from "./memory/slot.ts";
import { type RenderScene, sourceOf } from "./render-scene.ts";

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
      const words = scene.captions[shotIndex] ?? [];
      drawPicture(kernel, scene, slot, shot, frame);
      const alpha = drawSubject(kernel, scene, slot, shot, { frame, words });
      drawLeaks(kernel, scene, slot, shot, frame, slot.frame);
      splitColours(kernel, scene, slot, shot, frame);
      const of = mirrorAt(shot, frame);
      if (of !== null) mirrorFrame(kernel, scene, slot, of === "right");
      if (of !== null && alpha !== null) mirrorAlpha(kernel, alpha, scene.size, of === "right");
      partHalves(scene, slot, shot, frame);
      drawBars(scene, slot, shot, frame);
      const behind = alpha === null ? [] : words.filter((word) => word.behind);
      if (alpha !== null && hasWordsBehind(behind, frame)) {
        drawWordsBehind(kernel, scene, slot, alpha, { words: behind, frame });
      }
      const inFront = words.filter((word) => !behind.includes(word));
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

/** Draws what the cameras of a shot show. */
function drawPicture(
  kernel: FrameKernel,
  scene: RenderScene,
  slot: RenderSlot,
  shot: TimelineShot,
  frame: number,
): void {
  writeShades(scene, slot, frame, flashAt(shot, frame));
  const panels = shot.effects?.panels;
  if (panels !== undefined) return drawPanels(kernel, scene, slot, panels, frame);
  const blur = blurAt(shot, frame, scene.size, sourceOf(scene, shot.source).cover);
  const views = layeredViews(scene, shot, frame);
  if (views === null) drawLayers(kernel, scene, slot, layersAt(scene, shot, frame, blur));
  else {
    drawInLayers(kernel, scene, slot, views, sharpView(scene, shot, frame));
    const outgoing = outgoingAt(scene, shot, frame);
    drawLayers(kernel, scene, slot, outgoing, 1 - outgoing.reduce((sum, { weight }) => sum + weight, 0));
  }
  if (blur?.kind === "along") applyMotionBlur(kernel, slot, scene.size, blur);
}

/** Draws the ground, and over it the subject where the camera of its own layer sees it. */
function drawInLayers(
  kernel: FrameKernel,
  scene: RenderScene,
  slot: RenderSlot,
  { ground, subject }: LayeredViews,
  view: MaskView,
): void {
  drawView(kernel, scene, slot, slot.frame, ground);
  const { matte } = scene;
  const { alpha, frame, other } = slot;
  if (alpha === null || matte === null) return;
  drawView(kernel, scene, slot, other, subject);
  drawAlpha(kernel, scene, slot, alpha, { view, plane: matte.plane });
  const samples = scene.size.width * scene.size.height;
  kernel.layOver(frame, other, alpha.luma, samples);
  for (const plane of [samples, samples * 1.25]) {
    kernel.layOver(frame + plane, other + plane, alpha.chroma, samples / 4);
  }
}

/** Draws what happens to subject or ground alone. @returns where the subject is, if something needs it */
function drawSubject(
  kernel: FrameKernel,
  scene: RenderScene,
  slot: RenderSlot,
  shot: TimelineShot,
  { frame, words }: { readonly frame: number; readonly words: readonly CaptionWord[] },
): FrameAlpha | null {
  const { matte } = scene;
  const { alpha, outline } = slot;
  const pop = popAt(shot, frame);
  const isOut = isCutOut(shot, frame);
  const isNeeded = pop > 0 || isOut || hasWordsBehind(words, frame);
  if (!isNeeded || matte === null || alpha === null) return null;
  const view = sharpView(scene, shot, frame);
  drawAlpha(kernel, scene, slot, alpha, { view, plane: matte.plane });
  if (isOut && outline !== null && matte.outline !== null) {
    drawAlpha(kernel, scene, slot, outline, { view, plane: matte.outline });
    drawCutOut(kernel, scene, slot, shot, alpha);
  } else if (pop > 0) muteGround(kernel, scene, slot, alpha, pop);
  return alpha;
}

/** The weight 1 for `mix`. */
const MIX_ONE = 128;

/** Draws the weighted mean of layers: each layer is mixed into the mean of those before, and of what was drawn `before`. */
function drawLayers(
  kernel: FrameKernel,
  scene: RenderScene,
  slot: RenderSlot,
  layers: readonly Layer[],
  before = 0,
): void {
  let drawn = before;
  for (const { view, weight } of layers) {
    drawn += weight;
    const share = Math.round((MIX_ONE * weight) / drawn);
    if (share === 0) continue;
    const isAll = share === MIX_ONE;
    drawView(kernel, scene, slot, isAll ? slot.frame : slot.other, view);
    if (!isAll) kernel.mix(slot.frame, slot.other, frameBytes(scene.size), share);
  }
}
