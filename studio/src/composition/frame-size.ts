import { FILM_HEIGHT, FILM_WIDTH } from "@curta/contract";

/** Twice the film's size: room for closer shots that stay sharp. */
const MAX_WIDTH = 2 * FILM_WIDTH;
/** Sizes in steps of 18 x 32 pixels are exactly 9:16 with even sides. */
const STEP_X = 18;
const STEP_Y = 32;

/** Size in pixels of the 9:16 picture that a photo is framed to: 1080 x 1920 to 2160 x 3840. */
export function frameSize(photo: { width: number; height: number }): { width: number; height: number } {
  const cropWidth = Math.min(photo.width, (photo.height * FILM_WIDTH) / FILM_HEIGHT);
  const steps = Math.round(Math.min(MAX_WIDTH, Math.max(FILM_WIDTH, cropWidth)) / STEP_X);
  return { width: steps * STEP_X, height: steps * STEP_Y };
}
