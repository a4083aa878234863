/** A program: encodes a shot that pushes in, shakes and flashes, and prints a digest of the output. */
import { createHash } from "node:crypto";
import { openRenderer } from "../../src/frame/renderer.ts";
import { keyAt, sceneOf, shotOf, syntheticPicture, timelineOf } from "../frame/synthetic.ts";
import { ENCODER } from "../../src/film/encode/encoder-settings.ts";
import { quietLibraryLogs } from "../../src/film/threads/library-logs.ts";
import { openShotEncoder } from "../../src/film/encode/shot-encoder.ts";

quietLibraryLogs();
const shot = shotOf({
  camera: [keyAt(0, 0.5, 0.5, 1.2), keyAt(30, 0.55, 0.45, 1.6)],
  punches: [{ at: 8, amount: 0.08 }],
  shakes: [{ at: 14, amount: 0.01, frames: 12 }],
});
const scene = await sceneOf(syntheticPicture(2160, 3840), timelineOf([shot], { grain: 1 }), {
  size: { width: 1080, height: 1920 },
});
const renderer = await openRenderer(scene, 0);
const encoder = openShotEncoder(ENCODER);
for (let at = 0; at < 30; at++) encoder.add(renderer.draw(0, at));
process.stdout.write(createHash("sha256").update(encoder.finish().data).digest("hex"));
