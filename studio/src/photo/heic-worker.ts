import { parentPort, workerData } from "node:worker_threads";
import libheif from "libheif-js/wasm-bundle.js";
import { toSrgb } from "./coded-colour.ts";
import type { CodedColour } from "./heif-colour.ts";

export interface HeicTask {
  readonly bytes: Uint8Array;
  /** The coding of the pixels' colours, if they are to be converted to sRGB. */
  readonly colour: CodedColour | null;
}

/** What the worker answers: RGBA pixels, upright, in the photo's own colour space if none was named; null if it cannot be decoded. */
export interface HeicPixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8ClampedArray<ArrayBuffer>;
}

/** libheif applies the file's own rotation, mirroring and cropping (irot, imir, clap). */
async function decodeHeic(bytes: Uint8Array): Promise<HeicPixels | null> {
  const images = new libheif.HeifDecoder().decode(bytes);
  const image = images.find((candidate) => candidate.is_primary()) ?? images[0];
  if (!image) return null;
  const width = image.get_width();
  const height = image.get_height();
  const rgba = new Uint8ClampedArray(width * height * 4);
  const shown = await new Promise<boolean>((resolve) => {
    image.display({ data: rgba, width, height }, (target) => resolve(target !== null));
  });
  return shown ? { width, height, rgba } : null;
}

const { bytes, colour }: HeicTask = workerData;
const pixels = await decodeHeic(bytes);
if (pixels && colour) toSrgb(pixels.rgba, colour);
parentPort?.postMessage(pixels, pixels ? [pixels.rgba.buffer] : []);
