import type { Picture } from "../../picture.ts";
import { summedArea } from "../../summed-area.ts";

/** Which cells of a picture are darker than what is around them, row by row: 1, else 0. */
export interface DarkCells {
  readonly width: number;
  readonly height: number;
  readonly dark: Uint8Array;
}

/** Cells on the longer side, at most. */
const LONGEST = 800;
/** Around a cell counts a square of so much of the longer side, in each direction. */
const AROUND = 1 / 20;
/** A cell is dark if it has so many levels less than the mean around it: the grain of stone and cloth has fewer. */
const DARKER = 24;

/** A picture in dark and light, by the mean around each cell (Bradley and Roth, 2007). */
export function darkCells(picture: Picture): DarkCells {
  const step = Math.max(1, Math.ceil(Math.max(picture.width, picture.height) / LONGEST));
  const width = Math.floor(picture.width / step);
  const height = Math.floor(picture.height / step);
  const light = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      light[y * width + x] = lightAt(picture, x * step, y * step, Math.ceil(step / 2));
  const sum = summedArea({ width, height, values: light });
  const reach = Math.ceil(AROUND * Math.max(width, height));
  const dark = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const mean = sum(left, top, right, bottom) / ((right - left) * (bottom - top));
      if ((light[y * width + x] ?? 0) < mean - DARKER) dark[y * width + x] = 1;
    }
  }
  return { width, height, dark };
}

/** Mean luma, 0 to 255, of two pixels that lie `apart` on the diagonal. */
function lightAt({ width, rgb }: Picture, x: number, y: number, apart: number): number {
  const luma = (column: number, row: number): number => {
    const at = 3 * (row * width + column);
    return ((rgb[at] ?? 0) + 2 * (rgb[at + 1] ?? 0) + (rgb[at + 2] ?? 0)) / 4;
  };
  return apart < 2 ? luma(x, y) : (luma(x, y) + luma(x + apart - 1, y + apart - 1)) / 2;
}
