import type { CameraKey } from "./timeline.ts";

/** A moment of a shot: frames from its first, and how many. */
export interface Moment {
  readonly at: number;
  readonly frames: number;
}

/** Bars and blades meet at this height, as a share of the frame's; in its middle where it is left out. */
interface Meeting {
  readonly meet?: number | undefined;
}

export const GROUND_DESIGNS = ["dots", "rays", "stripes"] as const;
export type GroundDesign = (typeof GROUND_DESIGNS)[number];

/** The subject with an outline, on a designed ground instead of its own. */
interface CutOut extends Moment {
  readonly design: GroundDesign;
  /** Of the ground, sRGB hex. */
  readonly color: string;
}

/** A strip appears nearer by this share, and lets go in some frames. */
export const STRIP_PUNCH = 0.09;

/** One of several strips of the frame, one below the other, each with its own camera. */
export interface Strip {
  /** Frame of the shot at which it appears. */
  readonly at: number;
  /** As that of a shot; zoom 1 is as wide as the largest 9:16 view. */
  readonly camera: readonly CameraKey[];
}

/** Two or three strips of one height, from the top. */
export interface Panels {
  readonly strips: readonly Strip[];
  /** Lies over strips that have not appeared yet, sRGB hex. */
  readonly color: string;
}

/** What happens in a shot beside camera, light and captions. All is left out where there is none of it. */
export interface ShotEffects {
  /** The ground darkens and loses its colour at once, by `strength` (0 to 1), and comes back until the end. */
  readonly pops?: readonly (Moment & { readonly strength: number })[];
  readonly cutOut?: CutOut;
  /** The camera stands still; afterwards it hurries to where it would have been. */
  readonly freezes?: readonly Moment[];
  /** Two blades close over the frame and open again. */
  readonly shutters?: readonly (Moment & Meeting)[];
  readonly panels?: Panels;
  /** One half of the frame is the mirror image of the other: of the left, or of the right. */
  readonly mirror?: Moment & { readonly of: "left" | "right" };
  /** Red and blue part sideways by `length` (share of the frame's width) at once, and meet again. */
  readonly splits?: readonly (Moment & { readonly length: number })[];
  /** The camera is slow, then quick, then slow: its time runs up to so many times as fast. */
  readonly ramp?: number;
  /** The frame's upper and lower half lie apart, with black between them: so much of the frame's height at first and at last. */
  readonly parted?: Moment & { readonly from: number; readonly to: number };
  /**
   * Black bars above and below open to a share of the frame's height each; where they meet beside the middle, to the same share
   * of twice what is above and below that.
   */
  readonly bars?: Moment & Meeting & { readonly from: number; readonly to: number };
}
