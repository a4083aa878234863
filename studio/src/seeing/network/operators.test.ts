import fc from "fast-check";
import { test } from "vitest";
import * as naive from "./naive.suite.ts";
import { activation, channelCount, close, numbers, run, side } from "./run-step.suite.ts";

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
