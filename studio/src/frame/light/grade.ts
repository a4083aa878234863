import type { Grade } from "../../direction/timeline.ts";

/** Fixed point of the curves: Q6. */
const UNIT = 64;
/** How much the strongest warmth raises red and lowers blue, as a share in the middle tones. */
const WARMTH_RED = 0.07;
const WARMTH_BLUE = 0.1;
/** The strongest contrast: 0 would be a straight line, 1 a full S curve. */
const MAX_CONTRAST = 0.6;
/** Blue and red difference in limited range: 224 / 255 over the span of B - Y and R - Y (BT.709), in Q14. */
const BLUE_DIFFERENCE = (16_384 * 224) / 255 / (2 * (1 - 0.0722));
const RED_DIFFERENCE = (16_384 * 224) / 255 / (2 * (1 - 0.2126));

/** A grade as tables for the kernel: one curve per channel and the weights of colour. */
export interface GradeTables {
  readonly red: Int16Array;
  readonly green: Int16Array;
  readonly blue: Int16Array;
  readonly blueDifference: number;
  readonly redDifference: number;
}

/** Computes the tables of a grade. Black and white do not change; contrast and warmth change the levels between. */
export function gradeTables(grade: Grade): GradeTables {
  return {
    red: curve(grade.contrast, grade.warmth * WARMTH_RED),
    green: curve(grade.contrast, 0),
    blue: curve(grade.contrast, -grade.warmth * WARMTH_BLUE),
    blueDifference: Math.round(BLUE_DIFFERENCE * grade.saturation),
    redDifference: Math.round(RED_DIFFERENCE * grade.saturation),
  };
}

function curve(contrast: number, lift: number): Int16Array {
  const table = new Int16Array(256);
  for (let i = 0; i < 256; i++) {
    const x = i / 255;
    const s = x * x * (3 - 2 * x);
    const contrasted = x + (s - x) * contrast * MAX_CONTRAST;
    // The lift is 0 at black and white, so that neither gets a tint.
    const warmed = contrasted + lift * 4 * contrasted * (1 - contrasted) * 0.5;
    table[i] = Math.round(Math.min(1, Math.max(0, warmed)) * 255 * UNIT);
  }
  return table;
}
