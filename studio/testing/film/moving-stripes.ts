import { FILM_HEIGHT, FILM_WIDTH } from "@curta/contract";
import type { FrameDrawer } from "../../src/film/draw/frame-source.ts";
import { FRAME_BYTES } from "../../src/film/encode/shot-encoder.ts";

/** A film without a photo: soft stripes that move, with a number per shot for colour and direction. */
export function openFrames(colours: readonly number[]): FrameDrawer {
  const pixels = FILM_WIDTH * FILM_HEIGHT;
  const frame = new Uint8Array(new SharedArrayBuffer(FRAME_BYTES));
  return {
    draw(shot, at) {
      const colour = colours[shot]!;
      const row = Uint8Array.from({ length: FILM_WIDTH }, (_, x) => brightness(x / 90 + at / 10, colour));
      for (let y = 0; y < FILM_HEIGHT; y++) frame.set(row, y * FILM_WIDTH);
      frame.fill(110 + ((colour * 7) % 40), pixels, pixels * 1.25);
      frame.fill(150 - ((colour * 11) % 40), pixels * 1.25);
      return frame;
    },
  };
}

function brightness(phase: number, colour: number): number {
  return 110 + 8 * (colour % 4) + 50 * Math.sin(phase * (1 + (colour % 3)));
}
