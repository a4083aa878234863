import { expect, test } from "vitest";
import { type SketchedNode, writeOnnx } from "../../testing/onnx-writer.ts";
import { openEngine } from "../../src/seeing/network/engine.ts";
import { readModel, writeModel } from "../../src/seeing/network/model-file.ts";
import { openNetwork, runningBytes } from "../../src/seeing/network/network.ts";
import { fromOnnx } from "./from-onnx.ts";

const SIDE = 5;
const SIZE = { height: SIDE, width: SIDE, channels: 3 };

/** Sums the red of every other of 5 x 5 places, then takes the largest of 2 x 2 sums. */
const NODES: readonly SketchedNode[] = [
  {
    operator: "Conv",
    inputs: ["photo", "weights"],
    output: "sums",
    attributes: { dilations: [2, 2], pads: [2, 2, 2, 2] },
  },
  {
    operator: "MaxPool",
    inputs: ["sums"],
    output: "largest",
    attributes: { kernel_shape: [2, 2], strides: [2, 2], ceil_mode: 1 },
  },
];

function sketch(nodes = NODES): Uint8Array {
  const values = Array.from({ length: 27 }, (_, k) => (k < 9 ? 1 : 0));
  const constants = { weights: { shape: [1, 3, 3, 3], values } };
  return writeOnnx({ opset: 13, side: SIDE, nodes, constants, output: nodes.at(-1)?.output ?? "" });
}

/** What a file's network gives for a picture whose red counts its places, row by row. */
function run(file: Uint8Array): { columns: number; values: number[] } {
  const model = readModel(file);
  const engine = openEngine();
  const { input, run: start, output } = openNetwork(engine, model, engine.reserve(runningBytes(model)));
  engine
    .floats(input.at, 4 * SIDE ** 2)
    .set(Array.from({ length: 4 * SIDE ** 2 }, (_, k) => (k % 4 ? 0 : k / 4)));
  start();
  const { width, stride, values } = output(0);
  return { columns: width, values: [...values].filter((_, k) => k % stride === 0) };
}

const beside = (at: number): number[] => [at - 2, at, at + 2].filter((place) => place >= 0 && place < SIDE);

/** Sum of every other place around one, which is how far apart the cells of the windows lie. */
function sumAt(row: number, column: number): number {
  return beside(row)
    .flatMap((y) => beside(column).map((x) => y * SIDE + x))
    .reduce((sum, value) => sum + value, 0);
}

test("cells of a window may lie apart, and pools that the rim cuts count too", () => {
  const { builder, outputs } = fromOnnx(sketch(), SIZE);
  const { columns, values } = run(writeModel(builder.build([...outputs], "half")));
  expect(columns).toBe(3);
  const largest = Array.from({ length: 9 }, (_, k) => {
    const [y, x] = [2 * Math.floor(k / 3), 2 * (k % 3)];
    const cells = [y, y + 1].flatMap((row) => [x, x + 1].map((column) => [row, column] as const));
    return Math.max(...cells.filter(([v, u]) => v < SIDE && u < SIDE).map(([v, u]) => sumAt(v, u)));
  });
  expect(values).toEqual(largest);
});

test("a graph may end before its end: what is behind is left out", () => {
  const strange = { operator: "Softmax", inputs: ["sums"], output: "shares" };
  expect(() => fromOnnx(sketch([...NODES, strange]), SIZE)).toThrow(/not known/);
  const { builder, outputs } = fromOnnx(sketch([...NODES, strange]), SIZE, { outputs: ["sums"] });
  const { columns, values } = run(writeModel(builder.build([...outputs], "half")));
  expect(columns).toBe(SIDE);
  expect(values[12]).toBe(sumAt(2, 2));
});

test("pools of a kind that we do not have are refused", () => {
  const pools = [{ kernel_shape: [2, 3] }, { kernel_shape: [2, 2], pads: [1, 1, 0, 0] }];
  for (const attributes of pools) {
    const pool = { operator: "MaxPool", inputs: ["photo"], output: "largest", attributes };
    expect(() => fromOnnx(sketch([pool]), SIZE)).toThrow(/pooled/);
  }
});
