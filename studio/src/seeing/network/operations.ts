/**
 * What a step of a network does. The place in this list is the number in a model file: append, never reorder.
 * - `convolve`, `depthwise`: windows of weights with bias
 * - `add`: two planes; `weigh`: a plane times one number per channel
 * - `average`: each channel's mean; `maxPool`, `resize` (bilinear), `repeat` (nearest) change the size
 * - `copy`: channels from one plane into another, what joins and splits; `unfold`: four parts to 2 x 2 places
 * - `activate`: an activation by itself; `expect`: means of bins under their softmax
 * - `resizeFromFirst`, `resizeCorners`: bilinear too, but the first places meet, or all four corners, and not the middles
 */
export const OPERATIONS = [
  "convolve",
  "depthwise",
  "add",
  "weigh",
  "average",
  "maxPool",
  "resize",
  "repeat",
  "copy",
  "unfold",
  "activate",
  "expect",
  "resizeFromFirst",
  "resizeCorners",
] as const;
export type Operation = (typeof OPERATIONS)[number];

/** What is done to each number after a step; numbers in model files and of the kernel's `activate`. */
export const ACTIVATIONS = ["none", "relu", "relu6", "leaky", "hardSwish", "sigmoid", "hardSigmoid"] as const;
export type Activation = (typeof ACTIVATIONS)[number];

/** How weights are stored: not at all, as half floats, as signed bytes with a scale per output. */
export const STORAGES = ["none", "half", "byte"] as const;
export type Storage = (typeof STORAGES)[number];

/** Size of a plane: rows x columns x channels. */
export interface Size {
  readonly height: number;
  readonly width: number;
  readonly channels: number;
}

/** A step of a network; planes are named by their index. */
export interface Step {
  readonly operation: Operation;
  readonly from: number;
  /** The second plane of `add` and `weigh`, else -1. */
  readonly other: number;
  readonly to: number;
  readonly window: { readonly width: number; readonly height: number };
  /** Places from one window to the next; the factor of `repeat`. */
  readonly step: number;
  /** Places from one cell of a window of `convolve` to the next; else 1. */
  readonly dilation: number;
  readonly pad: { readonly left: number; readonly top: number };
  readonly activation: Activation;
  /** Of the activations that have one. */
  readonly slope: number;
  readonly storage: Storage;
  /** Byte offsets into the model's numbers: weights (scales first, if bytes) and bias (floats). */
  readonly weights: number;
  readonly bias: number;
  /** First channel read and written by `copy`; groups and bins of `expect`. */
  readonly start: number;
  readonly toStart: number;
}

/** A network as its file holds it. Plane 0 is the input: RGB and a fourth channel that is zero. */
export interface Model {
  readonly planes: readonly Size[];
  readonly steps: readonly Step[];
  /** Planes that are read after a run. */
  readonly outputs: readonly number[];
  /** Weights and biases. */
  readonly numbers: Uint8Array;
}

/** Floats from one place of a plane to the next: channels rounded up to a vector of four. */
export function strideOf({ channels }: Pick<Size, "channels">): number {
  return Math.ceil(channels / 4) * 4;
}
