import type { ScoreKernel } from "./kernel-exports.ts";
import { CURVE_STEP } from "../stereo.ts";
import { openKernel } from "./kernel.ts";

/** Numbers that a piece of work finds beside its sound, zero. */
const CELLS = 64;
/** Samples of the bench at first (11 s), enough for all but odd wishes. */
const USUAL = 1 << 19;

/** What a piece of work finds: its sound's address and numbers that are zero at first. */
export interface Workplace {
  readonly kernel: ScoreKernel;
  readonly at: number;
  readonly cells: Float64Array;
  /** Room for a value every CURVE_STEP samples of the sound and one more. */
  readonly curve: Float32Array;
}

interface SmallBench extends Workplace {
  readonly window: Float32Array;
}
let small: SmallBench | undefined;

/** Lets the kernel work on a sound that lies elsewhere: it is copied to a bench, and back afterwards. */
export function onBench(sound: Float32Array, work: (place: Workplace) => void): void {
  if (small === undefined || small.window.length < sound.length) small = openSmall(sound.length);
  small.window.set(sound);
  small.cells.fill(0);
  work(small);
  sound.set(small.window.subarray(0, sound.length));
}

function openSmall(samples: number): SmallBench {
  const room = Math.max(USUAL, samples);
  const bench = openKernel(room + room / CURVE_STEP);
  const window = bench.take(room + CURVE_STEP);
  const curve = bench.take(Math.ceil(room / CURVE_STEP) + 1);
  const cells = bench.cells(CELLS);
  return { kernel: bench.kernel, at: window.byteOffset, window, cells, curve };
}
