import { FILM_FPS } from "@curta/contract/limits";

/** Everything about the encoder that a segment's bytes depend on (docs/performance.md says why these). */
export interface EncoderSettings {
  readonly preset: string;
  /** Constant rate factor: lower is better and larger. Comparable only within one preset and one set of params. */
  readonly crf: number;
  /** Differences from the preset, as x264 parameters. */
  readonly params: string;
}

/** Longest distance between keyframes, in frames: players seek to keyframes, and platforms want at most 2 s. */
export const KEYFRAME_SPACING = 2 * FILM_FPS;
/** B-frames between two others. */
export const B_FRAMES = 2;
/** A frame may be shown this many frames after it is decoded: no B-frame is predicted from another (`b-pyramid=none`). */
export const REORDER_FRAMES = 1;
/** Highest rate over one second, in bits. */
export const PEAK_BITS_PER_SECOND = 12_000_000;

export const ENCODER: EncoderSettings = {
  preset: "superfast",
  crf: 20,
  params: "mbtree=1:rc-lookahead=10:b-adapt=0:b-pyramid=none:partitions=i8x8:direct=temporal",
};

export const AUDIO_RATE = 48_000;
export const AUDIO_BITS_PER_SECOND = 192_000;
/** Samples of one AAC frame. */
export const AAC_FRAME = 1024;
