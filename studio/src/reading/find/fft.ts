import { type Fourier, openFourier } from "../../fourier.ts";

/** A square field of complex numbers, side a power of two. */
export interface ComplexField {
  readonly side: number;
  readonly real: Float64Array;
  readonly imaginary: Float64Array;
}

/** Two-dimensional discrete Fourier transform, in place; the inverse is scaled by 1 / side^2. */
export function transform(field: ComplexField, inverse: boolean): void {
  const { side } = field;
  const line = openFourier(side, inverse);
  const scale = inverse ? 1 / side : 1;
  for (let i = 0; i < side; i++) transformLine(field, line, { start: i * side, step: 1, scale });
  for (let i = 0; i < side; i++) transformLine(field, line, { start: i, step: side, scale });
}

/** Transforms numbers that lie `step` apart. */
function transformLine(
  { real, imaginary }: ComplexField,
  { from, re, im, run }: Fourier,
  { start, step, scale }: { start: number; step: number; scale: number },
): void {
  for (let i = 0; i < from.length; i++) {
    const at = start + from[i]! * step;
    re[i] = real[at]!;
    im[i] = imaginary[at]!;
  }
  run();
  for (let i = 0, at = start; i < from.length; i++, at += step) {
    real[at] = re[i]! * scale;
    imaginary[at] = im[i]! * scale;
  }
}
