import { fromHalf } from "./numbers.ts";

/** A constant of a TensorFlow.js graph model. */
interface TfjsConstant {
  readonly shape: readonly number[];
  readonly values: Float32Array;
}

/** A node; of its attributes those that the converter asks for. */
export interface TfjsNode {
  readonly name: string;
  readonly operator: string;
  readonly inputs: readonly string[];
  readonly strides: readonly number[];
  readonly window: readonly number[];
  readonly slope: number;
  readonly padding: string;
  readonly halfPixelCentres: boolean;
}

export interface TfjsGraph {
  readonly constants: ReadonlyMap<string, TfjsConstant>;
  /** Each after those that it reads. */
  readonly nodes: readonly TfjsNode[];
  /** The input's shape. */
  readonly shape: readonly number[];
}

/** A value of parsed JSON, looked into without believing in any shape. */
class Json {
  readonly #value: unknown;

  constructor(value: unknown) {
    this.#value = value;
  }

  at(...keys: string[]): Json {
    return keys.reduce<Json>((json, key) => {
      const value = json.#value;
      return new Json(typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined);
    }, this);
  }

  list(): Json[] {
    return Array.isArray(this.#value) ? this.#value.map((value) => new Json(value)) : [];
  }

  text(): string {
    return typeof this.#value === "string" ? this.#value : "";
  }

  /** Numbers, which protocol buffers write as text where they may be long. */
  number(): number {
    return typeof this.#value === "string" || typeof this.#value === "number" ? Number(this.#value) : 0;
  }

  is(value: unknown): boolean {
    return this.#value === value;
  }
}

/** Reads a graph model: `model.json` and its weights in one file, half floats or 32-bit integers. */
export function readTfjs(model: Uint8Array, weights: Uint8Array): TfjsGraph {
  const json = new Json(JSON.parse(new TextDecoder().decode(model)));
  const nodes = json.at("modelTopology", "node").list();
  const placeholder = nodes.find((node) => node.at("op").is("Placeholder"));
  if (!placeholder) throw new TypeError("this graph has no input");
  return {
    constants: constantsOf(json, weights),
    nodes: nodes.filter((node) => !node.at("op").is("Const")).map(nodeOf),
    shape: sizesOf(placeholder.at("attr", "shape", "shape")),
  };
}

function constantsOf(json: Json, bytes: Uint8Array): Map<string, TfjsConstant> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const constants = new Map<string, TfjsConstant>();
  let at = 0;
  for (const entry of json
    .at("weightsManifest")
    .list()
    .flatMap((group) => group.at("weights").list())) {
    const shape = entry
      .at("shape")
      .list()
      .map((side) => side.number());
    const half = entry.at("quantization", "dtype").is("float16");
    if (!half && !entry.at("dtype").is("int32")) throw new TypeError("weights of this type are not known");
    const start = at;
    const count = shape.reduce((product, side) => product * side, 1);
    const values = Float32Array.from({ length: count }, (_, k) =>
      half ? fromHalf(view.getUint16(start + 2 * k, true)) : view.getInt32(start + 4 * k, true),
    );
    at += count * (half ? 2 : 4);
    constants.set(entry.at("name").text(), { shape, values });
  }
  return constants;
}

function nodeOf(node: Json): TfjsNode {
  const attributes = node.at("attr");
  const numbers = (name: string) =>
    attributes
      .at(name, "list", "i")
      .list()
      .map((one) => one.number());
  return {
    name: node.at("name").text(),
    operator: node.at("op").text(),
    inputs: node
      .at("input")
      .list()
      .map((name) => name.text()),
    strides: numbers("strides"),
    window: numbers("ksize"),
    slope: attributes.at("alpha", "f").number(),
    padding: atob(attributes.at("padding", "s").text()),
    halfPixelCentres: attributes.at("half_pixel_centers", "b").is(true),
  };
}

function sizesOf(shape: Json): number[] {
  return shape
    .at("dim")
    .list()
    .map((side) => side.at("size").number());
}
