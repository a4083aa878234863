import { findDepth, openDepthNetwork } from "../src/seeing/depth/find-depth.ts";
import { writeModel } from "../src/seeing/network/model-file.ts";
import { fromOnnx } from "./onnx/from-onnx.ts";

/** Side of the square that the network was trained on. */
const SIDE = 256;
/** ImageNet's means and deviations, which its pictures were spread by: less the means, over the deviations. */
const MEANS = [0.485, 0.456, 0.406] as const;
const DEVIATIONS = [0.229, 0.224, 0.225] as const;
/** A network is tried on a picture of so many pixels a side. */
const TRIAL_SIDE = 64;

/**
 * Turns the ONNX file of a network for depth, such as MiDaS v2.1 small, into a model file of ours with half floats, and tries
 * it. The network gives larger numbers to what is nearer. Takes some seconds for a network of 16 million weights.
 * @throws {Error} of any kind, if this is no ONNX file or it uses what we cannot run
 */
export function convertDepth(onnx: Uint8Array): Uint8Array {
  const tone = {
    gains: Float32Array.from(DEVIATIONS, (deviation) => 1 / deviation),
    shifts: Float32Array.from(MEANS, (mean, k) => -mean / (DEVIATIONS[k] ?? 1)),
  };
  const { builder, outputs } = fromOnnx(onnx, { height: SIDE, width: SIDE, channels: 3 }, { tone });
  const file = writeModel(builder.build([...outputs], "half"));
  const rgb = new Uint8Array(3 * TRIAL_SIDE * TRIAL_SIDE).map((_, k) => k % 251);
  findDepth(openDepthNetwork(file), { width: TRIAL_SIDE, height: TRIAL_SIDE, rgb });
  return file;
}

/** Whether a file is a model for depth that this version can run. */
export function isDepthModel(file: Uint8Array): boolean {
  try {
    openDepthNetwork(file);
    return true;
  } catch {
    return false;
  }
}
