import type { Frames } from "../../src/film/draw/frame-source.ts";

/** Frames that cannot be drawn. */
export function openFrames(): Frames {
  return {
    draw() {
      throw new Error("no paint left");
    },
  };
}
