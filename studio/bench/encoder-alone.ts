import { once } from "node:events";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import type { EncoderSettings } from "../src/film/encode/encoder-settings.ts";
import type { RenderScene } from "../src/frame/render-scene.ts";
import { openRenderer } from "../src/frame/renderer.ts";
import { quietLibraryLogs } from "../src/film/threads/library-logs.ts";
import { FRAME_BYTES, openShotEncoder } from "../src/film/encode/shot-encoder.ts";
import { type Timed, timed } from "./in-process.ts";

/** A shot that is encoded again: its index and its number of frames. */
export interface BareShot {
  readonly shot: number;
  readonly frames: number;
}
interface Task {
  readonly scene: RenderScene;
  readonly slot: number;
  readonly shots: readonly BareShot[];
}

/** Encoders with frames in memory. */
export interface BareEncoders {
  /** How long they take, in parallel, to encode all frames with these settings. */
  encode(settings: EncoderSettings): Promise<Timed>;
  close(): Promise<void>;
}

/** Draws all frames of a film into memory, for as many encoders as `threads`. */
export async function openBareEncoders(
  scene: RenderScene,
  shots: readonly BareShot[],
  threads: number,
): Promise<BareEncoders> {
  const workers = shareOut(shots, threads).map((share, slot) => {
    const task: Task = { scene, slot, shots: share };
    return new Worker(new URL(import.meta.url), { workerData: task });
  });
  await Promise.all(workers.map((worker) => once(worker, "message")));
  return {
    async encode(settings) {
      const { seconds, cpu } = await timed(() => {
        const answers = workers.map((worker) => once(worker, "message"));
        for (const worker of workers) worker.postMessage(settings);
        return Promise.all(answers);
      });
      return { seconds, cpu };
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

/** Gives the longest shot to the thread with the least work, similar to the workers of a film. */
function shareOut(shots: readonly BareShot[], threads: number): BareShot[][] {
  const shares = Array.from({ length: threads }, () => ({ frames: 0, shots: new Array<BareShot>() }));
  for (const shot of shots.toSorted((a, b) => b.frames - a.frames)) {
    const least = shares.toSorted((a, b) => a.frames - b.frames)[0]!;
    least.frames += shot.frames;
    least.shots.push(shot);
  }
  return shares.map((share) => share.shots);
}

async function serve({ scene, slot, shots }: Task): Promise<void> {
  quietLibraryLogs();
  const renderer = await openRenderer(scene, slot);
  const drawn = shots.map(({ shot, frames }) =>
    Array.from({ length: frames }, (_, at) => Buffer.from(renderer.draw(shot, at).subarray(0, FRAME_BYTES))),
  );
  parentPort?.on("message", (settings: EncoderSettings) =>
    parentPort?.postMessage(encodeAll(drawn, settings)),
  );
  parentPort?.postMessage("ready");
}

function encodeAll(drawn: readonly (readonly Uint8Array[])[], settings: EncoderSettings): number {
  let bytes = 0;
  for (const frames of drawn) {
    const encoder = openShotEncoder(settings);
    for (const frame of frames) encoder.add(frame);
    bytes += encoder.finish().data.length;
  }
  return bytes;
}

if (!isMainThread) await serve(workerData);
