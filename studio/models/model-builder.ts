import type { Activation, Model, Operation, Size, Step, Storage } from "../src/seeing/network/operations.ts";
import { storeWeights } from "./numbers.ts";

/** Windows of weights: outputs x rows x columns x inputs; for `depthwise` channels x rows x columns. */
interface Windows {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

export interface Convolution {
  readonly operation: "convolve" | "depthwise";
  readonly from: number;
  readonly to: Size;
  readonly windows: Windows;
  readonly bias?: Float32Array;
  readonly step: number;
  readonly dilation?: number;
  readonly pad: { readonly left: number; readonly top: number };
}

interface Draft extends Omit<Step, "storage" | "weights" | "bias"> {
  readonly values: Float32Array | null;
  readonly biases: Float32Array | null;
}

const NOWHERE = { from: -1, other: -1, to: -1 };
const PLAIN = {
  window: { width: 1, height: 1 },
  step: 1,
  dilation: 1,
  pad: { left: 0, top: 0 },
  activation: "none",
  slope: 0,
  start: 0,
  toStart: 0,
} as const;

/** Collects the steps of a network while a file of another format is read. */
export class ModelBuilder {
  readonly #planes: Size[] = [];
  readonly #drafts: Draft[] = [];

  plane(size: Size): number {
    return this.#planes.push(size) - 1;
  }

  size(plane: number): Size {
    const size = this.#planes[plane];
    if (!size) throw new RangeError(`there is no plane ${plane}`);
    return size;
  }

  convolution({ operation, from, to, windows, bias, step, dilation = 1, pad }: Convolution): number {
    const { width, height, values } = windows;
    const biases = new Float32Array(to.channels);
    if (bias) biases.set(bias);
    // A copy, for values may be scaled later and be shared now.
    const own = Float32Array.from(values);
    const window = { width, height };
    return this.#add(operation, { from, window, step, dilation, pad, values: own, biases }, to);
  }

  /** Any step without weights. */
  step(operation: Operation, rest: Partial<Step>, size: Size): number {
    return this.#add(operation, rest, size);
  }

  /** Copies channels into a plane that exists. */
  copy(from: number, start: number, to: number, toStart: number): void {
    for (const channel of [start, toStart]) {
      if (channel % 4 !== 0) throw new RangeError(`channel ${channel} is not at the beginning of a vector`);
    }
    this.#drafts.push(draft("copy", { from, start, to, toStart }));
  }

  /** Adds numbers per channel to the bias of the convolution that made a plane. */
  addBias(plane: number, values: Float32Array): void {
    const maker = this.#makerOf(plane);
    if (!maker.biases || maker.activation !== "none")
      throw new TypeError("only bare convolutions take a bias");
    values.forEach((value, k) => (maker.biases![k] = (maker.biases![k] ?? 0) + value));
  }

  /** Scales and shifts what a bare convolution gives, per channel. @returns false if the maker is none */
  scale(plane: number, gains: Float32Array, shifts: Float32Array): boolean {
    const { values, biases, activation } = this.#makerOf(plane);
    if (!values || !biases || activation !== "none") return false;
    const columns = values.length / biases.length;
    values.forEach((value, k) => (values[k] = value * (gains[Math.floor(k / columns)] ?? 1)));
    biases.forEach((value, k) => (biases[k] = value * (gains[k] ?? 1) + (shifts[k] ?? 0)));
    return true;
  }

  /** Lets the step that made a plane end in an activation. @returns false if it cannot */
  fuse(plane: number, activation: Activation, slope = 0): boolean {
    const at = this.#drafts.findIndex(({ to }) => to === plane);
    const maker = this.#drafts[at];
    const fusible = maker && ["convolve", "depthwise", "add", "weigh"].includes(maker.operation);
    if (!fusible || maker.activation !== "none") return false;
    this.#drafts[at] = { ...maker, activation, slope };
    return true;
  }

  /** Swaps red and blue in the windows that look at the input. */
  swapRedAndBlue(): void {
    for (const { from, values } of this.#drafts) {
      if (from !== 0 || !values) continue;
      for (let k = 0; k < values.length; k += 3) {
        [values[k], values[k + 2]] = [values[k + 2] ?? 0, values[k] ?? 0];
      }
    }
  }

  build(outputs: number[], storage: Storage): Model {
    const chunks: Uint8Array[] = [];
    let length = 0;
    const keep = (bytes: Uint8Array): number => {
      const at = length;
      const padded = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
      padded.set(bytes);
      chunks.push(padded);
      length += padded.length;
      return at;
    };
    const steps = this.#drafts.map(({ values, biases, ...step }): Step => {
      if (!values || !biases) return { ...step, storage: "none", weights: 0, bias: 0 };
      const weights = keep(storeWeights(values, biases.length, storage));
      return { ...step, storage, weights, bias: keep(new Uint8Array(biases.buffer)) };
    });
    return { planes: this.#planes, steps, outputs, numbers: Buffer.concat(chunks) };
  }

  #add(operation: Operation, rest: Partial<Draft>, size: Size): number {
    const to = this.plane(size);
    this.#drafts.push(draft(operation, { ...rest, to }));
    return to;
  }

  #makerOf(plane: number): Draft {
    const maker = this.#drafts.find(({ to }) => to === plane);
    if (!maker) throw new RangeError(`no step makes plane ${plane}`);
    return maker;
  }
}

function draft(operation: Operation, rest: Partial<Draft>): Draft {
  return { ...NOWHERE, ...PLAIN, values: null, biases: null, ...rest, operation };
}

/** What TensorFlow's padding "same" puts before the first cell. */
export function samePad(size: number, out: number, window: number, step: number): number {
  return Math.floor(Math.max(0, (out - 1) * step + window - size) / 2);
}
