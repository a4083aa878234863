import { parentPort, workerData } from "node:worker_threads";
import type { EncoderSettings } from "./encoder-settings.ts";
import type { FrameSource, FrameSourceModule } from "./frame-source.ts";
import type { Segment } from "./segment.ts";
import { openShotEncoder } from "./shot-encoder.ts";
import { quietLibraries } from "./quiet.ts";

export interface ShotWorkerData {
  readonly source: FrameSource;
  readonly slot: number;
}
export interface ShotJob {
  readonly shot: number;
  readonly frames: number;
  readonly settings: EncoderSettings;
}
export type ShotWorkerMessage =
  | { readonly kind: "frames"; readonly done: number }
  | { readonly kind: "segment"; readonly segment: Segment };

/** How often a worker says how far it is, in frames. */
const REPORT_EVERY = 5;

if (!parentPort) throw new Error("shot-worker runs as a worker thread");
const port = parentPort;
quietLibraries();
const { source, slot }: ShotWorkerData = workerData;
const module: FrameSourceModule = await import(source.module);
const frames = await module.openFrames(source.input, slot);

async function encodeShot(job: ShotJob): Promise<Segment> {
  const encoder = await openShotEncoder(job.settings);
  for (let frame = 0; frame < job.frames; frame++) {
    encoder.add(frames.draw(job.shot, frame));
    if ((frame + 1) % REPORT_EVERY === 0) send({ kind: "frames", done: REPORT_EVERY });
  }
  send({ kind: "frames", done: job.frames % REPORT_EVERY });
  return encoder.finish();
}

function send(message: ShotWorkerMessage): void {
  if (message.kind === "segment") port.postMessage(message, [message.segment.data.buffer]);
  else port.postMessage(message);
}

port.on("message", (job: ShotJob) => {
  encodeShot(job).then(
    (segment) => send({ kind: "segment", segment }),
    (error: unknown) => {
      // Uncaught, so that the worker ends and the film learns why.
      setImmediate(() => {
        throw error;
      });
    },
  );
});
