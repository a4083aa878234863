import fc from "fast-check";
import { expect, test } from "vitest";
import { openEngine } from "./engine.ts";
import * as naive from "./naive.suite.ts";
import { openNetwork, runningBytes } from "./network.ts";
import { strideOf } from "./operations.ts";
import type { Activation, Model, Operation, Size, Step } from "./operations.ts";

const engine = openEngine();
// Random models follow one another in one memory: it is as large as the largest of them needs.
const ROOM = 4_000_000;
const room = engine.reserve(ROOM);

const STEP = {
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
function numbers(count: number, seed: number, size = 1): Float32Array {
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
function run({ planes, step, inputs, numbers: weights = new Uint8Array() }: Trial): Float32Array {
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

function close(ours: Float32Array, theirs: readonly number[], tolerance = 2e-5): void {
  expect(ours.length).toBe(theirs.length);
  theirs.forEach((value, k) => {
    const gap = Math.abs((ours[k] ?? Number.NaN) - value) / Math.max(1, Math.abs(value));
    if (!(gap <= tolerance)) expect.fail(`number ${k} is ${ours[k]}, not ${value}`);
  });
}

const side = fc.integer({ min: 1, max: 13 });
const channelCount = fc.integer({ min: 1, max: 19 });
const ACTIVATED: readonly Activation[] = [
  "none",
  "relu",
  "relu6",
  "leaky",
  "hardSwish",
  "sigmoid",
  "hardSigmoid",
];
const activation = fc.constantFrom(...ACTIVATED);

test("convolutions of any shape are sums of products", () => {
  const shapes = fc.record({
    size: fc.record({ height: side, width: side, channels: channelCount }),
    outputs: channelCount,
    window: fc.record({ width: fc.integer({ min: 1, max: 5 }), height: fc.integer({ min: 1, max: 5 }) }),
    step: fc.integer({ min: 1, max: 2 }),
    apart: fc.integer({ min: 1, max: 4 }),
    activation,
    depthwise: fc.boolean(),
  });
  fc.assert(
    fc.property(shapes, (shape) => {
      const { size, window, step, depthwise } = shape;
      const dilation = depthwise ? 1 : shape.apart;
      const outputs = depthwise ? size.channels : shape.outputs;
      const to = {
        height: Math.ceil(size.height / step),
        width: Math.ceil(size.width / step),
        channels: outputs,
      };
      const pad = {
        left: Math.floor((dilation * (window.width - 1)) / 2),
        top: Math.floor((dilation * (window.height - 1)) / 2),
      };
      const depth = depthwise ? 1 : size.channels;
      const input = numbers(size.height * size.width * size.channels, 1);
      const weights = naive.halves(numbers(outputs * window.width * window.height * depth, 2));
      const bias = numbers(outputs, 3);
      const stored = naive.storeHalves(weights, bias);
      const ours = run({
        planes: [size, to],
        step: {
          operation: depthwise ? "depthwise" : "convolve",
          window,
          step,
          dilation,
          pad,
          activation: shape.activation,
          slope: 0.1,
          storage: "half",
          ...stored.offsets,
        },
        inputs: [input],
        numbers: stored.bytes,
      });
      const sums = naive.convolve({ size, input, weights, bias, to, window, step, dilation, pad, depthwise });
      close(
        ours,
        sums.map((sum) => naive.activate(sum, shape.activation, 0.1)),
      );
    }),
    { numRuns: 200 },
  );
});

test("sums, also of planes with fewer channels, products, means and activations", () => {
  const shapes = fc.record({
    height: side,
    width: side,
    channels: channelCount,
    fewer: channelCount,
    activation,
  });
  fc.assert(
    fc.property(shapes, ({ fewer, activation: kind, ...size }) => {
      const places = size.height * size.width;
      const one = numbers(places * size.channels, 1, 4);
      const narrow = { ...size, channels: Math.min(fewer, size.channels) };
      const other = numbers(places * narrow.channels, 2, 4);
      const added = run({
        planes: [size, narrow, size],
        step: { operation: "add", other: 1, activation: kind, slope: 0.1 },
        inputs: [one, other],
      });
      const sums = [...one].map((value, k) => {
        const channel = k % size.channels;
        const place = Math.floor(k / size.channels);
        return value + (channel < narrow.channels ? other[place * narrow.channels + channel]! : 0);
      });
      close(
        added,
        sums.map((sum) => naive.activate(sum, kind, 0.1)),
      );
      const gains = numbers(size.channels, 3);
      const weighed = run({
        planes: [size, { height: 1, width: 1, channels: size.channels }, size],
        step: { operation: "weigh", other: 1 },
        inputs: [one, gains],
      });
      close(
        weighed,
        [...one].map((value, k) => value * gains[k % size.channels]!),
      );
      const mean = run({
        planes: [size, { height: 1, width: 1, channels: size.channels }],
        step: { operation: "average" },
        inputs: [one],
      });
      close(mean, naive.average(one, places, size.channels));
      const alone = run({
        planes: [size, size],
        step: { operation: "activate", activation: kind, slope: 0.1 },
        inputs: [one],
      });
      close(
        alone,
        [...one].map((value) => naive.activate(value, kind, 0.1)),
      );
    }),
  );
});

test("planes made smaller and larger", () => {
  const shapes = fc.record({ height: side, width: side, channels: channelCount });
  fc.assert(
    fc.property(shapes, side, side, (size, height, width) => {
      const input = numbers(size.height * size.width * size.channels, 1);
      const to = { height, width, channels: size.channels };
      for (const operation of ["resize", "resizeFromFirst", "resizeCorners"] as const) {
        const resized = run({ planes: [size, to], step: { operation }, inputs: [input] });
        close(resized, naive.resize(input, size, to, naive.MEETING[operation]));
      }
      const twice = { ...size, height: 2 * size.height, width: 2 * size.width };
      const repeated = run({
        planes: [size, twice],
        step: { operation: "repeat", step: 2 },
        inputs: [input],
      });
      close(repeated, naive.repeat(input, size));
      const half = { ...size, height: Math.ceil(size.height / 2), width: Math.ceil(size.width / 2) };
      const pooled = run({
        planes: [size, half],
        step: { operation: "maxPool", step: 2, window: { width: 3, height: 3 }, pad: { left: 1, top: 1 } },
        inputs: [input],
      });
      close(pooled, naive.maxPool(input, size, half));
    }),
  );
});

test("channels copied, squares unfolded, expectations of bins", () => {
  const shapes = fc.record({ height: side, width: side, quads: fc.integer({ min: 1, max: 4 }) });
  fc.assert(
    fc.property(shapes, fc.integer({ min: 1, max: 9 }), ({ height, width, quads }, channels) => {
      const size = { height, width, channels: 4 * quads + 4 };
      const input = numbers(height * width * size.channels, 1, 3);
      const behind = run({
        planes: [size, { height, width, channels: 4 * quads }],
        step: { operation: "copy", start: 4 },
        inputs: [input],
      });
      close(
        behind,
        [...input].filter((_, k) => k % size.channels >= 4),
      );
      const parts = { height, width, channels: 4 * channels };
      const four = numbers(height * width * parts.channels, 2);
      const unfolded = run({
        planes: [parts, { height: 2 * height, width: 2 * width, channels }],
        step: { operation: "unfold" },
        inputs: [four],
      });
      close(unfolded, naive.unfold(four, parts));
      const bins = { height, width, channels: 4 * channels };
      const expected = run({
        planes: [bins, { height, width, channels: 4 }],
        step: { operation: "expect", window: { width: channels, height: 1 } },
        inputs: [numbers(height * width * bins.channels, 3, 9)],
      });
      close(expected, naive.expectations(numbers(height * width * bins.channels, 3, 9), channels));
    }),
  );
});

test("weights of 8 bits with a scale per output", () => {
  const scales = Float32Array.from([0.5, 0.25]);
  const bytes = Int8Array.from([1, -2, 3, 127, 0, -127]);
  const bias = Float32Array.from([1, 2]);
  const stored = new Uint8Array(24);
  stored.set(new Uint8Array(scales.buffer));
  stored.set(new Uint8Array(bytes.buffer), 8);
  stored.set(new Uint8Array(bias.buffer), 16);
  const ours = run({
    planes: [
      { height: 1, width: 1, channels: 3 },
      { height: 1, width: 1, channels: 2 },
    ],
    step: { operation: "convolve", storage: "byte", weights: 0, bias: 16 },
    inputs: [Float32Array.from([1, 1, 2])],
    numbers: stored,
  });
  close(ours, [1 + 0.5 * (1 - 2 + 6), 2 + 0.25 * (127 - 254)]);
});

test("sigmoids stay within 0 and 1 however large the number", () => {
  const input = Float32Array.from([-1e9, -100, -88, 0, 88, 100, 1e9, -0]);
  const size = { height: 1, width: 2, channels: 4 };
  const ours = run({
    planes: [size, size],
    step: { operation: "activate", activation: "sigmoid" },
    inputs: [input],
  });
  close(ours, [0, 0, 0, 0.5, 1, 1, 1, 0.5]);
});
