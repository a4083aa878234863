import { type OnnxSketch, type SketchedNode, type SketchedTensor, writeOnnx } from "./onnx-writer.ts";

const MEANS = [0.485, 0.456, 0.406] as const;
const DEVIATIONS = [0.229, 0.224, 0.225] as const;
const SIDE = 256;

const rgb = (values: readonly number[]): SketchedTensor => ({ shape: [1, 3, 1, 1], values });

/** The same network as different exporters write it: with what its version has for sizes, zeros and bounds. */
export type Spelling = "version 9" | "version 10" | "scales" | "sizes" | "own tone";
export const SPELLINGS: readonly Spelling[] = ["version 9", "version 10", "scales", "sizes", "own tone"];

/**
 * A network that takes what is bright for near: means of 2 x 2 pixels less a third, twice, of which the second time only what is
 * above nothing; added to one another, it rises half as fast below a third as above. It puts zeros around, which are cut off
 * by clipping, and is enlarged again at its end.
 */
export function writeBrightIsNear(spelling: Spelling = "scales"): Uint8Array {
  const old = spelling === "version 9" || spelling === "version 10";
  // Trained with spread colours, it first undoes that.
  const weights = [0, 1, 2].flatMap((c) => Array.from({ length: 4 }, () => (DEVIATIONS[c] ?? 0) / 12));
  const mean = MEANS.reduce((sum, value) => sum + value / 3, 0);
  const constants: Record<string, SketchedTensor> = {
    means: rgb(MEANS),
    deviations: rgb(DEVIATIONS),
    weights: { shape: [1, 3, 2, 2], values: weights },
    bias: { shape: [1], values: [mean - 1 / 3] },
    third: { shape: [1], values: [2 / 3] },
    least: { shape: [], values: [0] },
    none: { shape: [0], values: [] },
    twice: { shape: [4], values: [1, 1, 2, 2] },
    zeros: { shape: [8], values: [0, 0, 0, 0, 0, 0, 2, 2], whole: true },
    first: { shape: [1], values: [0], whole: true },
    second: { shape: [1], values: [2], whole: true },
    sides: { shape: [2], values: [SIDE + 2, SIDE + 2], whole: true },
    axis: { shape: [1], values: [1], whole: true },
  };
  const tone: SketchedNode[] = [
    { operator: "Sub", inputs: ["photo", "means"], output: "centred" },
    { operator: "Div", inputs: ["centred", "deviations"], output: "spread" },
  ];
  const input = spelling === "own tone" ? "spread" : "photo";
  const nodes: SketchedNode[] = [
    ...(spelling === "own tone" ? tone : []),
    old
      ? {
          operator: "Pad",
          inputs: [input],
          output: "padded",
          attributes: { mode: "constant", pads: [0, 0, 0, 0, 0, 0, 2, 2] },
        }
      : {
          operator: "Pad",
          inputs: [input, "zeros", "least"],
          output: "padded",
          attributes: { mode: "constant" },
        },
    {
      operator: "Conv",
      inputs: ["padded", "weights", "bias"],
      output: "bright",
      attributes: { dilations: [1, 1], group: 1, kernel_shape: [2, 2], pads: [0, 0, 0, 0], strides: [2, 2] },
    },
    old
      ? {
          operator: "Clip",
          inputs: ["bright"],
          output: "above",
          attributes: { min: { float: 0 }, max: { float: 6 } },
        }
      : { operator: "Clip", inputs: ["bright", "least"], output: "above" },
    { operator: "Add", inputs: ["above", "bright"], output: "both" },
    { operator: "Add", inputs: ["both", "third"], output: "risen" },
    ...enlarged(spelling),
    old
      ? { operator: "Squeeze", inputs: ["large"], output: "depth", attributes: { axes: [1] } }
      : { operator: "Squeeze", inputs: ["large", "axis"], output: "depth" },
  ];
  const sketch: OnnxSketch = {
    opset: spelling === "version 9" ? 9 : old ? 10 : 13,
    side: SIDE,
    nodes,
    constants,
    output: "depth",
  };
  return writeOnnx(sketch);
}

function enlarged(spelling: Spelling): SketchedNode[] {
  const mode = { mode: "linear" };
  if (spelling === "version 9") {
    return [{ operator: "Upsample", inputs: ["risen", "twice"], output: "large", attributes: mode }];
  }
  if (spelling === "version 10") {
    return [{ operator: "Resize", inputs: ["risen", "twice"], output: "large", attributes: mode }];
  }
  const corners = { ...mode, coordinate_transformation_mode: "align_corners" };
  if (spelling !== "sizes") {
    return [{ operator: "Resize", inputs: ["risen", "none", "twice"], output: "large", attributes: corners }];
  }
  return [
    { operator: "Shape", inputs: ["risen"], output: "shape" },
    { operator: "Slice", inputs: ["shape", "first", "second", "first"], output: "front" },
    { operator: "Concat", inputs: ["front", "sides"], output: "size", attributes: { axis: 0 } },
    { operator: "Resize", inputs: ["risen", "none", "none", "size"], output: "large", attributes: corners },
  ];
}
