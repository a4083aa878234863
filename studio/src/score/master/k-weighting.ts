/**
 * K-weighted mean square of every `step` samples, both channels added. The two filters of ITU-R BS.1770-4
 * (a shelf for the head, a high-pass) are given there for 48 kHz only; their analogue parameters, which
 * reproduce that table and hold for other rates, are those of B. De Man, "Evaluation of Implementations of
 * the EBU R128 Loudness Measurement" (AES 145, 2018).
 */
export function kWeightedPowers(
  left: Float32Array,
  right: Float32Array,
  sampleRate: number,
  step: number,
): Float64Array {
  const [b0, b1, b2, a1, a2] = headShelf(sampleRate);
  const [c1, c2] = highPass(sampleRate);
  const powers = new Float64Array(Math.floor(left.length / step));
  // State of both filters, transposed direct form II, for left (p, q) and right (u, v): side by side in one
  // loop, because each channel alone would only wait for itself.
  let [p1, p2, q1, q2, u1, u2, v1, v2] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let block = 0, i = 0; block < powers.length; block++) {
    let sum = 0;
    for (const end = i + step; i < end; i++) {
      const x = left[i]!;
      const z = right[i]!;
      const shelvedX = b0 * x + p1;
      const shelvedZ = b0 * z + u1;
      p1 = b1 * x - a1 * shelvedX + p2;
      u1 = b1 * z - a1 * shelvedZ + u2;
      p2 = b2 * x - a2 * shelvedX;
      u2 = b2 * z - a2 * shelvedZ;
      const passedX = shelvedX + q1;
      const passedZ = shelvedZ + v1;
      q1 = -2 * shelvedX - c1 * passedX + q2;
      v1 = -2 * shelvedZ - c1 * passedZ + v2;
      q2 = shelvedX - c2 * passedX;
      v2 = shelvedZ - c2 * passedZ;
      sum += passedX * passedX + passedZ * passedZ;
    }
    powers[block] = sum / step;
  }
  return powers;
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

/** Its numerator is 1, -2, 1. */
function highPass(sampleRate: number): [a1: number, a2: number] {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0];
}
