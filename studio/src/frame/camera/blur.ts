import type { Cover } from "../../geometry/cover.ts";
import type { TimelineShot } from "../../direction/timeline.ts";
import { FRAME_ASPECT, shotCameraAt } from "./camera.ts";
import type { FrameKernel } from "../kernel/kernel-exports.ts";
import type { FrameSize, RenderSlot } from "../memory/slot.ts";

/** How a frame is blurred: along a direction on screen (length in pixels), or towards its centre (zoom factor). */
export type Blur =
  | { readonly kind: "along"; readonly x: number; readonly y: number }
  | { readonly kind: "zoom"; readonly factor: number };

/** How the picture moves on screen from half a frame before to half a frame after. */
interface Motion {
  readonly x: number;
  readonly y: number;
  /** Natural logarithm of the change of zoom. */
  readonly zoom: number;
  /** The larger movement of centre and corner, in frame widths. */
  readonly speed: number;
}
/** From the centre to a corner, in frame widths. */
export const HALF_DIAGONAL = Math.hypot(1, FRAME_ASPECT) / 2;
/** A slower camera (frame widths per frame) counts as not moving. */
const STANDING = 1e-4;

function motionAt(shot: TimelineShot, frame: number, cover: Cover): Motion {
  const before = shotCameraAt(shot, frame - 0.5, cover);
  const after = shotCameraAt(shot, frame + 0.5, cover);
  const mean = Math.sqrt(before.zoom * after.zoom);
  const x = ((before.x - after.x) * mean) / cover.width;
  const y = ((before.y - after.y) * mean * FRAME_ASPECT) / cover.height;
  const zoom = Math.log(after.zoom / before.zoom);
  return { x, y, zoom, speed: Math.max(Math.hypot(x, y), Math.abs(zoom) * HALF_DIAGONAL) };
}

/**
 * The blur of a frame, or null. It follows the camera's motion. Its length is the shot's where the camera is fastest, and
 * proportionally shorter elsewhere. If the camera does not move, the blur is horizontal and grows and shrinks again.
 */
export function blurAt(shot: TimelineShot, frame: number, size: FrameSize, cover: Cover): Blur | null {
  const found = shot.blurs.find(({ at, frames }) => frame >= at && frame < at + frames);
  if (!found) return null;
  const { at, frames, length } = found;
  let fastest = 0;
  for (let f = at; f < at + frames; f++) fastest = Math.max(fastest, motionAt(shot, f, cover).speed);
  if (fastest < STANDING) {
    return {
      kind: "along",
      x: length * size.width * Math.sin((Math.PI * (frame - at + 0.5)) / frames),
      y: 0,
    };
  }
  const motion = motionAt(shot, frame, cover);
  const share = (length * motion.speed) / fastest;
  if (motion.speed < STANDING) return null;
  const way = Math.hypot(motion.x, motion.y);
  if (way < Math.abs(motion.zoom) * HALF_DIAGONAL) {
    return { kind: "zoom", factor: Math.exp(share / HALF_DIAGONAL) };
  }
  const pixels = (share * size.width) / way;
  return { kind: "along", x: motion.x * pixels, y: motion.y * pixels };
}

/** Blurs a finished frame in one direction, in place at `slot.frame`. */
export function applyMotionBlur(
  kernel: FrameKernel,
  slot: RenderSlot,
  size: FrameSize,
  way: { x: number; y: number },
): void {
  const lumaBytes = size.width * size.height;
  blurPlane(kernel, slot, 0, size.width, size.height, way.x, way.y);
  for (const offset of [lumaBytes, lumaBytes * 1.25]) {
    blurPlane(kernel, slot, offset, size.width / 2, size.height / 2, way.x / 2, way.y / 2);
  }
}

function blurPlane(
  kernel: FrameKernel,
  slot: RenderSlot,
  offset: number,
  width: number,
  height: number,
  x: number,
  y: number,
): void {
  const length = Math.min(Math.hypot(x, y), width);
  if (length < 2) return;
  const unit = { x: x / Math.hypot(x, y), y: y / Math.hypot(x, y) };
  // After an even number of passes the result is in `slot.frame` again.
  const passes = 2 * Math.ceil(Math.log2(length) / 2);
  let from = slot.frame + offset;
  let to = slot.other + offset;
  for (let pass = 0; pass < passes; pass++) {
    const move = length / 2 ** (pass + 1);
    const stepX = Math.round(unit.x * move);
    const stepY = Math.round(unit.y * move);
    const dx = Math.round((unit.x * move) / 2);
    const dy = Math.round((unit.y * move) / 2);
    kernel.averageShifted(
      to,
      from,
      width,
      height,
      dx,
      dy,
      stepX,
      stepY,
      pass % 2 === 1,
      slot.motionBlurRows,
      width,
    );
    [from, to] = [to, from];
  }
}
