import { KERNEL_BASE64 } from "./kernel-binary.ts";

/** What the compiled kernel exports. Names are the sources'; numbers without a unit are addresses. */
interface Kernel {
  blur(
    from: number,
    to: number,
    rows: number,
    sums: number,
    width: number,
    height: number,
    radius: number,
  ): void;
  resize(
    from: number,
    fromWidth: number,
    fromHeight: number,
    to: number,
    width: number,
    height: number,
    columns: number,
  ): void;
  stretch(values: number, count: number, low: number, range: number): void;
  mean(values: number, count: number): number;
  deviation(values: number, count: number): number;
  logarithms(values: number, count: number, floor: number): void;
  products(one: number, other: number, to: number, count: number): void;
  every(values: number, count: number, step: number, to: number): void;
  peaks(
    values: number,
    width: number,
    height: number,
    least: number,
    radius: number,
    to: number,
    most: number,
  ): number;
  weighEdges(
    luma: number,
    detail: number,
    edge: number,
    crisp: number,
    width: number,
    height: number,
    least: number,
  ): void;
  edgeDetail(luma: number, detail: number, to: number, width: number, height: number, least: number): number;
  blocks(upper: number, lower: number, to: number, width: number, factor: number): void;
  addRow(row: number, fullWidth: number, step: number, width: number, sums: number): void;
  averages(sums: number, width: number, to: number): void;
  colours(
    rgb: number,
    count: number,
    linear: number,
    roots: number,
    luma: number,
    lightness: number,
    a: number,
    b: number,
  ): void;
  addDetail(above: number, row: number, fullWidth: number, step: number, width: number, sums: number): void;
  ratios(sums: number, count: number, to: number): void;
  addBarrier(
    values: number,
    sum: number,
    work: number,
    width: number,
    height: number,
    withBottom: boolean,
    weight: number,
  ): void;
  rarity(
    lightness: number,
    a: number,
    b: number,
    to: number,
    count: number,
    meanLight: number,
    meanA: number,
    meanB: number,
  ): void;
  mixCues(
    planes: number,
    weights: number,
    across: number,
    along: number,
    to: number,
    width: number,
    height: number,
    pull: number,
  ): void;
  heaviest(values: number, width: number, height: number, least: number, seen: number, queue: number): bigint;
  cluster(
    colours: number,
    count: number,
    most: number,
    rounds: number,
    centres: number,
    sums: number,
    gaps: number,
    owners: number,
  ): number;
  scan(
    luma: number,
    skin: number,
    width: number,
    height: number,
    windowWidth: number,
    windowHeight: number,
    spots: number,
    leastSkin: number,
    pattern: number,
    cells: number,
    promise: number,
    least: number,
    out: number,
    most: number,
  ): number;
  statistics(
    values: number,
    width: number,
    left: number,
    top: number,
    right: number,
    bottom: number,
    out: number,
  ): void;
  strokes(
    luma: number,
    a: number,
    b: number,
    width: number,
    height: number,
    least: number,
    counts: number,
    colours: number,
  ): void;
  twoTones(luma: number, width: number, blocks: number, count: number, bins: number, out: number): void;
  skinTone(lightness: number, a: number, b: number, to: number, count: number): void;
}

type Numbers = Float32Array | Float64Array | Int32Array | Uint8Array;

/** The kernel and room for what one piece of work lays out for it. Addresses are good until the work ends. */
export interface Desk {
  readonly kernel: Kernel;
  /** Room for so many bytes, zero. */
  readonly room: (bytes: number) => number;
  /** Room with a copy of numbers. */
  readonly lay: (numbers: Numbers) => number;
  /** Writes numbers to an address. */
  readonly put: (at: number, numbers: Numbers) => void;
  /** A copy of `count` numbers of 32 bits at an address. */
  readonly floats: (at: number, count: number) => Float32Array;
  readonly integers: (at: number, count: number) => Int32Array;
  readonly bytes: (at: number, count: number) => Uint8Array;
  /** Fills an array with the bytes at an address. */
  readonly fill: (target: Uint8Array, at: number) => void;
}

const PAGE = 65_536;
const STEP = 16;
/** The kernel's own constants lie below. */
const FIRST = 4_096;

let desk: { kernel: Kernel; memory: WebAssembly.Memory } | undefined;
let free = FIRST;

/** Does a piece of work with the kernel; what it laid out is cleared away after it. Not to be waited in. */
export function atDesk<Result>(work: (desk: Desk) => Result): Result {
  desk ??= open();
  const { kernel, memory } = desk;
  const before = free;
  const room = (bytes: number): number => {
    const at = free;
    free += Math.ceil(bytes / STEP) * STEP;
    const missing = free - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    new Uint8Array(memory.buffer, at, bytes).fill(0);
    return at;
  };
  const put = (at: number, numbers: Numbers) => {
    const { buffer, byteOffset, byteLength } = numbers;
    new Uint8Array(memory.buffer, at, byteLength).set(new Uint8Array(buffer, byteOffset, byteLength));
  };
  try {
    return work({
      kernel,
      room,
      put,
      lay: (numbers) => {
        const at = room(numbers.byteLength);
        put(at, numbers);
        return at;
      },
      floats: (at, count) => new Float32Array(memory.buffer, at, count).slice(),
      integers: (at, count) => new Int32Array(memory.buffer, at, count).slice(),
      bytes: (at, count) => new Uint8Array(memory.buffer, at, count).slice(),
      fill: (target, at) => target.set(new Uint8Array(memory.buffer, at, target.length)),
    });
  } finally {
    free = before;
  }
}

function open() {
  const wasm = Uint8Array.from(atob(KERNEL_BASE64), (byte) => byte.charCodeAt(0));
  const memory = new WebAssembly.Memory({ initial: 16 });
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(wasm), { env: { memory } });
  if (!isKernel(exports)) throw new TypeError("this WebAssembly module is not the reading's kernel");
  return { kernel: exports, memory };
}

function isKernel(exports: object): exports is Kernel {
  return "blur" in exports && "heaviest" in exports && "cluster" in exports;
}
