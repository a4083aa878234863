import type { Activation, Size } from "../../src/seeing/network/operations.ts";
import type { Converted } from "../from-tflite.ts";
import { ModelBuilder } from "../model-builder.ts";
import { workOut } from "./constants.ts";
import { cutGraph } from "./cut-graph.ts";
import { readOnnx } from "./onnx-file.ts";
import type { OnnxGraph, OnnxNode, OnnxTensor } from "./onnx-file.ts";
import { withHardSwishes } from "./hard-swish.ts";
import { type Affine, batchNorm, inverse } from "./affine.ts";
import { addPads, clipOf, type Pads, padsOf, poolingOf, resizing } from "./sizes.ts";
import { layingOf, partsOf, windowsOf } from "./windows.ts";

/** A plane under a name. */
interface Named {
  readonly plane: number;
  /** Still to be done to it. */
  readonly affine: Affine | null;
  /** Whether it holds four parts that are to be laid out as squares. */
  readonly folded: boolean;
  /** Zeros that the convolution that reads it puts around it. */
  readonly pads?: Pads;
}

interface Options {
  /** What the graph wants done to its input and does not do itself: where it begins with arithmetic, nothing is. */
  readonly tone?: Affine;
  /** Names of what to end in instead of the graph's own outputs. */
  readonly outputs?: readonly string[];
}

/**
 * Turns an ONNX graph of one input of 1 x 3 x rows x columns into steps for a fixed size. Scales, shifts and batch norms
 * are folded into the convolution before or, where it has no padding, behind them.
 * @throws {TypeError} if the graph uses what we cannot run
 */
export function fromOnnx(bytes: Uint8Array, input: Size, { tone, outputs }: Options = {}): Converted {
  const whole = withHardSwishes(readOnnx(bytes));
  const graph = outputs === undefined ? whole : cutGraph(whole, outputs);
  const [name] = graph.inputs;
  const tones = graph.nodes.some(({ operator, inputs }) => inputs[0] === name && ARITHMETIC.has(operator));
  return new OnnxConverter(graph).convert(input, tones || tone === undefined ? null : tone);
}

