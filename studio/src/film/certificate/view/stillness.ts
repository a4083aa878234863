import { FILM_FPS } from "@curta/contract";
import { GLANCE_CELLS, type Glance } from "./frame-thumbnail.ts";

/** Y' at which a cell counts as black (limited range starts at 16). */
const BLACK = 19;
/** A change of a cell's mean that an eye could see, in 8-bit levels. */
const VISIBLE = 2;

/** Longest stretch in which not one cell is brighter than black, in seconds. */
export function longestBlack(glances: readonly Glance[]): number {
  return longestRun(glances, (glance) => !glance.subarray(0, GLANCE_CELLS).some((luma) => luma > BLACK));
}

/** Longest stretch in which nothing visibly changes against its first frame, in seconds. */
export function longestStill(glances: readonly Glance[]): number {
  let start = 0;
  return longestRun(glances, (glance, frame) => {
    if (frame > 0 && !differs(glances[start]!, glance)) return true;
    start = frame;
    return false;
  });
}

function differs(a: Glance, b: Glance): boolean {
  for (let cell = 0; cell < a.length; cell++) if (Math.abs(a[cell]! - b[cell]!) >= VISIBLE) return true;
  return false;
}

function longestRun(glances: readonly Glance[], holds: (glance: Glance, frame: number) => boolean): number {
  let longest = 0;
  let run = 0;
  glances.forEach((glance, frame) => {
    run = holds(glance, frame) ? run + 1 : 0;
    longest = Math.max(longest, run);
  });
  return longest / FILM_FPS;
}
