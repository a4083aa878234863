import { inChunks } from "../kernel/in-chunks.ts";
import type { ScoreMemory } from "../kernel/score-memory.ts";
import type { Stereo } from "../stereo.ts";
import { SAMPLE_RATE } from "../stereo.ts";

/** The reverb runs at half the sample rate: its tail has little above 10 kHz, and it costs half as much. */
const RATE = SAMPLE_RATE / 2;
/** Delay lines in samples at 24 kHz: primes between 30 and 75 ms, so that echoes do not coincide. */
const LINES = [719, 857, 977, 1117, 1277, 1409, 1583, 1777] as const;
/** Samples that the kernel uses for each line. */
const MEMORY = 2_048 + 16;
/** All-pass filters that diffuse the input before the delay lines (M. Schroeder, 1962). Delays in samples. */
const DIFFUSERS = [113, 173, 257, 349] as const;
const DIFFUSION = 0.62;
/** Repetitions after which an all-pass has decayed. */
const TURNS = 16;

/** Samples of kernel memory that the reverb allocates. */
export const REVERB_SAMPLES = LINES.length * (MEMORY + 2) + 128;

export interface ReverbSettings {
  /** Seconds until the tail has fallen by 60 dB. */
  readonly seconds: number;
  /** Low-pass in the feedback: weight of both neighbouring samples, 0 bright to 0.25 dull. */
  readonly damping: number;
  /** Seconds before the first reflection. */
  readonly preDelay: number;
}

/**
 * Reverb of a loop at half the rate: a feedback delay network of eight lines mixed by a Householder matrix (J.-M.
 * Jot, A. Chaigne, AES 90, 1991). The loop's end is processed first, so that its tail sounds at the start.
 * `send` and `spare` are overwritten.
 */
export function reverb(
  memory: ScoreMemory,
  send: Float32Array,
  spare: Float32Array,
  settings: ReverbSettings,
  out: Stereo,
): void {
  let [input, other] = [spare, send];
  delayLoop(send, spare, Math.round(settings.preDelay * RATE));
  for (const time of DIFFUSERS) {
    diffuse(memory, input, other, time);
    [input, other] = [other, input];
  }
  network(memory, input, settings, out);
}

function delayLoop(loop: Float32Array, out: Float32Array, time: number): void {
  out.set(loop.subarray(loop.length - time));
  out.set(loop.subarray(0, loop.length - time), time);
}

function diffuse({ kernel }: ScoreMemory, input: Float32Array, out: Float32Array, time: number): void {
  const length = input.length;
  const part = (from: number, delayed: number, count: number): void =>
    kernel.runAllPass(
      out.byteOffset + from * 4,
      input.byteOffset + from * 4,
      out.byteOffset + delayed * 4,
      input.byteOffset + delayed * 4,
      count,
      DIFFUSION,
    );
  const warmUp = Math.min(length - time, TURNS * time);
  out.fill(0, length - warmUp - time);
  part(length - warmUp, length - warmUp - time, warmUp);
  part(0, length - time, time);
  part(time, 0, length - time);
}

function network(
  memory: ScoreMemory,
  input: Float32Array,
  { seconds, damping }: ReverbSettings,
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
  const run = (from: number, count: number, audible: boolean): void => {
    write = memory.kernel.runFeedbackDelayNetwork(
      audible ? left.byteOffset + from * 4 : 0,
      audible ? right.byteOffset + from * 4 : 0,
      input.byteOffset + from * 4,
      lines.byteOffset,
      memories.byteOffset,
      count,
      write,
      damping,
    );
  };
  inChunks(warmUp, (from, count) => run(length - warmUp + from, count, false));
  inChunks(length, (from, count) => run(from, count, true));
}
