import { bindStep } from "./bind-step.ts";
import type { Place } from "./bind-step.ts";
import type { Engine } from "./engine.ts";
import { loadingBytes, loadWeights } from "./load-weights.ts";
import { strideOf } from "./operations.ts";
import type { Model, Size } from "./operations.ts";
import { placePlanes } from "./place-planes.ts";
import { isTiled, tileBytes } from "./tiled.ts";

const FLOAT_BYTES = 4;
/** Places whose windows are laid side by side at once; the kernel's STRIP. */
const STRIP = 64;

/** A network that is ready to run. */
export interface Network {
  /** The plane to write the picture to, as RGB0 floats. */
  readonly input: Place;
  /** Where any plane lies, for tests. */
  readonly plane: (plane: number) => Place;
  /** Runs it: outputs are good until any network of the same memory runs. */
  readonly run: () => void;
  /** An output: rows x columns x channels rounded up to four. */
  readonly output: (k: number) => Output;
}

export interface Output extends Size {
  /** Floats from one place to the next. */
  readonly stride: number;
  readonly values: Float32Array;
}

/** Bytes that a model needs while it runs, beside its weights. */
export function runningBytes(model: Model): number {
  return Math.max(placePlanes(model).bytes + windowBytes(model), 4 * loadingBytes(model));
}

/**
 * Loads a model into an engine.
 *
 * @param room address of `runningBytes` bytes, which all networks of an engine may share
 */
export function openNetwork(engine: Engine, model: Model, room: number): Network {
  const { offsets, bytes } = placePlanes(model);
  const loaded = model.steps.map((step) => loadWeights(engine, model, step, room));
  const place = (plane: number): Place => {
    const size = model.planes[plane] ?? { width: 0, height: 0, channels: 0 };
    return { ...size, at: room + (offsets[plane] ?? 0) };
  };
  const steps = model.steps.map((step, k) =>
    bindStep(step, {
      kernel: engine.kernel,
      from: place(step.from),
      other: place(step.other),
      to: place(step.to),
      work: room + bytes,
      isTiled: isTiled(model, step),
      ...(loaded[k] ?? { weights: 0, bias: 0 }),
    }),
  );
  return {
    input: place(0),
    plane: place,
    run: () => {
      for (const step of steps) step();
    },
    output: (k) => {
      const { at, ...size } = place(model.outputs[k] ?? -1);
      const stride = strideOf(size);
      return { ...size, stride, values: engine.floats(at, size.height * size.width * stride) };
    },
  };
}

function windowBytes(model: Model): number {
  const size = (plane: number) => model.planes[plane] ?? { channels: 0 };
  const needed = model.steps
    .filter(({ operation }) => operation === "convolve")
    .map((step) =>
      isTiled(model, step)
        ? tileBytes(size(step.from), size(step.to))
        : FLOAT_BYTES * STRIP * step.window.width * step.window.height * strideOf(size(step.from)),
    );
  return Math.max(0, ...needed);
}
