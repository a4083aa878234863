/** Fields of ONNX's messages: a model's graph; a graph's inputs and outputs; wire type 2 is bytes. */
const GRAPH = 7;
const INPUT = 11;
const OUTPUT = 12;
const BYTES = 2;
/** A side of 320 as a dimension's field and number. */
const SIDE_OF_320 = Buffer.from([0x08, 0xc0, 0x02]);

/** An ONNX file of a network for pictures of 320 x 320 that takes another size and ends in another plane. */
export function endingIn(file: Uint8Array, output: string, side: number): Uint8Array {
  return Buffer.concat(
    fieldsOf(file).map(({ field, whole, body }) => {
      if (field !== GRAPH) return whole;
      const kept = fieldsOf(body).filter((inner) => inner.field !== OUTPUT);
      const parts = kept.map((inner) =>
        inner.field === INPUT ? bytesField(INPUT, resized(inner.body, side)) : inner.whole,
      );
      return bytesField(
        GRAPH,
        Buffer.concat([...parts, bytesField(OUTPUT, bytesField(1, Buffer.from(output)))]),
      );
    }),
  );
}

interface Field {
  readonly field: number;
  /** With its key and length. */
  readonly whole: Uint8Array;
  readonly body: Uint8Array;
}

function fieldsOf(message: Uint8Array): Field[] {
  const fields: Field[] = [];
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = message[at++] ?? 0;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const start = at;
    const key = varint();
    const length = varint();
    const body = (key & 7) === BYTES ? message.subarray(at, (at += length)) : new Uint8Array();
    fields.push({ field: key >> 3, whole: message.subarray(start, at), body });
  }
  return fields;
}

function bytesField(field: number, body: Uint8Array): Buffer {
  return Buffer.concat([varintOf((field << 3) | BYTES), varintOf(body.length), body]);
}

function varintOf(value: number): Buffer {
  const bytes = [value % 128];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) {
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) + 128;
    bytes.push(rest % 128);
  }
  return Buffer.from(bytes);
}

function resized(input: Uint8Array, side: number): Buffer {
  const number = Buffer.concat([SIDE_OF_320.subarray(0, 1), varintOf(side)]);
  const parts = Buffer.from(input).toString("latin1").split(SIDE_OF_320.toString("latin1"));
  if (parts.length !== 3 || number.length !== SIDE_OF_320.length)
    throw new TypeError("the input is not 320 x 320");
  return Buffer.from(parts.join(number.toString("latin1")), "latin1");
}
