import type { KitName, Style } from "@curta/contract";
import type { Card, CardGround, CardName } from "./framing/cards/card.ts";
import type { ShotEffects } from "./timeline-effects.ts";

/**
 * The storyboard worked out to numbers for one picture: what every frame, the score and the captions are
 * drawn from. Frame numbers inside a shot count from the shot's first frame, so a shot that only moves to
 * another place in the film stays the same shot (and its rendered segment stays valid).
 */
export interface Timeline {
  readonly style: Style;
  readonly seed: number;
  /** The kit that the score is played with; without it one is chosen among those that suit style and tempo. */
  readonly kit?: KitName;
  /** Length in frames at 30 frames per second. */
  readonly frames: number;
  /** 15 at 120 beats a minute; may be a fraction: beat k falls on the frame nearest to k times this. */
  readonly framesPerBeat: number;
  /** Where the beats are those of the user's own music: the frame of each, from 0 to `frames`. */
  readonly beatFrames?: readonly number[];
  /** The user's own music, heard in place of the score; `from` is the second of its file at which the film begins. */
  readonly song?: { readonly from: number };
  readonly beatsPerBar: 4;
  readonly grade: Grade;
  /** The card that some shots are cut from; left out where none is. */
  readonly card?: Card;
  /** The same for shots of the photo as a print. */
  readonly polaroid?: Card;
  /** What the photo lies on there. */
  readonly cardGround: CardGround;
  /** Without gaps, from frame 0 to `frames`. */
  readonly shots: readonly TimelineShot[];
  /** The arc of energy that the score follows, without gaps. */
  readonly sections: readonly Section[];
}

/** The looks that a film's picture can have; `grades/grade-table.ts` says what each is made of. */
export type GradeName =
  | "natural"
  | "vivid"
  | "warm-film"
  | "cool-film"
  | "teal-orange"
  | "faded"
  | "high-key"
  | "silver"
  | "night"
  | "mono"
  | "soft-mono";

/** One look for the whole film. Levels are 0 black to 1 white. */
export interface Grade {
  readonly name: GradeName;
  /** 0 leaves the picture as it is; 1 is the strongest S-curve; below 0 is flatter. */
  readonly contrast: number;
  /** How much brighter (or darker, below 0) the middle tones become, as a share of the strongest change. */
  readonly exposure: number;
  /** The level that black becomes, 0 to 0.12. */
  readonly lift: number;
  /** The level that white becomes, 0.85 to 1. */
  readonly white: number;
  /** 1 leaves colours as they are; 0 is black and white. */
  readonly saturation: number;
  /** -1 cold to 1 warm, in the middle tones. */
  readonly warmth: number;
  readonly shadows: Tint;
  readonly highlights: Tint;
  /** How much of its own colour skin keeps: 1 where the picture shows people, less where it does not. */
  readonly skin: number;
  /** Darkening of the corners, 0 to 0.3. */
  readonly vignette: number;
  /** Standard deviation of luma grain in 8-bit levels, 0 to 1.2. */
  readonly grain: number;
}

/** A colour that is laid over dark or bright tones. */
export interface Tint {
  /** Degrees on the wheel of red (0), green (120) and blue (240). */
  readonly hue: number;
  /** 0 none to 1 strong. */
  readonly strength: number;
}

const SECTION_ROLES = ["hook", "reveal", "drop", "breath", "build", "return"] as const;
export interface Section {
  /** Film frames, from inclusive, to exclusive; both on beats. */
  readonly from: number;
  readonly to: number;
  readonly role: (typeof SECTION_ROLES)[number];
  /** 0 nearly still to 1 full. */
  readonly energy: number;
}

/**
 * Where the camera looks: `x`, `y` is the centre of the frame in shares of the picture's width and height; `zoom` 1 is
 * the largest 9:16 view of the picture, 2 shows half as much of either side; `roll` in radians, clockwise.
 */
export interface Framing {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  readonly roll: number;
}

const EASES = ["linear", "in", "out", "in-out"] as const;
export interface CameraKey extends Framing {
  /** Frame of the shot at which the camera is exactly here; may lie outside the shot (speed at the cut). */
  readonly at: number;
  /** How the way from the key before to this one is travelled. */
  readonly ease: (typeof EASES)[number];
}

