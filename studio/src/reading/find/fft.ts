/** A square field of complex numbers, side a power of two. */
export interface ComplexField {
  readonly side: number;
  readonly real: Float64Array;
  readonly imaginary: Float64Array;
}

/** Two-dimensional discrete Fourier transform, in place; the inverse is scaled by 1 / side^2. */
export function transform(field: ComplexField, inverse: boolean): void {
  const { side } = field;
  const line = lineOf(side, inverse);
  for (let i = 0; i < side; i++) transformLine(field, line, i * side, 1);
  for (let i = 0; i < side; i++) transformLine(field, line, i, side);
}

/** Tables and buffers for lines of one length: bit-reversed positions, roots of unity, work space. */
interface Line {
  readonly from: Int32Array;
  readonly cos: Float64Array;
  readonly sin: Float64Array;
  readonly re: Float64Array;
  readonly im: Float64Array;
  readonly scale: number;
}

function lineOf(count: number, inverse: boolean): Line {
  const bits = Math.log2(count);
  const angle = ((inverse ? 2 : -2) * Math.PI) / count;
  const reversed = (i: number) => {
    let out = 0;
    for (let bit = 0; bit < bits; bit++) out |= ((i >> bit) & 1) << (bits - 1 - bit);
    return out;
  };
  return {
    from: Int32Array.from({ length: count }, (_, i) => reversed(i)),
    cos: Float64Array.from({ length: count / 2 }, (_, k) => Math.cos(k * angle)),
    sin: Float64Array.from({ length: count / 2 }, (_, k) => Math.sin(k * angle)),
    re: new Float64Array(count),
    im: new Float64Array(count),
    scale: inverse ? 1 / count : 1,
  };
}

/** Radix-2 Cooley-Tukey over numbers that lie `step` apart. */
function transformLine({ real, imaginary }: ComplexField, line: Line, start: number, step: number): void {
  const { from, re, im, scale } = line;
  for (let i = 0; i < from.length; i++) {
    const at = start + from[i]! * step;
    re[i] = real[at]!;
    im[i] = imaginary[at]!;
  }
  for (let size = 2; size <= from.length; size *= 2) butterflies(line, size);
  for (let i = 0, at = start; i < from.length; i++, at += step) {
    real[at] = re[i]! * scale;
    imaginary[at] = im[i]! * scale;
  }
}

function butterflies({ re, im, cos, sin }: Line, size: number): void {
  const half = size / 2;
  const turn = re.length / size;
  for (let k = 0; k < half; k++) {
    const c = cos[k * turn]!;
    const s = sin[k * turn]!;
    for (let i = k; i < re.length; i += size) {
      const j = i + half;
      const x = re[j]! * c - im[j]! * s;
      const y = re[j]! * s + im[j]! * c;
      re[j] = re[i]! - x;
      im[j] = im[i]! - y;
      re[i]! += x;
      im[i]! += y;
    }
  }
}
