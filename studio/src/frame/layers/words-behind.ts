import type { TimelineShot } from "../../direction/timeline.ts";
import { sharpView } from "../camera/exposure.ts";
import { type CaptionWord, drawCaptions } from "../captions/captions.ts";
import type { FrameKernel } from "../kernel/kernel-exports.ts";
import { frameBytes, type RenderSlot } from "../memory/slot.ts";
import type { RenderScene } from "../render-scene.ts";
import { drawAlpha } from "./draw-alpha.ts";

/** Draws the words that stand between ground and subject: over the frame, and then the subject over them again. */
export function drawWordsBehind(
  kernel: FrameKernel,
  scene: RenderScene,
  slot: RenderSlot,
  shot: TimelineShot,
  frame: number,
  words: readonly CaptionWord[],
): void {
  const behind = words.filter((word) => word.behind && frame >= word.from && frame < word.to);
  if (behind.length === 0) return;
  const { size } = scene;
  const { alpha } = slot;
  if (alpha === null || scene.matte === null) return drawCaptions(kernel, behind, frame, slot.frame, size);
  drawAlpha(kernel, scene, slot, alpha, sharpView(scene, shot, frame));
  const bytes = new Uint8Array(scene.memory.buffer);
  bytes.copyWithin(slot.other, slot.frame, slot.frame + frameBytes(size));
  drawCaptions(kernel, behind, frame, slot.frame, size);
  layBack(kernel, slot, size.width * size.height, alpha);
}

/** Lays the subject of the frame at `slot.other` over the one at `slot.frame`. */
function layBack(
  kernel: FrameKernel,
  { frame, other }: RenderSlot,
  samples: number,
  alpha: { readonly luma: number; readonly chroma: number },
): void {
  kernel.layOver(frame, other, alpha.luma, samples);
  for (const plane of [samples, samples * 1.25]) {
    kernel.layOver(frame + plane, other + plane, alpha.chroma, samples / 4);
  }
}
