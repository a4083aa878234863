import fc from "fast-check";
import { expect } from "vitest";
import { openEngine } from "./engine.ts";
import { openNetwork, runningBytes } from "./network.ts";
import { strideOf } from "./operations.ts";
import type { Activation, Model, Operation, Size, Step } from "./operations.ts";

const engine = openEngine();
// Random models follow one another in one memory: it is as large as the largest of them needs.
const ROOM = 4_000_000;
const room = engine.reserve(ROOM);

export const STEP = {
  from: 0,
  other: -1,
  window: { width: 1, height: 1 },
  step: 1,
  dilation: 1,
  pad: { left: 0, top: 0 },
  activation: "none",
  slope: 0,
  storage: "none",
  weights: 0,
  bias: 0,
  start: 0,
  toStart: 0,
} as const;

/** Numbers that are not round and repeat seldom. */
export function numbers(count: number, seed: number, size = 1): Float32Array {
  return Float32Array.from({ length: count }, (_, k) => size * Math.sin(1 + seed + k * 1.7 + (k * k) / 31));
}

interface Trial {
  readonly planes: readonly Size[];
  readonly step: Partial<Step> & { operation: Operation };
  /** Values of planes that are read, without filling. */
  readonly inputs: readonly Float32Array[];
  readonly numbers?: Uint8Array;
}

/** Runs one step whose last plane is the output; inputs are copied in by hand, the first into plane 0. */
export function run({ planes, step, inputs, numbers: weights = new Uint8Array() }: Trial): Float32Array {
  const to = planes.length - 1;
  const model: Model = {
    planes,
    // A step that reads all inputs keeps them alive and apart.
    steps: [{ ...STEP, to, ...step }],
    outputs: [to],
    numbers: weights,
  };
  expect(runningBytes(model)).toBeLessThan(ROOM);
  const network = openNetwork(engine, model, room);
  inputs.forEach((values, k) => write(network.plane(k), values));
  network.run();
  const { values, stride, channels, width, height } = network.output(0);
  return Float32Array.from({ length: width * height * channels }, (_, k) => {
    return values[Math.floor(k / channels) * stride + (k % channels)] ?? Number.NaN;
  });
}

function write({ at, width, height, channels }: Size & { at: number }, values: Float32Array): void {
  const stride = strideOf({ channels });
  const plane = engine.floats(at, width * height * stride);
  plane.fill(0);
  values.forEach((value, k) => (plane[Math.floor(k / channels) * stride + (k % channels)] = value));
}

export function close(ours: Float32Array, theirs: readonly number[], tolerance = 2e-5): void {
  expect(ours.length).toBe(theirs.length);
  theirs.forEach((value, k) => {
    const gap = Math.abs((ours[k] ?? Number.NaN) - value) / Math.max(1, Math.abs(value));
    if (!(gap <= tolerance)) expect.fail(`number ${k} is ${ours[k]}, not ${value}`);
  });
}

export const side = fc.integer({ min: 1, max: 13 });
export const channelCount = fc.integer({ min: 1, max: 19 });
const ACTIVATED: readonly Activation[] = [
  "none",
  "relu",
  "relu6",
  "leaky",
  "hardSwish",
  "sigmoid",
  "hardSigmoid",
];
export const activation = fc.constantFrom(...ACTIVATED);
