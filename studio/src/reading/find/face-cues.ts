import type { Box } from "@curta/contract";
import type { ReadingMemory } from "../kernel/kernel.ts";
import type { Plane } from "../plane.ts";
import type { Thumbnail } from "../thumbnail.ts";

/** How much a box is like a face, held aslant by `tilt`, by everything but the pattern of its light, 0 to 1. */
export type FaceCues = (box: Box, tilt: number) => number;

/**
 * Cues over planes of one size: smooth skin of one colour (but never flat as paint), dark eyes in both halves above a mouth that is no
 * lighter than the cheeks (muzzles are), something else beside, an eye-catching place.
 */
export function faceCues(
  memory: ReadingMemory,
  thumbnail: Thumbnail,
  skinPlane: Plane,
  saliencyPlane: Plane,
): FaceCues {
  const luma = boxStatistics(memory, thumbnail.luma);
  const a = boxStatistics(memory, thumbnail.a);
  const b = boxStatistics(memory, thumbnail.b);
  const skin = boxStatistics(memory, skinPlane);
  const saliency = boxStatistics(memory, saliencyPlane);
  const { width, height } = thumbnail.luma;
  return (box, tilt) => {
    const cos = Math.cos(tilt);
    const sin = Math.sin(tilt);
    /** A part of the face, corners in half widths and half heights from its middle; itself never aslant. */
    const part = (statistics: BoxStatistics, u0: number, v0: number, u1: number, v1: number) => {
      const right = ((u0 + u1) / 4) * box.w * width;
      const down = ((v0 + v1) / 4) * box.h * height;
      const w = ((u1 - u0) / 2) * box.w;
      const h = ((v1 - v0) / 2) * box.h;
      const x = box.x + box.w / 2 + (right * cos - down * sin) / width - w / 2;
      const y = box.y + box.h / 2 + (right * sin + down * cos) / height - h / 2;
      return statistics({ x, y, w, h });
    };
    const tone = ramp(part(skin, -0.6, -0.6, 0.6, 0.6).mean, 0.4, 0.75);
    const drawn = 0.7 + 0.3 * ramp(part(saliency, -0.5, -0.5, 0.5, 0.5).mean, 0.15, 0.6);
    if (tone === 0) return 0;
    const leftCheek = part(luma, -0.62, 0.02, -0.25, 0.38);
    const rightCheek = part(luma, 0.25, 0.02, 0.62, 0.38);
    const forehead = part(luma, -0.4, -0.8, 0.4, -0.5);
    const bright = (leftCheek.mean + rightCheek.mean + forehead.mean) / 3 + 0.02;
    // Hair falls over foreheads, a shadow over a cheek: the two smoother parts of three count.
    const parts = [leftCheek.deviation, rightCheek.deviation, forehead.deviation];
    const rough = (parts.reduce((sum, value) => sum + value, 0) - Math.max(...parts)) / 2 / bright;
    const mouth = (leftCheek.mean + rightCheek.mean) / 2 - part(luma, -0.3, 0.42, 0.3, 0.65).mean;
    const patches = Math.hypot(
      part(a, -0.6, -0.6, 0.6, 0.8).deviation,
      part(b, -0.6, -0.6, 0.6, 0.8).deviation,
    );
    const leftEye = part(luma, -0.66, -0.26, -0.26, 0);
    const rightEye = part(luma, 0.26, -0.26, 0.66, 0);
    const shade = Math.min(leftCheek.mean - leftEye.mean, rightCheek.mean - rightEye.mean) / bright;
    const pupils = Math.min(leftCheek.mean - leftEye.least, rightCheek.mean - rightEye.least) / bright;
    const left = part(luma, -1.45, -0.5, -1.1, 0.3).mean - leftCheek.mean;
    const right = part(luma, 1.1, -0.5, 1.45, 0.3).mean - rightCheek.mean;
    return (
      tone *
      drawn *
      ramp(rough, 0.002, 0.01) *
      (1 - ramp(rough, 0.1, 0.28)) *
      (1 - ramp(patches, 0.03, 0.05)) *
      ramp(mouth / bright, -0.04, 0.06) *
      (1 - 0.5 * ramp(mouth / bright, 0.3, 0.5)) *
      ramp(shade, -0.02, 0.12) *
      (1 - ramp(shade, 0.32, 0.55)) *
      ramp(pupils, 0.22, 0.48) *
      (0.5 + 0.5 * ramp(Math.min(Math.abs(left), Math.abs(right)), 0, 0.35))
    );
  };
}

/** Rises from 0 at `low` to 1 at `high`. */
function ramp(value: number, low: number, high: number): number {
  return Math.min(1, Math.max(0, (value - low) / (high - low)));
}

/** Mean, standard deviation and least value of the cells in a box, which is cut off at the plane's edges. */
type BoxStatistics = (box: Box) => { mean: number; deviation: number; least: number };

function boxStatistics(
  { kernel, copyIn, alloc, readFloats }: ReadingMemory,
  { width, height, values }: Plane,
): BoxStatistics {
  const at = copyIn(values);
  const out = alloc(12);
  return (box) => {
    const left = Math.max(0, Math.round(box.x * width));
    const right = Math.min(width, Math.max(left + 1, Math.round((box.x + box.w) * width)));
    const top = Math.max(0, Math.round(box.y * height));
    const bottom = Math.min(height, Math.max(top + 1, Math.round((box.y + box.h) * height)));
    kernel.statistics(at, width, left, top, right, bottom, out);
    const [mean = 0, deviation = 0, least = 0] = readFloats(out, 3);
    return { mean, deviation, least };
  };
}
