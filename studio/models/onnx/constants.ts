import type { OnnxNode, OnnxTensor } from "./onnx-file.ts";

/**
 * Works out nodes that only compute sizes, as exporters write them out: what a plane measures, taken apart and put together.
 * Vectors and tables of two columns, as sizes and paddings are.
 * @param inputs a tensor for each input; undefined for what is no constant
 * @returns null where the node is something else
 */
export function workOut(node: OnnxNode, inputs: readonly (OnnxTensor | undefined)[]): OnnxTensor | null {
  const known = inputs.filter((tensor) => tensor !== undefined);
  const [first] = known;
  const work = WORK.get(node.operator);
  return first === undefined || work === undefined || known.length < inputs.length
    ? null
    : work(node, known, first);
}

type Work = (node: OnnxNode, inputs: readonly OnnxTensor[], first: OnnxTensor) => OnnxTensor | null;

const same: Work = (_, __, first) => first;
const flat: Work = (_, __, { values }) => vector(values);

const WORK = new Map<string, Work>([
  ["Cast", same],
  ["Identity", same],
  ["Unsqueeze", flat],
  ["Squeeze", flat],
  ["Floor", (_, __, { shape, values }) => ({ shape, values: values.map(Math.floor) })],
  ["Mul", pairwise((one, other) => one * other)],
  ["Add", pairwise((one, other) => one + other)],
  ["Sub", pairwise((one, other) => one - other)],
  ["Div", pairwise((one, other) => one / other)],
  ["Concat", (_, inputs) => vector(inputs.flatMap(({ values }) => [...values]))],
  [
    "Gather",
    (_, [data, places]) => vector(Array.from(places?.values ?? [], (k) => data?.values.at(k) ?? Number.NaN)),
  ],
  ["Slice", slice],
  [
    "Reshape",
    (_, [data, sides]) => (data && sides ? { values: data.values, shape: sidesOf(data, sides) } : null),
  ],
  ["Transpose", (_, __, first) => transpose(first)],
  ["ConstantOfShape", constantOfShape],
]);

function vector(values: ArrayLike<number>): OnnxTensor {
  return { shape: [values.length], values: Float32Array.from(values) };
}

/** Numbers with numbers, or with one. */
function pairwise(work: (one: number, other: number) => number): Work {
  return (_, [one, other]) => {
    if (!one || !other) return null;
    const longer = one.values.length >= other.values.length ? one : other;
    return {
      shape: longer.shape,
      values: longer.values.map((__, k) => work(numberAt(one, k), numberAt(other, k))),
    };
  };
}

function numberAt({ values }: OnnxTensor, k: number): number {
  return values[values.length === 1 ? 0 : k] ?? Number.NaN;
}

/** Rows from one to another, also backwards; beyond the ends means up to them. */
function slice(
  { attributes }: OnnxNode,
  inputs: readonly OnnxTensor[],
  { shape, values }: OnnxTensor,
): OnnxTensor | null {
  const given = (name: string, k: number): number | undefined => {
    const attribute = attributes.get(name);
    return Array.isArray(attribute) ? Number(attribute[0]) : inputs[k]?.values[0];
  };
  if ((given("axes", 3) ?? 0) !== 0) return null;
  const [rows = 0, ...rest] = shape;
  const size = rest.reduce((product, side) => product * side, 1);
  const step = given("steps", 4) ?? 1;
  const within = (row: number, least: number, most: number): number =>
    Math.min(most, Math.max(least, row < 0 ? row + rows : row));
  const start = given("starts", 1) ?? 0;
  const end = given("ends", 2) ?? rows;
  const picked: number[] = [];
  if (step > 0) for (let k = within(start, 0, rows); k < within(end, 0, rows); k += step) picked.push(k);
  else for (let k = within(start, -1, rows - 1); k > within(end, -1, rows - 1); k += step) picked.push(k);
  const taken = picked.flatMap((row) => [...values.subarray(row * size, (row + 1) * size)]);
  return { shape: [picked.length, ...rest], values: Float32Array.from(taken) };
}

/** The sides asked for; -1 is whatever is left. */
function sidesOf({ values }: OnnxTensor, sides: OnnxTensor): number[] {
  const known = [...sides.values].filter((side) => side > 0).reduce((product, side) => product * side, 1);
  return Array.from(sides.values, (side) => (side === -1 ? values.length / known : side));
}

function transpose({ shape, values }: OnnxTensor): OnnxTensor | null {
  const [rows = 0, columns = 0] = shape;
  if (shape.length !== 2) return null;
  const turned = values.map((_, k) => values[(k % rows) * columns + Math.floor(k / rows)] ?? Number.NaN);
  return { shape: [columns, rows], values: turned };
}

function constantOfShape({ attributes }: OnnxNode, _: readonly OnnxTensor[], sides: OnnxTensor): OnnxTensor {
  const value = attributes.get("value");
  const filled = typeof value === "object" && "shape" in value ? (value.values[0] ?? 0) : 0;
  return vector(new Float32Array(sides.values.reduce((product, side) => product * side, 1)).fill(filled));
}
