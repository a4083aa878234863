import type { Converted } from "./from-tflite.ts";
import { ModelBuilder } from "./model-builder.ts";
import { readTfjs } from "./tfjs-file.ts";
import type { TfjsGraph, TfjsNode } from "./tfjs-file.ts";

/** A plane under one of its names, and zeros that were put around it since. */
interface Named {
  readonly plane: number;
  readonly pad: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
}

const NO_PAD = { left: 0, top: 0, right: 0, bottom: 0 };
/** Operators that only change the order of axes or the name: all our planes are rows x columns x channels. */
const SAME = new Set(["Transpose", "Reshape", "Identity"]);
/** What computes shapes for reshaping, which we do not need. */
const UNUSED = new Set(["SparseToDense", "AddV2", "Placeholder"]);

/**
 * Turns a TensorFlow.js graph model whose tensors are 1 x channels x rows x columns (as exported from ONNX) into steps.
 *
 * @param ends names of the nodes to be outputs
 */
export function fromTfjs(model: Uint8Array, weights: Uint8Array, ends: readonly string[]): Converted {
  const graph = readTfjs(model, weights);
  const [, channels = 0, height = 0, width = 0] = graph.shape;
  const builder = new ModelBuilder();
  const planes = new Map<string, Named>();
  const input = graph.nodes.find(({ operator }) => operator === "Placeholder")!.name;
  planes.set(input, { plane: builder.plane({ height, width, channels }), pad: NO_PAD });
  for (const node of graph.nodes) {
    if (UNUSED.has(node.operator)) continue;
    for (const [name, named] of convert(node, graph, builder, planes)) planes.set(name, named);
  }
  return { builder, outputs: ends.map((name) => planes.get(name)!.plane) };
}

function convert(
  node: TfjsNode,
  graph: TfjsGraph,
  builder: ModelBuilder,
  planes: Map<string, Named>,
): [string, Named][] {
  const input = (k: number): Named => {
    const name = (node.inputs[k] ?? "").replace(/:0$/, "");
    const named = planes.get(name);
    if (!named)
      throw new TypeError(`${node.name} reads ${name}, which no step has made or which was fused away`);
    return named;
  };
  const constant = (k: number) => graph.constants.get(node.inputs[k] ?? "");
  const made = (plane: number): [string, Named][] => [[node.name, { plane, pad: NO_PAD }]];
  const from = input(0);
  const size = builder.size(from.plane);
  if (SAME.has(node.operator)) return [[node.name, from]];
  switch (node.operator) {
    case "Pad":
    case "PadV2": {
      const [, , , , top = 0, bottom = 0, left = 0, right = 0] = constant(1)!.values;
      return [[node.name, { plane: from.plane, pad: { left, top, right, bottom } }]];
    }
    case "Conv2D":
      return made(convolution(node, builder, from, constant(1)!));
    case "MaxPool": {
      const [, height = 0, width = 0] = node.window;
      const to = slid(node, size, from.pad, { width, height });
      const step = node.strides[1] ?? 1;
      return made(
        builder.step("maxPool", { from: from.plane, window: { width, height }, step, pad: from.pad }, to),
      );
    }
    case "Add": {
      const bias = constant(1);
      if (!bias) return made(builder.step("add", { from: from.plane, other: input(1).plane }, size));
      builder.addBias(from.plane, bias.values);
      return retire(planes, from.plane, node.name);
    }
    case "LeakyRelu":
      if (!builder.fuse(from.plane, "leaky", node.slope)) throw new TypeError(`${node.name} cannot be fused`);
      return retire(planes, from.plane, node.name);
    case "Sigmoid":
      return made(builder.step("activate", { from: from.plane, activation: "sigmoid" }, size));
    case "ConcatV2":
      return made(
        joined(
          builder,
          node.inputs.slice(0, -1).map((_, k) => input(k).plane),
        ),
      );
    case "SplitV":
      return split(node, builder, from.plane, constant(1)!.values);
    case "ResizeBilinear": {
      if (!node.halfPixelCentres) throw new TypeError("only half pixel centres are known");
      const [height = 0, width = 0] = constant(1)!.values;
      return made(builder.step("resize", { from: from.plane }, { ...size, height, width }));
    }
    default:
      throw new TypeError(`operator ${node.operator} is not known`);
  }
}

/** After fusing, a plane is known by its new name only: whoever reads an old one would read the wrong numbers. */
function retire(planes: Map<string, Named>, plane: number, name: string): [string, Named][] {
  for (const [known, named] of planes) if (named.plane === plane) planes.delete(known);
  return [[name, { plane, pad: NO_PAD }]];
}

function convolution(
  node: TfjsNode,
  builder: ModelBuilder,
  { plane, pad }: Named,
  { shape, values }: { shape: readonly number[]; values: Float32Array },
): number {
  const [height = 0, width = 0, inputs = 0, outputs = 0] = shape;
  const to = { ...slid(node, builder.size(plane), pad, { width, height }), channels: outputs };
  const cells = height * width * inputs;
  const turned = Float32Array.from(
    values,
    (_, k) => values[(k % cells) * outputs + Math.floor(k / cells)] ?? Number.NaN,
  );
  return builder.convolution({
    operation: "convolve",
    from: plane,
    to,
    windows: { width, height, values: turned },
    step: node.strides[1] ?? 1,
    pad,
  });
}

/** Size after a window has slid over a padded plane. */
function slid(
  node: TfjsNode,
  { height, width, channels }: { height: number; width: number; channels: number },
  pad: Named["pad"],
  window: { width: number; height: number },
) {
  if (node.padding !== "VALID") throw new TypeError(`padding ${node.padding} is not known`);
  const step = node.strides[1] ?? 1;
  return {
    height: Math.floor((height + pad.top + pad.bottom - window.height) / step) + 1,
    width: Math.floor((width + pad.left + pad.right - window.width) / step) + 1,
    channels,
  };
}

function joined(builder: ModelBuilder, parts: readonly number[]): number {
  const sizes = parts.map((plane) => builder.size(plane));
  const to = builder.plane({
    ...builder.size(parts[0]!),
    channels: sizes.reduce((sum, { channels }) => sum + channels, 0),
  });
  let start = 0;
  parts.forEach((plane, k) => {
    builder.copy(plane, 0, to, start);
    start += sizes[k]!.channels;
  });
  return to;
}

function split(node: TfjsNode, builder: ModelBuilder, from: number, counts: Float32Array): [string, Named][] {
  let start = 0;
  return [...counts].map((channels, k) => {
    const plane = builder.plane({ ...builder.size(from), channels });
    builder.copy(from, start, plane, 0);
    start += channels;
    return [k === 0 ? node.name : `${node.name}:${k}`, { plane, pad: NO_PAD }];
  });
}
