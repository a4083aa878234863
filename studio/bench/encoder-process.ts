/** One round's bare encoders, on the frames of the reference film. Run by film.ts. */
import { ENCODER } from "../src/film/encoder-settings.ts";
import { affordableWorkers } from "../src/film/machine.ts";
import { preparePhoto } from "../src/studio.ts";
import { encodeAlone } from "./encoder-alone.ts";
import { tell, type Timed } from "./in-process.ts";
import { prepareReference, REFERENCE, referencePhoto } from "./reference.ts";

export interface Encodings {
  /** With the film's own settings. */
  readonly same: Timed;
  /** x264 `veryfast` as it comes. */
  readonly stock: Timed;
}

const STOCK_VERYFAST = { preset: "veryfast", crf: 20, params: "" };

const stockFirst = process.argv.includes("stock-first");
const workers = affordableWorkers();
const photo = await preparePhoto(referencePhoto(), REFERENCE);
const { timeline, scene } = await prepareReference(photo, workers);
const shots = timeline.shots.map(({ from, to }, shot) => ({ shot, frames: to - from }));
const both = stockFirst ? [STOCK_VERYFAST, ENCODER] : [ENCODER, STOCK_VERYFAST];
const done = await encodeAlone(scene, shots, workers, both);
const [same, stock] = stockFirst ? done.toReversed() : done;
tell({ same, stock });
