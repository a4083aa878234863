import type { Affine } from "./affine.ts";
import type { OnnxTensor } from "./onnx-file.ts";

/**
 * Weights of a convolution, outputs x depth x cells, as outputs x cells x depth.
 * @param fold what is done to its input first, which the weights and `bias` then do
 */
export function windowsOf(
  { shape, values }: OnnxTensor,
  fold: Affine | null,
  bias: Float32Array,
): Float32Array {
  const [, depth = 0, height = 0, width = 0] = shape;
  const cells = height * width;
  return Float32Array.from(values, (_, k) => {
    const [output, cell, c] = [Math.floor(k / (cells * depth)), Math.floor(k / depth) % cells, k % depth];
    const value = values[(output * depth + c) * cells + cell] ?? Number.NaN;
    if (!fold) return value;
    bias[output] = (bias[output] ?? 0) + value * (fold.shifts[c] ?? 0);
    return value * (fold.gains[c] ?? 1);
  });
}

/** Weights of a transposed convolution of 2 x 2, depth x outputs x parts, as parts x outputs x depth. */
export function partsOf({ shape, values }: OnnxTensor): Float32Array {
  const [depth = 0, outputs = 0] = shape;
  return Float32Array.from({ length: 4 * outputs * depth }, (_, k) => {
    const [part, output, c] = [Math.floor(k / (outputs * depth)), Math.floor(k / depth) % outputs, k % depth];
    return values[(c * outputs + output) * 4 + part] ?? Number.NaN;
  });
}
