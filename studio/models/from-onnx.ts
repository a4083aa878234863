import type { Activation, Size } from "../src/seeing/network/operations.ts";
import type { Converted } from "./from-tflite.ts";
import { ModelBuilder } from "./model-builder.ts";
import { readOnnx } from "./onnx-file.ts";
import type { OnnxGraph, OnnxNode, OnnxTensor } from "./onnx-file.ts";
import { withHardSwishes } from "./onnx-hard-swish.ts";

/** What one number per channel is multiplied with and added to, before anybody reads it. */
interface Affine {
  readonly gains: Float32Array;
  readonly shifts: Float32Array;
}

/** A plane under a name. */
interface Named {
  readonly plane: number;
  /** Still to be done to it. */
  readonly affine: Affine | null;
  /** Whether it holds four parts that are to be laid out as squares. */
  readonly folded: boolean;
}

/**
 * Turns an ONNX graph of one input of 1 x 3 x rows x columns into steps for a fixed size. Scales, shifts and batch norms
 * are folded into the convolution before or, where it has no padding, behind them.
 */
export function fromOnnx(bytes: Uint8Array, input: Size): Converted {
  const { constants, inputs, outputs, nodes } = withHardSwishes(readOnnx(bytes));
  const converter = new OnnxConverter({ constants, inputs, outputs, nodes });
  return converter.convert(input);
}

const plain = (plane: number): Named => ({ plane, affine: null, folded: false });

/** Activations that end the step before, by the operator's name. */
const ACTIVATIONS = new Map<string, Activation>([
  ["Relu", "relu"],
  ["HardSwish", "hardSwish"],
  ["Sigmoid", "sigmoid"],
  ["HardSigmoid", "hardSigmoid"],
]);

class OnnxConverter {
  readonly #graph: OnnxGraph;
  readonly #builder = new ModelBuilder();
  readonly #planes = new Map<string, Named>();

  constructor(graph: OnnxGraph) {
    this.#graph = graph;
  }

  convert(input: Size): Converted {
    this.#name(this.#graph.inputs[0] ?? "", this.#builder.plane(input));
    for (const node of this.#graph.nodes) {
      const output = node.outputs[0] ?? "";
      this.#planes.set(output, this.#convert(node));
    }
    const outputs = this.#graph.outputs.map((name) => this.#ready(name));
    return { builder: this.#builder, outputs };
  }

  #name(name: string, plane: number): void {
    this.#planes.set(name, { plane, affine: null, folded: false });
  }

