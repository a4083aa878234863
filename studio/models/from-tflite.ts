import type { Size } from "../src/seeing/network/operations.ts";
import { ModelBuilder, samePad } from "./model-builder.ts";
import { readTflite } from "./tflite-file.ts";
import type { TfliteGraph, TfliteNode } from "./tflite-file.ts";

/** A network read from a .tflite file, and the planes of its outputs in the order of the file. */
export interface Converted {
  readonly builder: ModelBuilder;
  readonly outputs: readonly number[];
}

/** Numbers of fused activations in .tflite files. */
const FUSED = new Map([
  [1, "relu"],
  [3, "relu6"],
] as const);
/** Fields of options that hold the fused activation. */
const FUSED_FIELD = new Map([
  ["convolution", 3],
  ["depthwise", 4],
  ["add", 0],
  ["multiply", 0],
]);

/** Turns a .tflite file into steps. @throws {TypeError} for what it holds and we do not know */
export function fromTflite(bytes: Uint8Array): Converted {
  const graph = readTflite(bytes);
  const builder = new ModelBuilder();
  const planes = new Map<number, number>();
  planes.set(graph.inputs[0]!, builder.plane(sizeOf(graph, graph.inputs[0]!)));
  for (const node of graph.nodes) {
    const plane = convert(node, graph, builder, planes);
    const field = FUSED_FIELD.get(node.operator);
    const fused = field === undefined ? 0 : (node.options?.byte(field) ?? 0);
    if (fused !== 0) fuse(builder, plane, fused);
    planes.set(node.outputs[0]!, plane);
  }
  return { builder, outputs: graph.outputs.map((tensor) => planes.get(tensor)!) };
}

function fuse(builder: ModelBuilder, plane: number, number: number): void {
  const activation = FUSED.get(number === 1 ? 1 : 3);
  if ((number !== 1 && number !== 3) || !activation) throw new TypeError(`activation ${number} is not known`);
  builder.fuse(plane, activation);
}

function convert(
  node: TfliteNode,
  graph: TfliteGraph,
  builder: ModelBuilder,
  planes: Map<number, number>,
): number {
  const input = (k: number): number => {
    const plane = planes.get(node.inputs[k]!);
    if (plane === undefined) throw new TypeError(`${node.operator} reads what no step has made`);
    return plane;
  };
  const constant = (k: number) => graph.tensors[node.inputs[k]!]!;
  const to = () => sizeOf(graph, node.outputs[0]!);
  switch (node.operator) {
    case "convolution":
    case "depthwise": {
      const [outputs = 0, height = 0, width = 0, channels = 0] = constant(1).shape;
      const depthwise = node.operator === "depthwise";
      const values = constant(1).values!;
      return builder.convolution({
        operation: depthwise ? "depthwise" : "convolve",
        from: input(0),
        to: to(),
        windows: { width, height, values: depthwise ? channelsFirst(values, channels) : values },
        bias: constant(2).values ?? new Float32Array(outputs),
        ...windowing(node, builder.size(input(0)), to(), { width, height }),
      });
    }
    case "Convolution2DTransposeBias":
      return transposed(builder, input(0), constant(1).values!, constant(2).values!, to());
    case "add": {
      const [wide, narrow] = [input(0), input(1)].toSorted(
        (one, other) => builder.size(other).channels - builder.size(one).channels,
      );
      return builder.step("add", { from: wide!, other: narrow! }, to());
    }
    case "multiply":
      return builder.step("weigh", { from: input(0), other: input(1) }, to());
    case "averagePool":
      return builder.step("average", { from: input(0) }, to());
    case "maxPool": {
      const window = { width: node.options!.int(3), height: node.options!.int(4) };
      const where = windowing(node, builder.size(input(0)), to(), window);
      return builder.step("maxPool", { from: input(0), window, ...where }, to());
    }
    case "resizeBilinear":
      if (node.options?.byte(3) !== 1) throw new TypeError("only half pixel centres are known");
      return builder.step("resize", { from: input(0) }, to());
    case "relu":
    case "hardSwish":
    case "sigmoid":
      return activated(node.operator, node, graph, builder, input(0));
    case "pad":
      // Only channels are padded, and only before sums, for which missing channels count as zero.
      return input(0);
    case "reshape":
      return input(0);
    default:
      throw new TypeError(`operator ${node.operator} is not known`);
  }
}

/** Fused into the step before where nothing else reads that step's result. */
function activated(
  activation: "relu" | "hardSwish" | "sigmoid",
  node: TfliteNode,
  graph: TfliteGraph,
  builder: ModelBuilder,
  plane: number,
): number {
  const readers = graph.nodes.filter(({ inputs }) => inputs.includes(node.inputs[0]!));
  if (readers.length === 1 && builder.fuse(plane, activation)) return plane;
  return builder.step("activate", { from: plane, activation }, builder.size(plane));
}

/** Step and padding of a node that slides a window. */
function windowing(node: TfliteNode, from: Size, to: Size, window: { width: number; height: number }) {
  const step = node.options!.int(1, 1);
  const same = node.options!.byte(0) === 0;
  const pad = {
    left: same ? samePad(from.width, to.width, window.width, step) : 0,
    top: same ? samePad(from.height, to.height, window.height, step) : 0,
  };
  return { step, pad };
}

/** A transposed convolution of 2 x 2 with step 2 is four products for each place, laid out as a square. */
function transposed(
  builder: ModelBuilder,
  from: number,
  values: Float32Array,
  bias: Float32Array,
  to: Size,
): number {
  const { height, width, channels } = builder.size(from);
  const outputs = bias.length;
  const parts = new Float32Array(4 * outputs * channels);
  for (let part = 0; part < 4; part++) {
    for (let output = 0; output < outputs; output++) {
      const at = (output * 4 + part) * channels;
      parts.set(values.subarray(at, at + channels), (part * outputs + output) * channels);
    }
  }
  const product = builder.convolution({
    operation: "convolve",
    from,
    to: { height, width, channels: 4 * outputs },
    windows: { width: 1, height: 1, values: parts },
    bias: Float32Array.from([0, 1, 2, 3].flatMap(() => [...bias])),
    step: 1,
    pad: { left: 0, top: 0 },
  });
  return builder.step("unfold", { from: product }, to);
}

/** Windows of a depthwise convolution from cells x channels to channels x cells. */
function channelsFirst(values: Float32Array, channels: number): Float32Array {
  const cells = values.length / channels;
  return Float32Array.from(
    values,
    (_, k) => values[(k % cells) * channels + Math.floor(k / cells)] ?? Number.NaN,
  );
}

function sizeOf({ tensors }: TfliteGraph, tensor: number): Size {
  const [, height = 1, width = 1, channels = 1] = tensors[tensor]!.shape;
  return { height, width, channels };
}
