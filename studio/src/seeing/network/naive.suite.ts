/** The operators as their definitions read, in double precision: what the kernel is checked against. */
import type { Activation, Size } from "./operations.ts";

export function activate(x: number, activation: Activation, slope: number): number {
  switch (activation) {
    case "none":
      return x;
    case "relu":
      return Math.max(0, x);
    case "relu6":
      return clamp(x, 6);
    case "leaky":
      return x < 0 ? slope * x : x;
    case "hardSwish":
      return (x * clamp(x + 3, 6)) / 6;
    case "sigmoid":
      return 1 / (1 + Math.exp(-x));
    case "hardSigmoid":
      return clamp(slope * x + 0.5, 1);
    default:
      throw new TypeError("no such activation");
  }
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}

interface Convolution {
  readonly size: Size;
  readonly input: Float32Array;
  readonly weights: Float32Array;
  readonly bias: Float32Array;
  readonly to: Size;
  readonly window: { readonly width: number; readonly height: number };
  readonly step: number;
  readonly dilation: number;
  readonly pad: { readonly left: number; readonly top: number };
  readonly depthwise: boolean;
}

export function convolve(all: Convolution): number[] {
  const { size, input, weights, bias, to, window, step, dilation, pad, depthwise } = all;
  const depth = depthwise ? 1 : size.channels;
  return each(to, (y, x, output) => {
    let sum = bias[output]!;
    for (let v = 0; v < window.height; v++) {
      for (let u = 0; u < window.width; u++) {
        const [row, column] = [y * step - pad.top + v * dilation, x * step - pad.left + u * dilation];
        if (row < 0 || column < 0 || row >= size.height || column >= size.width) continue;
        for (let c = 0; c < depth; c++) {
          const weight = weights[((output * window.height + v) * window.width + u) * depth + c]!;
          sum += weight * input[(row * size.width + column) * size.channels + (depthwise ? output : c)]!;
        }
      }
    }
    return sum;
  });
}

function each(size: Size, at: (y: number, x: number, channel: number) => number): number[] {
  const { height, width, channels } = size;
  return Array.from({ length: height * width * channels }, (_, k) => {
    const place = Math.floor(k / channels);
    return at(Math.floor(place / width), place % width, k % channels);
  });
}

export function average(input: Float32Array, places: number, channels: number): number[] {
  return Array.from({ length: channels }, (_, c) => {
    let sum = 0;
    for (let place = 0; place < places; place++) sum += input[place * channels + c]!;
    return sum / places;
  });
}

/** Where a place of the new side lies on the old one: middles meet, the first places, or both ends. */
export const MEETING = {
  resize: (k: number, from: number, to: number) => ((k + 0.5) * from) / to - 0.5,
  resizeFromFirst: (k: number, from: number, to: number) => (k * from) / to,
  resizeCorners: (k: number, from: number, to: number) => (to > 1 ? (k * (from - 1)) / (to - 1) : 0),
};

export function resize(input: Float32Array, size: Size, to: Size, meeting = MEETING.resize): number[] {
  const at = (y: number, x: number, c: number) => {
    const row = Math.min(size.height - 1, Math.max(0, y));
    const column = Math.min(size.width - 1, Math.max(0, x));
    return input[(row * size.width + column) * size.channels + c]!;
  };
  return each(to, (y, x, c) => {
    const v = Math.max(0, meeting(y, size.height, to.height));
    const u = Math.max(0, meeting(x, size.width, to.width));
    const [top, left] = [Math.floor(v), Math.floor(u)];
    const [down, across] = [v - top, u - left];
    const upper = at(top, left, c) * (1 - across) + at(top, left + 1, c) * across;
    const lower = at(top + 1, left, c) * (1 - across) + at(top + 1, left + 1, c) * across;
    return upper * (1 - down) + lower * down;
  });
}

export function repeat(input: Float32Array, size: Size): number[] {
  const twice = { ...size, height: 2 * size.height, width: 2 * size.width };
  return each(twice, (y, x, c) => input[((y >> 1) * size.width + (x >> 1)) * size.channels + c]!);
}

/** Windows of 3 x 3 with step 2, one cell beyond the edge. */
export function maxPool(input: Float32Array, size: Size, to: Size): number[] {
  return each(to, (y, x, c) => {
    let most = -Infinity;
    for (let row = Math.max(0, 2 * y - 1); row < Math.min(size.height, 2 * y + 2); row++) {
      for (let column = Math.max(0, 2 * x - 1); column < Math.min(size.width, 2 * x + 2); column++) {
        most = Math.max(most, input[(row * size.width + column) * size.channels + c]!);
      }
    }
    return most;
  });
}

/** @param size of the plane whose places hold four parts each */
export function unfold(input: Float32Array, size: Size): number[] {
  const channels = size.channels / 4;
  const to = { height: 2 * size.height, width: 2 * size.width, channels };
  return each(to, (y, x, c) => {
    const place = (y >> 1) * size.width + (x >> 1);
    return input[place * size.channels + ((y & 1) * 2 + (x & 1)) * channels + c]!;
  });
}

export function expectations(input: Float32Array, bins: number): number[] {
  return Array.from({ length: input.length / bins }, (_, k) => {
    const shares = [...input.subarray(k * bins, (k + 1) * bins)].map(Math.exp);
    const sum = shares.reduce((all, share) => all + share, 0);
    return shares.reduce((mean, share, bin) => mean + (bin * share) / sum, 0);
  });
}

/** Numbers that half floats hold exactly. */
export function halves(values: Float32Array): Float32Array {
  return values.map((value) => Math.round(value * 512) / 512);
}

/** Weights as half floats followed by a bias, as model files hold them. For numbers from `halves` below 1 in size. */
export function storeHalves(weights: Float32Array, bias: Float32Array) {
  const length = Math.ceil(weights.length / 2) * 4;
  const bytes = new Uint8Array(length + 4 * bias.length);
  const view = new DataView(bytes.buffer);
  weights.forEach((weight, k) => view.setUint16(2 * k, halfBits(weight), true));
  bias.forEach((value, k) => view.setFloat32(length + 4 * k, value, true));
  return { bytes, offsets: { weights: 0, bias: length } };
}

function halfBits(value: number): number {
  if (value === 0) return 0;
  const exponent = Math.floor(Math.log2(Math.abs(value)));
  const mantissa = (Math.abs(value) / 2 ** exponent - 1) * 1024;
  return (value < 0 ? 0x8000 : 0) | ((exponent + 15) << 10) | mantissa;
}
