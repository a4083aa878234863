import type { Stereo } from "../stereo.ts";
import { SAMPLE_RATE } from "../stereo.ts";

/** The room is worked out at half the rate: a tail has little above 10 kHz, and it costs half. */
const RATE = SAMPLE_RATE / 2;
/** Delay lines in samples at 24 kHz, primes between 30 and 75 ms, so that echoes do not fall together. */
const LINES = [719, 857, 977, 1117, 1277, 1409, 1583, 1777] as const;
/** All-passes that smear the input before it goes round (M. Schroeder, 1962). */
const DIFFUSERS = [113, 173, 257, 349] as const;
const DIFFUSION = 0.62;
const MEMORY = 2_048;
const BLOCK = 512;

export interface Room {
  /** Seconds until the tail has fallen by 60 dB. */
  readonly seconds: number;
  /** One-pole low-pass within the loop: 0 bright to 1 dull. */
  readonly damping: number;
  /** Seconds before the room answers. */
  readonly preDelay: number;
}

/**
 * Room for a loop: a feedback delay network of eight lines mixed by a Householder matrix (J.-M. Jot,
 * A. Chaigne, AES 90, 1991). The loop's end is run through first, so that its tail lies under the start.
 */
export function reverb(send: Float32Array, room: Room): Stereo {
  let input = halved(send, Math.round(room.preDelay * SAMPLE_RATE));
  const warmUp = Math.min(input.length, Math.ceil(room.seconds * RATE));
  for (const length of DIFFUSERS) input = diffused(input, length);
  const { left, right } = network(input, room, warmUp);
  return { left: doubled(left, send.length), right: doubled(right, send.length) };
}

/** Every second sample of a loop after a low-pass (half-band, 7 taps), `delay` samples later. */
function halved(loop: Float32Array, delay: number): Float32Array {
  const length = loop.length;
  const back = delay + 3;
  // Read from behind, so that only the first samples lie over the end.
  const at = (i: number) => loop[i < back ? Math.max(0, i - back + length) : i - back]!;
  const out = new Float32Array(Math.ceil(length / 2));
  for (let k = 0; k < out.length; k++) {
    const i = 2 * k;
    out[k] = 0.5 * at(i) + 0.28125 * (at(i + 1) + at(i - 1)) - 0.03125 * (at(i + 3) + at(i - 3));
  }
  return out;
}

function doubled(half: Float32Array, length: number): Float32Array {
  const out = new Float32Array(length);
  for (let k = 0; k < half.length; k++) {
    const a = half[k]!;
    const b = half[k + 1] ?? half[0]!;
    out[2 * k] = a;
    if (2 * k + 1 < length) out[2 * k + 1] = 0.5 * (a + b);
  }
  return out;
}

/** All-pass y[n] = x[n - d] - g x[n] + g y[n - d], round the loop. */
function diffused(input: Float32Array, delay: number): Float32Array {
  const length = input.length;
  const out = new Float32Array(length);
  const warmUp = Math.min(length, delay * 16);
  for (let n = -warmUp; n < length; n++) {
    const now = n < 0 ? n + length : n;
    const then = n < delay ? (n - delay + 2 * length) % length : n - delay;
    out[now] = input[then]! - DIFFUSION * input[now]! + DIFFUSION * out[then]!;
  }
  return out;
}

/** Works in blocks shorter than any line: each line is read, dulled and summed, then all are written. */
function network(input: Float32Array, { seconds, damping }: Room, warmUp: number): Stereo {
  const length = input.length;
  const left = new Float32Array(length);
  const right = new Float32Array(length);
  const sum = new Float64Array(BLOCK);
  const x = new Float64Array(BLOCK);
  const lines = LINES.map((delay): Line => {
    const gain = 10 ** ((-3 * delay) / (seconds * RATE));
    return { delay, gain, memory: new Float32Array(MEMORY), read: new Float64Array(BLOCK), dull: 0 };
  });
  const blocks = Math.ceil(warmUp / BLOCK);
  for (let start = -blocks * BLOCK, write = 0; start < length; start += BLOCK) {
    sum.fill(0);
    for (let k = 0; k < BLOCK; k++) x[k] = input[(start + k + blocks * length) % length]!;
    for (const line of lines) readLine(line, write, damping, sum);
    for (const line of lines) {
      for (let k = 0; k < BLOCK; k++) {
        line.memory[(write + k) & (MEMORY - 1)] = x[k]! + line.read[k]! - (2 / LINES.length) * sum[k]!;
      }
    }
    if (start >= 0) {
      tap(lines, 0, left, start);
      tap(lines, 1, right, start);
    }
    write = (write + BLOCK) & (MEMORY - 1);
  }
  return { left, right };
}

interface Line {
  readonly delay: number;
  readonly gain: number;
  readonly memory: Float32Array;
  readonly read: Float64Array;
  dull: number;
}

function readLine(line: Line, write: number, damping: number, sum: Float64Array): void {
  const { memory, read, gain } = line;
  const from = write - line.delay + MEMORY;
  let dull = line.dull;
  for (let k = 0; k < BLOCK; k++) {
    const y = memory[(from + k) & (MEMORY - 1)]! * gain;
    dull = y + damping * (dull - y);
    read[k] = dull;
    sum[k] = sum[k]! + dull;
  }
  line.dull = dull;
}

/** Every second line, with changing signs, is heard on one side. */
function tap(lines: readonly Line[], first: number, out: Float32Array, start: number): void {
  const end = Math.min(BLOCK, out.length - start);
  for (let n = first, sign = 0.35; n < lines.length; n += 2, sign = -sign) {
    const { read } = lines[n]!;
    for (let k = 0; k < end; k++) out[start + k] = out[start + k]! + sign * read[k]!;
  }
}
