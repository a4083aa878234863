/** An ONNX file in the making: what the tests' own small networks are written with. */
export interface OnnxSketch {
  readonly opset: number;
  /** Side of the square picture that goes in, under the name "photo". */
  readonly side: number;
  readonly nodes: readonly SketchedNode[];
  readonly constants: Readonly<Record<string, SketchedTensor>>;
  /** Name of what comes out. */
  readonly output: string;
}

export interface SketchedTensor {
  readonly shape: readonly number[];
  readonly values: readonly number[] | Float32Array;
  /** 64-bit integers; else floats. */
  readonly whole?: boolean;
}

export interface SketchedNode {
  readonly operator: string;
  readonly inputs: readonly string[];
  readonly output: string;
  readonly attributes?: Readonly<Record<string, SketchedAttribute>>;
}

/** Whole numbers, text, or a float. */
type SketchedAttribute = number | readonly number[] | string | { readonly float: number };

/** Numbers of ONNX's messages: kinds of elements and of attributes. */
const FLOATS = 1;
const INTEGERS = 7;
const KINDS = { float: 1, integer: 2, text: 3, integers: 7 };
const IR_VERSION = 7;

/** Writes the protocol buffer message that ONNX files are. */
export function writeOnnx({ opset, side, nodes, constants, output }: OnnxSketch): Uint8Array {
  const graph = [
    ...nodes.map((node) => bytesField(1, writeNode(node))),
    textField(2, "sketch"),
    ...Object.entries(constants).map(([name, tensor]) => bytesField(5, writeTensor(name, tensor))),
    bytesField(11, writeInfo("photo", [1, 3, side, side])),
    bytesField(12, writeInfo(output, [])),
  ];
  const version = bytesField(8, numberField(2, opset));
  return Buffer.concat([numberField(1, IR_VERSION), bytesField(7, Buffer.concat(graph)), version]);
}

function writeNode({ operator, inputs, output, attributes = {} }: SketchedNode): Buffer {
  return Buffer.concat([
    ...inputs.map((name) => textField(1, name)),
    textField(2, output),
    textField(4, operator),
    ...Object.entries(attributes).map(([name, value]) => {
      const { kind, written } = writeValue(value);
      return bytesField(5, Buffer.concat([textField(1, name), written, numberField(20, kind)]));
    }),
  ]);
}

function writeValue(value: SketchedAttribute): { readonly kind: number; readonly written: Buffer } {
  if (typeof value === "number") return { kind: KINDS.integer, written: numberField(3, value) };
  if (typeof value === "string") return { kind: KINDS.text, written: textField(4, value) };
  if ("float" in value) return { kind: KINDS.float, written: floatField(2, value.float) };
  return { kind: KINDS.integers, written: Buffer.concat(value.map((one) => numberField(8, one))) };
}

function writeTensor(name: string, { shape, values, whole = false }: SketchedTensor): Buffer {
  const raw = whole ? BigInt64Array.from(values, BigInt) : Float32Array.from(values);
  return Buffer.concat([
    ...shape.map((length) => numberField(1, length)),
    numberField(2, whole ? INTEGERS : FLOATS),
    textField(8, name),
    bytesField(9, Buffer.from(raw.buffer)),
  ]);
}

/** A name with the kind of its elements and, where it is known, its size. */
function writeInfo(name: string, sides: readonly number[]): Buffer {
  const shape = Buffer.concat(sides.map((length) => bytesField(1, numberField(1, length))));
  const sized = sides.length === 0 ? [] : [bytesField(2, shape)];
  const tensor = Buffer.concat([numberField(1, FLOATS), ...sized]);
  return Buffer.concat([textField(1, name), bytesField(2, bytesField(1, tensor))]);
}

function numberField(field: number, value: number): Buffer {
  return Buffer.concat([varint(BigInt(field) << 3n), varint(BigInt.asUintN(64, BigInt(value)))]);
}

function floatField(field: number, value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return Buffer.concat([varint((BigInt(field) << 3n) | 5n), bytes]);
}

function bytesField(field: number, bytes: Uint8Array): Buffer {
  return Buffer.concat([varint((BigInt(field) << 3n) | 2n), varint(BigInt(bytes.length)), bytes]);
}

function textField(field: number, text: string): Buffer {
  return bytesField(field, Buffer.from(text));
}

function varint(value: bigint): Buffer {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127n) {
    bytes.push(Number(rest & 127n) | 128);
    rest >>= 7n;
  }
  return Buffer.from([...bytes, Number(rest)]);
}
