import { KERNEL_BASE64 } from "./kernel-binary.ts";

/** What the compiled kernel exports: loops over samples. Names are the sources'; numbers without a unit are addresses. */
export interface Kernel {
  lay(target: number, sound: number, count: number, gain: number): void;
  layFalling(target: number, sound: number, count: number, gain: number, from: number, step: number): void;
  scale(target: number, count: number, gain: number): void;
  energy(source: number, count: number): number;
  sit(
    a: number,
    b: number,
    desk: number,
    press: number,
    count: number,
    near: number,
    far: number,
    duck: number,
    toRoom: number,
    toEcho: number,
  ): void;
  filter(a: number, b: number, count: number, cells: number): void;
  equalise(left: number, right: number, count: number, cells: number, encode: boolean, decode: boolean): void;
  halve(target: number, source: number, count: number): void;
  diffuse(out: number, input: number, thenOut: number, then: number, count: number, gain: number): void;
  echo(
    left: number,
    right: number,
    send: number,
    thenLeft: number,
    thenRight: number,
    count: number,
    feedback: number,
    damping: number,
  ): void;
  network(
    left: number,
    right: number,
    input: number,
    lines: number,
    memories: number,
    count: number,
    write: number,
    damping: number,
  ): number;
  addReturns(target: number, room: number, echoes: number, press: number, count: number, duck: number): void;
  compress(
    left: number,
    right: number,
    count: number,
    gain: number,
    knee: number,
    least: number,
    attack: number,
    release: number,
    state: number,
    heard: boolean,
  ): void;
  clip(left: number, right: number, count: number, gain: number, arc: number): void;
  limit(left: number, right: number, count: number, gain: number, gains: number): void;
  gainUnder(
    peaks: number,
    gains: number,
    held: number,
    count: number,
    ceiling: number,
    ahead: number,
    rise: number,
  ): void;
  kWeigh(left: number, right: number, count: number, cells: number): number;
  raisePeaks(source: number, peaks: number, blocks: number, floor: number, taps: number, most: number): void;
  highest(source: number, count: number, floor: number, taps: number, most: number): number;
  addSaw(out: number, count: number, phase: number, step: number, gain: number): void;
  addPartials(out: number, count: number, cells: number): void;
  fm(
    out: number,
    count: number,
    step: number,
    modulate: number,
    depth: number,
    fall: number,
    gain: number,
  ): void;
  addSine(out: number, count: number, step: number, gain: number, fall: number): void;
  addFalling(
    out: number,
    count: number,
    step: number,
    gain: number,
    first: number,
    firstFall: number,
    second: number,
    secondFall: number,
  ): void;
  shape(out: number, count: number, curve: number): void;
  noise(out: number, count: number, state: number): void;
  strike(out: number, count: number, attack: number, fall: number): void;
  drive(out: number, count: number, amount: number, back: number): void;
}

/** A kernel and the memory that it works on, which is as large as it was asked to be and never moves. */
export interface Bench {
  readonly kernel: Kernel;
  /** Room for so many samples, silent, with GUARD samples before and behind; its `byteOffset` is its address. */
  readonly take: (samples: number) => Float32Array;
  /** Room for so many 64-bit numbers, zero. */
  readonly cells: (count: number) => Float64Array;
}

/** Samples around everything that is taken, for loops that run a little over an end. */
export const GUARD = 16;
const PAGE = 65_536;
/** The kernel's own constants lie below. */
const FIRST = 4_096;
/** Beside the samples asked for: guards, cells. */
const SPARE = 16_384;

let compiled: WebAssembly.Module | undefined;

/** Opens a kernel with memory for `samples` samples of 32 bits; taking more throws a RangeError. */
export function openKernel(samples: number): Bench {
  compiled ??= new WebAssembly.Module(Uint8Array.from(atob(KERNEL_BASE64), (byte) => byte.charCodeAt(0)));
  const pages = Math.ceil((FIRST + SPARE + samples * 4) / PAGE);
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages });
  const { exports } = new WebAssembly.Instance(compiled, { env: { memory } });
  if (!isKernel(exports)) throw new TypeError("this WebAssembly module is not the score's kernel");
  let free = FIRST;
  const reserve = (bytes: number): number => {
    const at = free;
    free += Math.ceil(bytes / 16) * 16;
    return at;
  };
  return {
    kernel: exports,
    take: (count) => new Float32Array(memory.buffer, reserve((count + 2 * GUARD) * 4) + GUARD * 4, count),
    cells: (count) => new Float64Array(memory.buffer, reserve(count * 8), count),
  };
}

function isKernel(exports: object): exports is Kernel {
  return "lay" in exports && "kWeigh" in exports && "drive" in exports;
}

/** Writes the ends of a loop into the guards on its other side. */
export function closeLoop(loop: Float32Array): void {
  const whole = new Float32Array(loop.buffer, loop.byteOffset - GUARD * 4, loop.length + 2 * GUARD);
  whole.copyWithin(0, loop.length, loop.length + GUARD);
  whole.copyWithin(loop.length + GUARD, GUARD, 2 * GUARD);
}
