import { parentPort, workerData } from "node:worker_threads";
import type { EncoderSettings } from "./encoder-settings.ts";
import type { Frames, FrameSourceModule } from "./frame-source.ts";
import { inNative, leaveNative, type NativeGate } from "./native-gate.ts";
import { quietLibraries } from "./quiet.ts";
import type { Segment } from "./segment.ts";
import { openShotEncoder } from "./shot-encoder.ts";

export interface ShotWorkerData {
  /** URL of the module that draws. */
  readonly module: string;
  readonly slot: number;
}
export interface ShotJob {
  readonly shot: number;
  readonly frames: number;
  readonly settings: EncoderSettings;
}
/** `open` comes first and once. */
export type ShotRequest =
  | { readonly kind: "open"; readonly input: unknown }
  | { readonly kind: "encode"; readonly job: ShotJob };
export type ShotWorkerMessage =
  | { readonly kind: "frames"; readonly done: number }
  | { readonly kind: "segment"; readonly segment: Segment };

/** How often a worker says how far it is, in frames. */
const REPORT_EVERY = 5;

if (!parentPort) throw new Error("shot-worker runs as a worker thread");
const port = parentPort;
const { gate, data }: { gate: NativeGate; data: ShotWorkerData } = workerData;
quietLibraries();
leaveNative(gate);
const module: FrameSourceModule = await import(data.module);
let opened: Promise<Frames> | undefined;

function encodeShot(frames: Frames, job: ShotJob): Segment {
  const encoder = inNative(gate, () => openShotEncoder(job.settings));
  for (let at = 0; at < job.frames; at++) {
    const frame = frames.draw(job.shot, at);
    inNative(gate, () => encoder.add(frame));
    if ((at + 1) % REPORT_EVERY === 0) send({ kind: "frames", done: REPORT_EVERY });
  }
  send({ kind: "frames", done: job.frames % REPORT_EVERY });
  // The encoder holds frames back; each is as much work as adding one.
  while (inNative(gate, () => encoder.flushOne()));
  return inNative(gate, () => encoder.finish());
}

function send(message: ShotWorkerMessage): void {
  if (message.kind === "segment") port.postMessage(message, [message.segment.data.buffer]);
  else port.postMessage(message);
}

async function answer(request: ShotRequest): Promise<void> {
  if (request.kind === "open") opened = Promise.resolve(module.openFrames(request.input, data.slot));
  if (!opened) throw new Error("a shot before what to draw it from");
  const frames = await opened;
  if (request.kind === "encode") send({ kind: "segment", segment: encodeShot(frames, request.job) });
}

port.on("message", (request: ShotRequest) => void answer(request));
