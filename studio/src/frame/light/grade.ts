import type { Grade } from "../../direction/timeline.ts";
import { skinWeights } from "./skin.ts";
import { tintsOf } from "./tints.ts";

/** The strongest contrast: 0 would be a straight line, 1 a full S curve. */
const MAX_CONTRAST = 0.6;
/** How much the strongest exposure adds where it adds most. */
const MAX_EXPOSURE = 0.16;
/** From here on, and fully at the end, tones are not made brighter: skin and sky do not burn out. */
const ROLL_OFF = { from: 0.5, to: 0.95 } as const;
const LUMA_SPAN = 219;

/** A grade as tables for the kernel (`PlaneGradeJob` says what each is). */
export interface GradeTables {
  readonly gains: Float32Array;
  readonly lifts: Float32Array;
  readonly tints: Float32Array;
  readonly skin: Uint8Array;
}

/**
 * Computes the tables of a grade. Its tone curve is a factor by the largest channel of each pixel: the three channels keep
 * their proportions, so hues stay, and no channel becomes brighter than the curve says.
 */
export function gradeTables(grade: Grade): GradeTables {
  const levels = Array.from({ length: 256 }, (_, level) => level / 255);
  const span = grade.white - grade.lift;
  return {
    gains: Float32Array.from(levels, (level) => {
      const at = Math.max(level, 1 / 255);
      return (span * toneAt(grade, at)) / at;
    }),
    lifts: Float32Array.from(levels, () => grade.lift * LUMA_SPAN),
    tints: tintsOf(grade),
    skin: skinWeights(grade.skin),
  };
}

/** What a level (0 to 1) without colour becomes in the film. */
export function gradedLevel(grade: Grade, level: number): number {
  return grade.lift + (grade.white - grade.lift) * toneAt(grade, level);
}

/** The curve of contrast and exposure; black and white stay. */
function toneAt({ contrast, exposure }: Grade, level: number): number {
  const s = level * level * (3 - 2 * level);
  const bent = (s - level) * contrast * MAX_CONTRAST;
  const lit = exposure * MAX_EXPOSURE * 4 * level * (1 - level);
  const change = bent + lit;
  return level + (change > 0 ? change * (1 - smooth(ROLL_OFF.from, ROLL_OFF.to, level)) : change);
}

/** 0 up to one level, 1 from another one on, smooth between. */
function smooth(from: number, to: number, level: number): number {
  const t = Math.min(1, Math.max(0, (level - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
