import type { Affine } from "./affine.ts";
import type { OnnxNode, OnnxTensor } from "./onnx-file.ts";

/** How the windows of a convolution lie on what they look at. */
interface Laying {
  readonly step: number;
  readonly dilation: number;
  /** One window per channel. */
  readonly depthwise: boolean;
}

/** @param shape outputs, depth, rows and columns of its windows @throws {TypeError} if we cannot run such a convolution */
export function layingOf({ attributes }: OnnxNode, shape: readonly number[]): Laying {
  const [outputs = 0, depth = 0] = shape;
  const both = (name: string): number => {
    const value = attributes.get(name);
    const [down = 1, across = down] = Array.isArray(value) ? value.map(Number) : [];
    return down === across ? down : Number.NaN;
  };
  const [step, dilation] = [both("strides"), both("dilations")];
  const group = attributes.get("group") ?? 1;
  const depthwise = depth === 1 && group === outputs && outputs > 1;
  const odd = Number.isNaN(step + dilation) || (depthwise && dilation !== 1);
  if (odd || (group !== 1 && !depthwise)) throw new TypeError("a convolution of a kind that we cannot run");
  return { step, dilation, depthwise };
}

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
