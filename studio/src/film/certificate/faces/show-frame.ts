import { FILM_HEIGHT, FILM_WIDTH } from "@curta/contract/limits";
import type { PlanarFrame } from "../view/frame-thumbnail.ts";

/** A square of a frame, in its pixels; it may reach beyond the frame, where it is black. */
export interface Square {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** Each pixel of the input is the mean of so many samples a side at most: enough for faces, and ten times quicker. */
const MOST_SAMPLES = 4;
/** What the network was trained on: colours from -1 to 1. */
const BLACK = -1;

/**
 * Shows a square of a decoded frame to a network, straight from its planes (BT.709, limited range).
 * @param input pixels x pixels, as RGB0 floats
 */
export function showFrame(frame: PlanarFrame, { left, top, side }: Square, input: Float32Array): void {
  const pixels = Math.round(Math.sqrt(input.length / 4));
  const step = side / pixels;
  const samples = Math.min(MOST_SAMPLES, Math.max(1, Math.round(step / 2)));
  const columns = Array.from({ length: pixels }, (_, i) => places(left, i, step, samples, FILM_WIDTH));
  for (let row = 0, at = 0; row < pixels; row++) {
    const lines = places(top, row, step, samples, FILM_HEIGHT);
    for (let column = 0; column < pixels; column++, at += 4) {
      writePixel(frame, columns[column]!, lines, input, at);
    }
  }
}

/** Where a pixel of the input is sampled along one side; nowhere if it lies outside the frame. */
function places(from: number, pixel: number, step: number, samples: number, length: number): number[] {
  const found = Array.from({ length: samples }, (_, i) => {
    return Math.floor(from + (pixel + (i + 0.5) / samples) * step);
  });
  return found.every((place) => place >= 0 && place < length) ? found : [];
}

function writePixel(
  { planes: [luma, cb, cr], strides }: PlanarFrame,
  columns: readonly number[],
  lines: readonly number[],
  input: Float32Array,
  at: number,
): void {
  input[at + 3] = 0;
  if (columns.length === 0 || lines.length === 0) {
    input.fill(BLACK, at, at + 3);
    return;
  }
  let sum = 0;
  for (const y of lines) for (const x of columns) sum += luma[y * strides[0] + x]!;
  const [x, y] = [columns[columns.length >> 1]! >> 1, lines[lines.length >> 1]! >> 1];
  const bright = (sum / (lines.length * columns.length) - 16) * (255 / 219);
  const blue = cb[y * strides[1] + x]! - 128;
  const red = cr[y * strides[2] + x]! - 128;
  input[at] = toned(bright + 1.7927 * red);
  input[at + 1] = toned(bright - 0.2132 * blue - 0.5329 * red);
  input[at + 2] = toned(bright + 2.1124 * blue);
}

function toned(level: number): number {
  return Math.min(255, Math.max(0, level)) / 127.5 - 1;
}
