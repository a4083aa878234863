import { FILM_HEIGHT, FILM_WIDTH } from "@curta/contract/limits";
import type { PlanarFrame } from "../../src/film/certificate/view/frame-thumbnail.ts";

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number];

/** BT.709, limited range, from the weights of red and blue in luma (ITU-R BT.709, 3.2 and 3.3). */
export function toYCbCr([red, green, blue]: Colour): Colour {
  const luma = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  return [
    Math.round(16 + 219 * luma),
    Math.round(128 + (224 * (blue / 255 - luma)) / 1.8556),
    Math.round(128 + (224 * (red / 255 - luma)) / 1.5748),
  ];
}

/** A decoded frame of blocks of 2 x 2 pixels, a colour each; its rows are longer than the frame is wide, as a decoder's are. */
export function frameOfBlocks(colourOf: (column: number, row: number) => Colour): PlanarFrame {
  const strides = [FILM_WIDTH + 32, FILM_WIDTH / 2 + 16, FILM_WIDTH / 2 + 48] as const;
  const [luma, cb, cr] = strides.map((stride, plane) =>
    new Uint8Array(stride * (plane === 0 ? FILM_HEIGHT : FILM_HEIGHT / 2)).fill(77),
  ) as [Uint8Array, Uint8Array, Uint8Array];
  for (let row = 0; row < FILM_HEIGHT / 2; row++) {
    for (let column = 0; column < FILM_WIDTH / 2; column++) {
      const [y, blue, red] = toYCbCr(colourOf(column, row));
      for (const line of [2 * row, 2 * row + 1]) {
        const at = line * strides[0] + 2 * column;
        luma.fill(y, at, at + 2);
      }
      cb[row * strides[1] + column] = blue;
      cr[row * strides[2] + column] = red;
    }
  }
  return { planes: [luma, cb, cr], strides };
}

/** A colour that is another one for every block, without a pattern. */
export function manyColours(column: number, row: number): Colour {
  const mixed = Math.imul(column * 1000 + row + 1, 2_654_435_761) >>> 0;
  return [mixed >>> 24, (mixed >>> 16) & 255, (mixed >>> 8) & 255];
}
