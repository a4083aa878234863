import { type CaptionWord, drawCaptions } from "../captions/captions.ts";
import type { FrameKernel } from "../kernel/kernel-exports.ts";
import type { RenderSlot } from "../memory/slot.ts";
import type { RenderScene } from "../render-scene.ts";
import type { FrameAlpha } from "./draw-alpha.ts";

/** Whether words stand between ground and subject at a frame of their shot. */
export function hasWordsBehind(words: readonly CaptionWord[], frame: number): boolean {
  return words.some(({ behind, from, to }) => behind && frame >= from && frame < to);
}

/** How far words may reach beyond their sprites while they pop in, in pixels of a film. */
const POP_REACH = 40;
const FILM_WIDTH = 1080;

/** Draws the words that stand between ground and subject: over the frame, and then the subject over them again. */
export function drawWordsBehind(
  kernel: FrameKernel,
  { size, memory }: RenderScene,
  { frame: target, other }: RenderSlot,
  alpha: FrameAlpha,
  { words, frame }: { readonly words: readonly CaptionWord[]; readonly frame: number },
): void {
  const { width, height } = size;
  const samples = width * height;
  const reach = (POP_REACH * width) / FILM_WIDTH;
  const top = 2 * Math.floor(Math.max(0, Math.min(...words.map((word) => word.top)) - reach) / 2);
  const lowest = Math.max(...words.map((word) => word.top + word.height));
  const rows = Math.min(height - top, 2 * Math.ceil((lowest + reach - top) / 2));
  // Rows of the three planes: from their first sample, and how many.
  const chroma = { skip: (top * width) / 4, count: (rows * width) / 4 };
  const planes = [
    { skip: top * width, count: rows * width, mask: alpha.luma + top * width },
    { skip: samples + chroma.skip, count: chroma.count, mask: alpha.chroma + chroma.skip },
    { skip: samples * 1.25 + chroma.skip, count: chroma.count, mask: alpha.chroma + chroma.skip },
  ];
  const bytes = new Uint8Array(memory.buffer);
  for (const { skip, count } of planes) {
    bytes.copyWithin(other + skip, target + skip, target + skip + count);
  }
  drawCaptions(kernel, words, frame, target, size);
  for (const { skip, count, mask } of planes) kernel.layOver(target + skip, other + skip, mask, count);
}
