import type { TimelineShot } from "../../direction/timeline.ts";
import type { FrameKernel } from "../kernel/kernel-exports.ts";
import type { RenderSlot } from "../memory/slot.ts";
import type { RenderScene } from "../render-scene.ts";

const BLACK = { luma: 16, chroma: 128 } as const;
/** How far a shutter closes: a little over half of the frame each, so that it is shut for a frame. */
const CLOSED = 0.56;

/** Parts red and blue as the shot says. */
export function splitColours(
  kernel: FrameKernel,
  { size: { width, height } }: RenderScene,
  { frame: target, splitRows }: RenderSlot,
  { effects }: TimelineShot,
  frame: number,
): void {
  for (const { at, frames, length } of effects?.splits ?? []) {
    const t = (frame - at) / frames;
    if (t < 0 || t >= 1) continue;
    const shift = Math.round((length * width * (1 - t) ** 2) / 2);
    if (shift < 1) continue;
    const chroma = target + width * height;
    kernel.splitColours(target, chroma, chroma + (width * height) / 4, width, height, shift, splitRows);
  }
}

/** Whether, and from which half, a frame is its own mirror image. */
export function mirrorAt({ effects }: TimelineShot, frame: number): "left" | "right" | null {
  const mirror = effects?.mirror;
  if (mirror === undefined || frame < mirror.at || frame >= mirror.at + mirror.frames) return null;
  return mirror.of;
}

/** Makes a finished frame its own mirror image. */
export function mirrorFrame(
  kernel: FrameKernel,
  { size: { width, height } }: RenderScene,
  { frame }: RenderSlot,
  fromRight: boolean,
): void {
  kernel.mirror(frame, width, height, fromRight);
  for (const plane of [1, 1.25]) {
    kernel.mirror(frame + plane * width * height, width / 2, height / 2, fromRight);
  }
}

/** Draws the bars and blades of a frame: black from above and from below. */
export function drawBars(
  { memory, size }: RenderScene,
  { frame: target }: RenderSlot,
  shot: TimelineShot,
  frame: number,
): void {
  const { width, height } = size;
  const bars = barsAt(shot, frame);
  const [above, below] = [bars.above, bars.below].map((share) => 2 * Math.round((share * height) / 2));
  if (above === 0 && below === 0) return;
  const bytes = new Uint8Array(memory.buffer);
  const fill = (from: number, perRow: number, samples: number, level: number): void => {
    bytes.fill(level, from, from + (above ?? 0) * perRow);
    bytes.fill(level, from + samples - (below ?? 0) * perRow, from + samples);
  };
  const samples = width * height;
  fill(target, width, samples, BLACK.luma);
  fill(target + samples, width / 4, samples / 4, BLACK.chroma);
  fill(target + samples * 1.25, width / 4, samples / 4, BLACK.chroma);
}

/** Moves the upper half of a finished frame up and the lower one down, with black between them. */
export function partHalves(
  { memory, size: { width, height } }: RenderScene,
  { frame: target }: RenderSlot,
  { effects }: TimelineShot,
  frame: number,
): void {
  const parted = effects?.parted;
  if (parted === undefined || frame < parted.at) return;
  const t = Math.min(1, (frame - parted.at) / parted.frames);
  const shift = 2 * Math.round(((parted.to + (parted.from - parted.to) * (1 - t) ** 3) * height) / 4);
  if (shift === 0) return;
  const bytes = new Uint8Array(memory.buffer);
  const samples = width * height;
  const part = (at: number, stride: number, rows: number, by: number, level: number): void => {
    const middle = at + (rows / 2) * stride;
    const end = at + rows * stride;
    bytes.copyWithin(at, at + by * stride, middle);
    bytes.copyWithin(middle + by * stride, middle, end - by * stride);
    bytes.fill(level, middle - by * stride, middle + by * stride);
  };
  part(target, width, height, shift, BLACK.luma);
  for (const plane of [1, 1.25]) {
    part(target + plane * samples, width / 2, height / 2, shift / 2, BLACK.chroma);
  }
}

/** Shares of the frame's height that are black, above and below. */
export function barsAt({ effects }: TimelineShot, frame: number): { above: number; below: number } {
  const bars = effects?.bars;
  let share = 0;
  let meet = bars?.meet;
  if (bars !== undefined && frame >= bars.at) {
    const t = Math.min(1, (frame - bars.at) / bars.frames);
    share = bars.to + (bars.from - bars.to) * (1 - t) ** 3;
  }
  for (const shutter of effects?.shutters ?? []) {
    const t = (frame + 0.5 - shutter.at) / shutter.frames;
    const closed = t > 0 && t < 1 ? CLOSED * (1 - Math.abs(2 * t - 1)) : 0;
    if (closed <= share) continue;
    share = closed;
    meet = shutter.meet;
  }
  const both = 2 * Math.min(0.5, share);
  return { above: both * (meet ?? 0.5), below: both * (1 - (meet ?? 0.5)) };
}
