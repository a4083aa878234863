/** Where a tensor's numbers are, as 32-bit floats, and its sides. */
export interface OnnxTensor {
  readonly shape: readonly number[];
  readonly values: Float32Array;
}

type Attribute = number | readonly number[] | string | OnnxTensor;

export interface OnnxNode {
  readonly operator: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly attributes: ReadonlyMap<string, Attribute>;
}

export interface OnnxGraph {
  readonly nodes: readonly OnnxNode[];
  readonly constants: ReadonlyMap<string, OnnxTensor>;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
}

/** A field of a protocol buffer message: a number, or bytes. */
interface Field {
  readonly field: number;
  readonly number: number;
  readonly bytes: Uint8Array;
}

/** Takes a protocol buffer message apart; wire types 0, 1, 2 and 5. */
function fieldsOf(bytes: Uint8Array): Field[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const fields: Field[] = [];
  let at = 0;
  const varint = (): number => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = view.getUint8(at++);
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return Number(BigInt.asIntN(64, value));
    }
  };
  const take = (count: number) => bytes.subarray(at, (at += count));
  while (at < bytes.length) {
    const key = varint();
    const field = key >> 3;
    const wire = key & 7;
    if (wire === 0) fields.push({ field, number: varint(), bytes: new Uint8Array() });
    else if (wire === 2) fields.push({ field, number: 0, bytes: take(varint()) });
    else if (wire === 5) fields.push({ field, number: view.getFloat32(at, true), bytes: take(4) });
    else if (wire === 1) fields.push({ field, number: view.getFloat64(at, true), bytes: take(8) });
    else throw new TypeError(`wire type ${wire} is not known`);
  }
  return fields;
}

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const all = (fields: readonly Field[], field: number) => fields.filter((one) => one.field === field);
const texts = (fields: readonly Field[], field: number) => all(fields, field).map(({ bytes }) => text(bytes));

/** Whole numbers of a repeated field, packed or not. */
function integers(fields: readonly Field[], field: number): number[] {
  return all(fields, field).flatMap(({ number, bytes }) => {
    if (bytes.length === 0) return [number];
    const packed: number[] = [];
    let value = 0;
    let shift = 0;
    for (const byte of bytes) {
      value += (byte & 127) * 2 ** shift;
      shift += 7;
      if (byte >= 128) continue;
      packed.push(value);
      value = 0;
      shift = 0;
    }
    return packed;
  });
}

/** Reads an ONNX file: its graph and constants (floats, 32- and 64-bit integers). */
export function readOnnx(bytes: Uint8Array): OnnxGraph {
  const [graph] = all(fieldsOf(bytes), 7);
  if (!graph) throw new TypeError("this file holds no graph");
  const fields = fieldsOf(graph.bytes);
  const constants = new Map(
    all(fields, 5).map(({ bytes: tensor }) => {
      return [text(all(fieldsOf(tensor), 8)[0]?.bytes ?? new Uint8Array()), tensorOf(tensor)];
    }),
  );
  const nodes = all(fields, 1).map(({ bytes: node }) => nodeOf(fieldsOf(node)));
  for (const { operator, outputs, attributes } of nodes) {
    const value = attributes.get("value");
    if (operator === "Constant" && typeof value === "object" && "shape" in value) {
      constants.set(outputs[0] ?? "", value);
    }
  }
  const names = (field: number) =>
    all(fields, field)
      .flatMap(({ bytes: info }) => texts(fieldsOf(info), 1))
      .filter((name) => !constants.has(name));
  return {
    nodes: nodes.filter(({ operator }) => operator !== "Constant"),
    constants,
    inputs: names(11),
    outputs: names(12),
  };
}

function nodeOf(fields: readonly Field[]): OnnxNode {
  return {
    operator: texts(fields, 4)[0] ?? "",
    inputs: texts(fields, 1),
    outputs: texts(fields, 2),
    attributes: new Map(
      all(fields, 5).map(({ bytes }) => {
        const attribute = fieldsOf(bytes);
        return [texts(attribute, 1)[0] ?? "", attributeOf(attribute)];
      }),
    ),
  };
}

/** By the kind that the attribute says it is of: float, integer, text, tensor, integers. */
function attributeOf(fields: readonly Field[]): Attribute {
  const kind = all(fields, 20)[0]?.number;
  if (kind === 1) return all(fields, 2)[0]?.number ?? 0;
  if (kind === 2) return all(fields, 3)[0]?.number ?? 0;
  if (kind === 3) return texts(fields, 4)[0] ?? "";
  if (kind === 4) return tensorOf(all(fields, 5)[0]?.bytes ?? new Uint8Array());
  return integers(fields, 8);
}

function tensorOf(bytes: Uint8Array): OnnxTensor {
  const fields = fieldsOf(bytes);
  const shape = integers(fields, 1);
  const type = all(fields, 2)[0]?.number;
  const raw = all(fields, 9)[0]?.bytes ?? all(fields, 4)[0]?.bytes;
  if (type === 7 || type === 6) {
    const side = type === 7 ? 8 : 4;
    const view = raw && new DataView(raw.buffer, raw.byteOffset, raw.byteLength);
    const values = view
      ? Array.from({ length: view.byteLength / side }, (_, k) =>
          type === 7 ? Number(view.getBigInt64(side * k, true)) : view.getInt32(side * k, true),
        )
      : integers(fields, type === 7 ? 7 : 5);
    return { shape, values: Float32Array.from(values) };
  }
  if (type !== 1) return { shape, values: new Float32Array() };
  const aligned = Uint8Array.from(raw ?? []);
  return { shape, values: new Float32Array(aligned.buffer) };
}
