import { once } from "node:events";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import type { EncoderSettings } from "../src/film/encoder-settings.ts";
import type { Scene } from "../src/frame/scene.ts";
import { openRenderer } from "../src/frame/renderer.ts";
import { quietLibraries } from "../src/film/quiet.ts";
import { FRAME_BYTES, openShotEncoder } from "../src/film/shot-encoder.ts";
import { type Timed, timed } from "./in-process.ts";

/** A shot of the film that is encoded again: which, and how many frames. */
export interface BareShot {
  readonly shot: number;
  readonly frames: number;
}
interface Task {
  readonly scene: Scene;
  readonly slot: number;
  readonly shots: readonly BareShot[];
  readonly rounds: readonly EncoderSettings[];
}

/**
 * How long the encoder alone takes to write the very frames of a film: all frames are drawn into memory
 * beforehand, then as many encoders as `threads` write them side by side, once for each of the settings.
 * @returns time and bytes for each of the settings
 */
export async function encodeAlone(
  scene: Scene,
  shots: readonly BareShot[],
  threads: number,
  rounds: readonly EncoderSettings[],
): Promise<(Timed & { bytes: number })[]> {
  const shares = shareOut(shots, threads);
  const workers = shares.map((share, slot) => {
    const task: Task = { scene, slot, shots: share, rounds };
    return new Worker(new URL(import.meta.url), { workerData: task });
  });
  await Promise.all(workers.map((worker) => once(worker, "message")));
  const results: (Timed & { bytes: number })[] = [];
  for (const round of rounds.keys()) {
    const { result, seconds, cpu } = await timed(() => {
      const answers = workers.map((worker) => once(worker, "message"));
      for (const worker of workers) worker.postMessage(round);
      return Promise.all(answers);
    });
    results.push({ seconds, cpu, bytes: result.reduce((sum, [size]) => sum + Number(size), 0) });
  }
  await Promise.all(workers.map((worker) => worker.terminate()));
  return results;
}

/** The longest shot next to whoever has least, as a film's own workers end up. */
function shareOut(shots: readonly BareShot[], threads: number): BareShot[][] {
  const shares = Array.from({ length: threads }, () => ({ frames: 0, shots: new Array<BareShot>() }));
  for (const shot of shots.toSorted((a, b) => b.frames - a.frames)) {
    const least = shares.toSorted((a, b) => a.frames - b.frames)[0]!;
    least.frames += shot.frames;
    least.shots.push(shot);
  }
  return shares.map((share) => share.shots);
}

async function serve({ scene, slot, shots, rounds }: Task): Promise<void> {
  quietLibraries();
  const renderer = await openRenderer(scene, slot);
  const drawn = shots.map(({ shot, frames }) =>
    Array.from({ length: frames }, (_, at) => Buffer.from(renderer.draw(shot, at).subarray(0, FRAME_BYTES))),
  );
  parentPort?.on("message", (round: number) => parentPort?.postMessage(encodeAll(drawn, rounds[round]!)));
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
