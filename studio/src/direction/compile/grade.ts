import type { Reading, Style } from "@curta/contract";
import type { Random } from "../../random.ts";
import type { Grade } from "../timeline.ts";

const GRADES: Readonly<Record<Style, Grade>> = {
  viral: { contrast: 0.26, saturation: 1.14, warmth: 0.04, vignette: 0.16, grain: 0.35 },
  cinematografico: { contrast: 0.34, saturation: 0.88, warmth: -0.06, vignette: 0.24, grain: 0.45 },
  suave: { contrast: 0.1, saturation: 0.95, warmth: 0.14, vignette: 0.15, grain: 0.4 },
};

/** Below this saturation a picture counts as black and white. */
const GREY = 0.02;

/**
 * One colour grade for the whole film: the style's, varied by the seed, weaker where the picture already has that
 * look. A picture without colour gets none.
 */
export function chooseGrade(style: Style, reading: Reading, random: Random): Grade {
  const base = GRADES[style];
  const harsh = Math.min(1, Math.max(0, (reading.light.contrast - 0.5) * 2));
  const vivid = Math.max(0, reading.light.saturation - 0.6);
  const grade = {
    contrast: base.contrast * random.between(0.85, 1.15) * (1 - 0.75 * harsh),
    saturation: base.saturation * random.between(0.96, 1.04) - vivid * 0.15,
    warmth: base.warmth + random.between(-0.05, 0.05),
    vignette: Math.min(0.25, Math.max(0.15, base.vignette + random.between(-0.02, 0.02))),
    grain: Math.min(1.2, base.grain * random.between(0.85, 1.15)),
  };
  return reading.light.saturation < GREY ? { ...grade, saturation: 0, warmth: 0 } : grade;
}
