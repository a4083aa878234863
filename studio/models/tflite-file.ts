import { FlatTable } from "./flatbuffer.ts";
import { fromHalf } from "./numbers.ts";

/** The operators that the networks at hand use, by their number in a .tflite file. */
const OPERATORS = new Map([
  [0, "add"],
  [1, "averagePool"],
  [3, "convolution"],
  [4, "depthwise"],
  [6, "dequantize"],
  [14, "sigmoid"],
  [17, "maxPool"],
  [18, "multiply"],
  [19, "relu"],
  [22, "reshape"],
  [23, "resizeBilinear"],
  [34, "pad"],
  [117, "hardSwish"],
]);
const CUSTOM = 32;

interface TfliteTensor {
  readonly shape: readonly number[];
  /** Its numbers, if it is a constant. */
  readonly values: Float32Array | null;
}

export interface TfliteNode {
  readonly operator: string;
  readonly inputs: readonly number[];
  readonly outputs: readonly number[];
  readonly options: FlatTable | null;
}

export interface TfliteGraph {
  readonly tensors: readonly TfliteTensor[];
  readonly nodes: readonly TfliteNode[];
  readonly inputs: readonly number[];
  readonly outputs: readonly number[];
}

/** Reads the only graph of a .tflite file; constants kept as half floats are widened. */
export function readTflite(bytes: Uint8Array): TfliteGraph {
  const root = new FlatTable(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const operators = root.tables(1).map((code) => {
    const number = Math.max(code.byte(0), code.int(3));
    return number === CUSTOM ? code.text(1).replace(/\0.*/s, "") : OPERATORS.get(number);
  });
  const buffers = root.tables(4).map((buffer) => buffer.bytes(0));
  const [graph] = root.tables(2);
  if (!graph) throw new TypeError("this .tflite file holds no graph");
  const tensors = graph.tables(0).map((tensor) => ({
    shape: tensor.ints(0),
    values: valuesOf(buffers[tensor.int(2)] ?? new Uint8Array(), tensor.byte(1)),
  }));
  const nodes = graph.tables(3).map((node) => {
    const operator = operators[node.int(0)];
    if (operator === undefined) throw new TypeError("this .tflite file uses an operator that we do not know");
    return { operator, inputs: node.ints(1), outputs: node.ints(2), options: node.table(4) };
  });
  for (const { operator, inputs, outputs } of nodes) {
    if (operator === "dequantize") tensors[outputs[0]!]!.values = tensors[inputs[0]!]!.values;
  }
  return {
    tensors,
    nodes: nodes.filter(({ operator }) => operator !== "dequantize"),
    inputs: graph.ints(1),
    outputs: graph.ints(2),
  };
}

/** Numbers of type 0 (float), 1 (half float) or 2 (integer); null if there are none. */
function valuesOf(bytes: Uint8Array, type: number): Float32Array | null {
  if (bytes.length === 0) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === 1) {
    return Float32Array.from({ length: bytes.length / 2 }, (_, k) => fromHalf(view.getUint16(2 * k, true)));
  }
  if (type !== 0 && type !== 2) throw new TypeError(`constants of type ${type} are not known`);
  return Float32Array.from({ length: bytes.length / 4 }, (_, k) =>
    type === 0 ? view.getFloat32(4 * k, true) : view.getInt32(4 * k, true),
  );
}
