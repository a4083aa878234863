import type { ScoreMemory } from "../kernel/score-memory.ts";
import { openScoreMemory } from "../kernel/score-memory.ts";

/** Numbers of the two filters: seven coefficients, an unused one, four states of two channels. */
const STATE_SIZE = 16;

/**
 * Coefficients and zero state of the two filters of ITU-R BS.1770-4 (a shelf for the head, a high-pass). The standard
 * gives them for 48 kHz only; the analogue parameters that give the same table and hold for other rates are those of
 * B. De Man, "Evaluation of Implementations of the EBU R128 Loudness Measurement" (AES 145, 2018).
 */
export function kWeightingState(memory: ScoreMemory, sampleRate: number): Float64Array {
  const state = memory.allocDoubles(STATE_SIZE);
  state.set([...headShelf(sampleRate), ...highPass(sampleRate)]);
  return state;
}

/** K-weighted mean square of every `step` samples, both channels added. The samples need not be in kernel memory. */
export function kWeightedPowers(
  left: Float32Array,
  right: Float32Array,
  sampleRate: number,
  step: number,
): Float64Array {
  const memory = openScoreMemory(2 * step);
  const state = kWeightingState(memory, sampleRate);
  const [x, y] = [memory.allocSamples(step), memory.allocSamples(step)];
  return Float64Array.from({ length: Math.floor(left.length / step) }, (_, block) => {
    x.set(left.subarray(block * step, (block + 1) * step));
    y.set(right.subarray(block * step, (block + 1) * step));
    return memory.kernel.kWeightedSumOfSquares(x.byteOffset, y.byteOffset, step, state.byteOffset) / step;
  });
}

/** The same for samples in kernel memory. */
export function kWeightedPowersInMemory(
  memory: ScoreMemory,
  { left, right }: { readonly left: Float32Array; readonly right: Float32Array },
  sampleRate: number,
  step: number,
): Float64Array {
  const state = kWeightingState(memory, sampleRate);
  return Float64Array.from({ length: Math.floor(left.length / step) }, (_, block) => {
    const at = block * step * 4;
    return (
      memory.kernel.kWeightedSumOfSquares(
        left.byteOffset + at,
        right.byteOffset + at,
        step,
        state.byteOffset,
      ) / step
    );
  });
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
