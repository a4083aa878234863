import type { SeeingKernel } from "../kernel/kernel-exports.ts";
import type { Weights } from "./load-weights.ts";
import { ACTIVATIONS, strideOf } from "./operations.ts";
import type { Operation, Size, Step } from "./operations.ts";

/** A plane with its address. */
export interface Place extends Size {
  readonly at: number;
}

/** Everything that a step works on. */
interface Bound extends Weights {
  readonly kernel: SeeingKernel;
  readonly from: Place;
  readonly other: Place;
  readonly to: Place;
  /** Room for windows laid side by side. */
  readonly work: number;
  /** A convolution that is worked out tile by tile. */
  readonly isTiled: boolean;
}

type Binder = (step: Step, bound: Bound) => () => void;

const BINDERS: Readonly<Record<Operation, Binder>> = {
  convolve: bindConvolution,
  depthwise: bindDepthwise,
  add: ({ activation, slope }, { kernel, from, other, to }) => {
    const kind = ACTIVATIONS.indexOf(activation);
    const strides = { from: strideOf(from), other: strideOf(other) };
    const places = placesOf(to);
    return () => kernel.add(from.at, strides.from, other.at, strides.other, to.at, places, kind, slope);
  },
  weigh: ({ activation, slope }, { kernel, from, other, to }) => {
    const kind = ACTIVATIONS.indexOf(activation);
    return () => kernel.weigh(from.at, strideOf(from), other.at, to.at, placesOf(to), kind, slope);
  },
  average: (_, { kernel, from, to }) => {
    return () => kernel.average(from.at, strideOf(from), to.at, placesOf(from));
  },
  maxPool: bindPool,
  resize: bindResize(({ from, to }) => [from / to, 0.5]),
  resizeFromFirst: bindResize(({ from, to }) => [from / to, 0]),
  resizeCorners: bindResize(({ from, to }) => [to > 1 ? (from - 1) / (to - 1) : 0, 0]),
  repeat: ({ step }, { kernel, from, to }) => {
    return () => kernel.repeat(from.at, from.width, from.height, strideOf(from), to.at, step);
  },
  copy: ({ start, toStart }, { kernel, from, to }) => {
    const strides = { from: strideOf(from), to: strideOf(to) };
    const count = Math.min(strides.from - start, strides.to - toStart);
    const places = placesOf(to);
    return () => kernel.copyChannels(from.at, strides.from, start, to.at, strides.to, toStart, count, places);
  },
  unfold: (_, { kernel, from, to }) => {
    const strides = { from: strideOf(from), to: strideOf(to) };
    return () =>
      kernel.unfold(from.at, from.width, from.height, strides.from, to.at, to.channels, strides.to);
  },
  activate: ({ activation, slope }, { kernel, from, to }) => {
    const kind = ACTIVATIONS.indexOf(activation);
    const stride = strideOf(to);
    return () => {
      kernel.copyChannels(from.at, stride, 0, to.at, stride, 0, stride, placesOf(to));
      kernel.activate(to.at, placesOf(to) * stride, kind, slope);
    };
  },
  expect: ({ window }, { kernel, from, to }) => {
    return () => kernel.expect(from.at, to.at, placesOf(to), to.channels, window.width, strideOf(from));
  },
};

/** A step as a call of the kernel with all its numbers. */
export function bindStep(step: Step, bound: Bound): () => void {
  return BINDERS[step.operation](step, bound);
}

function placesOf({ width, height }: Size): number {
  return width * height;
}

/** @param alignment how far the old plane's places are from one another for those of the new, and where each place lies in itself */
function bindResize(
  alignment: (sides: { from: number; to: number }) => [step: number, middle: number],
): Binder {
  return (_, { kernel, from, to }) => {
    const [stepX, middle] = alignment({ from: from.width, to: to.width });
    const [stepY] = alignment({ from: from.height, to: to.height });
    const { width, height } = from;
    const stride = strideOf(from);
    return () =>
      kernel.resizeLinear(from.at, width, height, stride, to.at, to.width, to.height, stepX, stepY, middle);
  };
}

function bindPool({ window, step, pad }: Step, { kernel, from, to }: Bound): () => void {
  return () =>
    kernel.maxPool(
      from.at,
      from.width,
      from.height,
      strideOf(from),
      to.at,
      to.width,
      to.height,
      window.width,
      step,
      pad.left,
      pad.top,
    );
}

function bindConvolution(step: Step, { kernel, from, to, weights, bias, work, isTiled }: Bound): () => void {
  const depth = strideOf(from);
  const stride = strideOf(to);
  const kind = ACTIVATIONS.indexOf(step.activation);
  const { window, pad, slope } = step;
  if (window.width === 1 && window.height === 1 && step.step === 1) {
    const places = to.width * to.height;
    return () => kernel.pointwise(from.at, weights, bias, to.at, places, depth, stride, kind, slope);
  }
  if (isTiled) {
    const panel = Math.ceil(to.channels / 8) * 8 * depth;
    return () =>
      kernel.convolveTiles(
        from.at,
        from.width,
        from.height,
        depth,
        weights,
        panel,
        bias,
        to.at,
        stride,
        kind,
        slope,
        work,
      );
  }
  return () =>
    kernel.convolve(
      from.at,
      from.width,
      from.height,
      depth,
      weights,
      bias,
      to.at,
      to.width,
      to.height,
      stride,
      window.width,
      window.height,
      step.step,
      step.dilation,
      pad.left,
      pad.top,
      kind,
      slope,
      work,
    );
}

function bindDepthwise(step: Step, { kernel, from, to, weights, bias }: Bound): () => void {
  const kind = ACTIVATIONS.indexOf(step.activation);
  const { window, pad, slope } = step;
  return () =>
    kernel.depthwise(
      from.at,
      from.width,
      from.height,
      strideOf(from),
      weights,
      bias,
      to.at,
      to.width,
      to.height,
      window.width,
      window.height,
      step.step,
      pad.left,
      pad.top,
      kind,
      slope,
    );
}
