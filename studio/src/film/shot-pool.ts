import type { Worker } from "node:worker_threads";
import { CurtaError } from "@curta/contract";
import type { FrameSource } from "./frame-source.ts";
import { startGatedWorker } from "./native-gate.ts";
import type { Segment } from "./segment.ts";
import type { ShotJob, ShotWorkerData, ShotWorkerMessage } from "./shot-worker.ts";

export interface ShotPoolWishes {
  readonly source: FrameSource;
  readonly jobs: readonly ShotJob[];
  readonly workers: number;
  readonly signal: AbortSignal;
  /** Hears of every few frames that were drawn and encoded. */
  readonly onFrames: (count: number) => void;
  /** Hears of every finished shot, in whatever order they end. */
  readonly onSegment: (job: ShotJob, segment: Segment) => void;
}

/**
 * Draws and encodes shots in worker threads, one shot at a time in each, the longest first, so that all
 * workers end at about the same time. Ends when all are done, at the first failure, or when aborted; no
 * worker is left running.
 * @throws CurtaError render_failed, film_canceled
 */
export async function encodeShots(wishes: ShotPoolWishes): Promise<void> {
  const queue = wishes.jobs.toSorted((a, b) => b.frames - a.frames || a.shot - b.shot);
  const count = Math.min(wishes.workers, queue.length);
  const stop = new AbortController();
  const signal = AbortSignal.any([wishes.signal, stop.signal]);
  const running = Array.from({ length: count }, (_, slot) => runWorker(wishes, slot, queue, signal));
  try {
    await Promise.all(running);
  } finally {
    stop.abort();
    await Promise.allSettled(running);
  }
}

async function runWorker(
  wishes: ShotPoolWishes,
  slot: number,
  queue: ShotJob[],
  signal: AbortSignal,
): Promise<void> {
  const data: ShotWorkerData = { source: wishes.source, slot };
  const { worker, stop } = startGatedWorker(new URL("shot-worker.ts", import.meta.url), data);
  try {
    await takeShots(worker, wishes, queue, signal);
  } finally {
    await stop();
  }
}

/** Hands shots to one worker until none are left. */
function takeShots(
  worker: Worker,
  wishes: ShotPoolWishes,
  queue: ShotJob[],
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let job: ShotJob | undefined;
    const next = (): void => {
      job = queue.shift();
      if (job) worker.postMessage(job);
      else resolve();
    };
    const cancel = (): void => reject(new CurtaError("film_canceled"));
    const fail = (cause: unknown): void =>
      reject(new CurtaError("render_failed", { cause, detail: String(cause) }));
    if (signal.aborted) return cancel();
    signal.addEventListener("abort", cancel, { once: true });
    worker.on("error", fail);
    worker.on("exit", (code) => fail(new Error(`shot worker ended with ${code}`)));
    worker.on("message", (message: ShotWorkerMessage) => {
      if (message.kind === "frames") return wishes.onFrames(message.done);
      if (job) wishes.onSegment(job, message.segment);
      next();
    });
    next();
  });
}
