import type { Stereo } from "../stereo.ts";
import { SAMPLE_RATE, silence } from "../stereo.ts";

/** Delay lines in samples at 48 kHz, primes between 30 and 75 ms, so that echoes do not fall together. */
const LINES = [1447, 1709, 1951, 2239, 2531, 2833, 3163, 3539] as const;
/** All-passes that smear the input before it goes round (Schroeder). */
const DIFFUSERS = [241, 347, 509, 701] as const;
const DIFFUSION = 0.62;

export interface Room {
  /** Seconds until the tail has fallen by 60 dB. */
  readonly seconds: number;
  /** One-pole low-pass within the loop: 0 bright to 1 dull. */
  readonly damping: number;
  readonly preDelay: number;
}

/**
 * A feedback delay network of eight lines mixed by a Householder matrix (J.-M. Jot, A. Chaigne, AES 90,
 * 1991). The send is one turn of a loop: its last `seconds` are run through first, so that the tail of the
 * end lies under the start.
 */
export function reverb(send: Float32Array, room: Room): Stereo {
  const out = silence(send.length);
  const diffuse = DIFFUSERS.map((length) => diffuser(length));
  const network = feedbackNetwork(room);
  const preDelay = Math.round(room.preDelay * SAMPLE_RATE);
  const warmUp = Math.min(send.length, Math.ceil(room.seconds * SAMPLE_RATE));
  for (let i = -warmUp; i < send.length; i++) {
    let x = send[(i - preDelay + 2 * send.length) % send.length]!;
    for (const pass of diffuse) x = pass(x);
    network(x, i, out);
  }
  return out;
}

function diffuser(length: number): (x: number) => number {
  const line = new Float32Array(length);
  let at = 0;
  return (x) => {
    const delayed = line[at]!;
    const y = delayed - DIFFUSION * x;
    line[at] = x + DIFFUSION * y;
    if (++at === length) at = 0;
    return y;
  };
}

function feedbackNetwork({ seconds, damping }: Room): (x: number, i: number, out: Stereo) => void {
  const count = LINES.length;
  const lines = LINES.map((length) => new Float32Array(length));
  const gains = LINES.map((length) => 10 ** ((-3 * length) / (seconds * SAMPLE_RATE)));
  const at = new Int32Array(count);
  const dull = new Float64Array(count);
  const read = new Float64Array(count);
  return (x, i, out) => {
    let sum = 0;
    for (let n = 0; n < count; n++) {
      const y = lines[n]![at[n]!]! * gains[n]!;
      dull[n] = y + damping * (dull[n]! - y);
      read[n] = dull[n]!;
      sum += dull[n]!;
    }
    const mirrored = (2 * sum) / count;
    for (let n = 0; n < count; n++) {
      lines[n]![at[n]!] = x + read[n]! - mirrored;
      at[n] = at[n]! + 1 === LINES[n]! ? 0 : at[n]! + 1;
    }
    if (i < 0) return;
    out.left[i] = 0.35 * (read[0]! - read[2]! + read[4]! - read[6]!);
    out.right[i] = 0.35 * (read[1]! - read[3]! + read[5]! - read[7]!);
  };
}
