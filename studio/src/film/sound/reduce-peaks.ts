import type { Stereo } from "../../score/stereo.ts";

/** Peaks are measured in pieces of this many samples: 5 ms. */
const PIECE = 256;
/** Samples over which the gain falls before a peak and rises after it: 10 ms. */
const RAMP = 480;

/**
 * Music with a lower gain, faded in and out, where the decoded sound is louder than `most`.
 * @param decoded the same music after encoding and decoding, sample for sample
 * @param most highest magnitude of a sample, full scale being 1
 */
export function reducePeaks({ left, right }: Stereo, decoded: Stereo, most: number): Stereo {
  const gains = new Float32Array(left.length).fill(1);
  for (let from = 0; from < decoded.left.length; from += PIECE) {
    const peak = Math.max(loudest(decoded.left, from), loudest(decoded.right, from));
    if (peak > most) turnDown(gains, from, most / peak);
  }
  return {
    left: left.map((sample, i) => sample * gains[i]!),
    right: right.map((sample, i) => sample * gains[i]!),
  };
}

function loudest(samples: Float32Array, from: number): number {
  let most = 0;
  const to = Math.min(samples.length, from + PIECE);
  for (let i = from; i < to; i++) most = Math.max(most, Math.abs(samples[i]!));
  return most;
}

/** Applies `gain` to one piece, with a half cosine before and after it. */
function turnDown(gains: Float32Array, from: number, gain: number): void {
  const last = Math.min(gains.length, from + PIECE + RAMP);
  for (let i = Math.max(0, from - RAMP); i < last; i++) {
    const away = Math.max(0, from - i, i - (from + PIECE - 1)) / RAMP;
    const share = (1 + Math.cos(Math.PI * Math.min(1, away))) / 2;
    gains[i] = Math.min(gains[i]!, 1 - (1 - gain) * share);
  }
}
