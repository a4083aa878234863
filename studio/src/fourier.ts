/** Tables and buffers for transforms of one length: bit-reversed positions, roots of unity, work space. */
export interface Fourier {
  /** Which value of the input belongs at each place of `re` and `im` before `run`. */
  readonly from: Int32Array;
  readonly re: Float64Array;
  readonly im: Float64Array;
  /** Transforms `re` and `im` in place; the inverse is not scaled. */
  readonly run: () => void;
}

/** Radix-2 Cooley-Tukey over `count` complex numbers, a power of two. */
export function openFourier(count: number, inverse = false): Fourier {
  const bits = Math.log2(count);
  const angle = ((inverse ? 2 : -2) * Math.PI) / count;
  const reversed = (i: number) => {
    let out = 0;
    for (let bit = 0; bit < bits; bit++) out |= ((i >> bit) & 1) << (bits - 1 - bit);
    return out;
  };
  const cos = Float64Array.from({ length: count / 2 }, (_, k) => Math.cos(k * angle));
  const sin = Float64Array.from({ length: count / 2 }, (_, k) => Math.sin(k * angle));
  const re = new Float64Array(count);
  const im = new Float64Array(count);
  return {
    from: Int32Array.from({ length: count }, (_, i) => reversed(i)),
    re,
    im,
    run() {
      for (let size = 2; size <= count; size *= 2) butterflies({ re, im, cos, sin }, size);
    },
  };
}

interface Work {
  readonly re: Float64Array;
  readonly im: Float64Array;
  readonly cos: Float64Array;
  readonly sin: Float64Array;
}

function butterflies({ re, im, cos, sin }: Work, size: number): void {
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
