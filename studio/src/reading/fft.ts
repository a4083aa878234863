/** A square field of complex numbers, side a power of two. */
export interface ComplexField {
  readonly side: number;
  readonly real: Float64Array;
  readonly imaginary: Float64Array;
}

/** Two-dimensional discrete Fourier transform, in place; the inverse is scaled by 1 / side^2. */
export function transform({ side, real, imaginary }: ComplexField, inverse: boolean): void {
  for (let i = 0; i < side; i++) transformLine(real, imaginary, i * side, 1, side, inverse);
  for (let i = 0; i < side; i++) transformLine(real, imaginary, i, side, side, inverse);
}

/** Radix-2 Cooley-Tukey over `count` numbers that lie `step` apart. */
function transformLine(
  real: Float64Array,
  imaginary: Float64Array,
  start: number,
  step: number,
  count: number,
  inverse: boolean,
): void {
  const re = new Float64Array(count);
  const im = new Float64Array(count);
  const bits = Math.log2(count);
  for (let i = 0; i < count; i++) {
    let reversed = 0;
    for (let bit = 0; bit < bits; bit++) reversed |= ((i >> bit) & 1) << (bits - 1 - bit);
    re[reversed] = real[start + i * step] ?? 0;
    im[reversed] = imaginary[start + i * step] ?? 0;
  }
  for (let size = 2; size <= count; size *= 2) butterflies(re, im, size, inverse ? 1 : -1);
  const scale = inverse ? 1 / count : 1;
  for (let i = 0; i < count; i++) {
    real[start + i * step] = (re[i] ?? 0) * scale;
    imaginary[start + i * step] = (im[i] ?? 0) * scale;
  }
}

function butterflies(re: Float64Array, im: Float64Array, size: number, sign: number): void {
  const half = size / 2;
  for (let k = 0; k < half; k++) {
    const cos = Math.cos((2 * Math.PI * k) / size);
    const sin = sign * Math.sin((2 * Math.PI * k) / size);
    for (let i = k; i < re.length; i += size) {
      const j = i + half;
      const x = (re[j] ?? 0) * cos - (im[j] ?? 0) * sin;
      const y = (re[j] ?? 0) * sin + (im[j] ?? 0) * cos;
      re[j] = (re[i] ?? 0) - x;
      im[j] = (im[i] ?? 0) - y;
      re[i] = (re[i] ?? 0) + x;
      im[i] = (im[i] ?? 0) + y;
    }
  }
}
