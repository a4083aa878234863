import type { CaptionGroup } from "../../direction/timeline.ts";

export type CaptionLookName = CaptionGroup["look"];

/** How words of a look are painted; lengths in shares of the font size. */
export interface CaptionLook {
  readonly weight: 700 | 800 | 900;
  /** Space between words. Bold letters need more of it while they pop in. */
  readonly wordSpace: number;
  readonly strokeWidth: number;
  readonly strokeColor: string;
  readonly shadow: number;
  readonly shadowColor: string;
  /** Dark background of each line: colour, padding around the words, corner radius. Null if there is none. */
  readonly plate: { readonly color: string; readonly padding: number; readonly radius: number } | null;
}

export const LOOK_SETTINGS: Record<CaptionLookName, CaptionLook> = {
  bold: {
    weight: 900,
    wordSpace: 0.34,
    strokeWidth: 0.15,
    strokeColor: "#0a0a0c",
    shadow: 0.1,
    shadowColor: "rgba(0, 0, 0, 0.6)",
    plate: null,
  },
  clean: {
    weight: 800,
    wordSpace: 0.26,
    strokeWidth: 0,
    strokeColor: "#0a0a0c",
    shadow: 0,
    shadowColor: "transparent",
    // Dark enough for white words on a white picture (contrast above 4.5 to 1).
    plate: { color: "rgba(14, 14, 18, 0.72)", padding: 0.3, radius: 0.3 },
  },
  elegant: {
    weight: 700,
    wordSpace: 0.26,
    strokeWidth: 0.07,
    strokeColor: "rgba(12, 10, 8, 0.85)",
    shadow: 0.22,
    shadowColor: "rgba(0, 0, 0, 0.75)",
    plate: null,
  },
};
/** Minimum stroke width in pixels of the 1080 wide film. */
export const MIN_STROKE = 6;

/** How a word is drawn in one of its first frames: size, opacity (0 to 1), pixels below its position. */
export interface Pose {
  readonly scale: number;
  readonly strength: number;
  readonly below: number;
}

/** How far a word may grow beyond each of its ends while it pops in, in pixels of the 1080 wide film. */
const MAX_GROWTH = 16;

/** Scale of a word in a pose; `width` in pixels of the 1080 wide film. Long words grow less. */
export function scaleOf({ scale }: Pose, width: number): number {
  return Math.min(scale, 1 + (2 * MAX_GROWTH) / width);
}

interface Entrance {
  /** How a word is drawn in its first frames. */
  readonly poses: readonly Pose[];
  /** Frames in which a caption group fades out at its end. */
  readonly fade: number;
}

export const ENTRANCES: Record<CaptionLookName, Entrance> = {
  bold: {
    poses: [
      { scale: 0.7, strength: 0.6, below: 0 },
      { scale: 0.96, strength: 0.95, below: 0 },
      { scale: 1.08, strength: 1, below: 0 },
      { scale: 1.03, strength: 1, below: 0 },
    ],
    fade: 0,
  },
  clean: {
    poses: [
      { scale: 0.9, strength: 0.4, below: 0 },
      { scale: 0.97, strength: 0.75, below: 0 },
      { scale: 1.01, strength: 1, below: 0 },
    ],
    fade: 3,
  },
  elegant: {
    poses: [
      { scale: 1, strength: 0.12, below: 10 },
      { scale: 1, strength: 0.32, below: 8 },
      { scale: 1, strength: 0.55, below: 4 },
      { scale: 1, strength: 0.75, below: 2 },
      { scale: 1, strength: 0.9, below: 2 },
    ],
    fade: 6,
  },
};
