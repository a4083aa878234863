import type { TimelineShot } from "../../direction/timeline.ts";
import type { FrameKernel } from "../kernel/kernel-exports.ts";
import type { RenderSlot } from "../memory/slot.ts";
import type { RenderScene } from "../render-scene.ts";
import type { FrameAlpha } from "./draw-alpha.ts";

/** How much of its light and of its colour the ground loses at the beginning of a pop. */
const DARKER = 0.42;
const GREYER = 0.9;
/** White, a little below the whitest. */
const OUTLINE = { luma: 233, chroma: 128 } as const;

/** How strongly the ground steps back at a frame, 0 to 1. */
export function popAt({ effects }: TimelineShot, frame: number): number {
  let most = 0;
  for (const { at, frames, strength } of effects?.pops ?? []) {
    const t = (frame - at) / frames;
    if (t >= 0 && t < 1) most = Math.max(most, strength * (1 - t * t * t));
  }
  return most;
}

/** Whether a frame shows the subject cut out. */
export function isCutOut({ effects }: TimelineShot, frame: number): boolean {
  const cutOut = effects?.cutOut;
  return cutOut !== undefined && frame >= cutOut.at && frame < cutOut.at + cutOut.frames;
}

/** Darkens and greys the ground. */
export function muteGround(
  kernel: FrameKernel,
  { size }: RenderScene,
  { frame }: RenderSlot,
  alpha: FrameAlpha,
  strength: number,
): void {
  const samples = size.width * size.height;
  kernel.mute(frame, alpha.luma, samples, 16, Math.round(255 * (1 - DARKER * strength)));
  for (const plane of [samples, samples * 1.25]) {
    kernel.mute(frame + plane, alpha.chroma, samples / 4, 128, Math.round(255 * (1 - GREYER * strength)));
  }
}

/** Lays the subject with an outline on the ground of a cut-out. */
export function drawCutOut(
  kernel: FrameKernel,
  { size, grounds }: RenderScene,
  { frame, outline }: RenderSlot,
  { effects }: TimelineShot,
  alpha: FrameAlpha,
): void {
  const cutOut = effects?.cutOut;
  const ground = grounds.find(({ design, color }) => design === cutOut?.design && color === cutOut.color);
  if (ground === undefined || outline === null) return;
  const samples = size.width * size.height;
  kernel.cutOut(frame, ground.address, alpha.luma, outline.luma, OUTLINE.luma, samples);
  for (const plane of [samples, samples * 1.25]) {
    const [to, from] = [frame + plane, ground.address + plane];
    kernel.cutOut(to, from, alpha.chroma, outline.chroma, OUTLINE.chroma, samples / 4);
  }
}
