import type { ShotWord } from "../certificate/rows/captions/caption-row.ts";

/** Draws frames of one film, within one worker. */
export interface FrameDrawer {
  /** A frame of a shot, counted from the shot's first: I420, 1080 x 1920. Valid until the next call. */
  draw(shot: number, frame: number): Uint8Array;
  /** The least contrast of letters in the frame drawn last; null where none are. Left out where it is not measured. */
  readonly letterContrast?: () => number | null;
  /** The words of a shot's captions. Left out where none are painted. */
  readonly words?: (shot: number) => readonly ShotWord[];
}

/**
 * A module that draws the frames in each worker. `input` comes from `PreparedFilm.open` and is cloned into each worker; memory that
 * they share must be a SharedArrayBuffer. `slot` is the worker's number, counted from 0.
 */
export interface FrameSourceModule {
  readonly openFrames: (input: unknown, slot: number) => FrameDrawer | Promise<FrameDrawer>;
}
