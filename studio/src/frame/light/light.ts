import type { LightLeak, TimelineShot } from "../../direction/timeline.ts";
import type { FrameKernel } from "../kernel/kernel-exports.ts";
import type { RenderScene } from "../render-scene.ts";
import type { RenderSlot } from "../memory/slot.ts";

const Q15 = 32_767;

/** Opacity of the white that a frame's flashes add, 0 to 1. */
export function flashAt({ flashes }: TimelineShot, frame: number): number {
  let kept = 1;
  for (const { at, frames, strength } of flashes) {
    const t = (frame - at) / frames;
    if (t >= 0 && t < 1) kept *= 1 - strength * (1 - t) ** 2;
  }
  return 1 - kept;
}

/** A soft blob of light; position and size in shares of the frame's width and height. */
interface Blob {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly hue: number;
  /** 0 coloured to 1 white. */
  readonly whiteness: number;
  readonly strength: number;
}

/** Draws the light leaks of a frame over it. */
export function drawLeaks(
  kernel: FrameKernel,
  scene: RenderScene,
  slot: RenderSlot,
  shot: TimelineShot,
  frame: number,
  target: number,
): void {
  for (const leak of shot.leaks) {
    const t = (frame - leak.at) / leak.frames;
    if (t < 0 || t >= 1) continue;
    for (const blob of blobsOf(leak, t)) drawBlob(kernel, scene, slot, blob, target);
  }
}

/**
 * A leak is a wide blob with a brighter core nearer to its edge. Both move inwards and along the side, become stronger in
 * the first third of the time and fade out in the rest.
 */
function blobsOf(leak: LightLeak, t: number): Blob[] {
  const swell = t < 1 / 3 ? t * 3 : (1 - t) * 1.5;
  const strength = leak.strength * swell * swell * (3 - 2 * swell);
  const { size = 1 } = leak;
  const inward = -0.12 + 0.3 * t;
  const along = 0.25 + 0.4 * t;
  const veil = {
    width: 0.42 * size,
    height: 0.5 * size,
    hue: leak.hue,
    whiteness: 0.08,
    strength: 0.75 * strength,
  };
  const core = {
    width: 0.2 * size,
    height: 0.3 * size,
    hue: leak.hue + 14,
    whiteness: 0.4,
    strength: 0.7 * strength,
  };
  return [
    { ...veil, ...onSide(leak.side, inward, along) },
    { ...core, ...onSide(leak.side, inward - 0.08, along + 0.12) },
  ];
}

function onSide(side: LightLeak["side"], inward: number, along: number): { x: number; y: number } {
  if (side === "top") return { x: along, y: inward };
  return { x: side === "left" ? inward : 1 - inward, y: along };
}

function drawBlob(
  kernel: FrameKernel,
  scene: RenderScene,
  slot: RenderSlot,
  blob: Blob,
  target: number,
): void {
  const { width, height } = scene.size;
  // In a film without colour the light is white.
  const whiteness = scene.timeline.grade.saturation === 0 ? 1 : blob.whiteness;
  const { y, u, v } = colourOf(blob.hue, whiteness);
  const cover = Math.round(Q15 * y);
  const glow = (w: number, h: number, at: number, colour: number, neutral: number): void => {
    kernel.addGlow(at, w, h, slot.glowColumns, slot.glowRows, cover, colour, neutral, scene.dither);
  };
  writeBells(scene, slot, blob, width, height);
  glow(width, height, target, Math.round(y * 219 * 128), 16);
  writeBells(scene, slot, blob, width / 2, height / 2);
  glow(width / 2, height / 2, target + width * height, Math.round(u * 224 * 128), 128);
  glow(width / 2, height / 2, target + width * height * 1.25, Math.round(v * 224 * 128), 128);
}

/** Writes two bell curves, in x and y, whose product is the blob. The vertical one includes the strength. */
function writeBells(scene: RenderScene, slot: RenderSlot, blob: Blob, columns: number, rows: number): void {
  const across = new Int16Array(scene.memory.buffer, slot.glowColumns, columns);
  const down = new Int16Array(scene.memory.buffer, slot.glowRows, rows);
  for (let i = 0; i < columns; i++) across[i] = Q15 * bell(((i + 0.5) / columns - blob.x) / blob.width);
  for (let i = 0; i < rows; i++)
    down[i] = Q15 * blob.strength * bell(((i + 0.5) / rows - blob.y) / blob.height);
}

/** A bell curve without exponentials, so it is the same on every machine: 1 at 0, smooth, 0 from 1.6 on. */
function bell(distance: number): number {
  const t = 1 - (distance / 1.6) ** 2;
  return t <= 0 ? 0 : t * t * t;
}

/** Luma (0 to 1) and colour differences (-0.5 to 0.5) of a hue in degrees (BT.709). */
function colourOf(hue: number, whiteness: number): { y: number; u: number; v: number } {
  const channel = (shift: number): number => {
    const place = (((hue + shift) % 360) + 360) % 360;
    const pure = Math.min(1, Math.max(0, 2 - Math.abs(place - 180) / 60));
    return 1 - (1 - (1 - pure)) * (1 - whiteness);
  };
  const [r, g, b] = [channel(0), channel(240), channel(120)];
  const y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return { y, u: (b - y) / 1.8556, v: (r - y) / 1.5748 };
}
