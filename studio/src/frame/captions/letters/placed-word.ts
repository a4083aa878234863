import type { CaptionLookName } from "../../../direction/timeline.ts";
import type { LetterPoints } from "./letter-points.ts";
import type { SpritePlanes } from "../sprite.ts";

/** A painted word, plate, or part of a word in the accent; its position, and the frames of the shot in which it is there. */
export interface PlacedWord {
  readonly sprite: SpritePlanes;
  readonly left: number;
  readonly top: number;
  readonly from: number;
  readonly to: number;
  /** Frame at which the word came in; the accent that sweeps over it comes later. */
  readonly since: number;
  readonly look: CaptionLookName;
  readonly part: "word" | "plate" | "sweep";
  /** Where it is moved to in each frame of the shot, x and y by turns, in pixels; null if it stays. */
  readonly path: Int16Array | null;
  /** It stands between the ground and the subject. */
  readonly behind: boolean;
  /** It stood in the shot before already. */
  readonly standing: boolean;
  /** Where its contrast is measured; null for plates, emoji and small frames. */
  readonly points: LetterPoints | null;
}
