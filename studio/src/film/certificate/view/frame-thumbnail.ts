import { FILM_HEIGHT, FILM_WIDTH } from "@curta/contract/limits";

/** A frame in small: mean Y', Cb and Cr of 18 x 32 cells of 60 x 60 pixels, from every 12th pixel. */
export type FrameThumbnail = Uint8Array;

const CELL = 60;
const STEP = 12;
const THUMBNAIL_COLUMNS = FILM_WIDTH / CELL;
const THUMBNAIL_ROWS = FILM_HEIGHT / CELL;
export const THUMBNAIL_CELLS = THUMBNAIL_COLUMNS * THUMBNAIL_ROWS;
export const THUMBNAIL_BYTES = THUMBNAIL_CELLS * 3;

export interface PlanarFrame {
  /** Y', Cb and Cr, 8 bit, 4:2:0. */
  readonly planes: readonly [Uint8Array, Uint8Array, Uint8Array];
  /** Bytes from row to row of each plane. */
  readonly strides: readonly [number, number, number];
}

/** An I420 frame without padding. */
export function i420Frame(bytes: Uint8Array): PlanarFrame {
  const luma = FILM_WIDTH * FILM_HEIGHT;
  const chroma = luma / 4;
  return {
    planes: [
      bytes.subarray(0, luma),
      bytes.subarray(luma, luma + chroma),
      bytes.subarray(luma + chroma, luma + 2 * chroma),
    ],
    strides: [FILM_WIDTH, FILM_WIDTH / 2, FILM_WIDTH / 2],
  };
}

export function frameThumbnail({ planes, strides }: PlanarFrame): FrameThumbnail {
  const thumbnail = new Uint8Array(THUMBNAIL_BYTES);
  planes.forEach((plane, index) => {
    const cell = index === 0 ? CELL : CELL / 2;
    const into = thumbnail.subarray(index * THUMBNAIL_CELLS, (index + 1) * THUMBNAIL_CELLS);
    averageCells(plane, strides[index]!, cell, cell / (CELL / STEP), into);
  });
  return thumbnail;
}

function averageCells(plane: Uint8Array, stride: number, cell: number, step: number, into: Uint8Array): void {
  const samples = (cell / step) ** 2;
  for (let row = 0, at = 0; row < THUMBNAIL_ROWS; row++) {
    for (let column = 0; column < THUMBNAIL_COLUMNS; column++) {
      let sum = 0;
      const corner = row * cell * stride + column * cell;
      for (let y = 0; y < cell; y += step) {
        const line = corner + y * stride;
        for (let x = 0; x < cell; x += step) sum += plane[line + x]!;
      }
      into[at++] = Math.round(sum / samples);
    }
  }
}

/** The most that the mean of a cell may differ between a frame and the encoded frame, in 8-bit levels. */
const CODING_NOISE = 6;

/** Whether two thumbnails can be of the same frame, before and after encoding. */
export function showSameFrame(a: FrameThumbnail, b: FrameThumbnail): boolean {
  return a.length === b.length && a.every((level, cell) => Math.abs(level - b[cell]!) <= CODING_NOISE);
}
