import { CURVE_STEP } from "../stereo.ts";
import type { ScoreKernel } from "./kernel-exports.ts";
import { openScoreMemory } from "./score-memory.ts";

/** 64-bit numbers for coefficients and filter states. */
const STATE_SIZE = 64;
/** Samples that there is memory for at first (11 s): enough for nearly every sound. */
const USUAL_SAMPLES = 1 << 19;

/** A sound in the kernel's memory. */
export interface SoundInKernel {
  readonly kernel: ScoreKernel;
  /** Address of the first sample. */
  readonly address: number;
  /** Numbers for coefficients and filter states, zero at first. */
  readonly state: Float64Array;
  /** Space for one value every CURVE_STEP samples of the sound, and one more. */
  readonly curve: Float32Array;
}

interface SoundBuffer extends SoundInKernel {
  readonly samples: Float32Array;
}
let buffer: SoundBuffer | undefined;

/** Changes a sound with the kernel: copies it into the kernel's memory, runs `work`, and copies it back. */
export function withSoundInKernel(sound: Float32Array, work: (sound: SoundInKernel) => void): void {
  if (buffer === undefined || buffer.samples.length < sound.length) buffer = openBuffer(sound.length);
  buffer.samples.set(sound);
  buffer.state.fill(0);
  work(buffer);
  sound.set(buffer.samples.subarray(0, sound.length));
}

function openBuffer(needed: number): SoundBuffer {
  const count = Math.max(USUAL_SAMPLES, needed);
  const memory = openScoreMemory(count + count / CURVE_STEP);
  const samples = memory.allocSamples(count + CURVE_STEP);
  const curve = memory.allocSamples(Math.ceil(count / CURVE_STEP) + 1);
  const state = memory.allocDoubles(STATE_SIZE);
  return { kernel: memory.kernel, address: samples.byteOffset, samples, state, curve };
}
