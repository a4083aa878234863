import type { Activation, Operation, Size } from "../../src/seeing/network/operations.ts";
import type { OnnxNode, OnnxTensor } from "./onnx-file.ts";

type Constants = ReadonlyMap<string, OnnxTensor>;

/** How a plane's size is changed. */
interface Resizing {
  readonly operation: Operation;
  /** The factor of `repeat`; else 1. */
  readonly step: number;
  readonly to: Size;
}

/** Which places of the old plane and the new one meet, by the name that ONNX has for it. */
const MEETING: Readonly<Record<string, Operation>> = {
  half_pixel: "resize",
  pytorch_half_pixel: "resize",
  asymmetric: "resizeFromFirst",
  align_corners: "resizeCorners",
};

/** What `Upsample` and `Resize` of any version do to a plane. @throws {TypeError} if it is none of ours */
export function resizing(
  { operator, inputs, attributes }: OnnxNode,
  constants: Constants,
  size: Size,
): Resizing {
  const { channels } = size;
  const numbers = (name: string | undefined): readonly number[] => [
    ...(constants.get(name ?? "")?.values ?? []),
  ];
  // Version 10 had no region before the scales.
  const scales = numbers(inputs[inputs.length > 2 ? 2 : 1]);
  const sizes = numbers(inputs[3]);
  const side = (now: number, k: number): number => sizes[k] ?? Math.floor(now * (scales[k] ?? Number.NaN));
  const to = { height: side(size.height, 2), width: side(size.width, 3), channels };
  if (!(to.height > 0 && to.width > 0)) throw new TypeError("a plane is resized to a size that nobody knows");
  const word = (name: string, usual: string): string => {
    const given = attributes.get(name);
    return typeof given === "string" ? given : usual;
  };
  const mode = word("mode", "nearest");
  if (mode === "linear") {
    const old = operator === "Upsample" || inputs.length === 2;
    const meeting = word("coordinate_transformation_mode", old ? "asymmetric" : "half_pixel");
    const operation = MEETING[meeting];
    if (operation === undefined) throw new TypeError(`places meet by ${meeting}, which is not known`);
    return { operation, step: 1, to };
  }
  const step = to.width / size.width;
  if (mode !== "nearest" || !Number.isInteger(step) || to.height !== step * size.height) {
    throw new TypeError(`a plane is resized by ${mode}, which is not known`);
  }
  return { operation: "repeat", step, to };
}

/** Windows of which each gives its largest value. */
interface Pooling {
  readonly window: { readonly width: number; readonly height: number };
  readonly step: number;
  readonly to: Size;
}

/** What `MaxPool` does to a plane: square windows without zeros around. @throws {TypeError} if it does anything else */
export function poolingOf({ attributes }: OnnxNode, size: Size): Pooling {
  const integers = (name: string): number[] => {
    const value = attributes.get(name);
    return Array.isArray(value) ? value.map(Number) : [];
  };
  const [height = 0, width = 0] = integers("kernel_shape");
  const [step = 1, across = step] = integers("strides");
  if (height !== width || step !== across || integers("pads").some((pad) => pad !== 0)) {
    throw new TypeError("a plane is pooled in a way that is not known");
  }
  const round = attributes.get("ceil_mode") === 1 ? Math.ceil : Math.floor;
  const side = (now: number): number => round((now - width) / step) + 1;
  const to = { height: side(size.height), width: side(size.width), channels: size.channels };
  return { window: { width, height }, step, to };
}

/** Rows and columns of zeros around a plane. */
export interface Pads {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** A convolution's own zeros, from the top round to the right as ONNX lists them, with those that are there already. */
export function addPads([top = 0, left = 0, bottom = 0, right = 0]: readonly number[], around?: Pads): Pads {
  return {
    top: top + (around?.top ?? 0),
    left: left + (around?.left ?? 0),
    bottom: bottom + (around?.bottom ?? 0),
    right: right + (around?.right ?? 0),
  };
}

/** The zeros that `Pad` puts around a plane's rows and columns. @throws {TypeError} if it does anything else */
export function padsOf({ inputs, attributes }: OnnxNode, constants: Constants): Pads {
  const given = attributes.get("pads");
  const pads = Array.isArray(given) ? given.map(Number) : [...(constants.get(inputs[1] ?? "")?.values ?? [])];
  const [, channels = 0, top = 0, left = 0, , after = 0, bottom = 0, right = 0] = pads;
  const filling = constants.get(inputs[2] ?? "")?.values[0] ?? attributes.get("value") ?? 0;
  const mode = attributes.get("mode") ?? "constant";
  if (pads.length !== 8 || channels + after !== 0 || filling !== 0 || mode !== "constant") {
    throw new TypeError("a plane is padded in a way that is not known");
  }
  return { top, left, bottom, right };
}

/** Which activation clips between these bounds. @throws {TypeError} if none does */
export function clipOf({ inputs, attributes }: OnnxNode, constants: Constants): Activation {
  const bound = (name: string, k: number, unbound: number): number => {
    const given = attributes.get(name) ?? constants.get(inputs[k] ?? "")?.values[0];
    return typeof given === "number" ? given : unbound;
  };
  const [least, most] = [bound("min", 1, -Infinity), bound("max", 2, Infinity)];
  if (least !== 0 || (most !== 6 && most < 1e9)) throw new TypeError(`${least} to ${most} is clipped`);
  return most === 6 ? "relu6" : "relu";
}