export interface TimelineShot {
  /** The picture that the shot is cut from: the photo where it is left out, or one of its cards. */
  readonly source?: CardName;
  /** Film frames, from inclusive, to exclusive. */
  readonly from: number;
  readonly to: number;
  /** At least one key, in rising `at`; before the first and after the last the camera stands. */
  readonly camera: readonly CameraKey[];
  /** A punch zooms in by `amount` (0.06 to 0.10) at once and decays within 8 frames. */
  readonly punches: readonly { readonly at: number; readonly amount: number }[];
  /** Camera shake by translation: `amount` in shares of the frame's width, decaying over `frames`. */
  readonly shakes: readonly { readonly at: number; readonly amount: number; readonly frames: number }[];
  readonly parallax: Parallax | null;
  readonly entry: Entry;
  /** Directional blur by frames: a whip pan leaves and enters with it. `length` in shares of frame width. */
  readonly blurs: readonly { readonly at: number; readonly frames: number; readonly length: number }[];
  readonly leaks: readonly LightLeak[];
  /** A flash adds `strength` (0 to 1) of white and decays over `frames`. */
  readonly flashes: readonly { readonly at: number; readonly frames: number; readonly strength: number }[];
  readonly captions: readonly CaptionGroup[];
  /** Left out where there is none. */
  readonly effects?: ShotEffects;
}

/**
 * Movement in depth. The nearest cells move by `x` and `y` (shares of the frame's width, at most 0.03)
 * against the farthest, and `dolly` scales near cells against far ones. All three follow
 * `sin(2 pi (at + phase) / period)`, so a whole number of periods closes upon itself.
 */
interface Parallax {
  readonly x: number;
  readonly y: number;
  readonly dolly: number;
  /** Frames. */
  readonly period: number;
  readonly phase: number;
  /** Subject and ground are two layers that part; else the picture stretches. */
  readonly layered?: true;
}

/** How a shot comes in. A dissolve carries the outgoing camera along, so that a shot needs no other shot. */
export type Entry =
  | { readonly kind: "cut" }
  | {
      readonly kind: "dissolve";
      readonly frames: number;
      readonly from: readonly CameraKey[];
      /** The picture that the outgoing shot is cut from. */
      readonly source?: CardName;
    };

/** A warm glow that wanders in from a side and leaves again. `hue` in degrees. */
export interface LightLeak {
  readonly at: number;
  readonly frames: number;
  readonly side: "left" | "right" | "top";
  readonly hue: number;
  /** 0 to 1. */
  readonly strength: number;
  /** So many times as large as others; left out for 1. */
  readonly size?: number;
}

/** The looks of captions; `lettering/looks/looks.ts` says what each is made of. */
export const CAPTION_LOOKS = [
  "impact",
  "karaoke",
  "single",
  "duet",
  "plate",
  "sticker",
  "marker",
  "typed",
  "serif",
  "label",
] as const;
export type CaptionLookName = (typeof CAPTION_LOOKS)[number];
/** Words that stand together. Positions and sizes in pixels of the 1080 x 1920 film. */
export interface CaptionGroup {
  readonly at: number;
  readonly frames: number;
  /** A word comes, or is said, at its own frame of the shot; all stay until the group ends. */
  readonly words: readonly { readonly text: string; readonly at: number; readonly strong: boolean }[];
  /** Lines as they are broken, as counts of words. */
  readonly lines: readonly number[];
  /** Centre of the block. */
  readonly x: number;
  readonly y: number;
  /** Font size. */
  readonly size: number;
  readonly look: CaptionLookName;
  /** The film's accent, as dark or bright as the look needs it; sRGB hex. */
  readonly accent: string;
  /** The words stand between the ground and the subject. */
  readonly behind?: true;
  /** The words stood in the shot before already, so they do not come in again. */
  readonly standing?: true;
  /** A place of the shot's picture, in shares of its sides, that the block keeps its distance to. */
  readonly anchor?: { readonly x: number; readonly y: number };
}
