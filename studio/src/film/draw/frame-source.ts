/** Draws frames of one film; lives in one worker. */
export interface FrameDrawer {
  /** Frame of a shot, counted from the shot's first: I420, 1080 x 1920. Valid until the next call. */
  draw(shot: number, frame: number): Uint8Array;
}

/**
 * A module that workers get their pictures from. `input` is what `prepare` made for it, cloned into each worker;
 * memory that is to be shared must be a SharedArrayBuffer. `slot` is the worker's number, counted from 0.
 */
export interface FrameSourceModule {
  readonly openFrames: (input: unknown, slot: number) => FrameDrawer | Promise<FrameDrawer>;
}
