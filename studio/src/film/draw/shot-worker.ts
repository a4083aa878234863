import { parentPort, workerData } from "node:worker_threads";
import type { WantedFrames } from "../certificate/faces/looks.ts";
import type { CodedFrame } from "../certificate/file/decode.ts";
import { type ShotInspection, inspectFrames, planInspection } from "../certificate/view/inspect-shot.ts";
import type { EncoderSettings } from "../encode/encoder-settings.ts";
import type { FrameDrawer, FrameSourceModule } from "./frame-source.ts";
import { runNative, leaveNative, type NativeGate } from "../threads/native-gate.ts";
import { quietLibraryLogs } from "../threads/library-logs.ts";
import { packetBytes, type Segment } from "../encode/segment.ts";
import { openShotEncoder } from "../encode/shot-encoder.ts";

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
/** An encoded shot to inspect, and what is wanted of its frames. */
export interface InspectJob {
  readonly segment: Pick<Segment, "data" | "packets" | "parameters">;
  readonly wanted: WantedFrames;
}
/** `open` comes before the first `encode`, and again where other shots are drawn from something else. */
export type ShotRequest =
  | { readonly kind: "open"; readonly input: unknown }
  | { readonly kind: "encode"; readonly job: ShotJob }
  | { readonly kind: "inspect"; readonly job: InspectJob };
export type ShotWorkerMessage =
  | { readonly kind: "frames"; readonly done: number }
  | { readonly kind: "segment"; readonly answer: Segment }
  | { readonly kind: "inspect"; readonly answer: ShotInspection };

/** A worker reports its progress every so many frames. */
const REPORT_EVERY = 5;

if (!parentPort) throw new Error("shot-worker runs as a worker thread");
const port = parentPort;
const { gate, data }: { gate: NativeGate; data: ShotWorkerData } = workerData;
quietLibraryLogs();
leaveNative(gate);
const module: FrameSourceModule = await import(data.module);
let opened: Promise<FrameDrawer> | undefined;

function encodeShot(frames: FrameDrawer, job: ShotJob): Segment {
  const encoder = runNative(gate, () => openShotEncoder(job.settings));
  const contrasts: (number | null)[] = [];
  for (let at = 0; at < job.frames; at++) {
    const frame = frames.draw(job.shot, at);
    contrasts.push(frames.letterContrast?.() ?? null);
    runNative(gate, () => encoder.add(frame));
    if ((at + 1) % REPORT_EVERY === 0) send({ kind: "frames", done: REPORT_EVERY });
  }
  send({ kind: "frames", done: job.frames % REPORT_EVERY });
  // The encoder still holds frames; each is as much work as adding one, so each is a native call of its own.
  while (runNative(gate, () => encoder.flushOne()));
  const words = frames.words?.(job.shot) ?? [];
  return { ...runNative(gate, () => encoder.finish()), contrasts, words };
}

/** Decodes the wanted frames of a shot and each of its keyframes. */
function inspectShot({ segment, wanted }: InspectJob): ShotInspection {
  const coded = segment.packets.map((packet): CodedFrame => {
    return { number: packet.pts, key: packet.key, data: packetBytes(segment, packet) };
  });
  const steps = inspectFrames(segment.parameters, planInspection(coded, wanted), wanted);
  for (;;) {
    const step = runNative(gate, () => steps.next());
    if (step.done) return step.value;
  }
}

function send(message: ShotWorkerMessage): void {
  port.postMessage(message, ownBuffers(message));
}

/** Buffers that are transferred instead of copied. */
function ownBuffers(message: ShotWorkerMessage): ArrayBuffer[] {
  if (message.kind === "segment") return [message.answer.data.buffer];
  if (message.kind === "inspect") return [...message.answer.kept.values()].map(({ buffer }) => buffer);
  return [];
}

async function perform(request: ShotRequest): Promise<void> {
  if (request.kind === "inspect") return send({ kind: "inspect", answer: inspectShot(request.job) });
  if (request.kind === "open") opened = Promise.resolve(module.openFrames(request.input, data.slot));
  if (!opened) throw new Error("a shot was requested before open");
  const frames = await opened;
  if (request.kind === "encode") send({ kind: "segment", answer: encodeShot(frames, request.job) });
}

port.on("message", (request: ShotRequest) => void perform(request));
