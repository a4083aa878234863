/** The encoder alone, on the frames of the reference film: encodes them once per request. Run by film.ts. */
import { ENCODER } from "../src/film/encode/encoder-settings.ts";
import { affordableWorkers } from "../src/film/threads/machine.ts";
import { preparePhoto } from "../src/studio.ts";
import { openBareEncoders } from "./encoder-alone.ts";
import { prepareReference, REFERENCE, referencePhoto } from "./reference.ts";

const SETTINGS = {
  /** The settings of the film. */
  same: ENCODER,
  /** The unchanged x264 preset `veryfast`. */
  stock: { preset: "veryfast", crf: 20, params: "" },
};
export type BareSettings = keyof typeof SETTINGS;

const workers = affordableWorkers();
const photo = await preparePhoto(referencePhoto(), REFERENCE);
const { timeline, scene } = await prepareReference(photo, workers);
const shots = timeline.shots.map(({ from, to }, shot) => ({ shot, frames: to - from }));
const encoders = await openBareEncoders(scene, shots, workers);
process.on("message", (name: BareSettings) => {
  void encoders.encode(SETTINGS[name]).then((time) => process.send?.(time));
});
process.on("disconnect", () => void encoders.close());
process.send?.("ready");
