import fc from "fast-check";
import { expect, test } from "vitest";
import * as naive from "./naive.suite.ts";
import { activation, channelCount, close, numbers, run, side, STEP } from "./run-step.suite.ts";
import { isTiled } from "./tiled.ts";

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

test("convolutions that are worked out tile by tile are the same sums", () => {
  const many = fc.integer({ min: 16, max: 21 });
  const shapes = fc.record({
    size: fc.record({
      height: fc.integer({ min: 1, max: 7 }),
      width: fc.integer({ min: 16, max: 70 }),
      channels: many,
    }),
    outputs: many,
    activation,
  });
  fc.assert(
    fc.property(shapes, ({ size, outputs, activation: kind }) => {
      const window = { width: 3, height: 3 };
      const pad = { left: 1, top: 1 };
      const to = { ...size, channels: outputs };
      const input = numbers(size.height * size.width * size.channels, 1);
      const weights = naive.halves(numbers(outputs * 9 * size.channels, 2));
      const bias = numbers(outputs, 3);
      const stored = naive.storeHalves(weights, bias);
      const step = {
        operation: "convolve",
        window,
        pad,
        activation: kind,
        slope: 0.1,
        storage: "half",
        ...stored.offsets,
      } as const;
      expect(isTiled({ planes: [size, to] }, { ...STEP, to: 1, ...step })).toBe(true);
      const ours = run({ planes: [size, to], step, inputs: [input], numbers: stored.bytes });
      const plain = { step: 1, dilation: 1, pad, depthwise: false };
      const sums = naive.convolve({ size, input, weights, bias, to, window, ...plain });
      close(
        ours,
        sums.map((sum) => naive.activate(sum, kind, 0.1)),
      );
    }),
    { numRuns: 40 },
  );
});
