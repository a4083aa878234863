import type { Picture } from "../src/picture.ts";
import { createRandom } from "../src/random.ts";
import { paint } from "./pictures.ts";

type Colour = readonly [number, number, number];

export interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly ground?: Colour;
  /** Steps by which the ground is darker at the right rim. */
  readonly fallOff?: number;
  /** The colour of what stands at a place, in shares of the picture; null where nothing does. */
  readonly subject: (x: number, y: number) => Colour | null;
}

/** A picture of something before plain ground, with the noise of a camera. */
export function onPlainGround({
  width,
  height,
  ground = [225, 220, 212],
  fallOff = 0,
  subject,
}: Drawn): Picture {
  const random = createRandom(1, "noise");
  return paint(width, height, (x, y) => {
    const [u, v] = [(x + 0.5) / width, (y + 0.5) / height];
    const colour = subject(u, v) ?? ground.map((value) => value - fallOff * u);
    return colour.map((value) => value + random.integer(-2, 2)) as unknown as Colour;
  });
}

/** Something dark and many-coloured that fills a box. */
export function box(left: number, top: number, right: number, bottom: number): Drawn["subject"] {
  return (x, y) =>
    x >= left && x < right && y >= top && y < bottom
      ? [40 + 100 * Math.abs(Math.sin(40 * x)), 50, 60 + 80 * Math.abs(Math.sin(30 * y))]
      : null;
}
