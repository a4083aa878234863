/**
 * Adds the K-weighted mean square of every `step` samples to `powers`. The two filters of ITU-R BS.1770-4
 * (a shelf for the head, a high-pass) are given there for 48 kHz only; their analogue parameters, which
 * reproduce that table and hold for other rates, are those of B. De Man, "Evaluation of Implementations of
 * the EBU R128 Loudness Measurement" (AES 145, 2018).
 */
export function kWeight(samples: Float32Array, sampleRate: number, step: number, powers: Float64Array): void {
  const [b0, b1, b2, a1, a2] = headShelf(sampleRate);
  const [c1, c2] = highPass(sampleRate);
  let s1 = 0;
  let s2 = 0;
  let h1 = 0;
  let h2 = 0;
  for (let block = 0, i = 0; block < powers.length; block++) {
    let sum = 0;
    for (const end = i + step; i < end; i++) {
      // Both are transposed direct form II; the high-pass numerator is 1, -2, 1.
      const x = samples[i]!;
      const shelved = b0 * x + s1;
      s1 = b1 * x - a1 * shelved + s2;
      s2 = b2 * x - a2 * shelved;
      const y = shelved + h1;
      h1 = -2 * shelved - c1 * y + h2;
      h2 = shelved - c2 * y;
      sum += y * y;
    }
    powers[block] = powers[block]! + sum / step;
  }
}

function headShelf(sampleRate: number): [b0: number, b1: number, b2: number, a1: number, a2: number] {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return [
    (high + (band * k) / q + k * k) / a0,
    (2 * (k * k - high)) / a0,
    (high - (band * k) / q + k * k) / a0,
    (2 * (k * k - 1)) / a0,
    (1 - k / q + k * k) / a0,
  ];
}

function highPass(sampleRate: number): [a1: number, a2: number] {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0];
}
