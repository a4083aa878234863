import type { Worker } from "node:worker_threads";
import { CurtaError } from "@curta/contract";
import { startGatedWorker } from "./native-gate.ts";
import type { Segment } from "./segment.ts";
import type { ShotJob, ShotRequest, ShotWorkerData, ShotWorkerMessage } from "./shot-worker.ts";

interface ShotListener {
  /** Hears of every few frames that were drawn and encoded. */
  readonly onFrames: (count: number) => void;
  /** Hears of every finished shot, in whatever order they end. */
  readonly onSegment: (job: ShotJob, segment: Segment) => void;
}

/** Threads that draw and encode shots, one shot at a time each. */
export interface ShotPool {
  /** Says what frames are drawn from; to be called once, before the first shot. */
  open(input: unknown): void;
  /**
   * Draws and encodes shots, the longest first, so that all threads end at about the same time.
   * @throws CurtaError render_failed, film_canceled
   */
  encode(jobs: readonly ShotJob[], listener: ShotListener): Promise<void>;
  /** Ends all threads, whatever they are at, and resolves when they are gone. */
  close(): Promise<void>;
}

/**
 * Starts the threads of a pool; they load encoder and renderer while the caller still prepares what they will
 * draw from. @param module URL of the module that draws (see frame-source.ts)
 */
export function startShotPool(module: string, count: number, signal: AbortSignal): ShotPool {
  const threads = Array.from({ length: count }, (_, slot) => {
    const data: ShotWorkerData = { module, slot };
    return startGatedWorker(new URL("shot-worker.ts", import.meta.url), data);
  });
  const broken = Promise.withResolvers<never>();
  // A thread may break before anybody waits for a shot.
  broken.promise.catch(() => {});
  const cancel = (): void => broken.reject(new CurtaError("film_canceled"));
  const fail = (cause: unknown): void =>
    broken.reject(new CurtaError("render_failed", { cause, detail: String(cause) }));
  if (signal.aborted) cancel();
  signal.addEventListener("abort", cancel, { once: true });
  for (const { worker } of threads) {
    worker.once("error", fail);
    worker.once("exit", (code) => fail(new Error(`shot worker ended with ${code}`)));
  }
  return {
    open(input) {
      for (const { worker } of threads) send(worker, { kind: "open", input });
    },
    async encode(jobs, listener) {
      const queue = jobs.toSorted((a, b) => b.frames - a.frames || a.shot - b.shot);
      const done = threads.map(({ worker }) => takeShots(worker, queue, listener));
      await Promise.race([broken.promise, Promise.all(done)]);
    },
    async close() {
      signal.removeEventListener("abort", cancel);
      await Promise.all(threads.map(({ stop }) => stop()));
    },
  };
}

/** Hands shots to one thread until none are left. */
async function takeShots(worker: Worker, queue: ShotJob[], listener: ShotListener): Promise<void> {
  for (let job = queue.shift(); job; job = queue.shift()) {
    listener.onSegment(job, await encodeShot(worker, job, listener.onFrames));
  }
}

function encodeShot(worker: Worker, job: ShotJob, onFrames: (count: number) => void): Promise<Segment> {
  return new Promise((resolve) => {
    const hear = (message: ShotWorkerMessage): void => {
      if (message.kind === "frames") return onFrames(message.done);
      worker.off("message", hear);
      resolve(message.segment);
    };
    worker.on("message", hear);
    send(worker, { kind: "encode", job });
  });
}

function send(worker: Worker, request: ShotRequest): void {
  worker.postMessage(request);
}
