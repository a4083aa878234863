import type { Storage } from "../src/seeing/network/operations.ts";

/** The half float nearest to a number, as its 16 bits; ties to even. Numbers beyond 65504 become that. */
function toHalf(value: number): number {
  const sign = value < 0 || Object.is(value, -0) ? 0x8000 : 0;
  const size = Math.min(Math.abs(value), 65504);
  if (size < 2 ** -14) return sign | roundEven(size * 2 ** 24);
  const exponent = Math.min(15, Math.floor(Math.log2(size)));
  const mantissa = roundEven((size / 2 ** exponent - 1) * 1024);
  return sign | (((exponent + 15) << 10) + mantissa);
}

/** The number that 16 bits of a half float stand for. */
export function fromHalf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const mantissa = bits & 1023;
  if (exponent === 0) return sign * mantissa * 2 ** -24;
  return sign * (1 + mantissa / 1024) * 2 ** (exponent - 15);
}

function roundEven(value: number): number {
  const floor = Math.floor(value);
  const rest = value - floor;
  return rest > 0.5 || (rest === 0.5 && floor % 2 === 1) ? floor + 1 : floor;
}

/** Weights as they are stored: half floats, or a scale per output (floats) followed by signed bytes. */
export function storeWeights(weights: Float32Array, outputs: number, storage: Storage): Uint8Array {
  if (storage === "half") return new Uint8Array(Uint16Array.from(weights, toHalf).buffer);
  const columns = weights.length / outputs;
  const scales = new Float32Array(outputs);
  const bytes = new Int8Array(weights.length);
  for (let row = 0; row < outputs; row++) {
    const values = weights.subarray(row * columns, (row + 1) * columns);
    const scale = bestScale(values);
    scales[row] = scale;
    values.forEach((value, k) => {
      bytes[row * columns + k] = Math.max(-127, Math.min(127, roundEven(value / scale)));
    });
  }
  const stored = new Uint8Array(4 * outputs + bytes.length);
  stored.set(new Uint8Array(scales.buffer));
  stored.set(new Uint8Array(bytes.buffer), 4 * outputs);
  return stored;
}

/** Of the scales that clip nothing or a little, the one with the least squared error. */
function bestScale(values: Float32Array): number {
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-12);
  let best = { scale: largest / 127, error: Infinity };
  for (let share = 1; share > 0.6; share -= 0.02) {
    const scale = Math.fround((largest * share) / 127);
    let error = 0;
    for (const value of values) {
      const stored = Math.max(-127, Math.min(127, Math.round(value / scale))) * scale;
      error += (value - stored) ** 2;
    }
    if (error < best.error) best = { scale, error };
  }
  return best.scale;
}
