import type { FrameDrawer } from "../../src/film/draw/frame-source.ts";

/** Frames that cannot be drawn. */
export function openFrames(): FrameDrawer {
  return {
    draw() {
      throw new Error("no paint left");
    },
  };
}
