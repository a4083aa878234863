import type { OnnxNode, OnnxTensor } from "./onnx-file.ts";

/** What one number per channel is multiplied with and added to, before anybody reads it. */
export interface Affine {
  readonly gains: Float32Array;
  readonly shifts: Float32Array;
}

/** Scale, shift, mean and variance as one scale and one shift. */
export function batchNorm(constants: readonly OnnxTensor[], { attributes }: OnnxNode): Affine {
  const [scale, shift, mean, variance] = constants.map(({ values }) => values);
  const epsilon = Number(attributes.get("epsilon") ?? 1e-5);
  const gains = scale!.map((value, k) => value / Math.sqrt((variance?.[k] ?? 0) + epsilon));
  return { gains, shifts: gains.map((gain, k) => (shift?.[k] ?? 0) - gain * (mean?.[k] ?? 0)) };
}

/** What a subtraction or division does, as a scale and a shift. */
export function inverse(operator: "Sub" | "Div", values: Float32Array): Affine {
  return operator === "Sub"
    ? { gains: Float32Array.from([1]), shifts: values.map((value) => -value) }
    : { gains: values.map((value) => 1 / value), shifts: Float32Array.from([0]) };
}
