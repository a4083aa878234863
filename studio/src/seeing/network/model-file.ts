import { ACTIVATIONS, OPERATIONS, STORAGES } from "./operations.ts";
import type { Model, Size, Step } from "./operations.ts";

/** "CSee" and the version of the format. */
const MAGIC = 0x65655343;
const HEADER_CELLS = 5;
const PLANE_CELLS = 3;
/** Cells of a step by the version of the format: the second adds the dilation. */
const STEP_CELLS: ReadonlyMap<number, number> = new Map([
  [1, 16],
  [2, 17],
]);
const DILATION_CELL = 16;
/** Place of the only float among a step's cells. */
const SLOPE_CELL = 10;

/**
 * A model file: little-endian 32-bit cells (magic, version, numbers of planes, steps and outputs; planes of 3 cells;
 * steps of 16 or 17; outputs), then the numbers. Of the oldest version that can hold the model, so that files of networks
 * without dilation stay what they were.
 */
export function writeModel({ planes, steps, outputs, numbers }: Model): Uint8Array {
  const version = steps.some(({ dilation }) => dilation !== 1) ? 2 : 1;
  const stepCells = cellsOfStep(version);
  const cells = [
    MAGIC,
    version,
    planes.length,
    steps.length,
    outputs.length,
    ...planes.flatMap(({ height, width, channels }) => [height, width, channels]),
    ...steps.flatMap((step) => cellsOf(step).slice(0, stepCells)),
    ...outputs,
  ];
  const bytes = new Uint8Array(4 * cells.length + numbers.length);
  const view = new DataView(bytes.buffer);
  cells.forEach((cell, k) => view.setInt32(4 * k, cell, true));
  steps.forEach(({ slope }, k) => {
    view.setFloat32(
      4 * (HEADER_CELLS + PLANE_CELLS * planes.length + stepCells * k + SLOPE_CELL),
      slope,
      true,
    );
  });
  bytes.set(numbers, 4 * cells.length);
  return bytes;
}

function cellsOf(step: Step): number[] {
  return [
    OPERATIONS.indexOf(step.operation),
    step.from,
    step.other,
    step.to,
    step.window.width,
    step.window.height,
    step.step,
    step.pad.left,
    step.pad.top,
    ACTIVATIONS.indexOf(step.activation),
    0,
    STORAGES.indexOf(step.storage),
    step.weights,
    step.bias,
    step.start,
    step.toStart,
    step.dilation,
  ];
}

/** @throws {TypeError} for a version that we do not know */
function cellsOfStep(version: number): number {
  const cells = STEP_CELLS.get(version);
  if (cells === undefined) throw new TypeError("this is not a model file that we can read");
  return cells;
}

/** Reads a model file. @throws {TypeError} if it is none, or of another version */
export function readModel(bytes: Uint8Array): Model {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const cell = () => view.getInt32(4 * at++, true);
  if (bytes.length < 4 * HEADER_CELLS || cell() !== MAGIC) {
    throw new TypeError("this is not a model file that we can read");
  }
  const stepCells = cellsOfStep(cell());
  const counts = { planes: cell(), steps: cell(), outputs: cell() };
  const planes = Array.from({ length: counts.planes }, (): Size => {
    return { height: cell(), width: cell(), channels: cell() };
  });
  const steps = Array.from({ length: counts.steps }, () => {
    const step = stepOf(Array.from({ length: stepCells }, cell));
    return { ...step, slope: view.getFloat32(4 * (at - stepCells + SLOPE_CELL), true) };
  });
  const outputs = Array.from({ length: counts.outputs }, cell);
  return { planes, steps, outputs, numbers: bytes.subarray(4 * at) };
}

function stepOf(cells: readonly number[]): Step {
  const cell = (k: number) => cells[k] ?? 0;
  return {
    operation: named(OPERATIONS, cell(0)),
    from: cell(1),
    other: cell(2),
    to: cell(3),
    window: { width: cell(4), height: cell(5) },
    step: cell(6),
    dilation: cells[DILATION_CELL] ?? 1,
    pad: { left: cell(7), top: cell(8) },
    activation: named(ACTIVATIONS, cell(9)),
    slope: 0,
    storage: named(STORAGES, cell(11)),
    weights: cell(12),
    bias: cell(13),
    start: cell(14),
    toStart: cell(15),
  };
}

function named<Name>(names: readonly Name[], number: number): Name {
  const name = names[number];
  if (name === undefined) throw new TypeError(`this model file uses number ${number}, which we do not know`);
  return name;
}