const ARITHMETIC = new Set(["Add", "Sub", "Mul", "Div"]);

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
  /** What is known before a picture is, by name. */
  readonly #constants: Map<string, OnnxTensor>;
  readonly #builder = new ModelBuilder();
  readonly #planes = new Map<string, Named>();

  constructor(graph: OnnxGraph) {
    this.#graph = graph;
    this.#constants = new Map(graph.constants);
  }

  convert(input: Size, affine: Affine | null): Converted {
    const plane = this.#builder.plane(input);
    this.#planes.set(this.#graph.inputs[0] ?? "", { plane, affine, folded: false });
    for (const node of this.#graph.nodes) {
      const output = node.outputs[0] ?? "";
      const constant = this.#workedOut(node);
      if (constant === null) this.#planes.set(output, this.#convert(node));
      else this.#constants.set(output, constant);
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

  /** What a node gives, if it needs no picture for it. */
  #workedOut(node: OnnxNode): OnnxTensor | null {
    if (node.operator !== "Shape")
      return workOut(
        node,
        node.inputs.map((name) => this.#constants.get(name)),
      );
    const { height, width, channels } = this.#builder.size(this.#ready(node.inputs[0]));
    return { shape: [4], values: Float32Array.from([1, channels, height, width]) };
  }

  /** How many read what has a name. */
  #readers(name: string | undefined): number {
    const reads = this.#graph.nodes.flatMap(({ inputs }) => inputs.filter((input) => input === name)).length;
    return reads + (this.#graph.outputs.includes(name ?? "") ? 1 : 0);
  }

  /** A plane with everything done to it. */
  #ready(name: string | undefined): number {
    const named = this.#named(name);
    if (named.pads) throw new TypeError("zeros are put around a plane that no convolution reads");
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

  /** The same under another name; a plane of its own where others read it too, for what is read next may change it. */
  #again(name: string | undefined): Named {
    if (this.#readers(name) === 1) return this.#named(name);
    const from = this.#ready(name);
    return plain(this.#builder.step("activate", { from }, this.#builder.size(from)));
  }

  /** The plane inside of zeros that are put around it. */
  #within(name: string | undefined): number {
    const { pads, ...named } = this.#named(name);
    if (pads === undefined) return this.#ready(name);
    const inside = `${name} without its pads`;
    this.#planes.set(inside, named);
    return this.#ready(inside);
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
      case "Sub":
      case "Div":
        return this.#scaled(first, inverse(node.operator, this.#constant(second).values));
      case "Mul":
      case "Add": {
        const constant = this.#constants.get(first ?? "") ?? this.#constants.get(second ?? "");
        if (constant) {
          const other = this.#constants.has(first ?? "") ? second : first;
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
      case "Clip":
      case "HardSwish":
      case "Sigmoid":
      case "HardSigmoid":
        return this.#activated(node);
      case "Pad":
        return { ...this.#named(first), pads: padsOf(node, this.#constants) };
      // One picture and, at the end, one channel: what is left out has one place.
      case "Squeeze":
      case "Identity":
      case "Dropout":
        return this.#again(first);
      case "Upsample":
      case "Resize": {
        const from = this.#ready(first);
        const { operation, step, to } = resizing(node, this.#constants, this.#builder.size(from));
        return plain(this.#builder.step(operation, { from, step }, to));
      }
      case "MaxPool": {
        const from = this.#ready(first);
        const { to, ...pooling } = poolingOf(node, this.#builder.size(from));
        return plain(this.#builder.step("maxPool", { from, ...pooling }, to));
      }
      case "Concat":
        return plain(this.#joined(node.inputs.map((name) => this.#ready(name))));
      default:
        throw new TypeError(`operator ${node.operator} is not known`);
    }
  }

  #constant(name: string | undefined): OnnxTensor {
    const constant = this.#constants.get(name ?? "");
    if (!constant) throw new TypeError(`${name} is no constant`);
    return constant;
  }

  #activated(node: OnnxNode): Named {
    const [input] = node.inputs;
    const named = this.#named(input);
    const activation = ACTIVATIONS.get(node.operator) ?? clipOf(node, this.#constants);
    const given = node.attributes.get("alpha");
    const slope = typeof given === "number" ? given : 0;
    // What others read too stays as it is.
    const alone = this.#readers(input) === 1 && !named.affine && !named.pads;
    if (alone && this.#builder.fuse(named.plane, activation, slope)) return named;
    const from = this.#ready(input);
    return plain(this.#builder.step("activate", { from, activation, slope }, this.#builder.size(from)));
  }

  /** Folded into the convolution before, where that is bare; else kept for whoever reads it. */
  #scaled(name: string | undefined, affine: Affine): Named {
    const named = this.#named(name);
    const { channels } = this.#builder.size(named.plane);
    const apart = named.folded ? channels / 4 : channels;
    if ([affine.gains, affine.shifts].some(({ length }) => length !== 1 && length !== apart)) {
      throw new TypeError("a scale is neither one number nor one for each channel");
    }
    if (named.pads) throw new TypeError("zeros are put around a plane that no convolution reads");
    const spread = (values: Float32Array) =>
      Float32Array.from({ length: channels }, (_, k) => values[k % values.length] ?? Number.NaN);
    const wide = { gains: spread(affine.gains), shifts: spread(affine.shifts) };
    const made = named.plane > 0 && !named.affine && this.#readers(name) === 1;
    if (made && this.#builder.scale(named.plane, wide.gains, wide.shifts)) return named;
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

  #convolution(node: OnnxNode): number {
    const { inputs, attributes } = node;
    const { shape, values } = this.#constant(inputs[1]);
    const [outputs = 0, , height = 0, width = 0] = shape;
    const zeros = attributes.get("pads");
    const named = this.#named(inputs[0]);
    const { top, left, bottom, right } = addPads(Array.isArray(zeros) ? zeros.map(Number) : [], named.pads);
    const { step, dilation, depthwise } = layingOf(node, shape);
    const padded = top + left + bottom + right > 0;
    // Zeros around the plane are not scaled, so behind padding a shift cannot be folded.
    const fold = named.affine && !padded && !depthwise && !named.folded ? named.affine : null;
    const from = fold ? named.plane : this.#within(inputs[0]);
    const size = this.#builder.size(from);
    const bias = new Float32Array(outputs);
    if (inputs[2]) bias.set(this.#constant(inputs[2]).values);
    const windows = windowsOf({ shape, values }, fold, bias);
    return this.#builder.convolution({
      operation: depthwise ? "depthwise" : "convolve",
      from,
      to: {
        height: Math.floor((size.height + top + bottom - dilation * (height - 1) - 1) / step) + 1,
        width: Math.floor((size.width + left + right - dilation * (width - 1) - 1) / step) + 1,
        channels: outputs,
      },
      windows: { width, height, values: windows },
      bias,
      step,
      dilation,
      pad: { left, top },
    });
  }

  /** 2 x 2 with step 2: four products for each place. */
  #transposed({ inputs }: OnnxNode): number {
    const tensor = this.#constant(inputs[1]);
    const [, outputs = 0] = tensor.shape;
    const from = this.#ready(inputs[0]);
    const size = this.#builder.size(from);
    const windows = partsOf(tensor);
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
