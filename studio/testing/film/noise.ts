import type { FrameDrawer } from "../../src/film/draw/frame-source.ts";
import { FRAME_BYTES } from "../../src/film/encode/shot-encoder.ts";

/** Frames that hardly compress: new noise in every frame, with an amplitude per shot. */
export function openFrames(amplitudes: readonly number[]): FrameDrawer {
  const frame = new Uint8Array(new SharedArrayBuffer(FRAME_BYTES));
  return {
    draw(shot, at) {
      const amplitude = amplitudes[shot]!;
      let state = shot * 1000 + at + 1;
      for (let i = 0; i < FRAME_BYTES; i++) {
        state = (Math.imul(state, 1664525) + 1013904223) | 0;
        frame[i] = 128 + (((state >>> 24) - 128) * amplitude) / 128;
      }
      return frame;
    },
  };
}
