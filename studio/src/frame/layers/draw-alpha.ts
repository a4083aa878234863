import { drawMask, type MaskView } from "../camera/view.ts";
import type { FrameKernel } from "../kernel/kernel-exports.ts";
import type { PicturePlane } from "../memory/levels.ts";
import type { FrameSize, RenderSlot } from "../memory/slot.ts";
import type { RenderScene } from "../render-scene.ts";

/** Where something is in a frame, 0 to 255: a plane of the frame's size and one of half of it. */
export interface FrameAlpha {
  readonly luma: number;
  readonly chroma: number;
}

/** Draws what a view shows of a plane of the matte. */
export function drawAlpha(
  kernel: FrameKernel,
  scene: RenderScene,
  slot: RenderSlot,
  alpha: FrameAlpha,
  { view, plane }: { readonly view: MaskView; readonly plane: PicturePlane },
): void {
  const { width, height } = scene.size;
  drawMask(kernel, scene, slot, { target: alpha.chroma, plane }, view);
  kernel.doubleAlpha(alpha.luma, alpha.chroma, width / 2, height / 2);
}

/** Turns an alpha round as `mirror` does a frame. */
export function mirrorAlpha(
  kernel: FrameKernel,
  alpha: FrameAlpha,
  { width, height }: FrameSize,
  fromRight: boolean,
): void {
  kernel.mirror(alpha.luma, width, height, fromRight);
  kernel.mirror(alpha.chroma, width / 2, height / 2, fromRight);
}
