import type { Grade } from "../../direction/timeline.ts";

/** Fixed point of the curves: Q6. */
const UNIT = 64;
/** How far the strongest warmth lifts red and lowers blue, as a factor in the middle tones. */
const WARMTH_RED = 0.07;
const WARMTH_BLUE = 0.1;
/** The strongest contrast goes this far from a straight line to a full S. */
const MOST_CONTRAST = 0.6;
/** Blue and red difference in limited range: 224 / 255 over the span of B - Y and R - Y (BT.709), in Q14. */
const BLUE_DIFFERENCE = (16_384 * 224) / 255 / (2 * (1 - 0.0722));
const RED_DIFFERENCE = (16_384 * 224) / 255 / (2 * (1 - 0.2126));

/** A grade as the kernel wants it: one curve per channel and the weights of colour. */
export interface GradeTables {
  readonly red: Int16Array;
  readonly green: Int16Array;
  readonly blue: Int16Array;
  readonly blueDifference: number;
  readonly redDifference: number;
}

/** Works out a grade. White and black stay where they are; contrast and warmth bend what lies between. */
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
    const contrasted = x + (s - x) * contrast * MOST_CONTRAST;
    // A lift that vanishes at black and white bends colours without tinting either.
    const warmed = contrasted + lift * 4 * contrasted * (1 - contrasted) * 0.5;
    table[i] = Math.round(Math.min(1, Math.max(0, warmed)) * 255 * UNIT);
  }
  return table;
}
