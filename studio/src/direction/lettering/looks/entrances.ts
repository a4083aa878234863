import type { CaptionLook } from "./looks.ts";

/** How a word is drawn in one of its first frames: size, opacity (0 to 1), pixels below its position. */
export interface Pose {
  readonly scale: number;
  readonly strength: number;
  readonly below: number;
}

/** How words of a look come and go. */
export interface Entrance {
  readonly poses: readonly Pose[];
  /** Frames in which a caption group fades out at its end. */
  readonly fade: number;
}

function scaled(...steps: readonly (readonly [scale: number, strength: number])[]): Pose[] {
  return steps.map(([scale, strength]) => ({ scale, strength, below: 0 }));
}

function risen(...steps: readonly (readonly [below: number, strength: number])[]): Pose[] {
  return steps.map(([below, strength]) => ({ scale: 1, strength, below }));
}

/** How words come in, by name. Nothing takes longer than a fifth of a second, so that a hook stands in time. */
export const ENTRANCES: Readonly<Record<CaptionLook["entry"], Entrance>> = {
  /** Grows past its size and back. */
  pop: { poses: scaled([0.72, 0.7], [0.95, 1], [1.06, 1], [1.02, 1]), fade: 0 },
  /** Falls onto the picture. */
  slam: { poses: scaled([1.08, 0.6], [1.06, 1], [0.96, 1], [0.99, 1]), fade: 0 },
  rise: { poses: risen([14, 0.4], [8, 0.8], [4, 1], [2, 1]), fade: 0 },
  fade: { poses: risen([8, 0.2], [6, 0.45], [4, 0.7], [2, 0.9]), fade: 4 },
  /** Is simply there. */
  typed: { poses: [], fade: 0 },
};

/** How far a word may grow beyond each of its ends while it comes in, in pixels of the 1080 wide film. */
const MAX_GROWTH = 16;

/** Scale of a word in a pose; `width` in pixels of the 1080 wide film. Long words grow less. */
export function scaleOf({ scale }: Pose, width: number): number {
  return Math.min(scale, 1 + (2 * MAX_GROWTH) / width);
}

/** The largest scale, and the largest way from below, of words that come in. */
export function reachOf(entry: CaptionLook["entry"]): { readonly scale: number; readonly below: number } {
  const { poses } = ENTRANCES[entry];
  return {
    scale: Math.max(1, ...poses.map(({ scale }) => scale)),
    below: Math.max(0, ...poses.map(({ below }) => below)),
  };
}
