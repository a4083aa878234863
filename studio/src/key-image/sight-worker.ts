/** Looks at photos in a thread of its own: half a second of work that nobody else has to wait for. */
import { parentPort } from "node:worker_threads";
import type { Picture } from "../picture.ts";
import { loadNetworks } from "../seeing-models.ts";
import { lookAtPhoto } from "./look-at-photo.ts";

const port = parentPort;
if (!port) throw new Error("sight-worker runs as a worker thread");
loadNetworks();
port.on("message", ({ small, depthModel }: { small: Picture; depthModel?: string }) => {
  port.postMessage(lookAtPhoto(small, depthModel));
});
