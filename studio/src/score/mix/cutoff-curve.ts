import type { Passage } from "../arrange/form.ts";
import type { Piece } from "../arrange/piece.ts";
import type { SectionRole } from "../arrange/form.ts";
import { passageAt } from "../arrange/form.ts";
import { SAMPLE_RATE } from "../stereo.ts";

const DARKEST_HZ = 800;
const OCTAVES = 4.6;
const OPENNESS: Record<SectionRole, number> = {
  hook: 0.95,
  reveal: 0.82,
  drop: 1,
  breath: 0.62,
  build: 0.6,
  return: 0.9,
};

/**
 * Cutoff (Hz) of the low-pass over time (seconds): follows the storyboard's energy, rises during a build and is highest at
 * a drop. With `depth` 0 it is always open.
 */
export function cutoffCurve(piece: Piece, depth: number): (seconds: number) => number {
  const stepsPerSecond = SAMPLE_RATE / piece.grid.samplesPerStep;
  let smoothed = openness(passageAt(piece.form.passages, 0), 0);
  return (seconds) => {
    const step = seconds * stepsPerSecond;
    const wanted = openness(passageAt(piece.form.passages, step), step);
    smoothed += (wanted - smoothed) * (wanted > smoothed ? 0.02 : 0.006);
    return DARKEST_HZ * 2 ** (OCTAVES * (1 - depth * (1 - smoothed)));
  };
}

function openness(passage: Passage, step: number): number {
  const base = OPENNESS[passage.role] * (0.8 + 0.2 * passage.energy);
  if (passage.role !== "build") return base;
  const done = (step - passage.from) / (passage.to - passage.from);
  return base + (1 - base) * Math.max(0, done) ** 1.5;
}
