import { inRuns } from "../kernel/in-runs.ts";
import type { ScoreMemory } from "../kernel/score-memory.ts";
import type { Stereo } from "../stereo.ts";
import { SAMPLE_RATE } from "../stereo.ts";

/** The room is worked out at half the rate: a tail has little above 10 kHz, and it costs half. */
const RATE = SAMPLE_RATE / 2;
/** Delay lines in samples at 24 kHz, primes between 30 and 75 ms, so that echoes do not fall together. */
const LINES = [719, 857, 977, 1117, 1277, 1409, 1583, 1777] as const;
/** Samples that the kernel gives every line's memory. */
const MEMORY = 2_048 + 16;
/** All-passes that smear the input before it goes round (M. Schroeder, 1962). */
const DIFFUSERS = [113, 173, 257, 349] as const;
const DIFFUSION = 0.62;
/** Turns after which an all-pass has forgotten. */
const TURNS = 16;

/** What the room takes of a memory beside the loops it is given. */
export const ROOM_SAMPLES = LINES.length * (MEMORY + 2) + 128;

export interface Room {
  /** Seconds until the tail has fallen by 60 dB. */
  readonly seconds: number;
  /** Weight of both neighbours in the low-pass within the loop: 0 bright to 0.25 dull. */
  readonly damping: number;
  /** Seconds before the room answers. */
  readonly preDelay: number;
}

/**
 * Room for a loop at half the rate: a feedback delay network of eight lines mixed by a Householder matrix (J.-M.
 * Jot, A. Chaigne, AES 90, 1991). The loop's end is run through first, so that its tail lies under the start.
 * `send` and `spare` are worked on and hold nothing afterwards.
 */
export function reverb(
  memory: ScoreMemory,
  send: Float32Array,
  spare: Float32Array,
  room: Room,
  out: Stereo,
): void {
  let [input, other] = [spare, send];
  delayed(send, spare, Math.round(room.preDelay * RATE));
  for (const time of DIFFUSERS) {
    diffuse(memory, input, other, time);
    [input, other] = [other, input];
  }
  network(memory, input, room, out);
}

function delayed(loop: Float32Array, out: Float32Array, time: number): void {
  out.set(loop.subarray(loop.length - time));
  out.set(loop.subarray(0, loop.length - time), time);
}

function diffuse({ kernel }: ScoreMemory, input: Float32Array, out: Float32Array, time: number): void {
  const length = input.length;
  const stretch = (from: number, then: number, count: number): void =>
    kernel.diffuse(
      out.byteOffset + from * 4,
      input.byteOffset + from * 4,
      out.byteOffset + then * 4,
      input.byteOffset + then * 4,
      count,
      DIFFUSION,
    );
  const warmUp = Math.min(length - time, TURNS * time);
  out.fill(0, length - warmUp - time);
  stretch(length - warmUp, length - warmUp - time, warmUp);
  stretch(0, length - time, time);
  stretch(time, 0, length - time);
}

function network(
  memory: ScoreMemory,
  input: Float32Array,
  { seconds, damping }: Room,
  { left, right }: Stereo,
): void {
  const length = input.length;
  const warmUp = Math.min(length, 4 * Math.ceil((seconds * RATE) / 4));
  const lines = memory.allocSamples(2 * LINES.length);
  const delays = new Int32Array(lines.buffer, lines.byteOffset, lines.length);
  for (const [k, delay] of LINES.entries()) {
    delays[2 * k] = delay;
    lines[2 * k + 1] = 10 ** ((-3 * delay) / (seconds * RATE));
  }
  const memories = memory.allocSamples(LINES.length * MEMORY);
  let write = 0;
  const run = (from: number, count: number, heard: boolean): void => {
    write = memory.kernel.network(
      heard ? left.byteOffset + from * 4 : 0,
      heard ? right.byteOffset + from * 4 : 0,
      input.byteOffset + from * 4,
      lines.byteOffset,
      memories.byteOffset,
      count,
      write,
      damping,
    );
  };
  inRuns(warmUp, (from, count) => run(length - warmUp + from, count, false));
  inRuns(length, (from, count) => run(from, count, true));
}
