import type { Box } from "@curta/contract";
import type { Picture } from "../picture.ts";
import { boxIn, type SamplePlan, samplePlan } from "./sample-plan.ts";

/** A part of the photo in another size, row by row: `take` gets each row's levels as interleaved RGB, valid until the next. */
export function resizePart(
  photo: Picture,
  part: Box,
  { width, height }: { readonly width: number; readonly height: number },
  take: (line: Float32Array, y: number) => void,
): void {
  const source = boxIn(part, photo);
  const columns = samplePlan(source.left, source.right, width);
  const rows = samplePlan(source.top, source.bottom, height);
  const line = new Float32Array(3 * width);
  for (let y = 0; y < height; y += 1) {
    line.fill(0);
    for (let k = 0; k < rows.taps; k += 1) {
      const index = y * rows.taps + k;
      addLine(line, photo, rows.at[index] ?? 0, rows.weight[index] ?? 0, columns);
    }
    take(line, y);
  }
}

/** Adds a share of one of the photo's rows, at the output's columns. */
function addLine(line: Float32Array, photo: Picture, row: number, share: number, columns: SamplePlan): void {
  const { taps, at, weight } = columns;
  const start = row * photo.width;
  for (let i = 0, index = 0; i < line.length; i += 3) {
    for (let k = 0; k < taps; k += 1, index += 1) {
      const p = 3 * (start + (at[index] ?? 0));
      const w = share * (weight[index] ?? 0);
      line[i] = (line[i] ?? 0) + w * (photo.rgb[p] ?? 0);
      line[i + 1] = (line[i + 1] ?? 0) + w * (photo.rgb[p + 1] ?? 0);
      line[i + 2] = (line[i + 2] ?? 0) + w * (photo.rgb[p + 2] ?? 0);
    }
  }
}

/** Stores a row's levels as the nearest bytes: a byte keeps no fraction, and no level is negative. */
export function storeRounded(out: Uint8Array, line: Float32Array): void {
  for (let i = 0; i < out.length; i += 1) out[i] = (line[i] ?? 0) + 0.5;
}
