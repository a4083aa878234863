import { drawMask, type MaskView } from "../camera/view.ts";
import type { FrameKernel } from "../kernel/kernel-exports.ts";
import type { RenderSlot } from "../memory/slot.ts";
import type { RenderScene } from "../render-scene.ts";

/** Where the subject is in a frame: a plane of the frame's size and one of half of it, 0 ground to 255 subject. */
export interface FrameAlpha {
  readonly luma: number;
  readonly chroma: number;
}

/** Draws where a view shows the subject. */
export function drawAlpha(
  kernel: FrameKernel,
  scene: RenderScene,
  slot: RenderSlot,
  alpha: FrameAlpha,
  view: MaskView,
): void {
  const { width, height } = scene.size;
  drawMask(kernel, scene, slot, alpha.chroma, view);
  kernel.doubleAlpha(alpha.luma, alpha.chroma, width / 2, height / 2);
}
