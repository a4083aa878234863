import { type CaptionWord, drawCaptions } from "../captions/captions.ts";
import type { FrameKernel } from "../kernel/kernel-exports.ts";
import { frameBytes, type RenderSlot } from "../memory/slot.ts";
import type { RenderScene } from "../render-scene.ts";
import type { FrameAlpha } from "./draw-alpha.ts";

/** Whether words stand between ground and subject at a frame of their shot. */
export function hasWordsBehind(words: readonly CaptionWord[], frame: number): boolean {
  return words.some(({ behind, from, to }) => behind && frame >= from && frame < to);
}

/** Draws the words that stand between ground and subject: over the frame, and then the subject over them again. */
export function drawWordsBehind(
  kernel: FrameKernel,
  { size, memory }: RenderScene,
  { frame: target, other }: RenderSlot,
  alpha: FrameAlpha,
  { words, frame }: { readonly words: readonly CaptionWord[]; readonly frame: number },
): void {
  const samples = size.width * size.height;
  new Uint8Array(memory.buffer).copyWithin(other, target, target + frameBytes(size));
  drawCaptions(kernel, words, frame, target, size);
  kernel.layOver(target, other, alpha.luma, samples);
  for (const plane of [samples, samples * 1.25]) {
    kernel.layOver(target + plane, other + plane, alpha.chroma, samples / 4);
  }
}
