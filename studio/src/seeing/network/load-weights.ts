import type { Engine } from "./engine.ts";
import { strideOf } from "./operations.ts";
import type { Model, Step } from "./operations.ts";
import { CELLS, isTiled } from "./tiled.ts";

const FLOAT_BYTES = 4;
const PANEL = 8;

/** Addresses of what a step multiplies with and adds. */
export interface Weights {
  readonly weights: number;
  readonly bias: number;
}

interface Shape {
  readonly outputs: number;
  readonly cells: number;
  /** Channels that one output reads. */
  readonly depth: number;
}

/**
 * Bytes of working room that loading a model's weights needs four times: stored numbers, numbers as floats, and twice for windows in
 * their other form.
 */
export function loadingBytes(model: Model): number {
  return Math.max(FLOAT_BYTES, ...model.steps.map((step) => FLOAT_BYTES * countOf(shapeOf(model, step))));
}

/** Expands the weights of a step to floats, in the order in which the kernel reads them. */
export function loadWeights(engine: Engine, model: Model, step: Step, work: number): Weights {
  if (step.storage === "none") return { weights: 0, bias: 0 };
  const { kernel } = engine;
  const shape = shapeOf(model, step);
  const { outputs, cells, depth } = shape;
  const expanded = work + loadingBytes(model);
  expand(engine, model, step, { shape, work, expanded });
  const stride =
    step.operation === "depthwise" ? strideOf({ channels: outputs }) : strideOf({ channels: depth });
  const columns = Math.ceil(outputs / PANEL) * PANEL;
  const bias = engine.reserve(columns * FLOAT_BYTES);
  const biases = engine.bytes(bias, columns * FLOAT_BYTES);
  biases.fill(0);
  biases.set(model.numbers.subarray(step.bias, step.bias + outputs * FLOAT_BYTES));
  if (step.operation === "depthwise") {
    const weights = engine.reserve(cells * stride * FLOAT_BYTES);
    kernel.packDepthwise(expanded, weights, cells, outputs, stride);
    return { weights, bias };
  }
  if (isTiled(model, step)) {
    const panel = columns * stride;
    const weights = engine.reserve(CELLS * panel * FLOAT_BYTES);
    const windows = expanded + loadingBytes(model);
    kernel.transformWindows(expanded, windows, outputs, depth);
    for (let cell = 0; cell < CELLS; cell++) {
      const [from, to] = [
        windows + cell * outputs * depth * FLOAT_BYTES,
        weights + cell * panel * FLOAT_BYTES,
      ];
      kernel.packPanels(from, to, outputs, 1, depth, stride);
    }
    return { weights, bias };
  }
  const weights = engine.reserve(columns * cells * stride * FLOAT_BYTES);
  kernel.packPanels(expanded, weights, outputs, cells, depth, stride);
  return { weights, bias };
}

/** Stored numbers to floats: outputs x cells x depth. */
function expand(
  engine: Engine,
  { numbers }: Model,
  { storage, weights: at }: Step,
  { shape, work, expanded }: { shape: Shape; work: number; expanded: number },
): void {
  const { kernel } = engine;
  const count = countOf(shape);
  if (storage === "half") {
    engine.bytes(work, 2 * count).set(numbers.subarray(at, at + 2 * count));
    kernel.expandHalves(work, expanded, count);
    return;
  }
  const scales = FLOAT_BYTES * shape.outputs;
  engine.bytes(work, scales + count).set(numbers.subarray(at, at + scales + count));
  kernel.expandBytes(work + scales, work, expanded, shape.outputs, count / shape.outputs);
}

function shapeOf({ planes }: Model, { operation, from, to, window }: Step): Shape {
  const cells = window.width * window.height;
  const depth = operation === "depthwise" ? 1 : (planes[from]?.channels ?? 0);
  return { outputs: planes[to]?.channels ?? 0, cells, depth };
}

function countOf({ outputs, cells, depth }: Shape): number {
  // Scales of bytes take no more room than the numbers of one cell as floats.
  return outputs * Math.max(1, cells) * depth;
}