  #named(name: string | undefined): Named {
    const named = this.#planes.get(name ?? "");
    if (!named) throw new TypeError(`no step has made ${name}`);
    return named;
  }

  /** A plane with everything done to it. */
  #ready(name: string | undefined): number {
    const named = this.#named(name);
    let { plane } = named;
    const size = this.#builder.size(plane);
    if (named.affine) {
      const { gains, shifts } = named.affine;
      plane = this.#builder.convolution({
        operation: "depthwise",
        from: plane,
        to: size,
        windows: { width: 1, height: 1, values: gains },
        bias: shifts,
        step: 1,
        pad: { left: 0, top: 0 },
      });
    }
    if (named.folded) {
      const { height, width, channels } = size;
      const to = { height: 2 * height, width: 2 * width, channels: channels / 4 };
      plane = this.#builder.step("unfold", { from: plane }, to);
    }
    this.#name(name ?? "", plane);
    return plane;
  }

  #convert(node: OnnxNode): Named {
    const [first, second] = node.inputs;
    switch (node.operator) {
      case "Conv":
        return plain(this.#convolution(node));
      case "ConvTranspose":
        return { plane: this.#transposed(node), affine: null, folded: true };
      case "BatchNormalization":
        return this.#scaled(
          first,
          batchNorm(
            node.inputs.slice(1).map((name) => this.#constant(name)),
            node,
          ),
        );
      case "Mul":
      case "Add": {
        const constant = this.#graph.constants.get(first ?? "") ?? this.#graph.constants.get(second ?? "");
        if (constant) {
          const other = this.#graph.constants.has(first ?? "") ? second : first;
          const [gains, shifts] = node.operator === "Mul" ? [constant.values, [0]] : [[1], constant.values];
          return this.#scaled(other, { gains: Float32Array.from(gains), shifts: Float32Array.from(shifts) });
        }
        const [from, other] = [this.#ready(first), this.#ready(second)];
        const operation = node.operator === "Mul" ? "weigh" : "add";
        return plain(this.#builder.step(operation, { from, other }, this.#builder.size(from)));
      }
      case "GlobalAveragePool": {
        const from = this.#ready(first);
        const { channels } = this.#builder.size(from);
        return plain(this.#builder.step("average", { from }, { height: 1, width: 1, channels }));
      }
      case "Relu":
      case "HardSwish":
      case "Sigmoid":
      case "HardSigmoid":
        return this.#activated(node);
      case "Resize": {
        const from = this.#ready(first);
        const factor = this.#constant(node.inputs[2]).values[2] ?? 1;
        const { height, width, channels } = this.#builder.size(from);
        const to = { height: factor * height, width: factor * width, channels };
        return plain(this.#builder.step("repeat", { from, step: factor }, to));
      }
      case "Concat":
        return plain(this.#joined(node.inputs.map((name) => this.#ready(name))));
      default:
        throw new TypeError(`operator ${node.operator} is not known`);
    }
  }

  #constant(name: string | undefined): OnnxTensor {
    const constant = this.#graph.constants.get(name ?? "");
    if (!constant) throw new TypeError(`${name} is no constant`);
    return constant;
  }

  #activated(node: OnnxNode): Named {
    const named = this.#named(node.inputs[0]);
    if (named.affine) throw new TypeError(`${node.operator} behind a scale that could not be folded`);
    const kind = ACTIVATIONS.get(node.operator) ?? "none";
    const slope = node.attributes.get("alpha");
    if (!this.#builder.fuse(named.plane, kind, typeof slope === "number" ? slope : 0)) {
      throw new TypeError(`${node.operator} cannot be fused`);
    }
    return named;
  }

  /** Folded into the convolution before, where that is bare; else kept for whoever reads it. */
  #scaled(name: string | undefined, affine: Affine): Named {
    const named = this.#named(name);
    const { channels } = this.#builder.size(named.plane);
    const spread = (values: Float32Array) =>
      Float32Array.from({ length: channels }, (_, k) => values[k % values.length] ?? Number.NaN);
    const wide = { gains: spread(affine.gains), shifts: spread(affine.shifts) };
    if (!named.affine && this.#builder.scale(named.plane, wide.gains, wide.shifts)) return named;
    const { gains, shifts } = named.affine ?? {
      gains: wide.gains.map(() => 1),
      shifts: wide.gains.map(() => 0),
    };
    return {
      ...named,
      affine: {
        gains: gains.map((gain, k) => gain * (wide.gains[k] ?? 1)),
        shifts: shifts.map((shift, k) => shift * (wide.gains[k] ?? 1) + (wide.shifts[k] ?? 0)),
      },
    };
  }

  #convolution({ inputs, attributes }: OnnxNode): number {
    const { shape, values } = this.#constant(inputs[1]);
    const [outputs = 0, depth = 0, height = 0, width = 0] = shape;
    const integers = (name: string) => {
      const value = attributes.get(name);
      return Array.isArray(value) ? value.map(Number) : [];
    };
    const [top = 0, left = 0, bottom = 0, right = 0] = integers("pads");
    const [step = 1] = integers("strides");
    const depthwise = depth === 1 && attributes.get("group") === outputs && outputs > 1;
    const padded = top + left + bottom + right > 0;
    const named = this.#named(inputs[0]);
    // Zeros around the plane are not scaled, so behind padding a shift cannot be folded.
    const fold = named.affine && !padded && !depthwise && !named.folded ? named.affine : null;
    const from = fold ? named.plane : this.#ready(inputs[0]);
    const size = this.#builder.size(from);
    const bias = new Float32Array(outputs);
    if (inputs[2]) bias.set(this.#constant(inputs[2]).values);
    const cells = height * width;
    const windows = Float32Array.from(values, (_, k) => {
      // outputs x depth x cells to outputs x cells x depth
      const [output, cell, c] = [Math.floor(k / (cells * depth)), Math.floor(k / depth) % cells, k % depth];
      const value = values[(output * depth + c) * cells + cell] ?? Number.NaN;
      if (!fold) return value;
      bias[output] = (bias[output] ?? 0) + value * (fold.shifts[c] ?? 0);
      return value * (fold.gains[c] ?? 1);
    });
    return this.#builder.convolution({
      operation: depthwise ? "depthwise" : "convolve",
      from,
      to: {
        height: Math.floor((size.height + top + bottom - height) / step) + 1,
        width: Math.floor((size.width + left + right - width) / step) + 1,
        channels: outputs,
      },
      windows: { width, height, values: windows },
      bias,
      step,
      pad: { left, top },
    });
  }

  /** 2 x 2 with step 2: four products for each place. */
  #transposed({ inputs }: OnnxNode): number {
    const { shape, values } = this.#constant(inputs[1]);
    const [depth = 0, outputs = 0] = shape;
    const from = this.#ready(inputs[0]);
    const size = this.#builder.size(from);
    const windows = Float32Array.from({ length: 4 * outputs * depth }, (_, k) => {
      const [part, output, c] = [
        Math.floor(k / (outputs * depth)),
        Math.floor(k / depth) % outputs,
        k % depth,
      ];
      return values[(c * outputs + output) * 4 + part] ?? Number.NaN;
    });
    return this.#builder.convolution({
      operation: "convolve",
      from,
      to: { ...size, channels: 4 * outputs },
      windows: { width: 1, height: 1, values: windows },
      step: 1,
      pad: { left: 0, top: 0 },
    });
  }

  #joined(parts: readonly number[]): number {
    const sizes = parts.map((plane) => this.#builder.size(plane));
    const channels = sizes.reduce((sum, size) => sum + size.channels, 0);
    const to = this.#builder.plane({ ...this.#builder.size(parts[0] ?? 0), channels });
    let start = 0;
    parts.forEach((plane, k) => {
      this.#builder.copy(plane, 0, to, start);
      start += sizes[k]?.channels ?? 0;
    });
    return to;
  }
}

/** Scale, shift, mean and variance as one scale and one shift. */
function batchNorm(constants: readonly OnnxTensor[], { attributes }: OnnxNode): Affine {
  const [scale, shift, mean, variance] = constants.map(({ values }) => values);
  const epsilon = Number(attributes.get("epsilon") ?? 1e-5);
  const gains = scale!.map((value, k) => value / Math.sqrt((variance?.[k] ?? 0) + epsilon));
  return { gains, shifts: gains.map((gain, k) => (shift?.[k] ?? 0) - gain * (mean?.[k] ?? 0)) };
}
